export const BOOKING_STATUSES = ['pending', 'confirmed', 'checked_in', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING_PAYMENT_STATUSES = ['unpaid', 'paid', 'failed', 'refund_due', 'refunded'] as const;
/** `refund_due`: the payment was captured and has to be refunded. */
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number];

/** Whether money for the booking has arrived, even if it was refunded since. */
export const hasBeenPaid = (status: BookingPaymentStatus): boolean => status !== 'unpaid' && status !== 'failed';

export const PAYMENT_METHODS = ['card', 'wallet', 'on_arrival'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const BOOKING_ACTORS = ['guest', 'staff', 'payment', 'system'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

export const FAILURE_REASONS = ['card_declined', 'payment_expired', 'payment_failed'] as const;
/** Why an unpaid booking was cancelled. */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Why a booking was cancelled, as its timeline shows it. */
export const CANCELLATION_REASONS = [...FAILURE_REASONS, 'no_show'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
