import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { formatAmount } from '#kit/language/formatting';
import { Letters } from '#kit/mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#kit/mail/mail';
import { Site } from '#kit/service/site';
import { type NewRefundPart, type RefundPartKind, sumOfParts } from '#shared/payments/refund-parts';
import { Settings } from '#shared/settings/settings';
import type { Booking } from '../bookings/booking.entity';
import { BOOKING_PAGE } from '../bookings/booking-notifier.service';
import { findBooking } from '../bookings/booking.queries';
import { HOUSE, signatureOf } from '../house';

interface RefundLetter {
  reference: string;
  parts: Pick<NewRefundPart, 'kind' | 'grossCents' | 'amountCents'>[];
}

const REFUND_LETTER = deferredLetter<RefundLetter>('booking_refund');

/** Kinds with a label of their own in the mail. */
const LABELLED: ReadonlySet<RefundPartKind> = new Set(['nights', 'cleaning', 'deposit']);

/** Mails the guest that a part of a booking is refunded, in the language of the booking. */
@Injectable()
export class BookingRefundLetters implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly site: Site,
  ) {}

  onModuleInit(): void {
    this.mail.compose(REFUND_LETTER, letter => this.write(letter));
  }

  async send(
    { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
    parts: readonly NewRefundPart[],
  ): Promise<void> {
    await this.mail.send(REFUND_LETTER.to(guestEmail, { reference, parts: [...parts] }));
  }

  private async write({ reference, parts }: RefundLetter): Promise<ComposedMail> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error(`booking ${reference} of a mail does not exist`);
    const { locale: language, currency, accessToken, guestFirstName: name } = booking;
    const shown = (cents: number) => formatAmount(cents, currency, language);
    const house = await this.settings.values(HOUSE);
    const amount = shown(sumOfParts(parts));
    const values = { reference, amount };
    return this.letters.compose({ language, prefix: 'mail.booking_refunded_partly', values }, say => ({
      subject: say('subject'),
      greeting: { name },
      paragraphs: [say('text')],
      rows: [
        ...parts.map(({ kind, amountCents }) => ({
          label: say(LABELLED.has(kind) ? kind : 'goodwill'),
          value: shown(amountCents),
        })),
        { label: say('total'), value: amount },
      ],
      link: { label: say('action'), url: this.site.urlOf(BOOKING_PAGE, { reference, token: accessToken }) },
      signature: signatureOf(house, language),
    }));
  }
}
