import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Live } from '#live/live';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { findBooking } from '../bookings/booking.queries';
import { CompanyTime } from '../nights/company-time';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { managedBookingView } from './managed-booking.view';

/** Sends bookings to the pages of staff when they change. */
@Injectable()
export class BookingLiveUpdates {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly recipients: StaffRecipients,
    private readonly time: CompanyTime,
  ) {}

  emitCreated({ reference }: { reference: string }): void {
    this.emit(BOOKING_CREATED, reference);
  }

  emitUpdated({ reference }: { reference: string }): void {
    this.emit(BOOKING_UPDATED, reference);
  }

  private emit(event: typeof BOOKING_CREATED, reference: string): void {
    this.live.emitAbout(`booking ${reference}`, 'notifications', async () => {
      const [booking, staff, { today }] = await Promise.all([
        findBooking(this.db, reference),
        this.recipients.withPermission('bookings.view'),
        this.time.moment(),
      ]);
      if (booking) this.live.emit(event, staff.all, managedBookingView(today)(booking));
    });
  }
}
