import { Body, Controller, Param, Patch } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AmountTooSmall, PaymentRefused, PaymentUnavailable } from '#money/payments/payment.refusals';
import {
  AlreadyCancelled,
  AlreadyCheckedIn,
  AlreadyCompleted,
  AwaitingPayment,
  NotCheckedIn,
} from '../bookings/booking-rules';
import { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { RefusesWithNightsHelp } from '../help/refusal-details';
import { DepartureBody, StaffDateChangeBody } from './date-changes.dto';
import { ChangeNotOffered, DepartureDay, NIGHTS_REFUSALS } from './date-changes.refusals';
import { StaffDateChanges } from './staff-date-changes.service';

@ApiTags('Bookings on the dashboard')
@DescribePath({ reference: 'Reference of the booking.' })
@Controller('bookings/manage')
export class StaffDateChangesController {
  constructor(private readonly changes: StaffDateChanges) {}

  @Patch(':reference/dates')
  @Requires('bookings.edit')
  @ResponseMessage('messages.dates_changed')
  @Describe(
    'Changes the dates or the guests of a booking before check-in, under the rules of a new booking; the guest is mailed.',
    'Of nights that are given up the percent of the cancellation policy counts for the guest, or all with `refund: full`.',
    'What a booking paid online costs more is paid by the guest first, on a page that a mail names with the `reason`:',
    '`change` shows it until it is paid or over. The holder of a taken night is in `details` (`held_by`, `reference`).',
  )
  @RefusesWithNightsHelp()
  @Returns(
    'Change the dates of a booking',
    ManagedBookingDetailView,
    ValidationFailed,
    NotFound,
    ...NIGHTS_REFUSALS,
    ChangeNotOffered,
    AlreadyCheckedIn,
    AlreadyCompleted,
    AlreadyCancelled,
    AwaitingPayment,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
  )
  changeDates(
    @Param('reference') reference: string,
    @Body() body: StaffDateChangeBody,
    @SignedIn() staff: Caller,
  ): Promise<ManagedBookingDetailView> {
    return this.changes.changeDates(reference, body, staff.id);
  }

  @Patch(':reference/departure')
  @Requires('bookings.edit')
  @ResponseMessage('messages.departure_recorded')
  @Describe(
    'Records that a checked-in guest leaves early. The nights from the new check-out day on are free at once, nothing goes',
    'back unless `refund` says so, and the guest is mailed.',
  )
  @Returns(
    'Record an early departure',
    ManagedBookingDetailView,
    ValidationFailed,
    NotFound,
    NotCheckedIn,
    DepartureDay,
  )
  depart(
    @Param('reference') reference: string,
    @Body() body: DepartureBody,
    @SignedIn() staff: Caller,
  ): Promise<ManagedBookingDetailView> {
    return this.changes.depart(reference, body, staff.id);
  }
}
