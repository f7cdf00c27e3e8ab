import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { formatAmount } from '#kit/language/formatting';
import type { Bilingual } from '#kit/language/language';
import type { Letter, LetterRow } from '#mail/letter';
import { Letters, type Say } from '#mail/letters';
import type { ComposedMail } from '#mail/mail';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { nameIn, Settings } from '#shared/settings/settings';
import { SENDER_SETTINGS, signatureOf } from '../sender-settings';
import { Stay } from '../stays/stay.entity';
import { bookingRows, type ContactDetails, type LetterBooking } from './booking-letter-rows';
import { type BookingRow, findBooking } from './booking.queries';

export const BOOKING_PAGE = sitePage(
  '/bookings/{reference}',
  { token: '…' },
  { en: 'Mails about a booking', ar: 'رسائل الحجز' },
);

/** Recipient of a mail, and the booking that its link opens. */
export type LetterRecipient = Pick<
  BookingRow,
  'reference' | 'accessToken' | 'stayReference' | 'locale' | 'currency' | 'guestFirstName'
>;

interface LetterContext {
  /** Messages of this mail. */
  say: Say;
  /** Cents in the currency of the booking. */
  amount: (cents: number) => string;
  /** The booking with its place and contact details. */
  details: (booking: LetterBooking) => LetterRow[];
}

type Content = Pick<Letter, 'paragraphs' | 'rows' | 'link'>;

/** Composes mails about bookings, in the language of the booking, with a link to it unless the content has another. */
@Injectable()
export class BookingLetters {
  constructor(
    private readonly db: Database,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly site: Site,
  ) {}

  /** Reads the booking of a queued mail again. */
  async find(reference: string): Promise<BookingRow> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error(`booking ${reference} of a mail does not exist`);
    return booking;
  }

  /** @param prefix of the keys of its messages, which have the values `company` and `reference` */
  async compose(
    { reference, accessToken, stayReference, locale: language, currency, guestFirstName: name }: LetterRecipient,
    prefix: string,
    write: (context: LetterContext) => Content,
  ): Promise<ComposedMail> {
    const sender = await this.settings.values({ ...SENDER_SETTINGS, contact_phone: 'string' });
    const contact: ContactDetails = { ...sender, place: await this.placeOf(stayReference, language) };
    const values = { company: nameIn(language, sender, 'company_name'), reference };
    return this.letters.compose({ language, values }, sayAny => {
      const say: Say = (key, further) => sayAny(`${prefix}.${key}`, further);
      const amount = (cents: number) => formatAmount(cents, currency, language);
      const url = this.site.urlOf(BOOKING_PAGE, { reference, token: accessToken });
      return {
        subject: say('subject'),
        greeting: { name },
        link: { label: sayAny('mail.booking.action'), url },
        signature: signatureOf(sender, language),
        ...write({ say, amount, details: booking => bookingRows(booking, contact, sayAny) }),
      };
    });
  }

  private async placeOf(stayReference: string, language: keyof Bilingual): Promise<string> {
    const stay = await this.db
      .of(Stay)
      .findOne({ select: { locationHint: true }, where: { reference: stayReference } });
    return stay?.locationHint[language] ?? '';
  }
}
