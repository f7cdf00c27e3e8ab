import { fromCents, toCents } from '#kit/money/money';
import { type NewRefundPart, plainPart, type RefundPartKind, sumOfParts } from '#money/payments/refund-parts';
import { nightsPart } from '../bookings/booking-refund-parts';
import { type ChargeKind, leftOf, type RefundableCharge, type RefundablePayment } from '../bookings/refundable-charge';
import { NotRefundable, RefundTooLarge } from '#money/refunds/refund.refusals';

interface WantedRefund {
  parts?: readonly { kind: ChargeKind; amount: number }[];
  amount?: number;
}

/** The refund of one payment. */
export interface PaymentRefund {
  payment: RefundablePayment;
  parts: NewRefundPart[];
}

type Left = ReturnType<typeof leftOf> & { paid: number };

/** Only the first charge has a deposit and cleaning, so these are taken before the other parts use up its payment. */
const ORDER: readonly RefundPartKind[] = ['deposit', 'cleaning', 'nights', 'goodwill'];

/**
 * Distributes a refund over the payments of a booking.
 * @param charges newest first, whose payments are refunded in this order @throws NotRefundable, RefundTooLarge
 */
export function planRefund(
  wanted: WantedRefund,
  charges: readonly (RefundableCharge & { payment: RefundablePayment | null })[],
): PaymentRefund[] {
  const sources = charges.flatMap(({ payment, ...charge }) =>
    payment ? [{ payment, charge, left: leftOfPaid(charge, payment), parts: [] as NewRefundPart[] }] : [],
  );
  const sum = (of: (left: Left) => number) => sources.reduce((total, { left }) => total + of(left), 0);
  if (sum(({ price, deposit, paid }) => Math.min(price + deposit, paid)) === 0) throw NotRefundable();
  const deposit = charges.some(({ depositCents }) => depositCents > 0)
    ? { deposit: fromCents(sum(left => left.deposit)) }
    : {};
  const details = {
    left: fromCents(sum(({ price }) => price)),
    nights: fromCents(sum(({ nights }) => nights)),
    cleaning: fromCents(sum(({ cleaning }) => cleaning)),
    ...deposit,
  };
  const parts = (wanted.parts ?? []).map(({ kind, amount }) => plainPart(kind, toCents(amount)));
  if (wanted.amount) parts.push(plainPart('goodwill', toCents(wanted.amount)));
  const inOrder = parts.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  for (const { kind, amountCents } of inOrder) {
    let missingCents = amountCents;
    for (const source of sources) {
      const cents = Math.min(missingCents, roomOf(kind, source.left));
      if (cents <= 0) continue;
      missingCents -= cents;
      source.parts.push(kind === 'nights' ? nightsPart(source.charge, cents) : plainPart(kind, cents));
      take(kind, source.left, cents);
    }
    if (missingCents > 0) throw RefundTooLarge({ details });
  }
  const asked = parts.map(({ kind }) => kind);
  return sources
    .filter(source => source.parts.length > 0)
    .map(({ payment, parts: taken }) => ({
      payment,
      parts: taken.toSorted((one, other) => asked.indexOf(one.kind) - asked.indexOf(other.kind)),
    }));
}

/** Sums the parts of all payments by kind. */
export function partsOf(refunds: readonly PaymentRefund[]): NewRefundPart[] {
  const parts = refunds.flatMap(refund => refund.parts);
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  return kinds.map(wanted => plainPart(wanted, sumOfParts(parts.filter(({ kind }) => kind === wanted))));
}

function leftOfPaid(charge: RefundableCharge, { amountCents, askedBackCents }: RefundablePayment): Left {
  const left = leftOf(charge);
  const paid = amountCents - askedBackCents;
  return { ...left, price: Math.min(left.price, paid), paid };
}

function roomOf(kind: RefundPartKind, left: Left): number {
  if (kind === 'deposit') return Math.min(left.deposit, left.paid);
  const ofPrice = Math.min(left.price, left.paid);
  return kind === 'nights' || kind === 'cleaning' ? Math.min(left[kind], ofPrice) : ofPrice;
}

function take(kind: RefundPartKind, left: Left, cents: number): void {
  left.paid -= cents;
  if (kind !== 'deposit') left.price -= cents;
  if (kind === 'nights' || kind === 'cleaning' || kind === 'deposit') left[kind] -= cents;
}
