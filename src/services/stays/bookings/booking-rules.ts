import { type Refuse, refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import type { BookingPaymentStatus, BookingStatus, PaymentMethod } from './booking-status';

export const BOOKING_ACTIONS = ['confirm', 'check_in', 'complete', 'cancel'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** Refunds that staff can choose for a cancellation. */
export const CANCEL_REFUNDS = ['full', 'policy'] as const;
export type CancelRefund = (typeof CANCEL_REFUNDS)[number];

export const NotConfirmed = refusal(422, 'not_confirmed');
export const NotCheckedIn = refusal(422, 'not_checked_in');
export const AlreadyConfirmed = refusal(422, 'already_confirmed');
export const AlreadyCheckedIn = refusal(422, 'already_checked_in');
export const AlreadyCompleted = refusal(422, 'already_completed');
export const AlreadyCancelled = refusal(422, 'already_cancelled');
export const AwaitingPayment = refusal(422, 'awaiting_payment');
export const TooEarly = refusal(422, 'too_early');
export const CancellationWindowPassed = refusal(422, 'cancellation_window_passed');

export const ACTION_REFUSALS: readonly Refuse[] = [
  NotConfirmed,
  NotCheckedIn,
  AlreadyConfirmed,
  AlreadyCheckedIn,
  AlreadyCompleted,
  AlreadyCancelled,
  AwaitingPayment,
  TooEarly,
];

export interface BookingState {
  status: BookingStatus;
  paymentStatus: BookingPaymentStatus;
  paymentMethod: PaymentMethod;
  checkIn: string;
}

export const ACTION_TO_STATUS: Record<BookingAction, BookingStatus> = {
  confirm: 'confirmed',
  check_in: 'checked_in',
  complete: 'completed',
  cancel: 'cancelled',
};

type ByStatus = Record<BookingStatus, Refuse | undefined>;

const BY_STATUS: Record<BookingAction, ByStatus> = {
  confirm: {
    pending: undefined,
    confirmed: AlreadyConfirmed,
    checked_in: AlreadyCheckedIn,
    completed: AlreadyCompleted,
    cancelled: AlreadyCancelled,
  },
  check_in: {
    pending: NotConfirmed,
    confirmed: undefined,
    checked_in: AlreadyCheckedIn,
    completed: AlreadyCompleted,
    cancelled: AlreadyCancelled,
  },
  complete: {
    pending: NotConfirmed,
    confirmed: NotCheckedIn,
    checked_in: undefined,
    completed: AlreadyCompleted,
    cancelled: AlreadyCancelled,
  },
  cancel: {
    pending: undefined,
    confirmed: undefined,
    checked_in: AlreadyCheckedIn,
    completed: AlreadyCompleted,
    cancelled: AlreadyCancelled,
  },
};

/** Why staff cannot take the action on the company's day `today`; undefined when they can. */
export function actionRefusal(action: BookingAction, booking: BookingState, today: string): Refuse | undefined {
  const refused = BY_STATUS[action][booking.status];
  if (refused) return refused;
  if (action === 'confirm' && isPaidOnline(booking) && booking.paymentStatus !== 'paid') return AwaitingPayment;
  if (action === 'check_in' && isBefore(today, booking.checkIn)) return TooEarly;
  return undefined;
}

/** Why staff cannot record on the company's day `today` that the guests did not arrive; undefined when they can. */
export function noShowRefusal(booking: BookingState, today: string): Refuse | undefined {
  if (booking.status === 'pending') return NotConfirmed;
  return BY_STATUS.cancel[booking.status] ?? (isBefore(today, booking.checkIn) ? TooEarly : undefined);
}

/** Why the guest cannot cancel now; undefined when they can. The deadline is inclusive. */
export function guestCancelRefusal(
  booking: Pick<BookingState, 'status'> & { cancellationDeadline: Date },
  nowMilliseconds: number,
): Refuse | undefined {
  const refused = BY_STATUS.cancel[booking.status];
  if (refused) return refused;
  return nowMilliseconds > booking.cancellationDeadline.getTime() ? CancellationWindowPassed : undefined;
}

export function canReview({ status, reviewedAt }: { status: BookingStatus; reviewedAt: Date | null }): boolean {
  return status === 'completed' && reviewedAt === null;
}

const isPaidOnline = ({ paymentMethod }: BookingState) => paymentMethod !== 'on_arrival';
