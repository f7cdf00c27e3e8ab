import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { refusal } from '#kit/http/refusal';
import { Settings } from '#shared/settings/settings';
import { type RewardsRow, RewardsView } from './rewards.view';

export const NotEnoughPoints = refusal(422, 'not_enough_points');

const MAX_HISTORY = 100;

/** The balance moves by what an entry that was really written says, so that ledger and balance cannot part. */
const MOVING_THE_BALANCE = `
  UPDATE customer SET reward_points = customer.reward_points + entry.points
  FROM entry WHERE customer.id = entry.customer_id`;

/**
 * The points of customers, as a ledger whose sum is the balance. Each kind of entry exists once an order,
 * so whatever is told twice happens once. Runs inside the transaction of what caused it.
 */
@Injectable()
export class Rewards {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  /** Takes the points of one redemption. Refused when they are no longer there, however many orders ask at once. */
  async redeem(customerId: number, orderId: number, points: number): Promise<void> {
    const taken = await this.db.rows(
      `UPDATE customer SET reward_points = reward_points - $2 WHERE id = $1 AND reward_points >= $2 RETURNING id`,
      [customerId, points],
    );
    if (taken.length === 0) throw NotEnoughPoints();
    await this.db.rows(
      `INSERT INTO reward_entry (customer_id, order_id, kind, points) VALUES ($1, $2, 'redeemed', -$3::integer)`,
      [customerId, orderId, points],
    );
  }

  /** Credits what a delivered order earned. */
  async credit(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT customer_id, id, 'earned', points_earned FROM customer_order
         WHERE id = $1 AND customer_id IS NOT NULL AND points_earned > 0
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       ) ${MOVING_THE_BALANCE}`,
      [orderId],
    );
  }

  /** Gives back what a cancelled or refunded order had redeemed. */
  async giveBack(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT customer_id, order_id, 'returned', -points FROM reward_entry WHERE order_id = $1 AND kind = 'redeemed'
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       ) ${MOVING_THE_BALANCE}`,
      [orderId],
    );
  }

  /** Takes back what a refunded order had earned, as far as the balance goes. */
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
       ) ${MOVING_THE_BALANCE}`,
      [orderId],
    );
  }

  /** A customer's balance, what one redemption costs and is worth, and the newest movements. */
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
