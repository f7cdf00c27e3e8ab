import { type NewRefundPart, plainPart } from '#money/payments/refund-parts';
import { type ChargedOrder, linePart, lineShares } from './refund-shares';

export const FEES = ['delivery', 'pickup'] as const;
export type Fee = (typeof FEES)[number];
/** Amounts that are refunded in full or not at all. */
export const EXTRAS = [...FEES, 'tip'] as const;
export type Extra = (typeof EXTRAS)[number];

/** The charges of an order, and the part that is refunded. */
export interface ChargedWithExtras extends ChargedOrder {
  extras: Record<Extra, number>;
  refundedExtras: readonly Extra[];
}

/** Columns of `ChargedWithExtras`, of `customer_order o`. */
export const CHARGED_COLUMNS = `
  o.promo_discount_cents AS "promoDiscountCents", o.rewards_discount_cents AS "rewardsDiscountCents",
  jsonb_build_object('delivery', o.delivery_fee_cents, 'pickup', o.pickup_fee_cents, 'tip', o.tip_cents) AS extras,
  ARRAY(SELECT kind FROM refund_part
    WHERE reference = o.order_number AND kind IN (${EXTRAS.map(extra => `'${extra}'`).join()})) AS "refundedExtras",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity,
     'refundedQuantity', l.refunded_quantity, 'unitPriceCents', l.unit_price_cents,
     'lineTotalCents', l.line_total_cents) ORDER BY l.position), '[]')
   FROM order_line l WHERE l.order_id = o.id) AS lines`;

/** `ChargedWithExtras` of an order as JSON. @param orderNumber an SQL expression */
export const chargedOrder = (orderNumber: string): string => `
  (SELECT to_jsonb(found) FROM (
    SELECT ${CHARGED_COLUMNS} FROM customer_order o WHERE o.order_number = ${orderNumber}) found)`;

/** Parts of a refund of everything that is not refunded yet. */
export function leftParts(order: ChargedWithExtras): NewRefundPart[] {
  if (order.lines.length === 0) return [];
  const lines = lineShares(order)
    .filter(({ line }) => line.quantity > line.refundedQuantity)
    .map(share => linePart(share, share.line.quantity - share.line.refundedQuantity));
  const extras = EXTRAS.filter(extra => isRefundable(order, extra));
  return [...lines, ...extras.map(extra => plainPart(extra, order.extras[extra]))];
}

export const isRefundable = ({ extras, refundedExtras }: ChargedWithExtras, extra: Extra): boolean =>
  extras[extra] > 0 && !refundedExtras.includes(extra);
