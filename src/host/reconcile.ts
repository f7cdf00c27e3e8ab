import type { Configuration } from '#kit/config/configuration';
import { jobSchema } from '#jobs/jobs';
import { Payment } from '#money/payments/payment.entity';
import { PAYMENT_JOBS } from '#money/payments/payment-jobs';
import type { HostedService } from './service/hosted-service';
import { withConnection } from './preparation/schema';

/** Enqueues the nightly comparison of payments now. Returns the names of the services that take payments. */
export async function reconcileNow(hosted: readonly HostedService[], configuration: Configuration): Promise<string[]> {
  const enqueued: string[] = [];
  for (const { definition } of hosted) {
    if (!(definition.name in configuration.services) || !definition.entities.includes(Payment)) continue;
    await withConnection(definition, configuration, async connection =>
      connection.query(`SELECT ${jobSchema(definition.name)}.add_job($1)`, [PAYMENT_JOBS.reconcile]),
    );
    enqueued.push(definition.name);
  }
  return enqueued;
}
