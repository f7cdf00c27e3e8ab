import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { formatAmount } from '#kit/language/formatting';
import { Letters } from '#kit/mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#kit/mail/mail';
import { Site } from '#kit/service/site';
import { Settings } from '#shared/settings/settings';
import { BOOKING_PAGE } from '../bookings/booking-notifier.service';
import type { Booking } from '../bookings/booking.entity';
import { findBooking } from '../bookings/booking.queries';
import { HOUSE, signatureOf } from '../house';

interface Returned {
  reference: string;
  returnedCents: number;
}

const DEPOSIT_LETTER = deferredLetter<Returned>('deposit_returned');

/** Mails the guest what of the deposit goes back, and why the rest does not, in the language of the booking. */
@Injectable()
export class DepositLetters implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly site: Site,
  ) {}

  onModuleInit(): void {
    this.mail.compose(DEPOSIT_LETTER, letter => this.write(letter));
  }

  async send(
    { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
    returnedCents: number,
  ): Promise<void> {
    await this.mail.send(DEPOSIT_LETTER.to(guestEmail, { reference, returnedCents }));
  }

  private async write({ reference, returnedCents }: Returned): Promise<ComposedMail> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error(`booking ${reference} of a mail does not exist`);
    const { locale: language, accessToken, guestFirstName: name, depositKeptCents, depositReason } = booking;
    const shown = (cents: number) => formatAmount(cents, booking.currency, language);
    const house = await this.settings.values(HOUSE);
    const [amount, kept] = [shown(returnedCents), shown(depositKeptCents)];
    const values = { reference, amount, kept, reason: depositReason ?? '' };
    return this.letters.compose({ language, prefix: 'mail.deposit_returned', values }, say => ({
      subject: say('subject'),
      greeting: { name },
      paragraphs: [
        ...(returnedCents > 0 ? [say('text')] : []),
        ...(depositKeptCents > 0 ? [say(returnedCents > 0 ? 'kept' : 'kept_whole')] : []),
      ],
      rows: [
        { label: say('deposit'), value: shown(booking.depositCents) },
        ...(depositKeptCents > 0 ? [{ label: say('kept_label'), value: kept }] : []),
        { label: say('returned'), value: amount },
      ],
      link: { label: say('action'), url: this.site.urlOf(BOOKING_PAGE, { reference, token: accessToken }) },
      signature: signatureOf(house, language),
    }));
  }
}
