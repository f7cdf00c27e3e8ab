import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { isPlainObject } from '#kit/fields/shape-fields';
import { normaliseEmail } from '#kit/text/email-address';
import { Refusal } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { BodyComparison } from '#kit/idempotency/body-comparison';
import { clientToken, type ReplaySource } from '#kit/idempotency/idempotent';
import { NotPayable } from '#shared/payments/payment.refusals';
import { StaysPayments } from '../payments/stays-payments.service';
import { tokenName } from './booking-draft';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { ClientTokenReused } from './booking.refusals';
import { type BookingReceiptView, receiptView } from './receipt.view';

interface StoredReceipt {
  reference: string;
  email: string;
  receipt: BookingReceiptView | null;
  bodyHash: string | null;
}

/** What making a booking answers: made once, when its payment is open, and kept for the same token sent again. */
@Injectable()
export class BookingReceipts implements ReplaySource {
  constructor(
    private readonly db: Database,
    private readonly payments: StaysPayments,
    private readonly bodies: BodyComparison,
  ) {}

  async given({ body }: AppRequest): Promise<BookingReceiptView | undefined> {
    const token = clientToken(body);
    const email = isPlainObject(body) ? body['guest_email'] : undefined;
    return token !== undefined && typeof email === 'string' && !email.includes('\u0000')
      ? this.stored(token.trim(), normaliseEmail(email))
      : undefined;
  }

  /**
   * The receipt of the booking that was made with the token; undefined when there is none.
   * @throws ClientTokenReused the booking is another guest's
   */
  async stored(clientToken: string, email: string): Promise<BookingReceiptView | undefined> {
    const booking = await this.db.row<StoredReceipt>(
      'SELECT reference, guest_email AS email, receipt, body_hash AS "bodyHash" FROM booking WHERE client_token = $1',
      [tokenName(clientToken)],
    );
    if (!booking) return undefined;
    if (booking.email !== email) throw ClientTokenReused();
    this.bodies.compare(booking.bodyHash);
    return booking.receipt ?? this.of(booking.reference);
  }

  /** Opens the payment of a booking that was committed, unless nothing is left to pay. */
  async of(reference: string): Promise<BookingReceiptView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error('a booking that was just made is gone');
    const receipt = receiptView(booking, await this.session(booking));
    await this.db.rows('UPDATE booking SET receipt = $2 WHERE id = $1 AND receipt IS NULL', [
      booking.id,
      JSON.stringify(receipt),
    ]);
    const kept = await this.db.row<{ receipt: BookingReceiptView }>('SELECT receipt FROM booking WHERE id = $1', [
      booking.id,
    ]);
    return kept?.receipt ?? receipt;
  }

  private async session(booking: BookingRow): Promise<{ url: string; sessionId: string } | null> {
    if (booking.status !== 'pending' || booking.paymentMethod === 'on_arrival') return null;
    try {
      return await this.payments.open(booking);
    } catch (refused) {
      // Paid, given up or run out since it was stored.
      if (refused instanceof Refusal && refused.key === NotPayable.key) return null;
      throw refused;
    }
  }
}
