import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  FAILURE_REASONS,
  PAYMENT_METHODS,
} from '../bookings/booking-status';

/** What making a booking answers; the same again for the same `client_token`. */
export const BookingReceiptView = view('BookingReceiptView', {
  reference: shown.text({ example: 'BKG-7K2M9QXW4T' }),
  access_token: shown.text({
    from: 'accessToken',
    description: 'Opens the booking as query `token`; keep it secret',
  }),
  status: shown.word(BOOKING_STATUSES),
  payment_status: shown.word(BOOKING_PAYMENT_STATUSES, { from: 'paymentStatus' }),
  payment_method: shown.word(PAYMENT_METHODS, { from: 'paymentMethod' }),
  total: shown.amount({ from: 'totalCents', example: 340 }),
  currency: shown.text({ example: 'USD' }),
  redirect_url: shown.text({
    from: 'url',
    nullable: true,
    description: "The processor's page to pay on; null when nothing is left to do",
  }),
  session_id: shown.text({ from: 'sessionId', nullable: true, description: "The processor's name for the payment" }),
  failure_reason: shown.word(FAILURE_REASONS, { from: 'failureReason', nullable: true }),
});
export type BookingReceiptView = InstanceType<typeof BookingReceiptView>;

interface Session {
  url: string;
  sessionId: string;
}

/** @param session where the booking is paid; null when nothing is left to do */
export const receiptView = (
  booking: Omit<RowOf<typeof BookingReceiptView>, keyof Session>,
  session: Session | null,
): BookingReceiptView => BookingReceiptView.of({ ...booking, ...(session ?? { url: null, sessionId: null }) });
