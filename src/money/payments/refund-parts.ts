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
/** `goodwill` belongs to no line or fee; `unplaced` is money that bought nothing: a second or late payment. */
export type RefundPartKind = (typeof REFUND_PART_KINDS)[number];

/** A part of a refund that is not stored yet. */
export interface NewRefundPart {
  kind: RefundPartKind;
  /** Position of the line, from 0; null for other parts. */
  position?: number;
  quantity?: number;
  /** Cents before discounts. */
  grossCents: number;
  promoCents?: number;
  rewardCents?: number;
  amountCents: number;
  /** Cents of nights for extra guests. */
  extraGuestCents?: number;
  /** Cents of the discount on nights. */
  lengthDiscountCents?: number;
  /** Cents of the deposit in money that was returned at the processor. */
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

/** The parts that fit into `leftCents`, in their order, and goodwill for the rest, which earlier partial refunds leave. */
export function fitParts(parts: readonly NewRefundPart[], leftCents: number): NewRefundPart[] {
  let restCents = leftCents;
  const fitting = parts.filter(({ amountCents }) => {
    if (amountCents > restCents) return false;
    restCents -= amountCents;
    return true;
  });
  return restCents > 0 ? [...fitting, plainPart('goodwill', restCents)] : fitting;
}
