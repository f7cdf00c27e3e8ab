export const REFUND_PART_KINDS = [
  'line',
  'delivery',
  'pickup',
  'tip',
  'goodwill',
  'unplaced',
  'outside',
  'nights',
  'cleaning',
  'deposit',
  'change',
] as const;
/** `goodwill` is for no line or fee; `unplaced` is money that nothing was sold for: a second or late payment. */
export type RefundPartKind = (typeof REFUND_PART_KINDS)[number];

/** A part of a refund that is not stored yet. */
export interface NewRefundPart {
  kind: RefundPartKind;
  /** Of the line, from 0; lines only. */
  position?: number;
  quantity?: number;
  /** Before discounts. */
  grossCents: number;
  promoCents?: number;
  rewardCents?: number;
  amountCents: number;
  /** What of nights was for extra guests. */
  extraGuestCents?: number;
  /** What would have been added to nights without their discount. */
  lengthDiscountCents?: number;
  /** What of money that was returned at the processor is the deposit. */
  depositCents?: number;
}

/** A line whose money was returned `outside` before. */
export type AssignedPart = Omit<NewRefundPart, 'kind'> & { kind: 'assigned' };

/** A part without discounts. */
export const plainPart = (kind: RefundPartKind, amountCents: number): NewRefundPart => ({
  kind,
  grossCents: amountCents,
  amountCents,
});

export const sumOfParts = (parts: readonly Pick<NewRefundPart, 'amountCents'>[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Parts whose sum is `leftCents`: those that fit, in their order. The rest is goodwill, if some was refunded before. */
export function fitParts(parts: readonly NewRefundPart[], leftCents: number): NewRefundPart[] {
  let restCents = leftCents;
  const fitting = parts.filter(({ amountCents }) => {
    if (amountCents > restCents) return false;
    restCents -= amountCents;
    return true;
  });
  return restCents > 0 ? [...fitting, plainPart('goodwill', restCents)] : fitting;
}
