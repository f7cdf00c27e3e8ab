import { type Bilingual, LANGUAGES } from '#kit/language/language';
import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { latePaymentField } from '#money/payments/late-payment';
import { BriefRefundView, type RefundRow } from '#money/refunds/refund.view';
import { nightCount } from '../nights/nights';
import { policyField } from '../cancellation/policy.view';
import { explainedPrice } from '../prices/price-line.view';
import { canReview, guestCancelRefusal } from './booking-rules';
import { openChangeField } from './open-change.view';
import {
  BOOKING_ACTORS,
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingStatus,
  CANCELLATION_REASONS,
  FAILURE_REASONS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './booking-status';

const BookedStayView = view('BookedStayView', {
  id: shown.whole({ nullable: true, description: 'Id of the stay; null when it was deleted.' }),
  reference: shown.text({
    example: 'STY-1001',
    description: 'Reference of the stay; kept when the stay is deleted.',
  }),
  slug: shown.text({ example: 'sea-house' }),
  title: shown.bilingual({ description: 'Heading of the stay when it was booked, in both languages.' }),
  cover_url: shown.picture({ nullable: true, description: 'Address of the cover; null without one.' }),
});

interface BookedStay {
  stayId: number | null;
  stayReference: string;
  staySlug: string;
  stayTitle: Bilingual;
  /** Current cover; null without one or when the stay was deleted. */
  stayCover: { url: string } | null;
}

const BookingEventView = view('BookingEventView', {
  status: shown.word(BOOKING_STATUSES, { description: 'New status of the booking.' }),
  // PostgreSQL writes timestamps inside JSON with an offset and microseconds.
  at: shown.read({ type: String, format: 'date-time' }, (at: string) => new Date(at).toISOString()),
  by: shown.word(BOOKING_ACTORS, { from: 'actor', description: 'Actor that caused the change.' }),
  reason: shown.word(CANCELLATION_REASONS, {
    nullable: true,
    description: 'Why the booking ended unpaid, or `no_show` if its guests did not arrive; null for other changes.',
  }),
});

export const bookedDates = {
  check_in: shown.day({ from: 'checkIn' }),
  check_out: shown.day({ from: 'checkOut' }),
  check_in_time: shown.text({
    from: 'checkInTime',
    example: '15:00',
    description: "Check-in time, `HH:MM`, in the company's time zone.",
  }),
  check_out_time: shown.text({
    from: 'checkOutTime',
    example: '11:00',
    description: "Check-out time, `HH:MM`, in the company's time zone.",
  }),
  nights: shown.made({ type: 'integer', example: 3 }, nightCount),
  guests: shown.whole({ example: 2 }),
};

export const bookingFields = {
  reference: shown.text({
    example: 'BKG-7K2M9QXW4T',
    description: 'Reference of the booking, such as `BKG-7K2M9QXW4T`; its mails name it.',
  }),
  status: shown.word(BOOKING_STATUSES, {
    description: 'Status of the booking; `pending` waits for payment or confirmation.',
  }),
  payment_status: shown.word(BOOKING_PAYMENT_STATUSES, { from: 'paymentStatus' }),
  payment_method: shown.word(PAYMENT_METHODS, { from: 'paymentMethod' }),
  stay: shown.made({ type: BookedStayView }, (row: BookedStay) => ({
    id: row.stayId,
    reference: row.stayReference,
    slug: row.staySlug,
    title: row.stayTitle,
    cover_url: row.stayCover?.url ?? null,
  })),
  ...bookedDates,
  guest_first_name: shown.text({ from: 'guestFirstName', description: 'Given name of the guest.' }),
  guest_last_name: shown.text({ from: 'guestLastName', description: 'Family name of the guest.' }),
  guest_email: shown.read({ type: String, format: 'email' }, (email: string) => email, {
    from: 'guestEmail',
    description:
      'E-mail address of the guest, which opens the booking together with its reference; stored in lower case.',
  }),
  guest_phone: shown.text({
    from: 'guestPhone',
    nullable: true,
    description: 'Phone number of the guest, with the country code; null without one.',
  }),
  special_requests: shown.text({
    from: 'specialRequests',
    nullable: true,
    description: 'Special requests of the guest; null without any.',
  }),
  locale: shown.word(LANGUAGES),
  nightly_rate: shown.amount({ from: 'nightlyRateCents', example: 100, description: 'Price of one night.' }),
  nightly_rate_varies: explainedPrice.nightly_rate_varies,
  subtotal: shown.made({ type: Number, example: 300 }, (row: { totalCents: number; cleaningFeeCents: number }) =>
    fromCents(row.totalCents - row.cleaningFeeCents),
  ),
  cleaning_fee: shown.amount({ from: 'cleaningFeeCents', example: 40 }),
  total: shown.amount({
    from: 'totalCents',
    example: 340,
    description: 'Price of the nights and cleaning, without the deposit.',
  }),
  deposit: explainedPrice.deposit,
  deposit_kept: shown.amount({
    from: 'depositKeptCents',
    description: 'Part of the deposit that the company keeps.',
    example: 0,
  }),
  deposit_reason: shown.text({
    from: 'depositReason',
    nullable: true,
    description: 'Reason for keeping a part of the deposit; null when nothing is kept.',
  }),
  deposit_returns_at: shown.instant({
    from: 'depositReturnsAt',
    nullable: true,
    description: 'When the rest of the deposit is returned; null until the booking is completed.',
  }),
  deposit_settled_at: shown.instant({
    from: 'depositSettledAt',
    nullable: true,
    description: 'When the deposit was returned, or kept in full; null until then.',
  }),
  to_pay: explainedPrice.to_pay,
  lines: explainedPrice.lines,
  currency: shown.text({ example: 'USD' }),
  failure_reason: shown.word(FAILURE_REASONS, {
    from: 'failureReason',
    nullable: true,
    description: 'Why the booking ended unpaid; null otherwise.',
  }),
  cancellation_deadline: shown.instant({
    from: 'cancellationDeadline',
    description: 'Last instant at which the guest can cancel, in UTC.',
  }),
  policy: policyField,
  hold_expires_at: shown.instant({
    from: 'holdExpiresAt',
    nullable: true,
    description: 'When the nights of an unpaid booking are released; null for permanent holds.',
  }),
  payment_processing_until: shown.instant({
    from: 'paymentProcessingUntil',
    nullable: true,
    description:
      'End of the hold for a payment that the processor is still processing, such as a bank debit; null without one.',
  }),
  late_payment: latePaymentField,
  timeline: shown.read(
    { type: [BookingEventView] },
    (events: RowOf<typeof BookingEventView>[]) => events.map(BookingEventView.of),
    { description: 'Status changes of the booking, oldest first.' },
  ),
  placed_at: shown.instant({ from: 'placedAt', description: 'When it was booked, in UTC.' }),
  updated_at: shown.instant({ from: 'updatedAt' }),
};

interface AtMoment {
  status: BookingStatus;
  paymentMethod: PaymentMethod;
  /** Whether the settings offer changes of dates. */
  allowsChanges: boolean;
  openChange: object | null;
  cancellationDeadline: Date;
  reviewedAt: Date | null;
  nowMilliseconds: number;
}

export const BookingView = view('BookingView', 'A booking as its guest sees it', {
  ...bookingFields,
  redirect_url: shown.text({
    from: 'redirectUrl',
    nullable: true,
    description: 'Payment page of the processor for the booking or its open change; null when there is none to use.',
  }),
  change: openChangeField,
  refunds: shown.read({ type: [BriefRefundView] }, (refunds: RefundRow[]) => refunds.map(BriefRefundView.of), {
    description: 'Refunds to the guest, oldest first.',
  }),
  can_cancel: shown.made(
    { type: Boolean, description: 'Whether the guest can cancel now.' },
    (row: AtMoment) => guestCancelRefusal(row, row.nowMilliseconds) === undefined,
  ),
  can_change: shown.made(
    { type: Boolean, description: 'Whether the guest can change the dates now.' },
    (row: AtMoment) =>
      row.allowsChanges &&
      row.openChange === null &&
      (row.status === 'confirmed' || row.paymentMethod === 'on_arrival') &&
      guestCancelRefusal(row, row.nowMilliseconds) === undefined,
  ),
  can_review: shown.made(
    { type: Boolean, description: 'Whether the guest can review the stay now.' },
    (row: AtMoment) => canReview(row),
  ),
});
export type BookingView = InstanceType<typeof BookingView>;
