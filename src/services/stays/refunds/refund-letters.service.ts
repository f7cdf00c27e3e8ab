import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { type NewRefundPart, type RefundPartKind, sumOfParts } from '#money/payments/refund-parts';
import { BookingLetters } from '../bookings/booking-letters.service';
import type { Booking } from '../bookings/booking.entity';

interface RefundLetter {
  reference: string;
  parts: Pick<NewRefundPart, 'kind' | 'grossCents' | 'amountCents'>[];
}

const REFUND_LETTER = deferredLetter<RefundLetter>('booking_refund');

/** Kinds with a label of their own in the mail. */
const LABELLED: ReadonlySet<RefundPartKind> = new Set(['nights', 'cleaning', 'deposit']);

/** Mails the guest that a part of a booking is refunded. */
@Injectable()
export class BookingRefundLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: BookingLetters,
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
    const booking = await this.letters.find(reference);
    return this.letters.compose(booking, 'mail.booking_refunded_partly', ({ say, amount }) => {
      const total = amount(sumOfParts(parts));
      return {
        paragraphs: [say('text', { amount: total })],
        rows: [
          ...parts.map(({ kind, amountCents }) => ({
            label: say(LABELLED.has(kind) ? kind : 'goodwill'),
            value: amount(amountCents),
          })),
          { label: say('total'), value: total },
        ],
      };
    });
  }
}
