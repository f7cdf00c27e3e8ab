import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { isPlainObject } from '#kit/fields/shape-fields';
import { normaliseEmail } from '#kit/text/email-address';
import { Refusal } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { ResponseRetention } from '#idempotency/response-retention';
import { StoredResponses } from '#idempotency/stored-responses';
import { clientToken, type ReplaySource, type StoredResponse } from '#idempotency/replay-source';
import { NotPayable, PaymentInProgress, PaymentRefused } from '#money/payments/payment.refusals';
import { StaysPayments } from '../payments/stays-payments.service';
import { honeypotToken, normalizeToken } from './booking-draft';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { ClientTokenReused } from './booking.refusals';
import { type BookingReceiptView, receiptView } from './receipt.view';

interface StoredReceipt {
  reference: string;
  email: string;
  receipt: BookingReceiptView | null;
  bodyHash: string | null;
  placedAt: Date;
}

/** Identifies a repeated booking request. */
interface BookingToken {
  clientToken: string;
  email: string;
  isHoneypot: boolean;
}

/** Receipts of bookings: stored once their payment is open, and replayed for the same client token for 30 days. */
@Injectable()
export class BookingReceipts implements ReplaySource<BookingToken>, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly payments: StaysPayments,
    private readonly responses: StoredResponses,
    private readonly retention: ResponseRetention,
  ) {}

  onModuleInit(): void {
    this.retention.register({ table: 'booking', column: 'receipt', time: 'placed_at' });
  }

  token({ body }: AppRequest): BookingToken | undefined {
    const token = clientToken(body);
    if (token === undefined || !isPlainObject(body)) return undefined;
    const { guest_email: email, company } = body;
    if (typeof email !== 'string' || email.includes('\u0000')) return undefined;
    return { clientToken: normalizeToken(token.trim()), email: normaliseEmail(email), isHoneypot: Boolean(company) };
  }

  /**
   * @throws ClientTokenReused the booking belongs to another guest
   * @throws IdempotencyResponseLost the booking is older than its receipt is kept
   */
  async find({ clientToken: key, email, isHoneypot }: BookingToken): Promise<StoredResponse | undefined> {
    const booking = await this.db.row<StoredReceipt>(
      `SELECT reference, guest_email AS email, receipt, body_hash AS "bodyHash", placed_at AS "placedAt" FROM booking
       WHERE client_token = $1`,
      [key],
    );
    if (!booking) return isHoneypot ? this.responses.find(honeypotToken(key, email)) : undefined;
    if (booking.email !== email) throw ClientTokenReused();
    this.retention.assertKept(booking.placedAt);
    const response = booking.receipt ?? (await this.complete(booking.reference));
    return { response, bodyHash: booking.bodyHash };
  }

  /** Opens the payment of a committed booking, if one is due, and stores the receipt. Of parallel calls the first wins. */
  async complete(reference: string): Promise<BookingReceiptView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw new Error('the booking was deleted while its payment was opened');
    const receipt = receiptView(booking, await this.openSession(booking));
    const stored = await this.db.row<{ receipt: BookingReceiptView }>(
      'UPDATE booking SET receipt = coalesce(receipt, $2::json) WHERE id = $1 RETURNING receipt',
      [booking.id, JSON.stringify(receipt)],
    );
    return stored?.receipt ?? receipt;
  }

  private async openSession(booking: BookingRow): Promise<{ url: string; sessionId: string } | null> {
    // A repeated request is refused as the first one was, which has cancelled the booking.
    if (booking.status === 'cancelled' && (await this.payments.isRefused(booking))) throw PaymentRefused();
    if (booking.status !== 'pending' || booking.paymentMethod === 'on_arrival') return null;
    try {
      return await this.payments.open(booking);
    } catch (error) {
      // Paid, processing, cancelled or expired in the meantime.
      if (error instanceof Refusal && (error.key === NotPayable.key || error.key === PaymentInProgress.key))
        return null;
      if (error instanceof Refusal && error.key === PaymentRefused.key) await this.payments.cancelRefused(booking);
      throw error;
    }
  }
}
