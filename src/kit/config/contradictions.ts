import { isGuessable } from './guessable';
import { isKnownExample } from './known-examples';
import { trustProxy } from './trust-proxy';
import type { ServiceValues, Values } from './variables';

/** Minimum bytes of signing secrets: RFC 7518 requires the size of the hash. */
const MIN_SIGNING_BYTES = 32;

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
    production && !isSigningSecret(read.JWT_SECRET ?? ''),
    'JWT_SECRET: is needed in production, 32 random bytes or more, such as openssl rand -hex 32 prints',
  );
  refuse(
    production && read.DEMO_WEBHOOK_SECRET !== undefined && !isSigningSecret(read.DEMO_WEBHOOK_SECRET),
    'DEMO_WEBHOOK_SECRET: signs demo payments and needs 32 random bytes or more in production, such as openssl rand -hex 32 prints; or leave it out',
  );
  refuse(
    read.JWT_SECRET_PREVIOUS && isGuessable(read.JWT_SECRET_PREVIOUS),
    'JWT_SECRET_PREVIOUS: can be guessed, so tokens could still be forged with it; leave it out, and everybody signs in again',
  );
  refuse(
    production && read.DEMO_DATA && !read.DEMO_PASSWORD && !read.DEMO_MODE,
    'DEMO_DATA: in production needs DEMO_PASSWORD, for every demo account signs in with it and the default is public',
  );
  refuse(
    production && read.CALENDAR_FETCH_PRIVATE,
    'CALENDAR_FETCH_PRIVATE: lets staff request servers of your own network and is refused in production; leave it out',
  );
  refuse(
    production && read.CONNECT_FETCH_PRIVATE,
    'CONNECT_FETCH_PRIVATE: lets visitors request https servers on this machine and is refused in production; leave it out',
  );
  refuse(
    production && read.WEBHOOK_FETCH_LOOPBACK,
    'WEBHOOK_FETCH_LOOPBACK: lets staff send webhooks to this machine and is refused in production; leave it out',
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
  refuse(
    read.AI_API_KEY && read.AI_MODELS.length === 0,
    'AI_API_KEY: needs AI_MODELS, the models to offer, such as AI_MODELS=large-model,small-model',
  );
  refuse(
    read.AI_IMAGE_MODEL && read.AI_PROVIDER === 'anthropic' && !read.AI_BASE_URL,
    'AI_IMAGE_MODEL: needs a server that draws pictures, which that of AI_PROVIDER=anthropic does not; set AI_BASE_URL or leave it out',
  );
  if (production) {
    const named = problems.map(problem => problem.split(':', 1)[0]);
    problems.push(...exampleProblems(read, services).filter(problem => !named.includes(problem.split(':', 1)[0])));
  }
  if (read.DEMO_MODE) problems.push(...demoModeProblems(read, production));
  return problems;
}

const isSigningSecret = (secret: string): boolean =>
  Buffer.byteLength(secret) >= MIN_SIGNING_BYTES && !isGuessable(secret);

/** Secrets of this installation with publicly known values. */
function exampleProblems(read: Values, services: Record<string, ServiceValues>): string[] {
  const secrets: Record<string, string | readonly string[] | undefined> = {
    JWT_SECRET: read.JWT_SECRET,
    JWT_SECRET_PREVIOUS: read.JWT_SECRET_PREVIOUS,
    METRICS_TOKEN: read.METRICS_TOKEN,
    FIRST_ADMIN_PASSWORD: read.FIRST_ADMIN_PASSWORD,
    // The demo accounts of a public demonstration are open to everybody.
    DEMO_PASSWORD: read.DEMO_MODE ? undefined : read.DEMO_PASSWORD,
    DEMO_WEBHOOK_SECRET: read.DEMO_WEBHOOK_SECRET,
    STRIPE_WEBHOOK_SECRET: read.STRIPE_WEBHOOK_SECRET,
  };
  for (const [name, own] of Object.entries(services))
    secrets[`${name.toUpperCase()}_STRIPE_WEBHOOK_SECRET`] = own.STRIPE_WEBHOOK_SECRET;
  return Object.entries(secrets)
    .filter(([, values]) => [values ?? []].flat().some(isKnownExample))
    .map(
      ([name]) => `${name}: is an example that everybody knows, and is refused in production; set a value of your own`,
    );
}

/** A public demonstration loads demo data, takes no real payments, and sends no mail. */
function demoModeProblems(read: Values, production: boolean): string[] {
  const problems: string[] = [];
  const refuse = (wrong: unknown, problem: string) => {
    if (wrong) problems.push(problem);
  };
  refuse(
    read.DEMO_DATA === false,
    'DEMO_DATA: is false, and DEMO_MODE fills the services with demo data; leave it out',
  );
  refuse(
    read.DEMO_PAYMENTS === false,
    'DEMO_PAYMENTS: is false, and the demo payer is the only one of DEMO_MODE; leave it out',
  );
  if (!production) return problems;
  refuse(
    read.STRIPE_SECRET_KEY && !read.STRIPE_SECRET_KEY.includes('_test_'),
    'STRIPE_SECRET_KEY: is a live key, and in production DEMO_MODE takes no real payments; leave one of the two out',
  );
  refuse(
    read.PAYPAL_CLIENT_ID && read.PAYPAL_MODE === 'live',
    'PAYPAL_CLIENT_ID: belongs to live payments (PAYPAL_MODE), and in production DEMO_MODE takes none; leave one of the two out',
  );
  refuse(
    read.SMTP_URL,
    'SMTP_URL: is a mail server, and in production DEMO_MODE sends no mail; leave one of the two out',
  );
  refuse(
    read.AI_API_KEY && read.AI_TOKENS_PER_DAY === undefined,
    'AI_TOKENS_PER_DAY: is needed in production with DEMO_MODE and AI_API_KEY, for visitors spend these tokens',
  );
  refuse(
    read.AI_API_KEY && read.AI_IMAGE_MODEL && read.AI_PICTURES_PER_DAY === undefined,
    'AI_PICTURES_PER_DAY: is needed in production with DEMO_MODE and AI_IMAGE_MODEL, for visitors have pictures drawn',
  );
  return problems;
}
