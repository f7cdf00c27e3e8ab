import { check, type InferOutput, is, object, optional, pipe, transform } from 'valibot';
import { parseAddress } from './database-address';
import {
  address,
  count,
  flag,
  hostNames,
  list,
  mailAddress,
  mailSender,
  matching,
  oneOf,
  origins,
  password,
  paymentMethods,
  providerAddress,
  text,
  timeOfDay,
  webAddress,
  whole,
} from './variable-kinds';

const database = pipe(
  text,
  transform(sent => sent.trim()),
  check(
    sent => parseAddress(sent) !== undefined,
    'is no address such as postgres://user:password@localhost:5432/quintet, or with several hosts postgres://user:password@a:5432,b:5432/quintet?target_session_attrs=read-write',
  ),
);
const databases = pipe(
  // Addresses may name several hosts.
  text,
  transform(sent =>
    sent
      .split(/,(?=\s*postgres(?:ql)?:)/)
      .map(url => url.trim())
      .filter(Boolean),
  ),
  check(
    urls => urls.every(url => is(database, url)),
    'is a list of addresses such as postgres://user:password@replica:5432/quintet',
  ),
);

/** Every variable the process reads. Variables that exist once per service are in `serviceVariables`. */
export const variables = object({
  NODE_ENV: optional(oneOf('production', 'development', 'test'), 'development'),
  HOST: optional(text),
  PORT: optional(whole(0, 65_535, 3000), '3000'),
  PUBLIC_URL: optional(webAddress),
  SERVICES: optional(list),
  LOG_LEVEL: optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  METRICS_TOKEN: optional(matching(/^.{16,}$/s, 'has 16 characters or more, such as openssl rand -hex 16 prints')),
  METRICS_PORT: optional(whole(0, 65_535, 9464)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(text, 'http/json'),
  OTEL_TRACES_EXPORTER: optional(oneOf('otlp', 'none'), 'otlp'),
  OTEL_LOGS_EXPORTER: optional(oneOf('otlp', 'none'), 'otlp'),
  OTEL_SDK_DISABLED: optional(flag, 'false'),
  DATABASE_URL: optional(database),
  DATABASE_DIRECT_URL: optional(database),
  DATABASE_READ_URLS: optional(databases, ''),
  DATABASE_POOL: optional(count(8), '8'),
  RESPONSE_CACHE_MB: optional(whole(0, 65_536, 32), '32'),
  DATABASE_TIMEOUT_MS: optional(whole(100, 60_000, 5000), '5000'),
  REDIS_URL: optional(address(/^rediss?$/, 'redis://user:password@localhost:6379')),
  JWT_SECRET: optional(text),
  JWT_SECRET_PREVIOUS: optional(text),
  JWT_EXPIRATION: optional(
    matching(/^\d+(s|m|h|d|w)?$/, 'is a number of seconds, or of s, m, h, d, w, such as 7d'),
    '7d',
  ),
  BCRYPT_ROUNDS: optional(whole(4, 15, 10), '10'),
  PASSWORD_WORKERS: optional(whole(1, 64, 2)),
  PASSWORD_COMMON_REFUSED: optional(flag, 'false'),
  PASSWORD_QUEUE_MAX: optional(count(200), '200'),
  CORS_ORIGIN: optional(origins),
  FRONTEND_URL: optional(origins),
  TRUST_PROXY: optional(text),
  SMTP_URL: optional(address(/^smtps?$/, 'smtps://user:password@mail.example:465')),
  MAIL_FROM: optional(mailSender, 'Quintet <no-reply@quintet.example>'),
  MAIL_MAX_PER_ADDRESS_PER_DAY: optional(count(5), '5'),
  MEDIA_ROOT: optional(text, '.data/media'),
  MEDIA_DISK_UPLOADS: optional(flag, 'false'),
  BACKUP_FOLDER: optional(text),
  S3_ENDPOINT: optional(webAddress),
  S3_REGION: optional(text, 'us-east-1'),
  S3_BUCKET: optional(text),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  S3_PUBLIC_URL: optional(webAddress),
  FIRST_ADMIN_EMAIL: optional(mailAddress),
  FIRST_ADMIN_PASSWORD: optional(password),
  DEMO_MODE: optional(flag, 'false'),
  DEMO_RESET_AT: optional(timeOfDay, '03:00'),
  DEMO_DATA: optional(flag),
  DEMO_PASSWORD: optional(password),
  DEMO_PAYMENTS: optional(flag),
  DEMO_WEBHOOK_SECRET: optional(text),
  STRIPE_SECRET_KEY: optional(
    matching(/^(sk|rk)_(test|live)_\S+$/, 'is no secret key such as sk_test_... or sk_live_...'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(list),
  STRIPE_API_BASE: optional(webAddress),
  STRIPE_PAYMENT_METHODS: optional(paymentMethods, 'card'),
  PAYPAL_CLIENT_ID: optional(text),
  PAYPAL_CLIENT_SECRET: optional(text),
  PAYPAL_WEBHOOK_ID: optional(text),
  PAYPAL_MODE: optional(oneOf('sandbox', 'live'), 'sandbox'),
  PAYPAL_API_BASE: optional(webAddress),
  AI_PROVIDER: optional(oneOf('openai', 'anthropic'), 'openai'),
  AI_BASE_URL: optional(providerAddress),
  AI_API_KEY: optional(matching(/^[\x21-\x7e]+$/, 'is no key: it has spaces or letters that no header can contain')),
  AI_MODELS: optional(list, ''),
  AI_IMAGE_MODEL: optional(text),
  AI_TOKENS_PER_DAY: optional(count(1_000_000)),
  AI_PICTURES_PER_DAY: optional(count(200)),
  CALENDAR_FETCH_PRIVATE: optional(flag, 'false'),
  CONNECT_FETCH_PRIVATE: optional(flag, 'false'),
  OFFICE: optional(flag, 'true'),
  WEBHOOK_FETCH_LOOPBACK: optional(flag, 'false'),
  BOOKING_HOLD_MINUTES: optional(whole(1, 24 * 60, 30), '30'),
  RATE_LIMIT_LOGIN: optional(count(10)),
  RATE_LIMIT_ORDERS: optional(count(10)),
  RATE_LIMIT_PAYMENT_SESSION: optional(count(30)),
  RATE_LIMIT_TRACKING: optional(count(30)),
  RATE_LIMIT_REGISTER: optional(count(10)),
  RATE_LIMIT_CONTACT: optional(count(5)),
  RATE_LIMIT_PROMO_GUESSES: optional(count(30)),
  RATE_LIMIT_MISSES: optional(count(120)),
  RATE_LIMIT_PASSWORD_GUESSES: optional(count(20)),
  RATE_LIMIT_PASSWORD_RESET: optional(count(10)),
});

/** Variables read as `<SERVICE>_<name>`. */
export const serviceVariables = object({
  DATABASE_URL: optional(database),
  DATABASE_DIRECT_URL: optional(database),
  DATABASE_READ_URLS: optional(databases),
  HOSTS: optional(hostNames, ''),
  SITE_URL: optional(webAddress),
  STRIPE_WEBHOOK_SECRET: optional(list),
  PAYPAL_WEBHOOK_ID: optional(text),
});

export type Values = InferOutput<typeof variables>;
export type ServiceValues = InferOutput<typeof serviceVariables>;
