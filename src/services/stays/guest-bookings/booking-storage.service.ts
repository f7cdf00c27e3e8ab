import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { snakeCase } from '#kit/views/snake-case';
import { raw, sql } from '#kit/database/sql';
import { DomainEvents } from '#kit/service/domain-events';
import { BodyComparison } from '#idempotency/body-comparison';
import { BookingPlaced } from '../bookings/booking.events';
import { NightHolds } from '../nights/night-holds.service';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import type { BookingDraft } from './booking-draft';
import type { PreparedBooking } from './booking-preparation.service';
import { type BookingReceiptView, receiptView } from './receipt.view';

/** Stores a new booking with its nights, first event and notifications, in the running transaction. */
@Injectable()
export class BookingStorage {
  constructor(
    private readonly db: Database,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly events: DomainEvents,
    private readonly bodies: BodyComparison,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /**
   * Fails on `booking_client_token_key`, or with `DatesTaken`.
   * @param receipt null while a payment has to be opened
   */
  async write(prepared: PreparedBooking, receipt: BookingReceiptView | null): Promise<void> {
    const { id, draft, visitorHash } = prepared;
    const stored = Object.fromEntries(
      Object.entries({ id, bodyHash: this.bodies.hash, visitorHash, ...draft }).map(([name, value]) => [
        snakeCase(name),
        value,
      ]),
    );
    const columns = raw(Object.keys(stored).join(', '));
    await this.db.queueWrite(sql`
      INSERT INTO booking (receipt, ${columns})
      SELECT ${receipt && JSON.stringify(receipt)}::json, ${columns}
      FROM jsonb_populate_record(NULL::booking, ${JSON.stringify(stored)})`);
    const { reference, status, placedAt, failureReason } = draft;
    if (status !== 'cancelled') await this.reserveNights(prepared);
    await this.db.queueWrite(sql`
      INSERT INTO booking_event (booking_id, status, at, actor, reason)
      VALUES (${id}, ${status}, ${placedAt}, 'guest', ${failureReason ?? null})`);
    await this.events.raise(BookingPlaced, {
      reference,
      bookingId: id,
      status,
      isPaid: draft.paymentStatus === 'paid',
    });
    if (status !== 'cancelled') await this.notifier.placed(draft);
  }

  /** Reserves the nights, or passes the hold of an offer to the booking. */
  private async reserveNights({ id, draft, isHosted, offered, explanation }: PreparedBooking): Promise<void> {
    const { stayId, checkIn, checkOut, placedAt } = draft;
    if (stayId === null) throw new Error('a new booking must have a stay');
    const expiresAt = isHosted
      ? new Date(placedAt.getTime() + this.configuration.bookingHoldMinutes * 60_000)
      : undefined;
    if (offered) return this.nights.passOffer(offered, { bookingId: id, at: placedAt, expiresAt, explanation });
    await this.nights.reserveAtEnd({ stayId, checkIn, checkOut, bookingId: id, expiresAt, explanation });
  }

  /** A receipt for bots, whose payment page does not exist. */
  honeypotReceipt(draft: BookingDraft): BookingReceiptView {
    const sessionId = `cs_${randomBytes(32).toString('hex')}`;
    return receiptView(draft, { url: `${this.configuration.publicUrl}/pay/${sessionId}`, sessionId });
  }
}
