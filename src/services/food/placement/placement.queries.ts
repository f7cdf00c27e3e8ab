import type { Database } from '#kit/database/database';
import type { PlacementKey } from './placement-key';
import { type OrderRow, orderSearchText } from '../orders/orders.queries';

/** An order about to be stored: its number and ids are the database's to give. */
export type OrderDraft = Omit<OrderRow, 'id' | 'orderNumber' | 'updatedAt'>;

interface Placed {
  id: number;
  orderNumber: string;
  updatedAt: Date;
}

/**
 * Stores the order with its lines and the first entry of its timeline in one statement; undefined when the same caller
 * has an order of this key already, and waits for one that is being placed right now.
 */
export async function insertOrder(
  db: Database,
  { caller, key }: PlacementKey,
  draft: OrderDraft,
): Promise<OrderRow | undefined> {
  const order = { ...orderRecord(draft), caller, idempotency_key: key };
  const lines = draft.lines.map(lineRecord);
  const orderColumns = Object.keys(order).join(', ');
  const lineColumns = Object.keys(lines[0] ?? {}).join(', ');
  const placed = await db.row<Placed>(
    `WITH number AS (SELECT 'ORD-' || nextval('order_number') AS value),
     placed AS (
       INSERT INTO customer_order (order_number, search_text, ${orderColumns})
       SELECT number.value, lower(number.value) || ' ' || $3, ${orderColumns}
       FROM number, jsonb_populate_record(NULL::customer_order, $1)
       ON CONFLICT ON CONSTRAINT customer_order_placement_key DO NOTHING
       RETURNING id, order_number, updated_at
     ), lines AS (
       INSERT INTO order_line (order_id, ${lineColumns})
       SELECT placed.id, ${lineColumns} FROM placed, jsonb_populate_recordset(NULL::order_line, $2)
     ), events AS (
       INSERT INTO order_event (order_id, status, at, actor)
       SELECT placed.id, event.status, event.at, event.actor
       FROM placed, jsonb_populate_recordset(NULL::order_event, $4) AS event
     )
     SELECT id, order_number AS "orderNumber", updated_at AS "updatedAt" FROM placed`,
    [JSON.stringify(order), JSON.stringify(lines), orderSearchText('', draft), JSON.stringify(draft.timeline)],
    { prepared: true },
  );
  return placed && { ...draft, ...placed };
}

const orderRecord = (draft: OrderDraft) => ({
  customer_id: draft.customerId,
  kitchen_id: draft.kitchenId,
  kitchen_code: draft.kitchenCode,
  status: draft.status,
  payment_status: draft.paymentStatus,
  payment_method: draft.paymentMethod,
  fulfillment: draft.fulfillment,
  name: draft.name,
  email: draft.email,
  phone: draft.phone,
  address: draft.address,
  delivery_instructions: draft.deliveryInstructions,
  locale: draft.locale,
  subtotal_cents: draft.subtotalCents,
  promo_discount_cents: draft.promoDiscountCents,
  rewards_discount_cents: draft.rewardsDiscountCents,
  delivery_fee_cents: draft.deliveryFeeCents,
  pickup_fee_cents: draft.pickupFeeCents,
  total_cents: draft.totalCents,
  promo_code: draft.promoCode,
  points_earned: draft.pointsEarned,
  points_redeemed: draft.pointsRedeemed,
  return_urls: draft.returnUrls,
  placed_at: draft.placedAt.toISOString(),
});

const lineRecord = (line: OrderDraft['lines'][number], position: number) => ({
  position,
  product_id: line.productId,
  offer_id: line.offerId,
  name: line.name,
  options: line.options,
  offer_choices: line.offerChoices,
  quantity: line.quantity,
  unit_price_cents: line.unitPriceCents,
  line_total_cents: line.lineTotalCents,
  instructions: line.instructions,
});
