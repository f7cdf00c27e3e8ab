import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { HeldDeliveries } from '../storage/held-deliveries';
import { WebhookEndpointOff } from './webhook-endpoints.refusals';
import { WebhookDeliveries } from './webhook-deliveries.service';

export interface InstalledWebhook {
  id: number;
  host: string;
  email: string | null;
  offReason: string | null;
  waiting: number;
  held: number;
  failed: number;
}

const count = (status: string) =>
  `(SELECT count(*)::integer FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.status = '${status}')`;

/** The webhook endpoints of a service, for the operator. */
@Injectable()
export class InstalledWebhooks {
  constructor(
    private readonly db: Database,
    private readonly deliveries: WebhookDeliveries,
    private readonly held: HeldDeliveries,
  ) {}

  async list(): Promise<InstalledWebhook[]> {
    const rows = await this.db.rows<InstalledWebhook & { url: string }>(
      `SELECT e.id, e.url, a.email, e.off_reason AS "offReason", ${count('waiting')} AS waiting, ${count('held')} AS held,
         ${count('failed')} AS failed
       FROM webhook_endpoint e LEFT JOIN account a ON a.id = e.account_id ORDER BY e.id`,
    );
    return rows.map(({ url, ...row }) => ({ ...row, host: new URL(url).host }));
  }

  /** @returns whether there is such a delivery with a payload @throws WebhookEndpointOff */
  async resend(deliveryId: number): Promise<boolean> {
    const delivery = await this.db.row<{ endpointId: number }>(
      `SELECT endpoint_id AS "endpointId" FROM webhook_delivery
       WHERE id = $1 AND (payload IS NOT NULL OR rendered_at IS NULL)`,
      [deliveryId],
    );
    if (!delivery) return false;
    await this.requireOn(delivery.endpointId);
    await this.held.resend(deliveryId);
    return true;
  }

  /** @throws NotFound, WebhookEndpointOff, PayloadGone for a time before the kept payloads */
  async replay(endpointId: number, since: string): Promise<number> {
    await this.requireOn(endpointId);
    return this.deliveries.replayed(endpointId, { since });
  }

  private async requireOn(endpointId: number): Promise<void> {
    const { off } = await this.db.rowOr<{ off: boolean }>(
      NotFound,
      'SELECT off_reason IS NOT NULL AS off FROM webhook_endpoint WHERE id = $1',
      [endpointId],
    );
    if (off) throw WebhookEndpointOff();
  }
}
