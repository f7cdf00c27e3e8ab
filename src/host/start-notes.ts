import type { Configuration } from '#kit/config/configuration';
import type { Log } from '#kit/log/log';
import { createStorage } from '#kit/media/media.module';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Says once what the operator may have forgotten. `unused` names the services without any account. */
export function logMissing(configuration: Configuration, unused: readonly string[], log: Log): void {
  const { production, smtpUrl, stripe, paypal, demoPayments, unknownVariables: strangeVariables } = configuration;
  const note = (variable: string, text: string) => log.warn({ variable }, text);
  for (const name of strangeVariables) note(name, `${name} looks like a variable of this process and is none`);
  for (const service of unused) {
    note('FIRST_ADMIN_EMAIL', `nobody can sign in to ${service}: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD`);
  }
  if (configuration.telemetry?.otherProtocol) {
    note(
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'traces and logs are handed over as http/json, the one protocol that is spoken here',
    );
  }
  if (!production) return;
  if (!smtpUrl) note('SMTP_URL', 'there is no mail server: no mail is sent; set SMTP_URL');
  if (!stripe && !paypal && !demoPayments) {
    note('STRIPE_SECRET_KEY', 'no way to pay online is offered: set STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID');
  }
}

/** Says which neighbour does not answer. Mail waits for its server and files are few, so the process starts without them. */
export async function logUnreachable(
  configuration: Configuration,
  services: readonly ServiceDefinition[],
  log: Log,
): Promise<void> {
  const { smtpUrl, bucket } = configuration;
  const tell = (variable: string, text: string) => (failure: Error) =>
    log.warn({ variable, reason: failure.message || failure.name }, text);
  if (smtpUrl) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtpUrl);
    await transport
      .verify()
      .catch(tell('SMTP_URL', `the mail server at ${new URL(smtpUrl).host} does not take mail yet`));
    transport.close();
  }
  if (bucket && services[0]) {
    const storage = createStorage(services[0], configuration);
    await storage.exists('start.txt').catch(tell('S3_BUCKET', `the bucket '${bucket.bucket}' cannot be read`));
  }
}
