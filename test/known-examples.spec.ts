/** @no-database */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { ROOT } from './source-files';

const NAMES = ['food', 'courses', 'property', 'stays', 'fitness'];
const DATABASE = { DATABASE_URL: 'postgres://quintet@localhost:5432/quintet' };
const PRODUCTION = { ...DATABASE, NODE_ENV: 'production', JWT_SECRET: 'thirty-two characters, or even more' };

function refusalOf(environment: Record<string, string | undefined>): string {
  try {
    readConfiguration(environment, NAMES);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

it.each([
  ['DEMO_PASSWORD', 'demo-password'],
  ['DEMO_PASSWORD', 'Demo Password'],
  ['DEMO_WEBHOOK_SECRET', 'x'],
  ['DEMO_WEBHOOK_SECRET', 'demo-webhook-secret'],
  ['DEMO_WEBHOOK_SECRET', 'kP3xQ9vT7mZ2wB8nL5rY4cD6'],
  ['FIRST_ADMIN_PASSWORD', 'change-me-at-once'],
  ['FIRST_ADMIN_PASSWORD', 'password123'],
  ['JWT_SECRET', 'what openssl rand -hex 32 prints'],
  ['JWT_SECRET', 'your-super-secret-jwt-token-with-at-least-32-characters-long'],
  ['JWT_SECRET', 'a-string-secret-at-least-256-bits-long'],
  ['JWT_SECRET_PREVIOUS', 'replace-me-with-a-secret'],
  ['METRICS_TOKEN', 'change-this-token'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_a-secret'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_5f1d8c,whsec_a-secret'],
  ['STAYS_STRIPE_WEBHOOK_SECRET', 'whsec_a-secret'],
])('refuses %s=%s in production, and nowhere else', (name, value) => {
  const others = { DEMO_DATA: 'true', DEMO_PASSWORD: 'one of our own', FIRST_ADMIN_EMAIL: 'you@food.test' };
  const environment = { ...others, FIRST_ADMIN_PASSWORD: 'another one of our own', [name]: value };
  expect(refusalOf({ ...PRODUCTION, ...environment })).toMatch(new RegExp(`^${name}: [^\n]+$`));
  expect(refusalOf({ ...DATABASE, ...environment })).toBe('');
});

it('refuses in production what its own examples set', () => {
  const files = ['README.md', '.env.example', 'docker-compose.yml', 'deploy/kubernetes/secret.example.yaml'];
  const secrets =
    /\b(JWT_SECRET|JWT_SECRET_PREVIOUS|METRICS_TOKEN|FIRST_ADMIN_PASSWORD|DEMO_PASSWORD|DEMO_WEBHOOK_SECRET|(?:[A-Z]+_)?STRIPE_WEBHOOK_SECRET)(?:=|: )['"]?([^\s'"`$][^'"`\n]*)/g;
  const shown = files.flatMap(file =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(secrets)].map(([, name, value]) => [name!, value!] as const),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const [name, value] of shown)
    expect([name, value, refusalOf({ ...PRODUCTION, [name]: value })]).toEqual([
      name,
      value,
      expect.stringMatching(new RegExp(`^${name}: `, 'm')),
    ]);
});

it('lets a public demonstration have the password that everybody knows', () => {
  expect(refusalOf({ ...PRODUCTION, DEMO_MODE: 'true', DEMO_PASSWORD: 'demo-password' })).toBe('');
});
