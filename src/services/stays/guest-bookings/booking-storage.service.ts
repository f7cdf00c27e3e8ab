import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { DatesTaken, NightHolds } from '../nights/night-holds.service';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import type { BookingDraft } from './booking-draft';
import { Booking } from '../bookings/booking.entity';
import { BookingEvent } from '../bookings/booking-event.entity';
import { findBooking } from '../bookings/booking.queries';
import { type BookingReceiptView, receiptView } from './receipt.view';

/** Stores a new booking with everything that belongs to it, in the running transaction. */
@Injectable()
export class BookingStorage {
  constructor(
    private readonly db: Database,
    private readonly expiry: BookingExpiry,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /**
   * The id of the new row, or undefined when there is a booking of the same token. The receipt is kept with it unless a
   * payment has to be opened first.
   */
  async insert(draft: BookingDraft, receipt: BookingReceiptView | null): Promise<number | undefined> {
    const { raw } = await this.db
      .of(Booking)
      .createQueryBuilder()
      .insert()
      .values({ ...draft, receipt })
      .orIgnore()
      .execute();
    return (raw as { id: number }[])[0]?.id;
  }

  /** @throws DatesTaken */
  async reserveNights(
    id: number,
    { stayId, checkIn, checkOut, placedAt }: BookingDraft,
    isHosted: boolean,
  ): Promise<void> {
    if (stayId === null) throw new Error('a new booking has its stay');
    await this.expiry.clear(stayId, { checkIn, checkOut });
    const expiresAt = isHosted
      ? new Date(placedAt.getTime() + this.configuration.bookingHoldMinutes * 60_000)
      : undefined;
    if (!(await this.nights.reserve({ stayId, checkIn, checkOut, bookingId: id, expiresAt }))) throw DatesTaken();
  }

  async tell(bookingId: number, { reference, status, placedAt, failureReason }: BookingDraft): Promise<void> {
    await this.db
      .of(BookingEvent)
      .insert({ bookingId, status, at: placedAt, actor: 'guest', reason: failureReason ?? null });
    if (status === 'cancelled') return;
    const booking = await findBooking(this.db, reference);
    if (booking) await this.notifier.placed(booking);
  }

  /** What a bot is answered for a booking whose payment would have to be opened: a page that leads nowhere. */
  honeypotReceipt(draft: BookingDraft): BookingReceiptView {
    const sessionId = `cs_${randomBytes(32).toString('hex')}`;
    return receiptView(draft, { url: `${this.configuration.publicUrl}/pay/${sessionId}`, sessionId });
  }
}
