import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { normaliseEmail } from '../text/email-address';
import { trustProxy } from './trust-proxy';
import { type AiConfiguration, aiConfiguration } from './ai-configuration';
import { contradictions } from './contradictions';
import { defaultSiteOf } from './development-sites';
import { Origins } from './origins';
import { unknownVariables } from './unknown-variables';
import { serviceVariables, type ServiceValues, type Values, variables } from './variables';

/** Thrown before the start; the message names each wrong variable and the reason. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

export interface ServiceConfiguration {
  databaseUrl: string;
  /** Leads past the connection pooler at `databaseUrl`; the same without one. */
  databaseDirectUrl: string;
  hasPooler: boolean;
  /** Replicas of the database, for reads that may be slightly stale. */
  databaseReadUrls: readonly string[];
  hosts: string[];
  siteUrl: string;
  /** Secrets of Stripe's webhook signatures, two during a rotation. Generated outside production. */
  stripeWebhookSecrets: readonly string[];
  /** PayPal's id of the webhook, part of its signature; undefined refuses all events. */
  paypalWebhookId: string | undefined;
}

export interface Configuration {
  production: boolean;
  test: boolean;
  /** The listening address: only this machine outside production, unless set. */
  host: string;
  /** Access to the metrics; without a port, at the port of the services. */
  metrics: { token: string | undefined; port: number | undefined };
  /** OpenTelemetry export; undefined without a collector. */
  telemetry: Telemetry | undefined;
  port: number;
  /** The address of this process for browsers, without a trailing slash. */
  publicUrl: string;
  logLevel: string;
  databasePool: number;
  /** Milliseconds to wait for the database before a request fails with 503. */
  databaseTimeoutMs: number;
  /** Mebibytes of the response cache; 0 disables it. */
  responseCacheMegabytes: number;
  /** Shares limits and socket rooms between processes. */
  redisUrl: string | undefined;
  jwtSecret: string;
  /** The previous secret: verifies signatures, but signs nothing. */
  jwtSecretPrevious: string | undefined;
  jwtExpiration: string;
  bcryptRounds: number;
  /** Threads that hash passwords, and the maximum number of waiting hashes. */
  passwordWorkers: number;
  passwordQueueMax: number;
  passwordCommonRefused: boolean;
  corsOrigins: Origins;
  /** Origins that may open sockets of services with `livePages: 'frontend'`; others follow `corsOrigins`. */
  frontendOrigins: string[] | undefined;
  trustProxy: false | number | string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Maximum mails of forms to one address per day. */
  mailMaxPerAddressPerDay: number;
  mediaRoot: string;
  /** Services that need a bucket store uploads in `mediaRoot` when there is none. */
  hasDiskUploads: boolean;
  /** Folder of the backups, whose age is reported. */
  backupFolder: string | undefined;
  bucket: BucketConfiguration | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  /** Whether the installation is a public demonstration: no mail, no real payments, a reset every night. */
  demoMode: boolean;
  /** Time of day in UTC of the nightly reset, as `HH:MM`. */
  demoResetAt: string;
  demoData: boolean;
  demoPassword: string;
  demoPayments: boolean;
  demoWebhookSecret: string;
  stripe: StripeConfiguration | undefined;
  paypal: PaypalConfiguration | undefined;
  /** Another server with PayPal's protocol; webhook certificates may come from its host. */
  paypalApiBase: string | undefined;
  ai: AiConfiguration;
  /** Calendars of other platforms may be at http and private addresses. */
  calendarFetchPrivate: boolean;
  /** Documents of apps may be at https addresses of this machine; never in production. */
  connectFetchPrivate: boolean;
  /** Whether each service serves its office. */
  hasOffice: boolean;
  /** Webhooks may be sent to this machine; never in production. */
  webhookFetchLoopback: boolean;
  bookingHoldMinutes: number;
  /** Limits set by the operator, by variable name. */
  rateLimits: Record<string, number | undefined>;
  /** The services this process hosts, by name, in the order they were declared. */
  services: Record<string, ServiceConfiguration>;
  /** Unknown variables with a name like ours. */
  unknownVariables: string[];
}

