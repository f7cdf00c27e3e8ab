import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { Idempotent } from '#idempotency/idempotent';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { BookingRefundBody, BookingRefundPreviewBody } from './booking-refunds.dto';
import { BookingRefunds } from './booking-refunds.service';
import { RefundPreviewView } from './booking-refunds.view';
import { NotRefundable, RefundTooLarge } from '#money/refunds/refund.refusals';

@ApiTags('Bookings on the dashboard')
@DescribePath({ reference: 'Reference of the booking.' })
@Controller('bookings/manage/:reference/refunds')
export class BookingRefundsController {
  constructor(private readonly refunds: BookingRefunds) {}

  @Post('preview')
  @HttpCode(200)
  @Requires('bookings.edit')
  @Returns(
    'Calculate a refund of a part of a booking',
    RefundPreviewView,
    ValidationFailed,
    NotFound,
    NotRefundable,
    RefundTooLarge,
  )
  @Describe('Checks a refund as `POST /bookings/manage/{reference}/refunds` would, and changes nothing.')
  preview(@Param('reference') reference: string, @Body() body: BookingRefundPreviewBody): Promise<RefundPreviewView> {
    return this.refunds.preview(reference, body);
  }

  @Post()
  @SideEffects('mail', 'money')
  @Requires('bookings.edit')
  @Idempotent(BookingRefunds)
  @ResponseMessage('messages.booking_refunded')
  @Creates(
    'Refund a part of a paid booking',
    ManagedBookingDetailView,
    ValidationFailed,
    NotFound,
    NotRefundable,
    RefundTooLarge,
  )
  @Describe(
    'Refunds parts of the price, a goodwill `amount`, or both, and keeps the status of the booking. All refunds together',
    'never exceed the paid amount; `details` of a 422 have what is left. The processor is asked in the background,',
    'money of the simulator returns at once, and money taken on arrival waits until it is marked as paid otherwise.',
  )
  create(
    @Param('reference') reference: string,
    @Body() body: BookingRefundBody,
    @SignedIn() staff: Caller,
  ): Promise<ManagedBookingDetailView> {
    return this.refunds.create(reference, body, staff.id);
  }
}
