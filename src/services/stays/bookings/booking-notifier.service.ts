import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { type Bilingual, Translator } from '#kit/language/language';
import { bilingualDay } from '#kit/language/formatting';
import { letter } from '#kit/mail/letter';
import { Mail, type Message, type DeferredMessage } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { sitePage } from '#kit/service/site-page';
import { Notifications } from '#shared/notifications/notifications.service';
import { nameIn, Settings } from '#shared/settings/settings';
import { HOUSE, signatureOf } from '../house';
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
  | 'booking_expired'
  | 'booking_payment_failed'
  | 'booking_paid_late';

const READERS = 'bookings.view';
const LETTER = 'booking';

export const BOOKING_PAGE = sitePage(
  '/bookings/{reference}',
  { token: '…' },
  { en: 'Mails about a booking', ar: 'رسائل الحجز' },
);

type NotifiedBooking = LetterBooking &
  Pick<BookingRow, 'accessToken' | 'stayReference' | 'guestEmail' | 'guestFirstName' | 'guestLastName'>;

interface BookingLetter {
  subject: Subject;
  booking: NotifiedBooking;
}

/** Notifies staff on the dashboard and the guest by mail, in the transaction that changes the booking. */
@Injectable()
export class BookingNotifier implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    this.mail.compose<BookingLetter>(LETTER, about => this.letter(about));
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

  /** The mail says that a review can be written now. */
  async completed(booking: BookingRow): Promise<void> {
    await this.mailGuest('booking_completed', booking);
  }

  async paid(booking: BookingRow): Promise<void> {
    await this.notifyStaff('booking_paid', booking);
    await this.mailGuest('booking_confirmed', booking);
  }

  async cancelled(booking: BookingRow, by: BookingActor): Promise<void> {
    if (by !== 'staff') await this.notifyStaff('booking_cancelled', booking);
    if (by === 'guest') await this.mailGuestFromForm('booking_cancelled', booking);
    else await this.mailGuest('booking_cancelled', booking);
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
    await this.mail.send(deferredLetter(subject, booking));
  }

  /** For changes that an unpaid form can cause: the address is unverified, so these mails are limited. */
  private async mailGuestFromForm(subject: Subject, booking: NotifiedBooking): Promise<void> {
    await this.mail.queueFromForm(deferredLetter(subject, booking));
  }

  private async letter({ subject, booking }: BookingLetter): Promise<Omit<Message, 'to'>> {
    const { locale: language, reference } = booking;
    const house = await this.settings.values({ ...HOUSE, contact_phone: 'string' });
    const values = { company: nameIn(language, house, 'company_name'), reference };
    const say = (key: string, shown: object = {}) => this.translator.say(key, language, { ...values, ...shown });
    const place = await this.db.row<{ hint: Bilingual }>(
      'SELECT location_hint AS hint FROM stay WHERE reference = $1',
      [booking.stayReference],
    );
    return {
      subject: say(`mail.${subject}.subject`),
      ...letter({
        language,
        greeting: greeting(this.translator, language, booking.guestFirstName),
        paragraphs: [say(`mail.${subject}.text`)],
        rows: bookingRows(booking, { place: place?.hint[language] ?? '', ...house }, say),
        link: { label: say('mail.booking.action'), url: this.addressOf(booking) },
        signature: signatureOf(house, language),
      }),
    };
  }

  private addressOf({ reference, accessToken }: NotifiedBooking): string {
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? this.configuration.publicUrl;
    return BOOKING_PAGE.urlAt(site, { reference, token: accessToken });
  }
}

function deferredLetter(subject: Subject, booking: NotifiedBooking): DeferredMessage {
  const { locale, reference, accessToken, stayReference, stayTitle } = booking;
  const { checkIn, checkInTime, checkOut, checkOutTime } = booking;
  const { guests, totalCents, currency, guestEmail, guestFirstName, guestLastName } = booking;
  const stay = { reference, accessToken, stayReference, stayTitle, checkIn, checkInTime, checkOut, checkOutTime };
  const notified: NotifiedBooking = {
    locale,
    ...stay,
    guests,
    totalCents,
    currency,
    guestEmail,
    guestFirstName,
    guestLastName,
  };
  return { to: guestEmail, letter: LETTER, about: { subject, booking: notified } satisfies BookingLetter };
}

const guestName = ({ guestFirstName, guestLastName }: NotifiedBooking): string => `${guestFirstName} ${guestLastName}`;