export interface Telemetry {
  traces: boolean;
  logs: boolean;
  /** The operator requested an unsupported protocol. */
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
  /** Another server with Stripe's protocol. */
  apiBase: string | undefined;
  /** Payment methods of its pages, in its names; `card` includes wallets such as Apple Pay. */
  paymentMethods: readonly string[];
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
  const demoMode = read.DEMO_MODE;
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
    smtpUrl: demoMode ? undefined : read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailMaxPerAddressPerDay: read.MAIL_MAX_PER_ADDRESS_PER_DAY,
    mediaRoot: read.MEDIA_ROOT,
    hasDiskUploads: read.MEDIA_DISK_UPLOADS,
    backupFolder: read.BACKUP_FOLDER,
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
    demoMode,
    demoResetAt: read.DEMO_RESET_AT,
    demoData: demoMode || (read.DEMO_DATA ?? !production),
    demoPassword: read.DEMO_PASSWORD ?? 'demo-password',
    demoPayments: demoMode || (read.DEMO_PAYMENTS ?? !production),
    demoWebhookSecret:
      read.DEMO_WEBHOOK_SECRET ?? (production ? randomBytes(32).toString('hex') : 'demo-webhook-secret'),
    stripe:
      read.STRIPE_SECRET_KEY && !demoMode
        ? {
            secretKey: read.STRIPE_SECRET_KEY,
            apiBase: read.STRIPE_API_BASE,
            paymentMethods: read.STRIPE_PAYMENT_METHODS,
          }
        : undefined,
    paypal:
      read.PAYPAL_CLIENT_ID && read.PAYPAL_CLIENT_SECRET && !demoMode
        ? {
            clientId: read.PAYPAL_CLIENT_ID,
            clientSecret: read.PAYPAL_CLIENT_SECRET,
            mode: read.PAYPAL_MODE,
            apiBase: read.PAYPAL_API_BASE,
          }
        : undefined,
    paypalApiBase: read.PAYPAL_API_BASE,
    ai: aiConfiguration(read),
    calendarFetchPrivate: read.CALENDAR_FETCH_PRIVATE,
    connectFetchPrivate: read.CONNECT_FETCH_PRIVATE,
    hasOffice: read.OFFICE,
    webhookFetchLoopback: read.WEBHOOK_FETCH_LOOPBACK,
    bookingHoldMinutes: read.BOOKING_HOLD_MINUTES,
    rateLimits: Object.fromEntries(Object.entries(read).filter(([name]) => name.startsWith('RATE_LIMIT_'))) as Record<
      string,
      number | undefined
    >,
    services: Object.fromEntries(
      knownServices
        .filter(name => names.includes(name))
        .map(name => [name, serviceConfiguration(name, own[name]!, read)]),
    ),
    unknownVariables: unknown.map(({ name }) => name),
  };
}

function serviceConfiguration(name: string, read: ServiceValues, shared: Values): ServiceConfiguration {
  const databaseUrl = read.DATABASE_URL ?? shared.DATABASE_URL ?? '';
  const directUrl = read.DATABASE_DIRECT_URL ?? (read.DATABASE_URL ? undefined : shared.DATABASE_DIRECT_URL);
  return {
    databaseUrl,
    databaseDirectUrl: directUrl ?? databaseUrl,
    hasPooler: directUrl !== undefined,
    // A service with its own database does not use the replicas of the shared one.
    databaseReadUrls: read.DATABASE_READ_URLS ?? (read.DATABASE_URL ? [] : shared.DATABASE_READ_URLS),
    hosts: read.HOSTS,
    siteUrl: (read.SITE_URL ?? defaultSiteOf(name, shared.NODE_ENV === 'production')).replace(/\/$/, ''),
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

/** The parsed variables; complete only if no problem was added. */
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
