import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { hasPermission } from '#kit/http/caller';
import { Log } from '#kit/log/log';
import { Clock } from '#kit/time/clock';
import { NotOwnRecord, type RenderedEvent, WebhookPayload } from './webhook-payload';
import { WebhookRights } from '../storage/webhook-rights';

const PIECE = 50;
const LEASE_SECONDS = 60;
const AFTER_FAILURE_SECONDS = 60;

interface UnrenderedDelivery extends RenderedEvent {
  id: number;
  endpointId: number;
  accountId: number | null;
}

/** The lease lets another process go on after a crash. */
const CLAIM = `
  UPDATE webhook_delivery d SET next_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
  FROM webhook_endpoint e
  WHERE e.id = d.endpoint_id AND d.id IN (
    SELECT id FROM webhook_delivery WHERE rendered_at IS NULL AND status = 'waiting' AND next_at <= $1
    ORDER BY next_at, id LIMIT ${PIECE} FOR UPDATE SKIP LOCKED)
  RETURNING d.id, d.endpoint_id AS "endpointId", d.event_id AS "eventId", d.type, d.record_id AS "recordId", d.facts,
    d.occurred_at AS "occurredAt", e.account_id AS "accountId", e.is_thin AS "isThin", e.api_version AS "apiVersion"`;

/** Renders the payload of each delivery once, after the commit; every attempt sends it. */
@Injectable()
export class WebhookRendering {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly payloads: WebhookPayload,
    private readonly rights: WebhookRights,
  ) {}

  async renderDue(): Promise<void> {
    for (let claimed = PIECE; claimed >= PIECE; ) {
      const deliveries = await this.db.rows<UnrenderedDelivery>(CLAIM, [this.clock.date()]);
      claimed = deliveries.length;
      for (const delivery of deliveries.toSorted((one, other) => one.id - other.id)) await this.render(delivery);
    }
  }

  private async render(delivery: UnrenderedDelivery): Promise<void> {
    const { id, endpointId, type } = delivery;
    try {
      const holder = await this.rights.holderOf(delivery);
      if (!holder) {
        await this.rights.switchOff(endpointId, 'ended');
        return;
      }
      const permission = this.payloads.typeOf(type)?.permission;
      if (permission !== undefined && !hasPermission(holder, permission)) return await this.rights.hold(id);
      const payload = await this.payloads.render(delivery, holder);
      await this.db.rows(
        `UPDATE webhook_delivery SET payload = $2, rendered_at = $3, next_at = $3
         WHERE id = $1 AND rendered_at IS NULL AND status = 'waiting'`,
        [id, payload, this.clock.date()],
      );
    } catch (error) {
      if (error instanceof NotOwnRecord) await this.db.rows('DELETE FROM webhook_delivery WHERE id = $1', [id]);
      else await this.postpone(id, error);
    }
  }

  private async postpone(id: number, error: unknown): Promise<void> {
    this.log.warn({ err: error, delivery: id }, 'a webhook could not be rendered');
    const next = this.clock.now().add({ seconds: AFTER_FAILURE_SECONDS });
    await this.db.rows('UPDATE webhook_delivery SET next_at = $2 WHERE id = $1', [id, next.toString()]);
  }
}
