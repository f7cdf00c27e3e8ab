import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatInstant } from '#kit/language/formatting';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Clock } from '#kit/time/clock';
import { BookingLetters } from '../bookings/booking-letters.service';
import type { LetterBooking } from '../bookings/booking-letter-rows';
import { CompanyTime } from '../nights/company-time';
import { ChangePayments } from './change-payments.service';
import type { ChangePlan } from './change-plan';
import type { ChangingBooking } from './changing-booking';

interface DueChange
  extends Pick<LetterBooking, 'checkIn' | 'checkOut' | 'guests' | 'totalCents' | 'lines' | 'changeReason'> {
  /** Reference of the booking. */
  reference: string;
  /** Reference of the charge. */
  charge: string;
  differenceCents: number;
  expiresAt: string;
}

const CHANGE_LETTER = deferredLetter<DueChange>('change_to_pay');

/** Mails the guest the payment page of a change by staff. The mail job opens the payment if the request could not. */
@Injectable()
export class ChangeLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: BookingLetters,
    private readonly payments: ChangePayments,
    private readonly time: CompanyTime,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.compose(CHANGE_LETTER, due => this.write(due));
  }

  async send(
    { reference, guestEmail }: ChangingBooking,
    { wanted, columns, differenceCents }: ChangePlan,
    due: { charge: string; expiresAt: string; reason: string },
  ): Promise<void> {
    await this.mail.send(
      CHANGE_LETTER.to(guestEmail, {
        ...wanted,
        reference,
        charge: due.charge,
        differenceCents,
        expiresAt: due.expiresAt,
        totalCents: columns.total_cents,
        lines: columns.lines,
        changeReason: due.reason,
      }),
    );
  }

  private async write({
    charge,
    differenceCents,
    expiresAt,
    ...changed
  }: DueChange): Promise<ComposedMail | undefined> {
    const booking = await this.payments.open(changed.reference);
    const url = booking.openChange?.reference === charge ? booking.openChange.redirect_url : null;
    // Paid or expired in the meantime: other mails report that.
    if (!url || Date.parse(expiresAt) <= this.clock.now().epochMilliseconds) return undefined;
    const { zone } = await this.time.moment();
    const until = formatInstant(new Date(expiresAt), zone, booking.locale);
    return this.letters.compose(booking, 'mail.change_to_pay', ({ say, amount, details }) => ({
      paragraphs: [say('text', { amount: amount(differenceCents), until })],
      rows: details({ ...booking, ...changed, policy: [] }),
      link: { label: say('action'), url },
    }));
  }
}
