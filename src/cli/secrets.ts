import { randomBytes } from 'node:crypto';
import type { CommandDeclaration } from './command';
import { UsageError } from './outcome';

const EMAIL = /^[^\s@"'$]+@[^\s@"'$]+$/;

/** Letters and digits only, so that a value needs no quotes in an .env file, a URL or a shell. */
const random = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Prints instead of writing a file: only a shell redirection replaces an existing file. */
export const secretsCommand: CommandDeclaration = {
  name: 'secrets',
  summary: 'Prints an .env file for production with new random secrets; changes nothing',
  scope: 'none',
  options: [['--email <address>', 'sign-in of the first administrator; you@example.com when left out']],
  run: async ({ options }) => {
    const email = String(options['email'] ?? 'you@example.com');
    if (!EMAIL.test(email)) throw new UsageError('--email must be an e-mail address.');
    const secrets = {
      JWT_SECRET: random(32),
      POSTGRES_PASSWORD: random(16),
      S3_SECRET_ACCESS_KEY: random(20),
      GRAFANA_PASSWORD: random(12),
      FIRST_ADMIN_EMAIL: email,
      FIRST_ADMIN_PASSWORD: random(12),
    };
    const text = `# Keep this file: Postgres and the bucket are set up with these passwords at their first start.
# Signs every token.
JWT_SECRET=${secrets.JWT_SECRET}
# For docker-compose.yml: the database, the bucket and the dashboards at http://localhost:3001 (user admin).
POSTGRES_PASSWORD=${secrets.POSTGRES_PASSWORD}
S3_SECRET_ACCESS_KEY=${secrets.S3_SECRET_ACCESS_KEY}
GRAFANA_PASSWORD=${secrets.GRAFANA_PASSWORD}
# Signs in first, in every service. Change the password there, then remove both lines.
FIRST_ADMIN_EMAIL=${secrets.FIRST_ADMIN_EMAIL}
FIRST_ADMIN_PASSWORD=${secrets.FIRST_ADMIN_PASSWORD}`;
    return { text, data: secrets };
  },
};
