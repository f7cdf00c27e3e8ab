import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Says } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { ACTION_REFUSALS } from '../bookings/booking-rules';
import { BOOKING_STATUSES } from '../bookings/booking-status';
import { BookingHandling } from './booking-handling.service';
import { BookingChangeBody, BookingListQuery } from './bookings-manage.dto';
import { ManagedBookingDetailView, ManagedBookingView } from './managed-booking.view';
import { countedPageOf } from '../stays.pages';

@ApiTags('Bookings on the dashboard')
@Controller('bookings/manage')
export class BookingsManageController {
  constructor(private readonly bookings: BookingHandling) {}

  @Get()
  @Requires('bookings.view')
  @Answers('Bookings', countedPageOf(ManagedBookingView, 'bookings', BOOKING_STATUSES), ValidationFailed)
  list(@Query() query: BookingListQuery) {
    return this.bookings.list(query);
  }

  @Get(':reference')
  @Requires('bookings.view')
  @Answers(
    'One booking with its timeline, its payments and what can be done with it now',
    ManagedBookingDetailView,
    NotFound,
  )
  detail(@Param('reference') reference: string): Promise<ManagedBookingDetailView> {
    return this.bookings.get(reference);
  }

  @Patch(':reference')
  @Requires('bookings.edit')
  @Says('messages.booking_changed')
  @Answers(
    'Move a booking along, or keep notes about it; who pays on arrival has paid when they check in',
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
    return this.bookings.change(reference, body, staff.id);
  }
}
