import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { PaymentRecords } from '#money/payments/payment-records';
import { PROVIDERS_WITHOUT_PROCESSOR } from '../payments/simulated-returns.service';
import { CompanyTime } from '../nights/company-time';
import { Booking } from '../bookings/booking.entity';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { BOOKING_STATUSES, type BookingStatus } from '../bookings/booking-status';
import { countedPage } from '../stays.pages';
import { resolveStayId } from '../stays/stay-filter';
import { bookingList } from './booking-list';
import { BookingChanged } from '../bookings/booking.events';
import { listDatesChanged } from '../bookings/dates-changed.view';
import { referencesOf } from '../bookings/booking-references';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import type { BookingChangeBody, BookingListQuery } from './bookings-staff.dto';
import { type ManagedBookingDetailView, managedBookingView, policyRefund } from './managed-booking.view';

@Injectable()
export class BookingsStaffService {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly transitions: BookingTransitions,
    private readonly payments: PaymentRecords,
    private readonly events: DomainEvents,
  ) {}

  async list({ status, stay, sort = 'newest', pageRequest, ...filter }: BookingListQuery) {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    const statuses = { statuses: BOOKING_STATUSES, column: 'b.status', selected: status };
    const list = bookingList({ ...filter, stayId }, sort);
    const page = await listWithCounts<BookingRow, BookingStatus>(this.db, pageRequest, list, statuses);
    const { today } = await this.time.moment();
    return countedPage(page, managedBookingView(today));
  }

  async get(reference: string): Promise<ManagedBookingDetailView> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw NotFound();
    const { today, now } = await this.time.moment();
    const payments = await this.payments.list(...referencesOf(booking));
    return {
      ...managedBookingView(today)(booking),
      policy_refund: policyRefund(booking, now.epochMilliseconds),
      changes: booking.changeCount > 0 ? await listDatesChanged(this.db, booking.id) : [],
      payments: payments.filter(({ provider }) => !PROVIDERS_WITHOUT_PROCESSOR.has(provider)),
      unknown_payment_events: await this.payments.unknownEvents(...referencesOf(booking)),
    };
  }

  async update(reference: string, body: BookingChangeBody, accountId: number): Promise<ManagedBookingDetailView> {
    if (body.refund === 'policy' && body.action !== 'cancel') throw fieldRefused('refund', 'only_with_cancel');
    if (body.no_show && body.action !== 'cancel') throw fieldRefused('no_show', 'only_with_cancel');
    const { today } = await this.time.moment();
    await this.db.transaction(async () => {
      const booking = await this.transitions.lock(reference);
      if (!booking) throw NotFound();
      if (body.admin_notes !== undefined) {
        await this.db.of(Booking).update({ id: booking.id }, { adminNotes: body.admin_notes || null });
        await this.events.raise(BookingChanged, { reference: booking.reference });
      }
      const staff = { actor: 'staff', accountId } as const;
      if (body.no_show) await this.transitions.cancelNoShow(booking, today, staff, body.refund);
      else if (body.action) await this.transitions.apply(booking, body.action, today, staff, body.refund);
    });
    return this.get(reference);
  }
}
