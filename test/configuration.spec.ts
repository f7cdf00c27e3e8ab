/** @no-database */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { serviceVariables, variables } from '#kit/config/variables';
import { isGuessable } from '#kit/config/guessable';
import { trustProxy } from '#kit/config/trust-proxy';
import { atRandom, trials } from './harness/trials';
import { ROOT } from './source-files';

const NAMES = ['food', 'courses', 'property', 'stays', 'fitness'];
const DATABASE = { DATABASE_URL: 'postgres://quintet@localhost:5432/quintet' };
const PRODUCTION = { ...DATABASE, NODE_ENV: 'production', JWT_SECRET: 'thirty-two characters, or even more' };

const read = (environment: Record<string, string | undefined> = {}) =>
  readConfiguration({ ...DATABASE, ...environment }, NAMES);

function refusalOf(environment: Record<string, string | undefined>): string {
  try {
    readConfiguration(environment, NAMES);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('.env.example', () => {
  const lines = readFileSync(join(ROOT, '.env.example'), 'utf8').split('\n');
  const examples = lines.flatMap((line, index) => {
    const [, name, value] = /^# ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value: value ?? '', before: lines[index - 1] ?? '' }];
  });

  it('names every variable once, and no other', () => {
    const perService = Object.keys(serviceVariables.entries);
    const known = [
      ...Object.keys(variables.entries),
      ...NAMES.flatMap(name => perService.map(variable => `${name.toUpperCase()}_${variable}`)),
    ];
    expect(examples.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  it('sets nothing by itself', () => {
    expect(lines.filter(line => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('explains each in a line above it', () => {
    const silent = examples.filter(({ before }) => !/^# [\w`]/.test(before));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('shows values that work', () => {
    const filled = Object.fromEntries(examples.filter(({ value }) => value).map(({ name, value }) => [name, value]));
    expect(refusalOf(filled)).toBe('');
  });
});

describe('the configuration', () => {
  it('needs a database and nothing else', () => {
    expect(refusalOf({})).toMatch(/^DATABASE_URL: /);
    expect(refusalOf(DATABASE)).toBe('');
  });

  it('has the documented defaults', () => {
    const { jwtSecret, services, ...rest } = read();
    expect(jwtSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(services)).toEqual(NAMES);
    expect(services['food']).toMatchObject({
      databaseUrl: DATABASE.DATABASE_URL,
      hosts: [],
      siteUrl: 'http://localhost:5173',
    });
    const sites = Object.values(services).map(({ siteUrl }) => new URL(siteUrl).port);
    expect(Object.fromEntries(NAMES.map((name, at) => [name, sites[at]]))).toEqual({
      food: '5173',
      courses: '5175',
      property: '5177',
      stays: '5173',
      fitness: '5176',
    });
    expect(rest).toMatchObject({
      production: false,
      test: false,
      host: '127.0.0.1',
      metrics: { token: undefined, port: undefined },
      unknownVariables: [],
      port: 3000,
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
      jwtExpiration: '7d',
      corsOrigins: { named: [], local: true },
      trustProxy: false,
      smtpUrl: undefined,
      bucket: undefined,
      demoData: true,
      demoPassword: 'demo-password',
      demoPayments: true,
      demoWebhookSecret: 'demo-webhook-secret',
    });
  });

  it('is closed in production unless it is opened', () => {
    const closed = readConfiguration(PRODUCTION, NAMES);
    expect(closed).toMatchObject({ production: true, host: '0.0.0.0', corsOrigins: { named: [], local: false } });
    expect(closed).toMatchObject({ demoData: false, demoPayments: false });
    expect(closed.demoWebhookSecret).toMatch(/^[0-9a-f]{64}$/);
    const demo = { DEMO_DATA: 'true', DEMO_PASSWORD: 'one of our own', DEMO_PAYMENTS: '1' };
    const opened = readConfiguration({ ...PRODUCTION, ...demo }, NAMES);
    expect(opened).toMatchObject({ demoData: true, demoPayments: true });
  });

  it.each([
    undefined,
    'short',
    'a'.repeat(64),
    'changemechangeme',
    'secretsecretsecret',
    '0123456789'.repeat(4),
    'your-256-bit-secret',
    'kP3xQ9vT7mZ2wB8nL5rY4cD6kP3xQ9v', // 31 bytes
  ])('does not sign with %s in production', JWT_SECRET => {
    expect(refusalOf({ ...PRODUCTION, JWT_SECRET })).toMatch(/^JWT_SECRET: .*openssl rand/m);
  });

  it('signs with 32 bytes in production, and verifies what a shorter secret signed before', () => {
    const JWT_SECRET = 'kP3xQ9vT7mZ2wB8nL5rY4cD6kP3xQ9vT';
    const JWT_SECRET_PREVIOUS = 'kP3xQ9vT7mZ2wB8n';
    expect(refusalOf({ ...PRODUCTION, JWT_SECRET, JWT_SECRET_PREVIOUS, DEMO_WEBHOOK_SECRET: JWT_SECRET })).toBe('');
  });

  it(
    'takes every secret that was made at random',
    atRandom(({ below }) => {
      const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
      for (let round = 0; round < trials(200, 50); round++) {
        expect(isGuessable(bytes(32).toString('hex'))).toBe(false);
        expect(isGuessable(bytes(18).toString('base64url'))).toBe(false);
      }
    }),
  );

  it('gives demo accounts no password that everybody knows, in production', () => {
    expect(refusalOf({ ...PRODUCTION, DEMO_DATA: 'true' })).toMatch(/^DEMO_DATA: .*DEMO_PASSWORD/);
  });

  it('sends webhooks to this machine only outside production', () => {
    expect(read({ WEBHOOK_FETCH_LOOPBACK: 'true' }).webhookFetchLoopback).toBe(true);
    expect(read({}).webhookFetchLoopback).toBe(false);
    expect(refusalOf({ ...PRODUCTION, WEBHOOK_FETCH_LOOPBACK: 'true' })).toMatch(
      /^WEBHOOK_FETCH_LOOPBACK: .*production/,
    );
  });

  it('lets nothing leave a public demonstration', () => {
    const outside = { SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_live_1', PAYPAL_CLIENT_ID: 'a' };
    const demo = read({ DEMO_MODE: 'true', PAYPAL_CLIENT_SECRET: 'b', ...outside });
    expect(demo).toMatchObject({ demoMode: true, demoResetAt: '03:00', demoData: true, demoPayments: true });
    expect([demo.smtpUrl, demo.stripe, demo.paypal]).toEqual([undefined, undefined, undefined]);
    const live = { ...outside, PAYPAL_CLIENT_SECRET: 'b', PAYPAL_MODE: 'live', AI_API_KEY: 'key', AI_MODELS: 'm' };
    const refused = refusalOf({ ...PRODUCTION, DEMO_MODE: 'true', AI_IMAGE_MODEL: 'p', ...live });
    for (const name of [
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'PAYPAL_CLIENT_ID',
      'AI_TOKENS_PER_DAY',
      'AI_PICTURES_PER_DAY',
    ])
      expect(refused).toMatch(new RegExp(`^${name}: .*DEMO_MODE`, 'm'));
    const limited = { AI_API_KEY: 'key', AI_MODELS: 'm', AI_TOKENS_PER_DAY: '1000', STRIPE_SECRET_KEY: 'sk_test_1' };
    const opened = readConfiguration({ ...PRODUCTION, DEMO_MODE: 'true', ...limited }, NAMES);
    expect(opened).toMatchObject({ production: true, demoMode: true, stripe: undefined });
    for (const name of ['DEMO_DATA', 'DEMO_PAYMENTS'])
      expect(refusalOf({ ...DATABASE, DEMO_MODE: 'true', [name]: 'false' })).toMatch(
        new RegExp(`^${name}: .*DEMO_MODE`),
      );
  });

  it.each(['3:00', '24:00', '03:60', 'noon'])('refuses %s as a time of day', time => {
    expect(refusalOf({ ...DATABASE, DEMO_RESET_AT: time })).toMatch(/^DEMO_RESET_AT: .*03:00/);
  });

  it('refuses a misspelt variable, and tells of others that look like ours', () => {
    const { unknownVariables } = read({
      STRIPE_PUBLISHABLE_KEY: 'pk_1',
      FOOD_COURT: 'x',
      EDITOR: 'vi',
    });
    expect(unknownVariables).toEqual(['STRIPE_PUBLISHABLE_KEY', 'FOOD_COURT']);
    for (const [slip, meant] of Object.entries({
      RATE_LIMIT_LOGINS: 'RATE_LIMIT_LOGIN',
      STRIPE_WEBHOOK_SECERT: 'STRIPE_WEBHOOK_SECRET',
      FOOD_HOST: 'FOOD_HOSTS',
    })) {
      expect(refusalOf({ ...DATABASE, [slip]: '5' })).toBe(`${slip}: is no variable; ${meant} is`);
    }
  });

  it('makes up a new secret at each start', () => {
    expect(read().jwtSecret).not.toBe(read().jwtSecret);
    expect(read({ JWT_SECRET: 'a secret of the operator' }).jwtSecret).toBe('a secret of the operator');
  });

  it('takes the secret before for a while, when it is one', () => {
    const JWT_SECRET_PREVIOUS = 'the secret of last year';
    expect(read({ JWT_SECRET_PREVIOUS })).toMatchObject({ jwtSecretPrevious: JWT_SECRET_PREVIOUS });
    expect(refusalOf({ ...DATABASE, JWT_SECRET_PREVIOUS: 'short' })).toMatch(/^JWT_SECRET_PREVIOUS: /m);
  });

  it('reads an empty value as unset', () => {
    expect(read({ PORT: '', SERVICES: '', CORS_ORIGIN: '', TRUST_PROXY: '', FOOD_HOSTS: '' })).toMatchObject({
      port: 3000,
      corsOrigins: { named: [], local: true },
      trustProxy: false,
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'here'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '0'],
    ['JWT_EXPIRATION', 'soon'],
    ['JWT_EXPIRATION', '7 days'],
    ['BCRYPT_ROUNDS', '3'],
    ['BCRYPT_ROUNDS', '16'],
    ['CORS_ORIGIN', '*'],
    ['CORS_ORIGIN', 'shop.example'],
    ['CORS_ORIGIN', 'https://shop.example/'],
    ['CORS_ORIGIN', 'https://shop.example,https://other.example/path'],
    ['FRONTEND_URL', 'shop.example'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '-1'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'garbage'],
    ['MAIL_FROM', 'Quintet <garbage>'],
    ['MAIL_MAX_PER_ADDRESS_PER_DAY', '0'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', '99999'],
    ['STRIPE_SECRET_KEY', 'foo'],
    ['STRIPE_SECRET_KEY', 'pk_test_public'],
    ['FOOD_HOSTS', 'https://shop.example'],
    ['S3_ENDPOINT', 'bucket'],
    ['S3_BUCKET', 'files'],
    ['DEMO_DATA', 'yes'],
    ['DEMO_PASSWORD', 'short'],
    ['FIRST_ADMIN_EMAIL', 'nobody'],
    ['FIRST_ADMIN_EMAIL', 'first@example.com'],
    ['FIRST_ADMIN_PASSWORD', 'short'],
    ['DEMO_PAYMENTS', 'on'],
    ['RATE_LIMIT_LOGIN', '0'],
    ['RATE_LIMIT_ORDERS', '-5'],
    ['RATE_LIMIT_CONTACT', 'many'],
    ['RATE_LIMIT_TRACKING', '1.5'],
    ['STRIPE_API_BASE', 'ftp://stripe.example'],
    ['PAYPAL_CLIENT_ID', 'without its secret'],
    ['PAYPAL_MODE', 'production'],
    ['SERVICES', 'food,drinks'],
    ['SERVICES', ','],
    ['FOOD_DATABASE_URL', 'http://localhost/x'],
    ['STAYS_SITE_URL', 'stays'],
  ])('does not start with %s=%s, and says which', (name, value) => {
    expect(refusalOf({ ...DATABASE, [name]: value })).toMatch(new RegExp(`^${name}(\\.\\d+)?: .+`, 'm'));
  });

  it('names every wrong variable at once, in our own words', () => {
    const told = refusalOf({ ...DATABASE, PORT: 'x', LOG_LEVEL: 'loud', DEMO_DATA: 'maybe', FOOD_SITE_URL: 'here' });
    expect(told.split('\n')).toEqual([
      'PORT: is a whole number from 0 to 65535, such as 3000',
      'LOG_LEVEL: is fatal, error, warn, info, debug, trace or silent',
      'DEMO_DATA: is true or false',
      'FOOD_SITE_URL: is no address such as https://api.example.com',
    ]);
  });

  it.each(['shop@example.com', 'Shop & Sons <shop@example.com>', '"Shop, Sons" <shop@example.com>'])(
    'sends mail as %s',
    MAIL_FROM => {
      expect(read({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it('hosts the named services in the declared order', () => {
    expect(Object.keys(read({ SERVICES: 'stays, food' }).services)).toEqual(['food', 'stays']);
  });

  it('reads what is set for one service alone', () => {
    const { services } = read({
      FOOD_DATABASE_URL: 'postgres://elsewhere/food',
      FOOD_HOSTS: 'Shop.example, www.shop.example',
      FOOD_SITE_URL: 'https://shop.example/',
    });
    expect(services['food']).toMatchObject({
      databaseUrl: 'postgres://elsewhere/food',
      hosts: ['shop.example', 'www.shop.example'],
      siteUrl: 'https://shop.example',
    });
    expect(services['stays']).toMatchObject({ databaseUrl: DATABASE.DATABASE_URL, hosts: [] });
  });

  it('reads limits as numbers, by the name of their variable', () => {
    expect(read({ RATE_LIMIT_LOGIN: '3' }).rateLimits['RATE_LIMIT_LOGIN']).toBe(3);
    expect(read().rateLimits['RATE_LIMIT_LOGIN']).toBeUndefined();
  });

  it('reads the webhook secrets of a service before those of all', () => {
    const { services } = read({ STRIPE_WEBHOOK_SECRET: 'whsec_all', FOOD_STRIPE_WEBHOOK_SECRET: 'whsec_food' });
    expect(services['food']?.stripeWebhookSecrets).toEqual(['whsec_food']);
    expect(services['stays']?.stripeWebhookSecrets).toEqual(['whsec_all']);
    const two = read({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' }).services['food'];
    expect(two?.stripeWebhookSecrets).toEqual(['whsec_new', 'whsec_old']);
  });

  it('takes a bucket with its keys', () => {
    const { bucket } = read({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
    expect(bucket).toMatchObject({ bucket: 'files', region: 'us-east-1', accessKeyId: 'key' });
  });
});

describe('trustProxy', () => {
  it.each<[string | undefined, false | number | string[]]>([
    [undefined, false],
    ['false', false],
    ['0', false],
    ['true', 1],
    ['1', 1],
    ['3', 3],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('reads %s as %j', (text, meant) => {
    expect(trustProxy(text)).toEqual(meant);
  });

  it.each(['yes', '-1', '1.5', '300.0.0.1', '10.0.0.1,', '10.0.0.1/x', 'proxy.example', '100'])('refuses %s', text => {
    expect(trustProxy(text)).toBeUndefined();
  });
});

describe('the models', () => {
  it('have defaults, and no key', () => {
    expect(read().ai).toEqual({
      provider: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: undefined,
      models: [],
      imageModel: undefined,
      tokensPerDay: 1_000_000,
      picturesPerDay: 200,
    });
    expect(read({ AI_PROVIDER: 'anthropic' }).ai.baseUrl).toBe('https://api.anthropic.com/v1');
    const own = { AI_BASE_URL: 'http://models.local:8000/v1/', AI_API_KEY: 'local', AI_MODELS: 'one, two,one' };
    expect(read(own).ai).toMatchObject({ baseUrl: 'http://models.local:8000/v1', models: ['one', 'two'] });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ AI_API_KEY: 'a-very-secret-one' }, /^AI_API_KEY: needs AI_MODELS/],
    [{ AI_API_KEY: 'a-very-secret one', AI_MODELS: 'large' }, /^AI_API_KEY: is no key/],
    [{ AI_PROVIDER: 'other' }, /^AI_PROVIDER: is openai or anthropic/],
    [{ AI_BASE_URL: 'ftp://models.local' }, /^AI_BASE_URL: is no address/],
    [{ AI_BASE_URL: 'https://user:a-very-secret-one@models.local' }, /^AI_BASE_URL: has neither a user nor a query/],
    [{ AI_BASE_URL: 'https://models.local?key=a-very-secret-one' }, /^AI_BASE_URL: has neither a user nor a query/],
    [{ AI_PROVIDER: 'anthropic', AI_IMAGE_MODEL: 'painter' }, /^AI_IMAGE_MODEL: needs a server that draws/],
    [{ AI_TOKENS_PER_DAY: '0' }, /^AI_TOKENS_PER_DAY: is a whole number from 1/],
    [{ AI_PICTURES_PER_DAY: 'many' }, /^AI_PICTURES_PER_DAY: is a whole number from 1/],
    [{ AI_MODEL: 'large' }, /^AI_MODEL: is no variable; AI_MODELS is/],
  ])('refuse %j', (environment, problem) => {
    const refusal = refusalOf({ ...DATABASE, ...environment });
    expect(refusal).toMatch(problem);
    expect(refusal).not.toContain('a-very-secret');
  });

  it('are unavailable in production without a key, which is no error', () => {
    expect(refusalOf({ ...PRODUCTION, AI_PROVIDER: 'anthropic', AI_MODELS: 'large' })).toBe('');
  });
});
