import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bilingualDay } from '#kit/language/formatting';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { isDefaultPolicy } from '../cancellation/policy';
import type { LetterBooking } from './booking-letter-rows';
import { BookingLetters } from './booking-letters.service';
import type { BookingRow } from './booking.queries';
import type { BookingActor } from './booking-status';

/** Names the messages of a mail: `mail.<subject>.subject` and `.text`. */
type Subject =
  | 'booking_received'
  | 'booking_confirmed'
  | 'booking_checked_in'
  | 'booking_completed'
  | 'booking_cancelled'
  | 'booking_cancelled_partly'
  | 'booking_expired'
  | 'booking_payment_failed'
  | 'booking_paid_late'
  | 'booking_payment_returned'
  | 'dates_changed'
  | 'change_expired'
  | 'left_early';

const READERS = 'bookings.view';

export type NotifiedBooking = LetterBooking &
  Pick<BookingRow, 'accessToken' | 'stayReference' | 'guestEmail' | 'guestFirstName' | 'guestLastName'> & {
    returnedCents?: number | undefined;
  };

const BOOKING_LETTER = deferredLetter<{ subject: Subject; booking: NotifiedBooking }>('booking');

/** Notifies staff on the dashboard and the guest by mail, in the transaction that changes the booking. */
@Injectable()
export class BookingNotifier implements OnModuleInit {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly letters: BookingLetters,
  ) {}

  onModuleInit(): void {
    this.mail.compose(BOOKING_LETTER, ({ subject, booking }) => this.write(subject, booking));
  }

  /** With a hosted payment the guest is mailed after paying, not now. */
  async placed(booking: NotifiedBooking & Pick<BookingRow, 'status' | 'paymentMethod'>): Promise<void> {
    await this.notifyStaff('booking_placed', booking);
    if (booking.status === 'confirmed') await this.mailGuestFromForm('booking_confirmed', booking);
    else if (booking.paymentMethod === 'on_arrival') await this.mailGuestFromForm('booking_received', booking);
  }

  async confirmed(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_confirmed', booking);
  }

  async arrived(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_checked_in', booking);
  }

  /** The mail invites the guest to write a review. */
  async completed(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_completed', booking);
  }

  async paid(booking: BookingRow): Promise<void> {
    await this.notifyStaff('booking_paid', booking);
    await this.mailGuest('booking_confirmed', booking);
  }

  /** @param returnedCents undefined if all of the money goes back */
  async cancelled(booking: BookingRow, by: BookingActor, returnedCents?: number): Promise<void> {
    if (by !== 'staff') await this.notifyStaff('booking_cancelled', booking);
    const subject = returnedCents === undefined ? 'booking_cancelled' : 'booking_cancelled_partly';
    const cancelled = { ...booking, returnedCents };
    if (by === 'guest') await this.mailGuestFromForm(subject, cancelled);
    else await this.mailGuest(subject, cancelled);
  }

  async failed(booking: BookingRow): Promise<void> {
    await this.mailGuestFromForm(
      booking.failureReason === 'payment_failed' ? 'booking_payment_failed' : 'booking_expired',
      booking,
    );
  }

  async refundDue(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_paid_late', booking);
  }

  /** For money that exceeds the price, such as a second payment. */
  async paymentReturned(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_payment_returned', booking);
  }

  /** Staff are notified unless they made the change. */
  async datesChanged(booking: NotifiedBooking, by: BookingActor): Promise<void> {
    if (by !== 'staff') await this.notifyStaff('booking_changed', booking);
    if (by === 'guest') await this.mailGuestFromForm('dates_changed', booking);
    else await this.mailGuest('dates_changed', booking);
  }

  /** A change was not paid, so the booking is as before. @param by who made the change */
  async changeExpired(booking: BookingRow, by: BookingActor): Promise<void> {
    if (by === 'guest') await this.mailGuestFromForm('change_expired', booking);
    else await this.mailGuest('change_expired', booking);
  }

  /** For a change that counted as paid although its payment never arrived. */
  async changeUndone(booking: BookingRow): Promise<void> {
    await this.mailGuest('change_expired', booking);
  }

  async leftEarly(booking: NotifiedBooking): Promise<void> {
    await this.mailGuest('left_early', booking);
  }

  private async notifyStaff(type: string, booking: NotifiedBooking): Promise<void> {
    const { reference, stayTitle, checkIn, checkOut } = booking;
    await this.notifications.toStaffWith(READERS, {
      type,
      params: {
        reference,
        guest: guestName(booking),
        stay: stayTitle,
        check_in: bilingualDay(checkIn),
        check_out: bilingualDay(checkOut),
      },
      data: { reference },
    });
  }

  /** For changes by staff or a payment: not limited per address. */
  private async mailGuest(subject: Subject, booking: NotifiedBooking): Promise<void> {
    await this.mail.send(letterOf(subject, booking));
  }

  /** For changes that an unpaid form can cause: the address is unverified, so these mails are limited. */
  private async mailGuestFromForm(subject: Subject, booking: NotifiedBooking): Promise<void> {
    await this.mail.queueFromForm(letterOf(subject, booking));
  }

  private write(subject: Subject, booking: NotifiedBooking): Promise<ComposedMail> {
    const { returnedCents = 0 } = booking;
    const hasNoRefund = subject === 'booking_cancelled_partly' && returnedCents === 0;
    return this.letters.compose(booking, `mail.${subject}`, ({ say, amount, details }) => ({
      paragraphs: [say(hasNoRefund ? 'nothing' : 'text', { amount: amount(returnedCents) })],
      rows: details(booking),
    }));
  }
}

function letterOf(subject: Subject, booking: NotifiedBooking) {
  const { locale, reference, accessToken, stayReference, stayTitle } = booking;
  const { checkIn, checkInTime, checkOut, checkOutTime } = booking;
  const { policy, returnedCents, changeRefundCents, changeReason } = booking;
  const { guests, totalCents, depositCents, lines, currency, guestEmail, guestFirstName, guestLastName } = booking;
  const stay = { reference, accessToken, stayReference, stayTitle, checkIn, checkInTime, checkOut, checkOutTime };
  const notified: NotifiedBooking = {
    locale,
    ...stay,
    guests,
    totalCents,
    ...(depositCents && { depositCents }),
    lines,
    currency,
    guestEmail,
    guestFirstName,
    guestLastName,
    ...(subject === 'booking_confirmed' && policy && !isDefaultPolicy(policy, checkIn) ? { policy } : {}),
    ...(returnedCents === undefined ? {} : { returnedCents }),
    ...(changeRefundCents ? { changeRefundCents } : {}),
    ...(changeReason ? { changeReason } : {}),
  };
  return BOOKING_LETTER.to(guestEmail, { subject, booking: notified });
}

const guestName = ({ guestFirstName, guestLastName }: NotifiedBooking): string => `${guestFirstName} ${guestLastName}`;
