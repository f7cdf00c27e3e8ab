import { z } from 'zod';
import {
  address,
  count,
  flag,
  hostNames,
  list,
  mailAddress,
  mailSender,
  oneOf,
  origins,
  password,
  text,
  webAddress,
  whole,
} from './variable-kinds';

const database = address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/quintet');
const databases = list.refine(
  urls => urls.every(url => database.safeParse(url).success),
  'is a list of addresses such as postgres://user:password@replica:5432/quintet',
);

/** Every variable the process reads. Variables that exist once per service are in `serviceVariables`. */
export const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  HOST: text.optional(),
  PORT: whole(0, 65_535, 3000).default(3000),
  PUBLIC_URL: webAddress.optional(),
  SERVICES: list.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  METRICS_TOKEN: text
    .refine(sent => sent.length >= 16, 'has 16 characters or more, such as openssl rand -hex 16 prints')
    .optional(),
  METRICS_PORT: whole(0, 65_535, 9464).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: text.default('http/json'),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').default('otlp'),
  OTEL_LOGS_EXPORTER: oneOf('otlp', 'none').default('otlp'),
  OTEL_SDK_DISABLED: flag.default(false),
  DATABASE_URL: database.optional(),
  DATABASE_READ_URLS: databases.default([]),
  DATABASE_POOL: count(8).default(8),
  RESPONSE_CACHE_MB: whole(0, 65_536, 32).default(32),
  DATABASE_TIMEOUT_MS: whole(100, 60_000, 5000).default(5000),
  REDIS_URL: address(/^rediss?$/, 'redis://user:password@localhost:6379').optional(),
  JWT_SECRET: text.optional(),
  JWT_SECRET_PREVIOUS: text.optional(),
  JWT_EXPIRATION: text
    .regex(/^\d+(s|m|h|d|w)?$/, 'is a number of seconds, or of s, m, h, d, w, such as 7d')
    .default('7d'),
  BCRYPT_ROUNDS: whole(4, 15, 10).default(10),
  PASSWORD_WORKERS: whole(1, 64, 2).optional(),
  PASSWORD_COMMON_REFUSED: flag.default(false),
  PASSWORD_QUEUE_MAX: count(200).default(200),
  CORS_ORIGIN: origins.optional(),
  FRONTEND_URL: origins.optional(),
  TRUST_PROXY: text.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example:465').optional(),
  MAIL_FROM: mailSender.default('Quintet <no-reply@quintet.example>'),
  MAIL_MAX_PER_ADDRESS_PER_DAY: count(5).default(5),
  MEDIA_ROOT: text.default('.data/media'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  FIRST_ADMIN_EMAIL: mailAddress.optional(),
  FIRST_ADMIN_PASSWORD: password.optional(),
  DEMO_DATA: flag.optional(),
  DEMO_PASSWORD: password.optional(),
  DEMO_PAYMENTS: flag.optional(),
  DEMO_WEBHOOK_SECRET: text.optional(),
  STRIPE_SECRET_KEY: text
    .regex(/^(sk|rk)_(test|live)_\S+$/, 'is no secret key such as sk_test_... or sk_live_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: list.optional(),
  STRIPE_API_BASE: webAddress.optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_MODE: oneOf('sandbox', 'live').default('sandbox'),
  PAYPAL_API_BASE: webAddress.optional(),
  BOOKING_HOLD_MINUTES: whole(1, 24 * 60, 30).default(30),
  RATE_LIMIT_LOGIN: count(10).optional(),
  RATE_LIMIT_ORDERS: count(10).optional(),
  RATE_LIMIT_PAYMENT_SESSION: count(30).optional(),
  RATE_LIMIT_TRACKING: count(30).optional(),
  RATE_LIMIT_REGISTER: count(10).optional(),
  RATE_LIMIT_CONTACT: count(5).optional(),
  RATE_LIMIT_PROMO_GUESSES: count(30).optional(),
  RATE_LIMIT_MISSES: count(120).optional(),
  RATE_LIMIT_PASSWORD_GUESSES: count(20).optional(),
  RATE_LIMIT_PASSWORD_RESET: count(10).optional(),
});

/** Variables read as `<SERVICE>_<name>`. */
export const serviceVariables = z.object({
  DATABASE_URL: database.optional(),
  DATABASE_READ_URLS: databases.optional(),
  HOSTS: hostNames.default([]),
  SITE_URL: webAddress.default('http://localhost:5173'),
  STRIPE_WEBHOOK_SECRET: list.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
});
