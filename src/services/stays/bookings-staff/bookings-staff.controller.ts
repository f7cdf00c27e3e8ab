import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { ACTION_REFUSALS } from '../bookings/booking-rules';
import type { BookingStatus } from '../bookings/booking-status';
import { BookingsStaffService } from './bookings-staff.service';
import { BookingChangeBody, BookingListQuery } from './bookings-staff.dto';
import { ManagedBookingDetailView, ManagedBookingView } from './managed-booking.view';
import { countedPageOf } from '../stays.pages';

@ApiTags('Bookings on the dashboard')
@DescribePath({ reference: 'Reference of the booking.' })
@Controller('bookings/manage')
export class BookingsStaffController {
  constructor(private readonly bookings: BookingsStaffService) {}

  @Get()
  @Requires('bookings.view')
  @Describe(
    'Lists bookings with the number of each status in `counts`, the newest first unless `sort` is sent, each with the',
    'actions that are possible now. To catch up after a pause, send the time of the last response as `since`.',
  )
  @Returns(
    'Bookings, newest first',
    countedPageOf<BookingStatus>(ManagedBookingView, 'bookings', {
      pending: 'Bookings that wait for payment or confirmation.',
      confirmed: 'Bookings that are certain, before check-in.',
      checked_in: 'Bookings whose guests have checked in.',
      completed: 'Bookings whose guests have left.',
      cancelled: 'Bookings that were cancelled or ended unpaid.',
    }),
    ValidationFailed,
  )
  list(@Query() query: BookingListQuery) {
    return this.bookings.list(query);
  }

  @Get(':reference')
  @Requires('bookings.view')
  @Describe(
    'Returns one booking with its timeline, the actions that are possible now, and every payment with the events of its',
    'processor.',
  )
  @Returns('One booking with its timeline, payments and possible actions', ManagedBookingDetailView, NotFound)
  detail(@Param('reference') reference: string): Promise<ManagedBookingDetailView> {
    return this.bookings.get(reference);
  }

  @Patch(':reference')
  @SideEffects('mail', 'money')
  @Requires('bookings.edit')
  @ResponseMessage('messages.booking_changed')
  @Describe(
    'Applies an `action` to a booking, stores `admin_notes`, or both: `confirm` a pending booking (paid ones are confirmed',
    'automatically), `check_in` from the check-in day on, `complete`, or `cancel` before check-in. A booking paid on',
    'arrival becomes paid at check-in; cancelling releases the nights and refunds the payment, in full or with `refund`',
    '`policy` by the policy of the booking; `no_show` records that the guests did not arrive. Every action is mailed to the',
    'guest and sent to connected clients.',
  )
  @Returns(
    'Change the status or the notes of a booking',
    ManagedBookingDetailView,
    ValidationFailed,
    NotFound,
    ...ACTION_REFUSALS,
  )
  change(
    @Param('reference') reference: string,
    @Body() body: BookingChangeBody,
    @SignedIn() staff: Caller,
  ): Promise<ManagedBookingDetailView> {
    return this.bookings.update(reference, body, staff.id);
  }
}
