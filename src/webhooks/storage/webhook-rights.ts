import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { Database } from '#kit/database/database';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Clock } from '#kit/time/clock';
import type { OffReason } from './webhook-endpoint.entity';

/** Without it an account cannot have endpoints. */
export const MANAGES_WEBHOOKS = 'settings.edit';

/** The account of an endpoint with its rights of the moment, and what follows from a lack of them. */
@Injectable()
export class WebhookRights {
  constructor(
    private readonly db: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** The account as which an endpoint acts; undefined if it is deleted, locked, or may no longer have endpoints. */
  async holderOf({ accountId }: { accountId: number | null }): Promise<Caller | undefined> {
    const caller = accountId === null ? undefined : await this.accounts.find(STAFF, accountId);
    return hasPermission(caller, MANAGES_WEBHOOKS) ? caller : undefined;
  }

  /** Ends the sending; what is waiting and what comes is held. @returns whether it was on */
  async switchOff(endpointId: number, reason: OffReason): Promise<boolean> {
    return this.db.transaction(async () => {
      const now = this.clock.date();
      const switched = await this.db.rows(
        `UPDATE webhook_endpoint SET off_reason = $2, off_at = $3, updated_at = $3
         WHERE id = $1 AND off_reason IS NULL RETURNING id`,
        [endpointId, reason, now],
      );
      if (switched.length === 0) return false;
      await this.db.rows(
        `UPDATE webhook_delivery SET status = 'held', reason = $2, lease = NULL, leased_until = NULL
         WHERE endpoint_id = $1 AND status = 'waiting'`,
        [endpointId, reason],
      );
      return true;
    });
  }

  /** Holds one delivery whose type the account may no longer read. */
  async hold(deliveryId: number): Promise<void> {
    await this.db.rows(
      `UPDATE webhook_delivery SET status = 'held', reason = 'not_allowed', lease = NULL, leased_until = NULL
       WHERE id = $1 AND status = 'waiting'`,
      [deliveryId],
    );
  }
}
