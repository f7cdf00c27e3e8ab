import { Body, Controller, Param, Patch } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
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
  @SideEffects('mail', 'money')
  @Requires('bookings.edit')
  @ResponseMessage('messages.dates_changed')
  @Describe(
    'Changes the dates or the guests of a booking before check-in, under the rules of a new booking; the guest is mailed.',
    'Cancelled nights are credited by the percent of the cancellation policy, or in full with `refund: full`. If a booking',
    'paid online becomes more expensive, the guest first pays on a page from a mail with the `reason`; `change` has the new',
    'dates until then. When a night is taken, `details` names its holder (`held_by`, `reference`).',
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
  @SideEffects('mail', 'money')
  @Requires('bookings.edit')
  @ResponseMessage('messages.departure_recorded')
  @Describe(
    'Records an early departure of a checked-in guest, who is mailed. The nights from the new check-out day on are released',
    'at once. Nothing is refunded unless `refund` is sent.',
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
