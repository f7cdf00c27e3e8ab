import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { type OrderRow, orderSearchText, type StoredLine } from '../orders/orders.queries';
import type { PlacementKey } from './placement-key';
import type { PlacementView } from './placement.view';

export interface OrderNumbers {
  id: number;
  order_number: string;
}

/** Records that are read before an order is written, so that its response and mail can be written with it. */
export interface OrderPrerequisites {
  /** Id and number from sequences, in which a refusal leaves a gap. Null if there is an order with the key. */
  numbers: OrderNumbers | null;
  /** The customer's account; null for a guest. */
  account: { name: string; email: string; is_verified: boolean } | null;
}

/** JSON of `OrderPrerequisites`. */
export const orderPrerequisites = ({ caller, key }: PlacementKey, customerId: number | null): Sql => sql`
  json_build_object(
    'numbers', (SELECT json_build_object('id', nextval('customer_order_id_seq'), 'order_number', 'ORD-' || nextval('order_number'))
      WHERE NOT EXISTS (SELECT FROM customer_order WHERE caller = ${caller} AND idempotency_key = ${key})),
    'account', (SELECT json_build_object('name', concat_ws(' ', first_name, last_name), 'email', email,
        'is_verified', is_verified)
      FROM customer WHERE id = ${customerId}))`;

const ORDER_COLUMNS = [
  'id',
  'order_number',
  'customer_id',
  'kitchen_id',
  'kitchen_code',
  'status',
  'payment_status',
  'payment_method',
  'fulfillment',
  'name',
  'email',
  'phone',
  'address',
  'delivery_instructions',
  'locale',
  'subtotal_cents',
  'promo_discount_cents',
  'rewards_discount_cents',
  'delivery_fee_cents',
  'pickup_fee_cents',
  'tip_cents',
  'total_cents',
  'promo_code',
  'points_earned',
  'points_per_dollar',
  'points_redeemed',
  'return_urls',
  'placed_at',
  'promised_at',
  'scheduled_for',
  'updated_at',
  'hold_expires_at',
  'accept_by',
  'accept_reminder_at',
  'shown_total_cents',
  'visitor_hash',
] as const satisfies readonly (keyof OrderDraft)[];

/** A new order before it is stored. */
export interface OrderDraft extends OrderRow {
  /** Total of the quote token; null without one, and if changes were accepted. */
  shown_total_cents: number | null;
  /** Set for an unpaid order that holds a limited slot or code without a confirmed account. */
  visitor_hash: string | null;
  accept_reminder_at?: Date;
}

export type StoredOrder = Omit<OrderDraft, 'kitchen' | 'session_id' | 'lines' | 'refunds'> & { lines: StoredLine[] };

const LINE_COLUMNS = `product_id, offer_id, name, options, offer_choices, quantity, unit_price_cents, line_total_cents,
  instructions`;

/** Queues the order; `customer_order_placement_key` refuses a used key. @param response null if it is completed later */
export async function writeOrder(
  db: Database,
  { caller, key }: PlacementKey,
  order: StoredOrder,
  response: PlacementView | null,
  bodyHash: string | null,
): Promise<void> {
  const stored = Object.fromEntries(ORDER_COLUMNS.map(column => [column, order[column]]));
  const columns = raw(ORDER_COLUMNS.join(', '));
  await db.queueWrite(sql`
    INSERT INTO customer_order (caller, idempotency_key, search_text, answer, body_hash, ${columns})
    SELECT ${caller}, ${key}, ${orderSearchText(order.order_number, order)}, ${response && JSON.stringify(response)}::json, ${bodyHash}, ${columns}
    FROM jsonb_populate_record(NULL::customer_order, ${JSON.stringify(stored)})`);
  const { lines } = order;
  await db.queueWrite(sql`
    INSERT INTO order_line (order_id, position, ${raw(LINE_COLUMNS)})
    SELECT ${order.id}, position, ${raw(LINE_COLUMNS)}
    FROM jsonb_populate_recordset(NULL::order_line, ${JSON.stringify(lines)})`);
  await db.queueWrite(sql`
    INSERT INTO order_event (order_id, status, at, actor)
    SELECT ${order.id}, status, at, actor FROM jsonb_populate_recordset(NULL::order_event, ${JSON.stringify(order.timeline)})`);
}
