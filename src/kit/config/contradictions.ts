import { isGuessable } from './guessable';
import { trustProxy } from './trust-proxy';
import type { ServiceValues, Values } from './variables';

/** What is wrong with variables that are each well formed: one that needs another, or must not be left out in production. */
export function contradictions(read: Values, services: Record<string, ServiceValues>): string[] {
  const problems: string[] = [];
  const refuse = (wrong: unknown, problem: string) => {
    if (wrong) problems.push(problem);
  };
  const known = Object.keys(services);
  const hosted = read.SERVICES ?? known;
  const production = read.NODE_ENV === 'production';
  for (const name of hosted) {
    refuse(!known.includes(name), `SERVICES: there is no service '${name}' (${known.join(', ')})`);
  }
  refuse(hosted.length === 0, `SERVICES: names no service, such as ${known.join(',')}`);
  refuse(
    !read.DATABASE_URL && hosted.some(name => !services[name]?.DATABASE_URL),
    'DATABASE_URL: is needed, such as postgres://user:password@localhost:5432/quintet; outside production `npm start` brings a database of its own',
  );
  refuse(
    production && isGuessable(read.JWT_SECRET ?? ''),
    'JWT_SECRET: is needed in production, 16 random characters or more, such as openssl rand -hex 32 prints',
  );
  refuse(
    read.JWT_SECRET_PREVIOUS && isGuessable(read.JWT_SECRET_PREVIOUS),
    'JWT_SECRET_PREVIOUS: can be guessed, so tokens could still be forged with it; leave it out, and everybody signs in again',
  );
  refuse(
    production && read.DEMO_DATA && !read.DEMO_PASSWORD,
    'DEMO_DATA: in production needs DEMO_PASSWORD, for every demo account signs in with it and the default is public',
  );
  refuse(
    Boolean(read.FIRST_ADMIN_EMAIL) !== Boolean(read.FIRST_ADMIN_PASSWORD),
    'FIRST_ADMIN_EMAIL: needs FIRST_ADMIN_PASSWORD, and that needs it',
  );
  refuse(
    trustProxy(read.TRUST_PROXY) === undefined,
    'TRUST_PROXY: is a number of proxies or a list of their addresses, such as 1 or 10.0.0.0/8',
  );
  refuse(
    read.S3_BUCKET && !(read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY),
    'S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  );
  refuse(
    Boolean(read.PAYPAL_CLIENT_ID) !== Boolean(read.PAYPAL_CLIENT_SECRET),
    'PAYPAL_CLIENT_ID: needs PAYPAL_CLIENT_SECRET, and that needs it',
  );
  return problems;
}
