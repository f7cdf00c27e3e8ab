import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { WITHOUT_ANSWERS } from './webhook-records';
import { SEND_WEBHOOKS } from './webhooks';

interface ReplayedEvents {
  since: Date;
  until: Date | null;
  types: readonly string[] | null;
}

/**
 * Sends deliveries again that were held or have failed. Calls without a change wake the sending too: a call that waited for a
 * parallel one keeps its rows locked, and the rendering that the other one woke skips locked rows.
 */
@Injectable()
export class HeldDeliveries {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends what is held. Stored payloads and answers are dropped, since they are what the former account may see: each payload
   * is rendered again before it is sent.
   */
  async releaseAll(endpointId: number): Promise<void> {
    await this.db.rows(
      `UPDATE webhook_delivery SET payload = NULL, rendered_at = NULL
       WHERE endpoint_id = $1 AND facts IS NULL AND payload IS NOT NULL`,
      [endpointId],
    );
    await this.db.rows(
      `UPDATE webhook_delivery t SET tries = ${WITHOUT_ANSWERS} WHERE t.endpoint_id = $1 AND t.attempts > 0`,
      [endpointId],
    );
    await this.db.rows(
      `UPDATE webhook_delivery SET status = 'waiting', reason = NULL, next_at = $2, lease = NULL, leased_until = NULL
       WHERE endpoint_id = $1 AND status IN ('held', 'waiting') AND (rendered_at IS NULL OR payload IS NOT NULL)`,
      [endpointId, this.clock.date()],
    );
    await this.send();
  }

  /** @returns how many will be sent */
  async replay(endpointId: number, { since, until, types }: ReplayedEvents): Promise<number> {
    return this.db.transaction(async () => {
      const replayed = await this.db.rows(
        `UPDATE webhook_delivery SET status = 'waiting', reason = NULL, next_at = $5
         WHERE endpoint_id = $1 AND status IN ('failed', 'held') AND (rendered_at IS NULL OR payload IS NOT NULL)
           AND occurred_at >= $2 AND ($3::timestamptz IS NULL OR occurred_at < $3)
           AND ($4::text[] IS NULL OR type = ANY ($4))
         RETURNING id`,
        [endpointId, since, until, types, this.clock.date()],
      );
      await this.send();
      return replayed.length;
    });
  }

  /** Adds an attempt to a delivery, unless one is due already. */
  async resend(deliveryId: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.db.rows(
        `UPDATE webhook_delivery SET status = 'waiting', reason = NULL, next_at = $2
         WHERE id = $1 AND status <> 'cancelled' AND NOT (status = 'waiting' AND (next_at <= $2 OR lease IS NOT NULL))`,
        [deliveryId, this.clock.date()],
      );
      await this.send();
    });
  }

  private async send(): Promise<void> {
    await this.jobs.enqueue(SEND_WEBHOOKS, {});
  }
}
