import type { NewRefundPart } from '#money/payments/refund-parts';

export interface RefundLine {
  id: number;
  chargedCents: number;
}

/** A line is refunded whole. Its position in a refund is its id. */
export const linePart = ({ id, chargedCents }: RefundLine): NewRefundPart => ({
  kind: 'line',
  position: id,
  quantity: 1,
  grossCents: chargedCents,
  amountCents: chargedCents,
});

/** Lines of an order that were charged and are not refunded, as JSON. @param reference an SQL expression */
export const unrefundedLines = (reference: string): string => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'chargedCents', l.charged_cents) ORDER BY l.id), '[]')
   FROM course_order o JOIN order_line l ON l.order_id = o.id
   WHERE o.reference = ${reference} AND l.refunded_quantity = 0 AND l.charged_cents > 0)`;

/** Money that was returned at the processor and is assigned to no line, as a sum over refunds `r`. */
export const UNASSIGNED_CENTS = `
  coalesce(sum(CASE WHEN r.reason_kind = 'outside' THEN r.returned_cents
    WHEN r.reason_kind = 'assigned' AND r.status = 'done' THEN -r.amount_cents END), 0)::bigint`;
