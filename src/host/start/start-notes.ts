import type { Configuration } from '#kit/config/configuration';
import type { Log } from '#kit/log/log';
import { createStorage } from '#media/media.module';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Logs settings that the operator may have forgotten. `unused` lists services without any account. */
export function logMissing(configuration: Configuration, unused: readonly string[], log: Log): void {
  const { production, smtpUrl, stripe, paypal, demoPayments, unknownVariables } = configuration;
  const note = (variable: string, text: string) => log.warn({ variable }, text);
  for (const name of unknownVariables) note(name, `${name} looks like a variable of this process but is unknown`);
  for (const service of unused) {
    note('FIRST_ADMIN_EMAIL', `${service} has no account: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD`);
  }
  if (configuration.telemetry?.otherProtocol) {
    note('OTEL_EXPORTER_OTLP_PROTOCOL', 'traces and logs are exported as http/json; other protocols are not supported');
  }
  if (!production) return;
  if (!smtpUrl) note('SMTP_URL', 'no mail is sent, since there is no mail server: set SMTP_URL');
  if (!stripe && !paypal && !demoPayments) {
    note('STRIPE_SECRET_KEY', 'online payment is not offered: set STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID');
  }
}

/** Logs a mail server or bucket that is unreachable. The process starts without them; mail stays in its queue. */
export async function logUnreachable(
  configuration: Configuration,
  services: readonly ServiceDefinition[],
  log: Log,
): Promise<void> {
  const { smtpUrl, bucket } = configuration;
  const warn = (variable: string, text: string) => (failure: Error) =>
    log.warn({ variable, reason: failure.message || failure.name }, text);
  if (smtpUrl) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtpUrl);
    await transport
      .verify()
      .catch(warn('SMTP_URL', `the mail server at ${new URL(smtpUrl).host} does not accept mail yet`));
    transport.close();
  }
  if (bucket && services[0]) {
    const storage = createStorage(services[0], configuration);
    await storage.exists('start.txt').catch(warn('S3_BUCKET', `the bucket '${bucket.bucket}' cannot be read`));
  }
}
