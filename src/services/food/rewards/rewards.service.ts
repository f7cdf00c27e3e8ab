import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { type RewardsRow, RewardsView } from './rewards.view';

export const NotEnoughPoints = refusal(422, 'not_enough_points');
/** The constraint that refuses a redemption of points that are gone. */
export const POINTS_ARE_THERE = 'customer_points_not_negative';

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

  /**
   * Takes the points of one redemption, with whatever else the unit of work writes. The balance has a constraint never to
   * be negative, so of orders that ask at once for the same points one alone is written.
   */
  async redeem(customerId: number, orderId: number, points: number): Promise<void> {
    await this.db.queueWrite(
      sql`UPDATE customer SET reward_points = reward_points - ${points}::integer WHERE id = ${customerId}`,
    );
    await this.db.queueWrite(sql`
      INSERT INTO reward_entry (customer_id, order_id, kind, points)
      VALUES (${customerId}, ${orderId}, 'redeemed', -${points}::integer)`);
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
