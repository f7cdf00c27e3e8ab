import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { normaliseEmail } from '../text/email-address';
import { trustProxy } from './trust-proxy';
import { contradictions } from './contradictions';
import { Origins } from './origins';
import { unknownVariables } from './unknown-variables';
import { serviceVariables, type ServiceValues, type Values, variables } from './variables';

/** Thrown before anything starts; the message names each wrong variable and why. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

export interface ServiceConfiguration {
  databaseUrl: string;
  /** Replicas of it, for reads that may be a moment old. */
  databaseReadUrls: readonly string[];
  hosts: string[];
  siteUrl: string;
  /**
   * What Stripe may sign this service's webhooks with: two while one takes the place of the other. Made up outside
   * production, where none refuses them all.
   */
  stripeWebhookSecrets: readonly string[];
  /** PayPal's id of this service's webhook, part of what it signs; undefined refuses them all. */
  paypalWebhookId: string | undefined;
}

export interface Configuration {
  production: boolean;
  test: boolean;
  /** The address it listens on: this machine alone outside production, unless another is set. */
  host: string;
  /** Who may read the metrics, and where, when not everybody at the port of the services. */
  metrics: { token: string | undefined; port: number | undefined };
  /** What is handed over to a collector of OpenTelemetry; undefined where there is none. */
  telemetry: Telemetry | undefined;
  port: number;
  /** Where browsers reach this process, without a trailing slash. */
  publicUrl: string;
  logLevel: string;
  databasePool: number;
  /** After this long without an answer of the database a request is told that the service is unavailable. */
  databaseTimeoutMs: number;
  /** Mebibytes of answers that are kept in memory; 0 keeps none. */
  responseCacheMegabytes: number;
  /** What several processes share limits and their sockets' rooms by. */
  redisUrl: string | undefined;
  jwtSecret: string;
  /** The secret before: what it signed is accepted, and it signs nothing any more. */
  jwtSecretPrevious: string | undefined;
  jwtExpiration: string;
  bcryptRounds: number;
  /** Threads that hash passwords, and how many hashes may wait for one. */
  passwordWorkers: number;
  passwordQueueMax: number;
  /** Whether nobody may choose a password that is on every guesser's list. */
  passwordCommonRefused: boolean;
  corsOrigins: Origins;
  /** Origins whose pages alone may open sockets of services that are a frontend's own; the others follow `corsOrigins`. */
  frontendOrigins: string[] | undefined;
  trustProxy: false | number | string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Mails that forms may cause to one address a day. */
  mailMaxPerAddressPerDay: number;
  mediaRoot: string;
  bucket: BucketConfiguration | undefined;
  /** Who gets the full role of every service that has no account yet. */
  firstAdmin: { email: string; password: string } | undefined;
  demoData: boolean;
  demoPassword: string;
  demoPayments: boolean;
  demoWebhookSecret: string;
  stripe: StripeConfiguration | undefined;
  paypal: PaypalConfiguration | undefined;
  /** Another server that speaks PayPal's protocol; webhook certificates may come from its host. */
  paypalApiBase: string | undefined;
  /** How long an unpaid booking holds its nights. */
  bookingHoldMinutes: number;
  /** Limits set by the operator, by variable name. */
  rateLimits: Record<string, number | undefined>;
  /** The services this process hosts, by name, in the order they were declared. */
  services: Record<string, ServiceConfiguration>;
  /** Variables that look like ours and are not. */
  unknownVariables: string[];
}

export interface Telemetry {
  traces: boolean;
  logs: boolean;
  /** The operator asks for another protocol than the one that is spoken. */
  otherProtocol: boolean;
}

export interface BucketConfiguration {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  publicUrl: string | undefined;
}

export interface StripeConfiguration {
  secretKey: string;
  /** Another server that speaks Stripe's protocol. */
  apiBase: string | undefined;
}

