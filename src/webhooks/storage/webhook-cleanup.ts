import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { EndpointSecrets } from './endpoint-secrets';
import { WebhookEndpoint } from './webhook-endpoint.entity';

const DELETE_JOB = 'delete_old_webhooks';
const SEAL_JOB = 'seal_webhook_secrets';
const NIGHTLY = '56 3 * * *';
const NIGHTLY_SEALS = '57 3 * * *';
const DELIVERY_DAYS = 30;
const PAYLOAD_DAYS = 7;
const HOURS = 24;

/** Deletes payloads, held events and the record of deliveries, and renews the encryption of secrets. */
@Injectable()
export class WebhookCleanup implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly secrets: EndpointSecrets,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.delete(signal));
    this.jobs.schedule(NIGHTLY_SEALS, SEAL_JOB, () => this.renewSeals());
  }

  private async delete(signal: AbortSignal): Promise<void> {
    const before = (days: number) =>
      this.clock
        .now()
        .subtract({ hours: days * HOURS })
        .toString();
    await changeInPieces(
      limit =>
        this.db.rows(
          `DELETE FROM webhook_delivery WHERE id IN (
             SELECT id FROM webhook_delivery WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2) RETURNING id`,
          [before(DELIVERY_DAYS), limit],
        ),
      signal,
    );
    await changeInPieces(
      limit =>
        this.db.rows(
          `UPDATE webhook_delivery SET payload = NULL, rendered_at = coalesce(rendered_at, now()),
             status = CASE WHEN status IN ('waiting', 'held') THEN 'failed' ELSE status END,
             reason = CASE WHEN status IN ('waiting', 'held') THEN 'payload_gone' ELSE reason END
           WHERE id IN (
             SELECT id FROM webhook_delivery WHERE occurred_at < $1 AND (payload IS NOT NULL OR rendered_at IS NULL)
             ORDER BY occurred_at LIMIT $2) RETURNING id`,
          [before(PAYLOAD_DAYS), limit],
        ),
      signal,
    );
  }

  /** So that a previous secret of the service can be taken away a day after a new one. */
  private async renewSeals(): Promise<void> {
    for (const { id, secret, previousSecret } of await this.db.of(WebhookEndpoint).find()) {
      const renewed = this.secrets.renewed(secret);
      const renewedPrevious = previousSecret === null ? undefined : this.secrets.renewed(previousSecret);
      if (renewed) await this.db.of(WebhookEndpoint).update({ id, secret }, { secret: renewed });
      if (renewedPrevious && previousSecret)
        await this.db.of(WebhookEndpoint).update({ id, previousSecret }, { previousSecret: renewedPrevious });
    }
  }
}
