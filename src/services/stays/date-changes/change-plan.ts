import type { ChangedColumns } from '../bookings/booking-change.entity';
import { type CancellationTier, deadlineMs, type PolicyStep } from '../cancellation/policy';
import type { WantedNights } from '../nights/nights';
import { withFees } from '../prices/price-lines';
import { toDollars } from '../whole-dollars';
import { type BookedPrice, changedPrice, type CurrentPrice, subtotalOf } from './change-price';
import { changedPolicy, type ChangeRefund, type ChangeSettlement, settleChange } from './change-settlement';

/** Values of a booking that a change of its dates depends on; amounts in cents. */
export interface PlannedBooking extends BookedPrice {
  checkInTime: string;
  retainedCents: number;
  cleaningFeeCents: number;
  depositCents: number;
  totalCents: number;
  policy: PolicyStep[];
  /** Whether money for it has arrived. */
  isPaid: boolean;
  /** Amount that was paid for nights and is not refunded. */
  refundableCents: number;
}

export interface ChangePlan {
  wanted: WantedNights;
  columns: ChangedColumns;
  /** New total less the former one. A positive difference has to be paid. */
  differenceCents: number;
  /** Refunded part of a negative difference; at most the amount that was paid. */
  refundCents: number;
}

interface NewTerms {
  tiers: readonly CancellationTier[];
  zone: string;
  nowMs: number;
  refund: ChangeRefund;
  /** Whether the policy of the booking stays, as after check-in. */
  keepsPolicy?: boolean;
}

export function planChange(
  booking: PlannedBooking,
  wanted: WantedNights,
  current: CurrentPrice,
  { tiers, zone, nowMs, refund, keepsPolicy = false }: NewTerms,
): ChangePlan {
  const { policy: before, cleaningFeeCents, depositCents, isPaid } = booking;
  const price = changedPrice(booking, wanted, current);
  const { subtotalCents, cancelledCents } = price;
  const amounts = { bookedCents: subtotalOf(booking), subtotalCents, cancelledCents };
  const settled = limitedToPaid(settleChange(amounts, refund, before, nowMs), booking);
  const { differenceCents } = settled;
  const retainedCents = booking.retainedCents + settled.retainedCents;
  const arrival = { checkIn: wanted.checkIn, checkInTime: booking.checkInTime, zone };
  const policy = keepsPolicy
    ? before
    : changedPolicy({
        ...amounts,
        ...settled,
        tiers,
        arrival,
        cleaningFeeCents,
        depositCents,
        policy: before,
        nowMs,
        isPaid,
      });
  return {
    wanted,
    differenceCents,
    refundCents: isPaid ? Math.max(0, -differenceCents) : 0,
    columns: {
      check_in: wanted.checkIn,
      check_out: wanted.checkOut,
      guests: wanted.guests,
      nightly_rate_cents: averageOf(price.nightRates),
      nights: price.nightRates,
      nights_cents: price.nightsCents,
      length_discount_cents: price.lengthDiscountCents,
      extra_guest_cents: price.extraGuestCents,
      retained_cents: retainedCents,
      total_cents: subtotalCents + retainedCents + cleaningFeeCents,
      lines: withFees(price.lines, { retainedCents, cleaningFeeCents, depositCents }),
      policy,
      cancellation_deadline: new Date(deadlineMs(policy)).toISOString(),
    },
  };
}

/** Limits the refund to money that was not refunded before for another reason. */
function limitedToPaid(settled: ChangeSettlement, { isPaid, refundableCents }: PlannedBooking): ChangeSettlement {
  const excessCents = isPaid ? Math.max(0, -settled.differenceCents - refundableCents) : 0;
  if (excessCents === 0) return settled;
  return {
    creditedCents: settled.creditedCents - excessCents,
    retainedCents: settled.retainedCents + excessCents,
    differenceCents: settled.differenceCents + excessCents,
  };
}

const averageOf = (rates: readonly number[]): number =>
  rates.every(cents => cents === rates[0])
    ? rates[0]!
    : toDollars(rates.reduce((sum, cents) => sum + cents, 0) / rates.length);
