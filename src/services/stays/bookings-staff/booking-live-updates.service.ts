import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Live } from '#live/live';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { BookingChanges } from '../bookings/booking-changes';
import { findBooking } from '../bookings/booking.queries';
import { CompanyTime } from '../nights/company-time';
import { BOOKING_CREATED, BOOKING_UPDATED } from './booking.events';
import { managedBookingView } from './managed-booking.view';

@Injectable()
export class BookingLiveUpdates implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly recipients: StaffRecipients,
    private readonly time: CompanyTime,
    private readonly changes: BookingChanges,
  ) {}

  onModuleInit(): void {
    this.changes.onChange((reference, change) => {
      this.live.emitAbout(`booking ${reference}`, 'notifications', async () => {
        const [booking, staff, { today }] = await Promise.all([
          findBooking(this.db, reference),
          this.recipients.withPermission('bookings.view'),
          this.time.moment(),
        ]);
        if (!booking) return;
        this.live.emit(
          change === 'placed' ? BOOKING_CREATED : BOOKING_UPDATED,
          staff.all,
          managedBookingView(today)(booking),
        );
      });
    });
  }
}
