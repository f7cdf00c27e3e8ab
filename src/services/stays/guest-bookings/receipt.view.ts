import { Shown } from '#kit/fields/shape-fields';
import { fromCents } from '#kit/money/money';
import type { BookingRow } from '../bookings/booking.queries';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
  FAILURE_REASONS,
  type FailureReason,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../bookings/booking-status';

/** What making a booking answers; the same again for the same `client_token`. */
export class BookingReceiptView {
  @Shown({ type: String, example: 'BKG-7K2M9QXW4T' })
  reference: string;

  @Shown({ type: String, description: 'Opens the booking as query `token`; keep it secret' })
  access_token: string;

  @Shown({ type: String, enum: BOOKING_STATUSES })
  status: BookingStatus;

  @Shown({ type: String, enum: BOOKING_PAYMENT_STATUSES })
  payment_status: BookingPaymentStatus;

  @Shown({ type: String, enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @Shown({ type: Number, example: 340 })
  total: number;

  @Shown({ type: String, example: 'USD' })
  currency: string;

  @Shown({
    type: String,
    nullable: true,
    description: "The processor's page to pay on; null when nothing is left to do",
  })
  redirect_url: string | null;

  @Shown({ type: String, nullable: true, description: "The processor's name for the payment" })
  session_id: string | null;

  @Shown({ type: String, nullable: true, enum: [...FAILURE_REASONS, null] })
  failure_reason: FailureReason | null;
}

export type ReceiptSource = Pick<
  BookingRow,
  | 'reference'
  | 'accessToken'
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'totalCents'
  | 'currency'
  | 'failureReason'
>;

export function receiptView(
  booking: ReceiptSource,
  session: { url: string; sessionId: string } | null,
): BookingReceiptView {
  return {
    reference: booking.reference,
    access_token: booking.accessToken,
    status: booking.status,
    payment_status: booking.paymentStatus,
    payment_method: booking.paymentMethod,
    total: fromCents(booking.totalCents),
    currency: booking.currency,
    redirect_url: session?.url ?? null,
    session_id: session?.sessionId ?? null,
    failure_reason: booking.failureReason,
  };
}
