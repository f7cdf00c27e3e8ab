import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { countByStatus } from '#kit/http/status-counts';
import { searchWords } from '#kit/language/search-text';
import { PaymentRecords } from '#shared/payments/payment-records';
import { CompanyTime } from '../nights/company-time';
import { findBooking } from '../bookings/booking.queries';
import { BOOKING_STATUSES, type BookingStatus } from '../bookings/booking-status';
import { BOOKING_PAGES } from '../stays.pages';
import { stayChosen } from '../stays/stay-choice';
import { bookingPage } from './booking-list.queries';
import { BookingMoves } from '../bookings/booking-moves.service';
import type { BookingChangeBody, BookingListQuery } from './bookings-manage.dto';
import { type ManagedBookingDetailView, type ManagedBookingView, managedBookingView } from './managed-booking.view';

/** Bookings as staff see and move them. */
@Injectable()
export class BookingHandling {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly moves: BookingMoves,
    private readonly payments: PaymentRecords,
  ) {}

  async list(
    query: BookingListQuery,
  ): Promise<{ page: Page<ManagedBookingView>; counts: Record<'all' | BookingStatus, number> }> {
    const filter = {
      status: query.status,
      checkInFrom: query.from,
      checkInTo: query.to,
      stayId: query.stay ? await stayChosen(this.db, query.stay) : undefined,
      paymentStatus: query.payment,
      method: query.method,
      fewestGuests: query.guests === undefined ? undefined : Number(query.guests),
      words: searchWords(query.q ?? ''),
    };
    const request = readPage({ ...query }, BOOKING_PAGES);
    const { page, found } = await bookingPage(this.db, filter, query.sort ?? 'newest', request);
    const { today } = await this.time.moment();
    return { page: mapPage(page, managedBookingView(today)), counts: countByStatus(BOOKING_STATUSES, found) };
  }

  async detail(reference: string): Promise<ManagedBookingDetailView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw NotFound();
    const { today } = await this.time.moment();
    return {
      ...managedBookingView(today)(booking),
      payments: await this.payments.of(booking.reference),
      unknown_payment_events: await this.payments.unknownEvents(booking.reference),
    };
  }

  /** Action and notes together or not at all. */
  async change(reference: string, body: BookingChangeBody, accountId: number): Promise<ManagedBookingDetailView> {
    const { today } = await this.time.moment();
    await this.db.transaction(async () => {
      const booking = await this.moves.lock(reference);
      if (!booking) throw NotFound();
      if (body.admin_notes !== undefined) {
        await this.db.rows('UPDATE booking SET admin_notes = $2, updated_at = now() WHERE id = $1', [
          booking.id,
          body.admin_notes || null,
        ]);
      }
      if (body.action) await this.moves.act(booking, body.action, today, { actor: 'staff', accountId });
    });
    return this.detail(reference);
  }
}
