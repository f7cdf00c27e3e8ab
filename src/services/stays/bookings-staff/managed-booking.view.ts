import { managedOpenChangeField } from '../bookings/open-change.view';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { fromCents } from '#kit/money/money';
import { PaymentEventView, PaymentView } from '#money/payments/payment.view';
import { type RefundRow, RefundView } from '#money/refunds/refund.view';
import type { BookingRow } from '../bookings/booking.queries';
import { ACTION_REFUSALS, actionRefusal, BOOKING_ACTIONS, type BookingState } from '../bookings/booking-rules';
import { refundOf } from '../bookings/cancellation-refund';
import { stepAt } from '../cancellation/policy';
import { bookingFields } from '../bookings/booking.view';
import { DatesChangedView } from '../bookings/dates-changed.view';

const BookingActionView = view('BookingActionView', {
  action: shown.word(BOOKING_ACTIONS, { description: 'Value for `action`.' }),
  allowed: shown.flag({ description: 'Whether the action would be accepted now.' }),
  reason: shown.word(
    ACTION_REFUSALS.map(({ key }) => key),
    { nullable: true, description: 'Error code of the refusal; null when the action is possible.' },
  ),
});

export const ManagedBookingView = view('ManagedBookingView', 'A booking as staff see it in lists', {
  id: shown.id(),
  ...bookingFields,
  admin_notes: shown.text({
    from: 'adminNotes',
    nullable: true,
    description: 'Notes that only the team sees; null for none.',
  }),
  session_id: shown.text({
    from: 'sessionId',
    nullable: true,
    description: 'Id of the payment session at the processor; null without one.',
  }),
  is_simulated: shown.flag({
    from: 'isSimulated',
    description: 'Whether the simulator handled the payment, so that no money moved.',
  }),
  change: managedOpenChangeField,
  refunds: shown.read({ type: [RefundView] }, (refunds: RefundRow[]) => refunds.map(RefundView.of), {
    description: 'Refunds of the booking, oldest first.',
  }),
  actions: shown.made(
    { type: [BookingActionView], description: 'All actions, each with whether it would be accepted now.' },
    (row: BookingState & { today: string }) =>
      BOOKING_ACTIONS.map(action => {
        const refused = actionRefusal(action, row, row.today);
        return { action, allowed: refused === undefined, reason: refused?.key ?? null };
      }),
  ),
});

export const ManagedBookingDetailView = view('ManagedBookingDetailView', 'A booking with its notes and timeline', {
  ...ManagedBookingView.fields,
  policy_refund: shown.read({ type: Number, example: 340 }, (amount: number) => amount, {
    description:
      'Amount that `cancel` with `refund` `policy` would return now, cleaning fee and deposit included; 0 for unpaid bookings.',
  }),
  changes: shown.many(DatesChangedView, { description: 'Changes of its dates and early departures, oldest first.' }),
  payments: shown.many(PaymentView, { description: 'Attempts to pay through a processor, oldest first.' }),
  unknown_payment_events: shown.many(PaymentEventView, {
    description: 'Events of processors that name this booking but no known payment; they changed nothing.',
  }),
});
export type ManagedBookingDetailView = InstanceType<typeof ManagedBookingDetailView>;

/** Refund of a cancellation by the policy now, in units of the currency; 0 for unpaid bookings. */
export const policyRefund = ({ policy, paymentStatus, charges }: BookingRow, nowMs: number): number =>
  paymentStatus === 'paid' ? fromCents(refundOf(stepAt(policy, nowMs), charges).totalCents) : 0;

/** @param today the company's day */
export const managedBookingView = (today: string) => (booking: BookingRow) =>
  ManagedBookingView.of({ ...booking, today });
