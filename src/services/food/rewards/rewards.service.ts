import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { type RewardsRow, RewardsView } from './rewards.view';

export const NotEnoughPoints = refusal(422, 'not_enough_points');
/** The constraint that refuses a redemption beyond the balance. */
export const POINTS_NOT_NEGATIVE = 'customer_points_not_negative';

const MAX_HISTORY = 100;

/** Changes the balance only by entries that were inserted, so that balance and entries always agree. */
const UPDATE_BALANCE = `
  UPDATE customer SET reward_points = customer.reward_points + entry.points
  FROM entry WHERE customer.id = entry.customer_id`;

/** Whether points of refunded orders that were already spent become a debt. */
const RECOVERS_SPENT = `coalesce((SELECT value = 'true' FROM setting WHERE key = 'rewards_recover_spent'), false)`;

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

  /** Credits the earned points of a delivered order; a debt is paid first. */
  async credit(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH earner AS (
         SELECT customer.id, least(customer.points_debt, ordered.points_earned) AS owed, ordered.points_earned AS points
         FROM customer_order ordered JOIN customer ON customer.id = ordered.customer_id
         WHERE ordered.id = $1 AND ordered.points_earned > 0 FOR UPDATE OF customer
       ), earned AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points) SELECT id, $1, 'earned', points FROM earner
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id
       ), recovered AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT id, $1, 'recovered', -owed FROM earner JOIN earned ON earned.customer_id = earner.id WHERE owed > 0
       )
       UPDATE customer SET reward_points = reward_points + points - owed, points_debt = points_debt - owed
       FROM earner JOIN earned ON earned.customer_id = earner.id WHERE customer.id = earner.id`,
      [orderId],
    );
  }

  /** Queues the deduction of points that a refunded part had earned. */
  async takeBack(orderId: number, customerId: number, refundId: number, points: number): Promise<void> {
    const taken = await this.db.queueWrite(
      sql`
        INSERT INTO reward_entry (customer_id, order_id, refund_id, kind, points)
        SELECT id, ${orderId}::integer, ${refundId}::integer, 'revoked', -least(reward_points, ${points}::integer)
        FROM customer WHERE id = ${customerId} AND reward_points > 0 FOR UPDATE
        RETURNING points`,
      { onWritten: () => undefined },
    );
    await this.db.queueWrite(sql`
      UPDATE customer SET reward_points = reward_points + coalesce((SELECT points FROM ${taken}), 0),
        points_debt = points_debt + CASE WHEN ${raw(RECOVERS_SPENT)}
          THEN ${points}::integer + coalesce((SELECT points FROM ${taken}), 0) ELSE 0 END
      WHERE id = ${customerId}`);
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

  /** Revokes the remaining earned points of a refunded order, as far as the balance allows. */
  async revoke(orderId: number): Promise<void> {
    await this.db.rows(
      `WITH earner AS (
         SELECT customer.id, customer.reward_points, CASE WHEN refunded.cents IS NULL OR ordered.points_per_dollar IS NULL
           THEN earned.points ELSE least(earned.points, floor(ordered.points_per_dollar * greatest(0, ordered.subtotal_cents
             - ordered.promo_discount_cents - ordered.rewards_discount_cents - refunded.cents) / 100)::integer) END AS points
         FROM reward_entry earned JOIN customer ON customer.id = earned.customer_id
         JOIN customer_order ordered ON ordered.id = earned.order_id,
           LATERAL (SELECT sum(amount_cents) AS cents FROM refund_part
             WHERE reference = ordered.order_number AND kind = 'line') refunded
         WHERE earned.order_id = $1 AND earned.kind = 'earned' FOR UPDATE OF customer
       ), entry AS (
         INSERT INTO reward_entry (customer_id, order_id, kind, points)
         SELECT id, $1, 'revoked', -least(reward_points, points) FROM earner WHERE points > 0
         ON CONFLICT ON CONSTRAINT reward_entry_once DO NOTHING RETURNING customer_id, points
       )
       UPDATE customer SET reward_points = customer.reward_points + entry.points,
         points_debt = points_debt + CASE WHEN ${RECOVERS_SPENT} THEN earner.points + entry.points ELSE 0 END
       FROM entry JOIN earner ON earner.id = entry.customer_id WHERE customer.id = entry.customer_id`,
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
      `SELECT customer.reward_points, customer.points_debt, entry.id, entry.kind, entry.points, entry.created_at, customer_order.order_number
       FROM customer
       LEFT JOIN LATERAL (
         SELECT * FROM reward_entry WHERE customer_id = customer.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_HISTORY}
       ) entry ON true
       LEFT JOIN customer_order ON customer_order.id = entry.order_id
       WHERE customer.id = $1 ORDER BY entry.created_at DESC, entry.id DESC`,
      [customerId],
    );
    const { reward_points = 0, points_debt = 0 } = rows[0] ?? {};
    return RewardsView.of({ ...terms, reward_points, points_debt, history: rows });
  }
}
