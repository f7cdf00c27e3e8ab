import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Metrics } from '#kit/metrics/metrics';
import { Clock } from '#kit/time/clock';
import type { DeliveryStatus } from '../storage/webhook-delivery.entity';
import { EndpointNotices } from '../storage/endpoint-notices';
import { MAX_ATTEMPTS, nextAttemptAt, retryAfterMs } from './retry-delays';
import type { ClaimedDelivery } from './webhook-claims';
import type { PostedTry } from './webhook-post';
import { WebhookRights } from '../storage/webhook-rights';

const DAY_MS = 24 * 60 * 60 * 1000;
const WARN_AFTER_MS = DAY_MS;
const SWITCH_OFF_AFTER_MS = 3 * DAY_MS;
/** Attempts that are kept with a delivery. */
const MAX_TRIES = 20;
const GONE = 410;

interface EndpointState {
  url: string;
  accountId: number | null;
  failingSince: Date | null;
  warnedAt: Date | null;
}

interface Outcome {
  status: DeliveryStatus;
  nextAt: Date;
  isDelivered: boolean;
}

/** Stores the results of attempts, and switches off endpoints that fail for three days or are gone. */
@Injectable()
export class WebhookResults {
  private readonly count: (of: { endpoint: string; result: 'delivered' | 'failed' }) => void;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly rights: WebhookRights,
    private readonly notices: EndpointNotices,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver webhooks, by id of the endpoint and result',
      labels: ['endpoint', 'result'],
    });
  }

  async record(delivery: ClaimedDelivery, posted: PostedTry): Promise<void> {
    const now = this.clock.date();
    const { isSuccess, result } = posted;
    await this.db.transaction(async () => {
      const { status, nextAt, isDelivered } = this.outcomeOf(delivery, posted, now);
      const recorded = await this.db.rows(
        `UPDATE webhook_delivery SET status = $3, next_at = $4, attempts = attempts + 1, lease = NULL, leased_until = NULL,
           tries = CASE WHEN jsonb_array_length(tries) >= ${MAX_TRIES} THEN tries - 0 ELSE tries END || $5::jsonb,
           delivered_at = CASE WHEN $6 THEN coalesce(delivered_at, $7) ELSE delivered_at END, reason = NULL
         WHERE id = $1 AND lease = $2 AND status = 'waiting' RETURNING id`,
        [delivery.id, delivery.lease, status, nextAt, JSON.stringify([posted.entry]), isDelivered, now],
      );
      if (recorded.length === 0) return;
      if (isSuccess) await this.recordSuccess(delivery.endpointId);
      else await this.recordFailure(delivery.endpointId, now, result.status === GONE);
    });
    this.count({ endpoint: String(delivery.endpointId), result: isSuccess ? 'delivered' : 'failed' });
  }

  /** Ends a delivery that can no longer be sent. */
  async giveUp({ id, lease }: ClaimedDelivery, isSecretLost: boolean): Promise<void> {
    await this.db.rows(
      `UPDATE webhook_delivery SET status = 'failed', reason = $3, lease = NULL, leased_until = NULL
       WHERE id = $1 AND lease = $2`,
      [id, lease, isSecretLost ? 'secret_lost' : 'payload_gone'],
    );
  }

  private outcomeOf({ attempts, occurredAt, deliveredAt }: ClaimedDelivery, posted: PostedTry, now: Date): Outcome {
    if (posted.isSuccess) return { status: 'delivered', nextAt: now, isDelivered: true };
    // A repeated delivery that fails was delivered before.
    if (deliveredAt) return { status: 'delivered', nextAt: now, isDelivered: false };
    const wait = retryAfterMs(posted.result.headers['retry-after'], now);
    const failed = attempts + 1;
    const nextAt =
      failed < MAX_ATTEMPTS
        ? nextAttemptAt({ attempts: failed, now, occurredAt, retryAfterMs: wait, random: Math.random() })
        : undefined;
    return { status: nextAt ? 'waiting' : 'failed', nextAt: nextAt ?? now, isDelivered: false };
  }

  private async recordSuccess(endpointId: number): Promise<void> {
    await this.db.rows(
      `UPDATE webhook_endpoint SET failures = 0, failing_since = NULL, warned_at = NULL
       WHERE id = $1 AND (failures > 0 OR failing_since IS NOT NULL)`,
      [endpointId],
    );
  }

  private async recordFailure(endpointId: number, now: Date, isGone: boolean): Promise<void> {
    const [endpoint] = await this.db.rows<EndpointState>(
      `UPDATE webhook_endpoint SET failures = failures + 1, failing_since = coalesce(failing_since, $2)
       WHERE id = $1 RETURNING url, account_id AS "accountId", failing_since AS "failingSince", warned_at AS "warnedAt"`,
      [endpointId, now],
    );
    if (!endpoint) return;
    if (isGone) {
      if (await this.rights.switchOff(endpointId, 'gone')) await this.notices.gone(endpointId, endpoint);
      return;
    }
    const failingMs = now.getTime() - (endpoint.failingSince ?? now).getTime();
    if (failingMs >= SWITCH_OFF_AFTER_MS) {
      if (await this.rights.switchOff(endpointId, 'failing')) await this.notices.switchedOff(endpointId, endpoint);
    } else if (failingMs >= WARN_AFTER_MS && !endpoint.warnedAt) {
      await this.db.rows('UPDATE webhook_endpoint SET warned_at = $2 WHERE id = $1', [endpointId, now]);
      await this.notices.failing(endpointId, endpoint);
    }
  }
}
