import { createRequire } from 'node:module';
import { join } from 'node:path';

interface WebhookLibrary {
  Webhook: new (secret: string) => { verify: (payload: string, headers: Record<string, string>) => unknown };
}

const packages = createRequire(join(__dirname, 'webhook-libraries/package.json'));

/** A library with which receivers verify webhooks, installed by `npm ci --prefix test/harness/webhook-libraries`. */
export const webhookLibrary = (name: string): WebhookLibrary => packages(name) as WebhookLibrary;
