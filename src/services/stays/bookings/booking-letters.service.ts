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
import { HOUSE, signatureOf } from '../house';
import { bookingRows, type ContactDetails, type LetterBooking } from './booking-letter-rows';
import { type BookingRow, findBooking } from './booking.queries';

export const BOOKING_PAGE = sitePage(
  '/bookings/{reference}',
  { token: '…' },
  { en: 'Mails about a booking', ar: 'رسائل الحجز' },
);

/** Whom a mail is for, and which booking its link opens. */
export type LetterRecipient = Pick<
  BookingRow,
  'reference' | 'accessToken' | 'stayReference' | 'locale' | 'currency' | 'guestFirstName'
>;

interface Writing {
  /** Sentences of this mail. */
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

  /** The booking of a mail as it is now. */
  async find(reference: string): Promise<BookingRow> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error(`booking ${reference} of a mail does not exist`);
    return booking;
  }

  /** @param prefix of the keys of its sentences, which have the values `company` and `reference` */
  async compose(
    { reference, accessToken, stayReference, locale: language, currency, guestFirstName: name }: LetterRecipient,
    prefix: string,
    write: (writing: Writing) => Content,
  ): Promise<ComposedMail> {
    const house = await this.settings.values({ ...HOUSE, contact_phone: 'string' });
    const contact: ContactDetails = { ...house, place: await this.placeOf(stayReference, language) };
    const values = { company: nameIn(language, house, 'company_name'), reference };
    return this.letters.compose({ language, values }, sayAny => {
      const say: Say = (key, further) => sayAny(`${prefix}.${key}`, further);
      const amount = (cents: number) => formatAmount(cents, currency, language);
      const url = this.site.urlOf(BOOKING_PAGE, { reference, token: accessToken });
      return {
        subject: say('subject'),
        greeting: { name },
        link: { label: sayAny('mail.booking.action'), url },
        signature: signatureOf(house, language),
        ...write({ say, amount, details: booking => bookingRows(booking, contact, sayAny) }),
      };
    });
  }

  private async placeOf(stayReference: string, language: keyof Bilingual): Promise<string> {
    const stay = await this.db.row<{ hint: Bilingual }>('SELECT location_hint AS hint FROM stay WHERE reference = $1', [
      stayReference,
    ]);
    return stay?.hint[language] ?? '';
  }
}
