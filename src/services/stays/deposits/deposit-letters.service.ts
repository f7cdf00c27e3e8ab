import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { BookingLetters } from '../bookings/booking-letters.service';
import type { Booking } from '../bookings/booking.entity';

interface ReturnedDeposit {
  reference: string;
  returnedCents: number;
}

const DEPOSIT_LETTER = deferredLetter<ReturnedDeposit>('deposit_returned');

/** Mails the guest the returned part of the deposit, and the reason for keeping the rest. */
@Injectable()
export class DepositLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: BookingLetters,
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

  private async write({ reference, returnedCents }: ReturnedDeposit): Promise<ComposedMail> {
    const booking = await this.letters.find(reference);
    const { depositCents, depositKeptCents, depositReason } = booking;
    return this.letters.compose(booking, 'mail.deposit_returned', ({ say, amount }) => {
      const returned = amount(returnedCents);
      const kept = amount(depositKeptCents);
      const keptKey = returnedCents > 0 ? 'kept' : 'kept_whole';
      return {
        paragraphs: [
          ...(returnedCents > 0 ? [say('text', { amount: returned })] : []),
          ...(depositKeptCents > 0 ? [say(keptKey, { kept, reason: depositReason ?? '' })] : []),
        ],
        rows: [
          { label: say('deposit'), value: amount(depositCents) },
          ...(depositKeptCents > 0 ? [{ label: say('kept_label'), value: kept }] : []),
          { label: say('returned'), value: returned },
        ],
      };
    });
  }
}
