import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { type RewardsRow, RewardsView } from './rewards.view';

export const NotEnoughPoints = refusal(422, 'not_enough_points');
/** The constraint that refuses a redemption beyond the balance. */
export const POINTS_NOT_NEGATIVE = 'customer_points_not_negative';

const MAX_HISTORY = 100;

/** Changes the balance only by entries that were actually inserted, so that ledger and balance always agree. */
const UPDATE_BALANCE = `
  UPDATE customer SET reward_points = customer.reward_points + entry.points
  FROM entry WHERE customer.id = entry.customer_id`;

/** The ledger of points. Each kind of entry exists once per order, so all methods are idempotent. */
@Injectable()
export class Rewards {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  /** Deducts points; a constraint refuses parallel orders for the same points. */
  async redeem(customerId: number, orderId: number, points: number): Promise<void> {
    await this.db.queueWrite(
      sql`UPDATE customer SET reward_points = reward_points - ${points}::integer WHERE id = ${customerId}`,
    );
    await this.db.queueWrite(sql`
      INSERT INTO reward_entry (customer_id, order_id, kind, points)
      VALUES (${customerId}, ${orderId}, 'redeemed', -${points}::integer)`);
  }

  async credit(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT customer_id, id, 'earned', points_earned FROM customer_order
         WHERE id = $1 AND customer_id IS NOT NULL AND points_earned > 0
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       ) ${UPDATE_BALANCE}`,
      [orderId],
    );
  }

  /** Returns the redeemed points of a cancelled or refunded order. */
  async returnPoints(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT customer_id, order_id, 'returned', -points FROM reward_entry WHERE order_id = $1 AND kind = 'redeemed'
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       ) ${UPDATE_BALANCE}`,
      [orderId],
    );
  }

  /** Revokes the earned points of a refunded order, as far as the balance allows. */
  async revoke(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH earner AS (
         SELECT customer.id, least(customer.reward_points, earned.points) AS points
         FROM reward_entry earned JOIN customer ON customer.id = earned.customer_id
         WHERE earned.order_id = $1 AND earned.kind = 'earned' FOR UPDATE OF customer
       ), entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT id, $1, 'revoked', -points FROM earner
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       ) ${UPDATE_BALANCE}`,
      [orderId],
    );
  }

  async of(customerId: number): Promise<RewardsView> {
    const terms = await this.settings.values({
      rewards_points_per_dollar: 'number',
      rewards_redeem_points: 'number',
      rewards_redeem_value: 'number',
    });
    const rows = await this.db.rows<RewardsRow>(
      `SELECT customer.reward_points, entry.id, entry.kind, entry.points, entry.created_at, customer_order.order_number
       FROM customer
       LEFT JOIN LATERAL (
         SELECT * FROM reward_entry WHERE customer_id = customer.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_HISTORY}
       ) entry ON true
       LEFT JOIN customer_order ON customer_order.id = entry.order_id
       WHERE customer.id = $1 ORDER BY entry.created_at DESC, entry.id DESC`,
      [customerId],
    );
    return RewardsView.of({ ...terms, reward_points: rows[0]?.reward_points ?? 0, history: rows });
  }
}
