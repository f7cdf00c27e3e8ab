import type { Database } from '#kit/database/database';
import { demoSession } from '#payments/demo-webhooks';
import { CURRENCY } from '#payments/processors';
import { type OrderRow, orderSearchText } from '#services/food/orders/orders.queries';
import { keyOwner } from '#services/food/placement/placement-key';
import { plainPart, sumOfParts } from '#money/payments/refund-parts';
import { linePart, lineShares } from '#services/food/refunds/refund-shares';
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
const REFUNDS = `
  WITH recorded AS (
    INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, status, keyed_at, asked_at, ended_at)
    SELECT payment.id, payment.reference, payment.amount_cents, payment.refunded_cents, sent.reason_kind,
      CASE WHEN payment.refunded_cents = 0 THEN 'due' ELSE 'done' END, payment.updated_at, payment.updated_at,
      CASE WHEN payment.refunded_cents > 0 THEN payment.updated_at END
    FROM jsonb_populate_recordset(NULL::refund, $1) sent JOIN payment ON payment.reference = sent.reference
    RETURNING id, reference
  )
  INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, promo_cents, reward_cents, amount_cents)
  SELECT recorded.id, recorded.reference, kind, position, quantity, gross_cents, promo_cents, reward_cents, amount_cents
  FROM jsonb_populate_recordset(NULL::refund_part, $2) part JOIN recorded ON recorded.reference = part.reference`;
/** A refund marks its order as changed now. */
const CHANGED_AT = `
  UPDATE customer_order SET updated_at = sent.updated_at
  FROM jsonb_populate_recordset(NULL::customer_order, $1) sent WHERE sent.id = customer_order.id`;
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
  const refunded = orders.filter(order => ['refund_due', 'refunded'].includes(order.payment_status));
  await db.rows(REFUNDS, [JSON.stringify(refunded.map(refundOf)), JSON.stringify(refunded.flatMap(partsOf))]);
  await db.rows(CHANGED_AT, [JSON.stringify(refunded.map(({ id, updated_at }) => ({ id, updated_at })))]);
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

const refundOf = (order: OrderRow) => ({ reference: order.order_number, reason_kind: 'cancelled' });

/** Everything of the order. */
function partsOf(order: OrderRow) {
  const lines = order.lines.map((line, position) => ({
    position,
    quantity: line.quantity,
    refundedQuantity: 0,
    unitPriceCents: line.unit_price_cents,
    lineTotalCents: line.line_total_cents,
  }));
  const shares = lineShares({
    lines,
    promoDiscountCents: order.promo_discount_cents,
    rewardsDiscountCents: order.rewards_discount_cents,
  });
  const fees = [plainPart('delivery', order.delivery_fee_cents), plainPart('pickup', order.pickup_fee_cents)];
  const parts = [
    ...shares.map(share => linePart(share, share.line.quantity)),
    ...fees.filter(({ amountCents }) => amountCents > 0),
  ];
  if (sumOfParts(parts) !== order.total_cents) throw new Error(`${order.order_number} does not add up`);
  return parts.map(part => ({
    reference: order.order_number,
    kind: part.kind,
    position: part.position ?? null,
    quantity: part.quantity ?? null,
    gross_cents: part.grossCents,
    promo_cents: part.promoCents ?? 0,
    reward_cents: part.rewardCents ?? 0,
    amount_cents: part.amountCents,
  }));
}
