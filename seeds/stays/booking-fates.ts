import type { Temporal } from 'temporal-polyfill';
import type { BookingEvent } from '#services/stays/bookings/booking-event.entity';
import type {
  BookingPaymentStatus,
  BookingStatus,
  FailureReason,
  PaymentMethod,
} from '#services/stays/bookings/booking-status';
import { between } from '../drawing/canvas';

/** What has become of a booking by today. */
export interface Fate {
  status: BookingStatus;
  paymentStatus: BookingPaymentStatus;
  paymentMethod: PaymentMethod;
  failureReason: FailureReason | null;
}

/** @param from days from today to the check-in; `to` to the check-out */
export function fateOf(from: number, to: number, random: () => number): Fate {
  const paymentMethod = random() < 0.6 ? 'card' : random() < 0.5 ? 'wallet' : 'on_arrival';
  const online = paymentMethod !== 'on_arrival';
  const luck = random();
  const fate = (status: BookingStatus, paymentStatus: BookingPaymentStatus): Fate => ({
    status,
    paymentStatus,
    paymentMethod,
    failureReason: null,
  });
  const isNow = from <= 0 && to >= 0;
  if (!isNow && luck < 0.02 && paymentMethod === 'card') {
    return { ...fate('cancelled', 'failed'), failureReason: 'card_declined' };
  }
  if (!isNow && luck < 0.1) return fate('cancelled', online ? 'refunded' : 'unpaid');
  if (to < 0) return fate('completed', 'paid');
  if (from < 0) return fate('checked_in', 'paid');
  if (online) return fate('confirmed', 'paid');
  return luck < 0.6 ? fate('pending', 'unpaid') : fate('confirmed', 'unpaid');
}

/** So many days and some hours before the check-in. */
export function placedAt(checkIn: Temporal.Instant, leadDays: number, random: () => number): Temporal.Instant {
  return checkIn.subtract({ hours: leadDays * 24, minutes: Math.floor(between(0, 14 * 60, random)) });
}

interface Moments {
  placed: Temporal.Instant;
  checkIn: Temporal.Instant;
  checkOut: Temporal.Instant;
  now: Temporal.Instant;
}

type Step = Pick<BookingEvent, 'status' | 'at' | 'actor' | 'accountId' | 'reason'>;

/** How a booking came to its status, step by step; nothing in it is later than now. */
export function timelineOf(
  { status, paymentMethod, failureReason }: Fate,
  { placed, checkIn, checkOut, now }: Moments,
  hostId: number,
): Step[] {
  const at = (instant: Temporal.Instant) => new Date(Math.min(instant.epochMilliseconds, now.epochMilliseconds));
  const byGuest = (step: BookingStatus, instant: Temporal.Instant, reason: string | null = null): Step => ({
    status: step,
    at: at(instant),
    actor: 'guest',
    accountId: null,
    reason,
  });
  const byHost = (step: BookingStatus, instant: Temporal.Instant): Step => ({
    status: step,
    at: at(instant),
    actor: 'staff',
    accountId: hostId,
    reason: null,
  });
  if (failureReason) return [byGuest('cancelled', placed, failureReason)];
  const online = paymentMethod !== 'on_arrival';
  const made = byGuest(online ? 'confirmed' : 'pending', placed);
  if (status === 'pending') return [made];
  if (status === 'cancelled') return [made, byGuest('cancelled', placed.add({ hours: 20 }))];
  const steps = online ? [made] : [made, byHost('confirmed', placed.add({ hours: 3 }))];
  if (status === 'confirmed') return steps;
  steps.push(byHost('checked_in', checkIn.add({ minutes: 40 })));
  if (status === 'completed') steps.push(byHost('completed', checkOut.add({ minutes: 10 })));
  return steps;
}