export interface PaypalConfiguration {
  clientId: string;
  clientSecret: string;
  mode: 'sandbox' | 'live';
  apiBase: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** Reads and checks the whole environment once. Throws `ConfigurationError` naming every wrong variable. */
export function readConfiguration(environment: Environment, knownServices: readonly string[]): Configuration {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems: string[] = [];
  const read = parse(variables, set, problems);
  const services = knownServices.map(name => [name, parse(serviceVariables, ownVariables(name, set), problems, name)]);
  const own = Object.fromEntries(services) as Record<string, ServiceValues>;
  if (problems.length === 0) problems.push(...contradictions(read, own));
  const unknown = unknownVariables(Object.keys(set), knownVariables(knownServices), knownServices);
  for (const { name, suggestion: meant } of unknown) if (meant) problems.push(`${name}: is no variable; ${meant} is`);
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));

  const production = read.NODE_ENV === 'production';
  const corsOrigins = new Origins(read.CORS_ORIGIN ?? [], read.CORS_ORIGIN === undefined && !production);
  const names = read.SERVICES ?? knownServices;
  return {
    production,
    test: read.NODE_ENV === 'test',
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    metrics: { token: read.METRICS_TOKEN, port: read.METRICS_PORT },
    telemetry:
      read.OTEL_EXPORTER_OTLP_ENDPOINT && !read.OTEL_SDK_DISABLED
        ? {
            traces: read.OTEL_TRACES_EXPORTER === 'otlp',
            logs: read.OTEL_LOGS_EXPORTER === 'otlp',
            otherProtocol: read.OTEL_EXPORTER_OTLP_PROTOCOL !== 'http/json',
          }
        : undefined,
    port: read.PORT,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    logLevel: read.LOG_LEVEL,
    databasePool: read.DATABASE_POOL,
    databaseTimeoutMs: read.DATABASE_TIMEOUT_MS,
    responseCacheMegabytes: read.RESPONSE_CACHE_MB,
    redisUrl: read.REDIS_URL,
    jwtSecret: read.JWT_SECRET ?? randomBytes(32).toString('hex'),
    jwtSecretPrevious: read.JWT_SECRET_PREVIOUS,
    jwtExpiration: read.JWT_EXPIRATION,
    bcryptRounds: read.BCRYPT_ROUNDS,
    passwordWorkers: read.PASSWORD_WORKERS ?? availableParallelism(),
    passwordCommonRefused: read.PASSWORD_COMMON_REFUSED,
    passwordQueueMax: read.PASSWORD_QUEUE_MAX,
    corsOrigins,
    frontendOrigins: read.FRONTEND_URL,
    trustProxy: trustProxy(read.TRUST_PROXY) ?? false,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailMaxPerAddressPerDay: read.MAIL_MAX_PER_ADDRESS_PER_DAY,
    mediaRoot: read.MEDIA_ROOT,
    bucket: read.S3_BUCKET
      ? {
          endpoint: read.S3_ENDPOINT,
          region: read.S3_REGION,
          bucket: read.S3_BUCKET,
          accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
          publicUrl: read.S3_PUBLIC_URL,
        }
      : undefined,
    firstAdmin:
      read.FIRST_ADMIN_EMAIL && read.FIRST_ADMIN_PASSWORD
        ? { email: normaliseEmail(read.FIRST_ADMIN_EMAIL), password: read.FIRST_ADMIN_PASSWORD }
        : undefined,
    demoData: read.DEMO_DATA ?? !production,
    demoPassword: read.DEMO_PASSWORD ?? 'demo-password',
    demoPayments: read.DEMO_PAYMENTS ?? !production,
    demoWebhookSecret:
      read.DEMO_WEBHOOK_SECRET ?? (production ? randomBytes(32).toString('hex') : 'demo-webhook-secret'),
    stripe: read.STRIPE_SECRET_KEY ? { secretKey: read.STRIPE_SECRET_KEY, apiBase: read.STRIPE_API_BASE } : undefined,
    paypal:
      read.PAYPAL_CLIENT_ID && read.PAYPAL_CLIENT_SECRET
        ? {
            clientId: read.PAYPAL_CLIENT_ID,
            clientSecret: read.PAYPAL_CLIENT_SECRET,
            mode: read.PAYPAL_MODE,
            apiBase: read.PAYPAL_API_BASE,
          }
        : undefined,
    paypalApiBase: read.PAYPAL_API_BASE,
    bookingHoldMinutes: read.BOOKING_HOLD_MINUTES,
    rateLimits: Object.fromEntries(Object.entries(read).filter(([name]) => name.startsWith('RATE_LIMIT_'))) as Record<
      string,
      number | undefined
    >,
    services: Object.fromEntries(
      knownServices.filter(name => names.includes(name)).map(name => [name, serviceConfiguration(own[name]!, read)]),
    ),
    unknownVariables: unknown.map(({ name }) => name),
  };
}

function serviceConfiguration(read: ServiceValues, shared: Values): ServiceConfiguration {
  return {
    databaseUrl: read.DATABASE_URL ?? shared.DATABASE_URL ?? '',
    // The replicas of all services are none of a database of its own.
    databaseReadUrls: read.DATABASE_READ_URLS ?? (read.DATABASE_URL ? [] : shared.DATABASE_READ_URLS),
    hosts: read.HOSTS,
    siteUrl: read.SITE_URL.replace(/\/$/, ''),
    stripeWebhookSecrets:
      read.STRIPE_WEBHOOK_SECRET ??
      shared.STRIPE_WEBHOOK_SECRET ??
      (shared.NODE_ENV === 'production' ? [] : [randomBytes(32).toString('hex')]),
    paypalWebhookId: read.PAYPAL_WEBHOOK_ID ?? shared.PAYPAL_WEBHOOK_ID,
  };
}

const prefixOf = (service: string) => `${service.toUpperCase()}_`;

function knownVariables(services: readonly string[]): string[] {
  const each = Object.keys(serviceVariables.entries);
  return [...Object.keys(variables.entries), ...services.flatMap(name => each.map(key => prefixOf(name) + key))];
}

function ownVariables(service: string, set: Environment): Environment {
  const each = Object.keys(serviceVariables.entries);
  return Object.fromEntries(each.map(key => [key, set[prefixOf(service) + key]]));
}

/** What was read, which is whole only while no problem was added. */
function parse<Shape extends GenericSchema>(
  shape: Shape,
  texts: Environment,
  problems: string[],
  service?: string,
): InferOutput<Shape> {
  const { output, issues = [] } = safeParse(shape, texts, { abortPipeEarly: true });
  const prefix = service ? prefixOf(service) : '';
  problems.push(...issues.map(({ path, message }) => `${prefix}${String(path?.[0].key)}: ${message}`));
  return output;
}
