import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '#host/services';
import { type Configuration, readConfiguration } from '#kit/config/configuration';

/** What a service of a test has besides: requests come from many visitors, and each sends more than a limit allows. */
export const MANY_VISITORS = {
  TRUST_PROXY: '1',
  RATE_LIMIT_ORDERS: '100000',
  RATE_LIMIT_PAYMENT_SESSION: '100000',
  RATE_LIMIT_TRACKING: '100000',
};

/** The limits of the product instead. */
export const PRODUCT_LIMITS = Object.fromEntries(Object.keys(MANY_VISITORS).map(name => [name, '']));

/** The variables tests run under: quick hashes, quiet logs, files in a temporary folder. */
export function testEnvironment(changes: Record<string, string> = {}): Record<string, string | undefined> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: process.env['DATABASE_URL'],
    DATABASE_POOL: '10',
    // A busy machine is no lost database; the tests of one set a limit of their own.
    DATABASE_TIMEOUT_MS: '60000',
    JWT_SECRET: 'a secret for the tests of this project only',
    BCRYPT_ROUNDS: '4',
    LOG_LEVEL: 'silent',
    MEDIA_ROOT: join(tmpdir(), `quintet-test-media-${process.pid}`),
    DEMO_DATA: 'false',
    // Refused in production.
    WEBHOOK_FETCH_LOOPBACK: String(changes['NODE_ENV'] !== 'production'),
    ...changes,
  };
}

export function testConfiguration(changes: Record<string, string> = {}): Configuration {
  return readConfiguration(
    testEnvironment(changes),
    SERVICES.map(service => service.definition.name),
  );
}
