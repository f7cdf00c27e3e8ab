import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { bilingualDay, formatAmount } from '#kit/language/formatting';
import { Letters } from '#kit/mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#kit/mail/mail';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { Notifications } from '#shared/notifications/notifications.service';
import { nameIn, Settings } from '#shared/settings/settings';
import { HOUSE, signatureOf } from '../house';
import { isDefaultPolicy } from '../cancellation/policy';
import { bookingRows, type LetterBooking } from './booking-letter-rows';
import type { BookingRow } from './booking.queries';
import type { BookingActor } from './booking-status';

/** Names the sentences of a mail: `mail.<subject>.subject` and `.text`. */
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

export const BOOKING_PAGE = sitePage(
  '/bookings/{reference}',
  { token: '…' },
  { en: 'Mails about a booking', ar: 'رسائل الحجز' },
);

export type NotifiedBooking = LetterBooking &
  Pick<BookingRow, 'accessToken' | 'stayReference' | 'guestEmail' | 'guestFirstName' | 'guestLastName'> & {
    returnedCents?: number | undefined;
  };

const BOOKING_LETTER = deferredLetter<{ subject: Subject; booking: NotifiedBooking }>('booking');

/** Notifies staff on the dashboard and the guest by mail, in the transaction that changes the booking. */
@Injectable()
export class BookingNotifier implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly letters: Letters,
    private readonly site: Site,
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

  /** @param returnedCents where a part of the money is kept */
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

  /** Money beside what the booking costs, such as a second payment. */
  async paymentReturned(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_payment_returned', booking);
  }

  /** Staff are notified unless they made the change. */
  async datesChanged(booking: NotifiedBooking, by: BookingActor): Promise<void> {
    if (by !== 'staff') await this.notifyStaff('booking_changed', booking);
    if (by === 'guest') await this.mailGuestFromForm('dates_changed', booking);
    else await this.mailGuest('dates_changed', booking);
  }

  /** A change was not paid, so the booking is as before. */
  async changeExpired(booking: BookingRow): Promise<void> {
    await this.mailGuestFromForm('change_expired', booking);
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

  private async write(subject: Subject, booking: NotifiedBooking): Promise<ComposedMail> {
    const { locale: language, reference } = booking;
    const house = await this.settings.values({ ...HOUSE, contact_phone: 'string' });
    const { returnedCents = 0, currency } = booking;
    const amount = formatAmount(returnedCents, currency, language);
    const values = { company: nameIn(language, house, 'company_name'), reference, amount };
    const isNothing = subject === 'booking_cancelled_partly' && returnedCents === 0;
    const place = await this.db.row<{ hint: Bilingual }>(
      'SELECT location_hint AS hint FROM stay WHERE reference = $1',
      [booking.stayReference],
    );
    const url = this.site.urlOf(BOOKING_PAGE, { reference, token: booking.accessToken });
    return this.letters.compose({ language, values }, say => ({
      subject: say(`mail.${subject}.subject`),
      greeting: { name: booking.guestFirstName },
      paragraphs: [say(`mail.${subject}.${isNothing ? 'nothing' : 'text'}`)],
      rows: bookingRows(booking, { place: place?.hint[language] ?? '', ...house }, say),
      link: { label: say('mail.booking.action'), url },
      signature: signatureOf(house, language),
    }));
  }
}

function letterOf(subject: Subject, booking: NotifiedBooking) {
  const { locale, reference, accessToken, stayReference, stayTitle } = booking;
  const { checkIn, checkInTime, checkOut, checkOutTime } = booking;
  const { policy, returnedCents, changeRefundCents } = booking;
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
  };
  return BOOKING_LETTER.to(guestEmail, { subject, booking: notified });
}

const guestName = ({ guestFirstName, guestLastName }: NotifiedBooking): string => `${guestFirstName} ${guestLastName}`;
