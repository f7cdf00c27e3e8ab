import { Body, Controller, Param, Patch } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { DepositBody } from './deposits.dto';
import { DepositExceeded, Deposits, DepositSettled } from './deposits.service';

@ApiTags('Bookings on the dashboard')
@DescribePath({ reference: 'Reference of the booking.' })
@Controller('bookings/manage/:reference/deposit')
export class DepositsController {
  constructor(private readonly deposits: Deposits) {}

  @Patch()
  @SideEffects('mail', 'money')
  @Requires('bookings.edit')
  @ResponseMessage('messages.deposit_changed')
  @Returns(
    'Keep a part of the deposit of a booking',
    ManagedBookingDetailView,
    ValidationFailed,
    NotFound,
    DepositSettled,
    DepositExceeded,
  )
  @Describe(
    'Keeps a part of a paid deposit until it is returned; the latest call counts. The rest goes back at',
    '`deposit_returns_at`, some days after the booking is completed, with a mail that says what was kept and why.',
    'Cancelling the booking returns the whole deposit.',
  )
  keep(@Param('reference') reference: string, @Body() body: DepositBody): Promise<ManagedBookingDetailView> {
    return this.deposits.keep(reference, body);
  }
}
