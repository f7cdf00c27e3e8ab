import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { bookedDates } from '../bookings/booking.view';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  FAILURE_REASONS,
  type FailureReason,
  PAYMENT_METHODS,
} from '../bookings/booking-status';
import { explainedPrice } from '../prices/price-line.view';

const NEW_TOKEN = 'card_declined_new_token' as const;
const NEXT_STEPS = ['redirect', 'new_token'] as const;

export const BookingReceiptView = view(
  'BookingReceiptView',
  'The booking as placed, its access token and its next payment step',
  {
    reference: shown.text({
      example: 'BKG-7K2M9QXW4T',
      description: 'Reference of the booking, such as `BKG-7K2M9QXW4T`; mails contain it.',
    }),
    access_token: shown.text({
      from: 'accessToken',
      secret: true,
      description: 'Token that opens the booking, sent as query `token`; keep it secret.',
    }),
    status: shown.word(BOOKING_STATUSES, {
      description: 'Status of the booking; `pending` waits for payment or confirmation.',
    }),
    payment_status: shown.word(BOOKING_PAYMENT_STATUSES, { from: 'paymentStatus' }),
    payment_method: shown.word(PAYMENT_METHODS, { from: 'paymentMethod' }),
    stay_slug: shown.text({ from: 'staySlug', example: 'sea-house' }),
    stay_title: shown.bilingual({
      from: 'stayTitle',
      description: 'Heading of the stay when it was booked, in both languages.',
    }),
    ...bookedDates,
    cancellation_deadline: shown.instant({
      from: 'cancellationDeadline',
      description: 'Last instant at which the guest can cancel, in UTC.',
    }),
    total: shown.amount({
      from: 'totalCents',
      example: 340,
      description: 'Price of the nights and cleaning, without the deposit.',
    }),
    deposit: explainedPrice.deposit,
    to_pay: explainedPrice.to_pay,
    currency: shown.text({ example: 'USD' }),
    redirect_url: shown.text({
      from: 'url',
      nullable: true,
      description: 'Payment page of the processor; null when nothing has to be paid there.',
    }),
    session_id: shown.text({
      from: 'sessionId',
      nullable: true,
      description: 'Id of the payment session at the processor; null without one.',
    }),
    failure_reason: shown.word(FAILURE_REASONS, {
      from: 'failureReason',
      nullable: true,
      description: 'Why the booking ended unpaid; null otherwise.',
    }),
    code: shown.made(
      {
        type: String,
        enum: ['card_declined_new_token', null],
        nullable: true,
        description:
          '`card_declined_new_token`: the card was declined and nothing is booked; to try again, send the booking with ' +
          'another card and a new `client_token`. Null otherwise.',
      },
      (row: { failureReason: FailureReason | null }) => (row.failureReason === 'card_declined' ? NEW_TOKEN : null),
    ),
    next: shown.made(
      {
        type: String,
        enum: [...NEXT_STEPS, null],
        nullable: true,
        description:
          'Next step: `redirect` sends the browser to `redirect_url`, `new_token` is explained by `code`; null when nothing is left to do.',
      },
      (row: { failureReason: FailureReason | null; url: string | null }): (typeof NEXT_STEPS)[number] | null => {
        if (row.failureReason !== null) return 'new_token';
        return row.url === null ? null : 'redirect';
      },
    ),
  },
);
export type BookingReceiptView = InstanceType<typeof BookingReceiptView>;

export const receiptMessage = ({ failure_reason }: Pick<BookingReceiptView, 'failure_reason'>): string =>
  failure_reason === 'card_declined' ? 'messages.card_declined' : 'messages.booking_made';

interface Session {
  url: string;
  sessionId: string;
}

/** @param session the open hosted payment; null without one */
export const receiptView = (
  booking: Omit<RowOf<typeof BookingReceiptView>, keyof Session>,
  session: Session | null,
): BookingReceiptView => BookingReceiptView.of({ ...booking, ...(session ?? { url: null, sessionId: null }) });
