import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { hasPermission } from '#kit/http/caller';
import { Clock } from '#kit/time/clock';
import { EndpointSecrets } from '../storage/endpoint-secrets';
import type { Claim, ClaimedDelivery } from './webhook-claims';
import { WebhookPayload } from './webhook-payload';
import { WebhookPost } from './webhook-post';
import { WebhookResults } from './webhook-results';
import { WebhookRights } from '../storage/webhook-rights';

const READ = `
  SELECT d.id, d.lease, d.event_id AS "eventId", d.type, d.payload, d.attempts, d.occurred_at AS "occurredAt",
    d.delivered_at AS "deliveredAt", e.id AS "endpointId", e.account_id AS "accountId", e.url, e.secret,
    CASE WHEN e.previous_secret_until > $3 THEN e.previous_secret END AS "previousSecret"
  FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
  WHERE d.id = $1 AND d.lease = $2 AND d.status = 'waiting' AND e.off_reason IS NULL`;

/** Sends one claimed delivery, if its account still may read it. */
@Injectable()
export class WebhookAttempts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly secrets: EndpointSecrets,
    private readonly rights: WebhookRights,
    private readonly payloads: WebhookPayload,
    private readonly post: WebhookPost,
    private readonly results: WebhookResults,
  ) {}

  async attempt({ id, lease }: Claim, signal: AbortSignal): Promise<void> {
    const holder = await this.allowedHolder(id);
    if (!holder) return;
    const delivery = await this.db.row<ClaimedDelivery>(READ, [id, lease, this.clock.date()]);
    if (!delivery) return;
    const secrets = this.secrets.openAll([delivery.secret, delivery.previousSecret]);
    if (delivery.payload === null || secrets.length === 0) return this.results.giveUp(delivery, secrets.length === 0);
    const { url, eventId, payload } = delivery;
    const posted = await this.post.send({ url, id: eventId, payload, secrets }, signal);
    await this.results.record(delivery, posted);
  }

  /** False if the endpoint or the delivery is held, since the account lost its rights. */
  private async allowedHolder(id: number): Promise<boolean> {
    const about = await this.db.row<{ endpointId: number; accountId: number | null; type: string }>(
      `SELECT e.id AS "endpointId", e.account_id AS "accountId", d.type
       FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id WHERE d.id = $1`,
      [id],
    );
    if (!about) return false;
    const holder = await this.rights.holderOf(about);
    if (!holder) {
      await this.rights.switchOff(about.endpointId, 'ended');
      return false;
    }
    const type = this.payloads.typeOf(about.type);
    if (type && hasPermission(holder, type.permission)) return true;
    await this.rights.hold(id);
    return false;
  }
}
