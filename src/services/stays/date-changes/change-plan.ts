import type { ChangedColumns } from '../bookings/booking-change.entity';
import { type CancellationTier, deadlineMs, type PolicyStep } from '../cancellation/policy';
import type { WantedNights } from '../nights/nights';
import { withFees } from '../prices/price-lines';
import { toDollars } from '../whole-dollars';
import { type BookedPrice, changedPrice, type CurrentPrice, subtotalOf } from './change-price';
import { changedPolicy, type ChangeRefund, type ChangeSettlement, settleChange } from './change-settlement';

/** What a change needs of its booking, in cents. */
export interface PlannedBooking extends BookedPrice {
  checkInTime: string;
  retainedCents: number;
  cleaningFeeCents: number;
  depositCents: number;
  totalCents: number;
  policy: PolicyStep[];
  /** Whether money for it has arrived. */
  isPaid: boolean;
  /** What was paid for nights and has not gone back. */
  refundableCents: number;
}

export interface ChangePlan {
  wanted: WantedNights;
  columns: ChangedColumns;
  /** Positive: to be paid. Negative: the total falls by it. */
  differenceCents: number;
  /** What of it goes back; at most what was paid. */
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
  const { subtotalCents, givenUpCents } = price;
  const amounts = { bookedCents: subtotalOf(booking), subtotalCents, givenUpCents };
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

/** What was refunded before for another reason does not go back a second time. */
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
