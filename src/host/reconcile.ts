import type { Configuration } from '#kit/config/configuration';
import { jobSchema } from '#kit/jobs/jobs';
import { Payment } from '#shared/payments/payment.entity';
import { PAYMENT_JOBS } from '#shared/payments/payment-jobs';
import type { HostedService } from './hosted-service';
import { withConnection } from './schema';

/** Has the running processes compare payments with the processors now instead of tonight. Answers the services asked. */
export async function reconcileNow(hosted: readonly HostedService[], configuration: Configuration): Promise<string[]> {
  const asked: string[] = [];
  for (const { definition } of hosted) {
    if (!(definition.name in configuration.services) || !definition.entities.includes(Payment)) continue;
    await withConnection(definition, configuration, async connection =>
      connection.query(`SELECT ${jobSchema(definition.name)}.add_job($1)`, [PAYMENT_JOBS.reconcile]),
    );
    asked.push(definition.name);
  }
  return asked;
}
