import type { Database } from '#kit/database/database';
import { demoSession } from '#payments/demo-webhooks';
import { CURRENCY } from '#payments/processors';
import { type OrderRow, orderSearchText } from '#services/food/orders/orders.queries';
import { keyOwner } from '#services/food/placement/placement-key';
import type { LedgerEntry } from './ledger';

export interface OrderNumbers {
  id: number;
  order_number: string;
}

/** Of orders that are stored in this order. */
export async function drawNumbers(db: Database, count: number): Promise<OrderNumbers[]> {
  return db.rows<OrderNumbers>(
    `SELECT nextval('customer_order_id_seq')::integer AS id, 'ORD-' || nextval('order_number') AS order_number
     FROM generate_series(1, $1)`,
    [count],
  );
}

const ORDERS = `
  INSERT INTO customer_order
  SELECT o.* FROM jsonb_populate_recordset(NULL::customer_order, $1) o`;
const LINES = `
  INSERT INTO order_line (order_id, position, product_id, offer_id, name, options, offer_choices, quantity,
    unit_price_cents, line_total_cents, instructions)
  SELECT order_id, position, product_id, offer_id, name, options, offer_choices, quantity, unit_price_cents,
    line_total_cents, instructions
  FROM jsonb_populate_recordset(NULL::order_line, $1)`;
const EVENTS = `
  INSERT INTO order_event (order_id, status, at, actor, reason)
  SELECT order_id, status, at, actor, reason FROM jsonb_populate_recordset(NULL::order_event, $1)`;
const PAYMENTS = `
  INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles, refunded_cents,
    created_at, updated_at)
  SELECT reference, 'demo', session_id, amount_cents, $2, status, settles, refunded_cents, created_at, updated_at
  FROM jsonb_populate_recordset(NULL::payment, $1)`;
const POINTS = `
  WITH entry AS (
    INSERT INTO reward_entry (customer_id, order_id, kind, points, created_at)
    SELECT customer_id, order_id, kind, points, created_at FROM jsonb_populate_recordset(NULL::reward_entry, $1)
    RETURNING customer_id, points
  )
  UPDATE customer SET reward_points = reward_points + moved.points
  FROM (SELECT customer_id, sum(points) AS points FROM entry GROUP BY customer_id) moved
  WHERE customer.id = moved.customer_id`;
const POPULARITY = `
  UPDATE dish SET popularity = popularity + sold.quantity
  FROM (
    SELECT line.product_id, sum(line.quantity) AS quantity FROM order_line line
    JOIN order_event event ON event.order_id = line.order_id AND event.status = 'delivered' GROUP BY line.product_id
  ) sold
  WHERE dish.id = sold.product_id`;

/** Stores the orders with all that belongs to them, one statement for each table. */
export async function storeOrders(
  db: Database,
  orders: readonly OrderRow[],
  ledger: readonly LedgerEntry[],
): Promise<void> {
  const lines = orders.flatMap(({ id, lines }) => lines.map((line, position) => ({ ...line, order_id: id, position })));
  const events = orders.flatMap(({ id, timeline }) => timeline.map(step => ({ ...step, order_id: id })));
  await db.rows(ORDERS, [JSON.stringify(orders.map(stored))]);
  await db.rows(LINES, [JSON.stringify(lines)]);
  await db.rows(EVENTS, [JSON.stringify(events)]);
  await db.rows(PAYMENTS, [JSON.stringify(orders.map(paymentOf)), CURRENCY]);
  const inTime = ledger.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  await db.rows(POINTS, [JSON.stringify(inTime)]);
  await db.rows(POPULARITY);
}

/** Every column of its table. */
function stored({ kitchen: _kitchen, session_id: _session, lines: _lines, timeline: _steps, ...order }: OrderRow) {
  return {
    ...order,
    caller: keyOwner(order.customer_id, order.email),
    idempotency_key: `demo-${order.id}`,
    search_text: orderSearchText(order.order_number, order),
    created_at: order.placed_at,
    refunded_cents: 0,
  };
}

/** As far along as its order is. */
function paymentOf({ order_number, payment_status, status, total_cents, placed_at, updated_at, timeline }: OrderRow) {
  const unpaid = status === 'cancelled' ? 'closed' : 'opened';
  const isRefunded = payment_status === 'refunded';
  return {
    reference: order_number,
    session_id: demoSession(order_number),
    amount_cents: total_cents,
    status: payment_status === 'unpaid' ? unpaid : payment_status,
    settles: payment_status !== 'unpaid',
    refunded_cents: isRefunded ? total_cents : 0,
    created_at: placed_at,
    updated_at: payment_status === 'paid' ? (timeline[1]?.at ?? placed_at) : updated_at,
  };
}
