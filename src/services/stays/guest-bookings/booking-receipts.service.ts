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
import { normalizeToken } from './booking-draft';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { ClientTokenReused } from './booking.refusals';
import { type BookingReceiptView, receiptView } from './receipt.view';

interface StoredReceipt {
  reference: string;
  email: string;
  receipt: BookingReceiptView | null;
  bodyHash: string | null;
}

/** Receipts of bookings: stored once their payment is open, and replayed for the same client token. */
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
      ? this.find(token.trim(), normaliseEmail(email))
      : undefined;
  }

  /**
   * The receipt of the booking with this client token, if any.
   * @throws ClientTokenReused the booking belongs to another guest
   */
  async find(clientToken: string, email: string): Promise<BookingReceiptView | undefined> {
    const booking = await this.db.row<StoredReceipt>(
      'SELECT reference, guest_email AS email, receipt, body_hash AS "bodyHash" FROM booking WHERE client_token = $1',
      [normalizeToken(clientToken)],
    );
    if (!booking) return undefined;
    if (booking.email !== email) throw ClientTokenReused();
    this.bodies.compare(booking.bodyHash);
    return booking.receipt ?? this.complete(booking.reference);
  }

  /** Opens the payment of a committed booking, if one is due, and stores the receipt. Of two calls the first one wins. */
  async complete(reference: string): Promise<BookingReceiptView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error('the booking was deleted while its payment was opened');
    const receipt = receiptView(booking, await this.openSession(booking));
    await this.db.rows('UPDATE booking SET receipt = $2 WHERE id = $1 AND receipt IS NULL', [
      booking.id,
      JSON.stringify(receipt),
    ]);
    const stored = await this.db.row<{ receipt: BookingReceiptView }>('SELECT receipt FROM booking WHERE id = $1', [
      booking.id,
    ]);
    return stored?.receipt ?? receipt;
  }

  private async openSession(booking: BookingRow): Promise<{ url: string; sessionId: string } | null> {
    if (booking.status !== 'pending' || booking.paymentMethod === 'on_arrival') return null;
    try {
      return await this.payments.open(booking);
    } catch (error) {
      // Paid, cancelled or expired in the meantime.
      if (error instanceof Refusal && error.key === NotPayable.key) return null;
      throw error;
    }
  }
}
