import type { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import type { OrderStatus } from '../orders/order-status';
import { TopDishView } from './overview.view';

/** A half-open period, with instants as ISO 8601. */
export interface Period {
  start: string;
  end: string;
}

export interface DayTotals {
  by_status: { status: OrderStatus; total: number }[];
  by_hour: { hour: number; orders: number }[];
  paid_orders: number;
  revenue_cents: number;
  awaiting_confirmation: number;
  new_customers: number;
}

/** The totals of a day, in one statement. Cancelled orders count as orders but not as revenue. */
export async function dayTotals(db: Database, { start, end }: Period, zone: string): Promise<DayTotals> {
  const row = await db.row<DayTotals>(
    `WITH placed AS (
       SELECT status, payment_status, total_cents, placed_at FROM customer_order WHERE placed_at >= $1 AND placed_at < $2
     )
     SELECT
       (SELECT coalesce(jsonb_agg(s), '[]')
        FROM (SELECT status, count(*) AS total FROM placed GROUP BY status) s) AS by_status,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('hour', hour, 'orders', orders) ORDER BY hour), '[]')
        FROM (SELECT extract(hour FROM placed_at AT TIME ZONE $3)::int AS hour, count(*) AS orders
              FROM placed GROUP BY 1) h) AS by_hour,
       (SELECT count(*) FROM placed WHERE payment_status = 'paid') AS paid_orders,
       (SELECT coalesce(sum(total_cents), 0) FROM placed WHERE payment_status = 'paid') AS revenue_cents,
       (SELECT count(*) FROM customer_order WHERE status = 'pending' AND payment_status = 'paid') AS awaiting_confirmation,
       (SELECT count(*) FROM customer WHERE created_at >= $1 AND created_at < $2) AS new_customers`,
    [start, end, zone],
  );
  if (!row) throw new Error('the statistics query returned no row');
  return row;
}

export async function topDishes(db: Database, { start, end }: Period): Promise<InstanceType<typeof TopDishView>[]> {
  const rows = await db.rows<RowOf<typeof TopDishView>>(
    `SELECT line.product_id, line.name, sum(line.quantity) AS quantity, sum(line.line_total_cents) AS revenue_cents
     FROM customer_order o JOIN order_line line ON line.order_id = o.id
     WHERE o.placed_at >= $1 AND o.placed_at < $2 AND o.status NOT IN ('cancelled', 'refunded')
     GROUP BY line.product_id, line.name ORDER BY quantity DESC, revenue_cents DESC, line.product_id LIMIT 5`,
    [start, end],
  );
  return rows.map(TopDishView.of);
}

export interface KitchenDay {
  code: string;
  orders: number;
  open_orders: number;
}

/** Counts of orders by kitchen: those of the day, and all that are in progress. */
export async function kitchenDays(db: Database, { start, end }: Period): Promise<KitchenDay[]> {
  return db.rows<KitchenDay>(
    `SELECT kitchen_code AS code, count(*) FILTER (WHERE placed_at >= $1 AND placed_at < $2) AS orders,
       count(*) FILTER (WHERE status IN ('confirmed', 'preparing', 'ready', 'out_for_delivery')) AS open_orders
     FROM customer_order
     WHERE (placed_at >= $1 AND placed_at < $2) OR status IN ('confirmed', 'preparing', 'ready', 'out_for_delivery')
     GROUP BY kitchen_code`,
    [start, end],
  );
}
