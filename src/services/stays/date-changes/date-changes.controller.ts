import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Proven } from '#kit/access/proof.guard';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { Idempotent } from '#idempotency/idempotent';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { AmountTooSmall, PaymentRefused, PaymentUnavailable } from '#money/payments/payment.refusals';
import type { BookingRow } from '../bookings/booking.queries';
import { BookingView } from '../bookings/booking.view';
import { GUEST_MISSES, ProvenGuest } from '../bookings/booking-token.guard';
import { PriceChanged } from '../guest-bookings/booking-evaluation.service';
import { RefusesWithNightsHelp } from '../help/refusal-details';
import { ChangePreviewView } from './change-preview.view';
import { DateChangeBody, DateChangePreviewBody } from './date-changes.dto';
import { TooManyUnpaidHere } from '../guest-bookings/unpaid-bookings';
import { ChangeNotOffered, NIGHTS_REFUSALS, TOKEN_REFUSALS } from './date-changes.refusals';
import { DateChanges } from './date-changes.service';

@ApiTags('Bookings')
@DescribePath({ reference: 'Reference of the booking, as its mail names it.' })
@Controller('bookings/:reference/change')
export class DateChangesController {
  constructor(private readonly changes: DateChanges) {}

  @Post('preview')
  @HttpCode(200)
  @ProvenGuest()
  @Describe(
    'Prices other dates or another number of guests for a booking, and changes nothing. Kept nights keep their price,',
    'added nights cost the price of today, and cancelled nights are credited by the percent of the cancellation policy.',
    'With its `quote_token` the change costs what the preview showed until `quote_locked_until`.',
  )
  @CountedBy(GUEST_MISSES)
  @RefusesWithNightsHelp()
  @Returns(
    'Preview a change of dates',
    ChangePreviewView,
    ValidationFailed,
    NotFound,
    ...NIGHTS_REFUSALS,
    TooManyUnpaidHere,
    ChangeNotOffered,
    RateLimited,
  )
  preview(@Proven() booking: BookingRow, @Body() body: DateChangePreviewBody): Promise<ChangePreviewView> {
    return this.changes.preview(booking, body);
  }

  @Post()
  @SideEffects('mail', 'money')
  @ProvenGuest()
  @Idempotent(DateChanges)
  @LimitedBy('bookingChanges')
  @ResponseMessage('messages.change_requested')
  @Describe(
    'Changes the dates or the guests of a booking, while the company offers it and the guest can cancel. The change applies',
    'at once, with a refund if it is cheaper, unless a booking paid online becomes more expensive. Then `change` of the',
    'booking has a page to pay on: its nights are held until `expires_at`, and the booking changes once it is paid. Limit:',
    '{limit:bookingChanges}.',
  )
  @CountedBy(GUEST_MISSES)
  @RefusesWithNightsHelp()
  @Creates(
    'Change the dates of a booking',
    BookingView,
    ValidationFailed,
    NotFound,
    ...NIGHTS_REFUSALS,
    TooManyUnpaidHere,
    ChangeNotOffered,
    ...TOKEN_REFUSALS,
    PriceChanged,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
  )
  change(@Proven() booking: BookingRow, @Body() body: DateChangeBody): Promise<BookingView> {
    return this.changes.change(booking, body);
  }

  @Delete()
  @ProvenGuest()
  @ResponseMessage('messages.change_given_up')
  @Describe('Withdraws a change that waits for its payment: its nights are released and the booking stays as it was.')
  @CountedBy(GUEST_MISSES)
  @Returns('Withdraw an unpaid change of dates', BookingView, NotFound, RateLimited)
  giveUp(@Proven() booking: BookingRow): Promise<BookingView> {
    return this.changes.withdraw(booking);
  }
}
