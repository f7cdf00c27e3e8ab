import { z } from 'zod';

const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
);
const flag = z.enum(['true', 'false', '1', '0', '']).transform(text => text === 'true' || text === '1');
const webAddress = z.url({ protocol: /^https?$/ });
const count = z.coerce.number().int().positive();
const origin = z
  .string()
  .refine(
    text => URL.canParse(text) && new URL(text).origin === text,
    'is not an exact origin such as https://site.example',
  );

/** Every variable the process reads. Variables that exist once per service are in `serviceVariables`. */
export const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  SERVICES: list.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: count.default(8),
  JWT_SECRET: z.string().optional(),
  JWT_EXPIRATION: z
    .string()
    .regex(/^\d+(s|m|h|d|w)?$/, 'is a number of seconds, or of s, m, h, d, w, such as 7d')
    .default('7d'),
  BCRYPT_ROUNDS: z.coerce.number().int().min(4).max(15).default(10),
  CORS_ORIGIN: list.pipe(z.array(origin)).optional(),
  FRONTEND_URL: list.pipe(z.array(origin)).optional(),
  TRUST_PROXY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Quintet <no-reply@quintet.example>'),
  MAIL_MAX_PER_ADDRESS_PER_DAY: count.default(5),
  MEDIA_ROOT: z.string().default('.data/media'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  FIRST_ADMIN_EMAIL: z.email().optional(),
  FIRST_ADMIN_PASSWORD: z.string().min(8).max(72).optional(),
  DEMO_DATA: flag.optional(),
  DEMO_PASSWORD: z.string().min(8).max(72).default('demo-password'),
  DEMO_PAYMENTS: flag.optional(),
  DEMO_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PAYPAL_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  BOOKING_HOLD_MINUTES: count.max(24 * 60).default(30),
  RATE_LIMIT_LOGIN: count.optional(),
  RATE_LIMIT_ORDERS: count.optional(),
  RATE_LIMIT_PAYMENT_SESSION: count.optional(),
  RATE_LIMIT_TRACKING: count.optional(),
  RATE_LIMIT_REGISTER: count.optional(),
  RATE_LIMIT_CONTACT: count.optional(),
  RATE_LIMIT_PASSWORD_RESET: count.optional(),
  RATE_LIMIT_MISSES: count.optional(),
});

/** Variables read as `<SERVICE>_<name>`. */
export const serviceVariables = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  HOSTS: list.default([]),
  SITE_URL: webAddress.default('http://localhost:5173'),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
});
