import { Shown } from '#kit/fields/shape-fields';
import { PaymentEventView, PaymentView } from '#shared/payments/payment.view';
import type { BookingRow } from '../bookings/booking.queries';
import { ACTION_REFUSALS, actionRefusal, BOOKING_ACTIONS, type BookingAction } from '../bookings/booking-rules';
import { BookingBaseView, bookingBaseView } from '../bookings/booking.view';

export class BookingActionView {
  @Shown({ type: String, enum: BOOKING_ACTIONS })
  action: BookingAction;

  @Shown({ type: Boolean, description: 'Whether taking it now would be accepted' })
  allowed: boolean;

  @Shown({
    type: String,
    nullable: true,
    enum: [...ACTION_REFUSALS.map(({ key }) => key), null],
    description: 'The code it would be refused with',
  })
  reason: string | null;
}

/** A booking as staff see it. */
export class ManagedBookingView extends BookingBaseView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, nullable: true, description: 'For the team only' })
  admin_notes: string | null;

  @Shown({ type: String, nullable: true, description: "The processor's name for the payment" })
  session_id: string | null;

  @Shown({ type: Boolean, description: 'Taken by the simulator: no money moved' })
  is_simulated: boolean;

  @Shown({ type: () => BookingActionView, isArray: true })
  actions: BookingActionView[];
}

export class ManagedBookingDetailView extends ManagedBookingView {
  @Shown({ type: () => PaymentView, isArray: true, description: 'Every attempt to pay, oldest first' })
  payments: PaymentView[];

  @Shown({
    type: () => PaymentEventView,
    isArray: true,
    description: 'What processors reported under this reference about payments that are not ours: it changed nothing',
  })
  unknown_payment_events: PaymentEventView[];
}

/** @param today the company's day */
export const managedBookingView =
  (today: string) =>
  (booking: BookingRow): ManagedBookingView => ({
    id: booking.id,
    ...bookingBaseView(booking),
    admin_notes: booking.adminNotes,
    session_id: booking.sessionId,
    is_simulated: booking.isSimulated,
    actions: BOOKING_ACTIONS.map(action => {
      const refused = actionRefusal(action, booking, today);
      return { action, allowed: refused === undefined, reason: refused?.key ?? null };
    }),
  });
