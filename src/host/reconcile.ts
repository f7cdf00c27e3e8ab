import { Client } from 'pg';
import type { Configuration } from '#kit/config/configuration';
import { jobSchema } from '#kit/jobs/jobs';
import { Payment } from '#shared/payments/payment.entity';
import { PAYMENT_JOBS } from '#shared/payments/payment-jobs';
import type { HostedService } from './hosted-service';
import { preparationTrouble } from './start-trouble';

/** Has the running processes compare payments with the processors now instead of tonight. Answers the services asked. */
export async function reconcileNow(hosted: readonly HostedService[], configuration: Configuration): Promise<string[]> {
  const asked: string[] = [];
  for (const { definition } of hosted) {
    const service = configuration.services[definition.name];
    if (!service || !definition.entities.includes(Payment)) continue;
    const client = new Client({ connectionString: service.databaseUrl });
    try {
      await client.connect();
      await client.query(`SELECT ${jobSchema(definition.name)}.add_job($1)`, [PAYMENT_JOBS.reconcile]);
    } catch (failure) {
      throw preparationTrouble(failure, definition.name, service.databaseUrl);
    } finally {
      await client.end();
    }
    asked.push(definition.name);
  }
  return asked;
}
