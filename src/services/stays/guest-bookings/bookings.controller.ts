import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Proven } from '#kit/access/proof.guard';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { AmountTooSmall, PaymentRefused, PaymentUnavailable } from '#money/payments/payment.refusals';
import { Idempotent } from '#idempotency/idempotent';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { IdempotencyResponseLost } from '#idempotency/request-key';
import { RefusesWithNightsHelp } from '../help/refusal-details';
import { BookingReceipts } from './booking-receipts.service';
import { BookingPlacement } from './booking-placement.service';
import { PLACEMENT_REFUSALS } from './booking.refusals';
import {
  AlreadyCancelled,
  AlreadyCheckedIn,
  AlreadyCompleted,
  CancellationWindowPassed,
} from '../bookings/booking-rules';
import type { BookingRow } from '../bookings/booking.queries';
import { BookingView } from '../bookings/booking.view';
import { CancellationPreviewView } from '../bookings/cancellation-preview.view';
import { RefundChanged } from '../bookings/cancellation-plans.service';
import { GUEST_MISSES, ProvenGuest } from '../bookings/booking-token.guard';
import { BookingBody, CancellationBody } from './bookings.dto';
import { GuestBookings } from './guest-bookings.service';
import { BookingReceiptView, receiptMessage } from './receipt.view';

@ApiTags('Bookings')
@DescribePath({ reference: 'Reference of the booking, as its mail names it.' })
@Controller('bookings')
export class BookingsController {
  constructor(
    private readonly placement: BookingPlacement,
    private readonly bookings: GuestBookings,
  ) {}

  @Post()
  @SideEffects('mail', 'money')
  @Public()
  @Idempotent(BookingReceipts)
  @ResponseMessage(receiptMessage)
  @Describe(
    'Books nights of a published stay that `/quote` reports as available; staff are notified live, and the guest by mail at',
    'once or, with a hosted payment, after paying. `on_arrival` stays `pending` until staff confirm it; `card` and `wallet`',
    'return a `redirect_url` to send the browser to, and the nights are held until `hold_expires_at` of the booking. Without a',
    'processor the simulator decides at once: a declined card is also 201, with `status: cancelled` and a `code`. Send',
    '`quote_token` to book at the quoted price and policy until `quote_locked_until`, create a new `client_token` for each',
    'attempt, leave the field `company` hidden and empty, and store `access_token`, which opens the booking.',
  )
  @CountedBy({ bookings: 'bookings from one address' })
  @RefusesWithNightsHelp()
  @Creates(
    'Book a stay',
    BookingReceiptView,
    ValidationFailed,
    NotFound,
    ...PLACEMENT_REFUSALS,
    RateLimited,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
    IdempotencyResponseLost,
  )
  place(
    @Body() body: BookingBody,
    @VisitorAddress() visitorAddress: string,
    @RequestLanguage() language: Language,
  ): Promise<BookingReceiptView> {
    return this.placement.place({ body, visitorAddress, language });
  }

  @Get(':reference')
  @ProvenGuest()
  @Describe(
    'Returns a booking with its stay, times, price, timeline, and whether it can be cancelled or reviewed now. Mails',
    'link to a page that shows it.',
  )
  @CountedBy(GUEST_MISSES)
  @Returns('A booking for its guest', BookingView, NotFound, RateLimited)
  one(@Proven() booking: BookingRow): BookingView {
    return this.bookings.view(booking);
  }

  @Get(':reference/cancellation')
  @ProvenGuest()
  @Describe(
    'Returns the refund of a cancellation now, or why the booking cannot be cancelled, and the steps of its policy. Send',
    '`refund_now` as `expected_refund` with the cancellation, so that the refund cannot change in between.',
  )
  @CountedBy(GUEST_MISSES)
  @Returns('Preview the cancellation of a booking', CancellationPreviewView, NotFound, RateLimited)
  cancellation(@Proven() booking: BookingRow): CancellationPreviewView {
    return this.bookings.previewCancellation(booking);
  }

  @Post(':reference/settle')
  @SideEffects('mail', 'money')
  @ProvenGuest()
  @Describe(
    'Captures a wallet payment that the guest has approved and returns the booking. Call it from the page the wallet',
    'returns the guest to; repeating the call is safe. Bookings with another payment method are returned unchanged:',
    'card payments are reported by the processor.',
  )
  @CountedBy(GUEST_MISSES)
  @Creates('Capture an approved wallet payment', BookingView, NotFound, RateLimited, PaymentUnavailable)
  settle(@Proven() booking: BookingRow): Promise<BookingView> {
    return this.bookings.settle(booking);
  }

  @Post(':reference/cancel')
  @SideEffects('mail', 'money')
  @ProvenGuest()
  @ResponseMessage('messages.booking_cancelled')
  @Describe(
    'Cancels a pending or confirmed booking for its guest, until `cancellation_deadline`. Its nights are released at',
    'once, a payment is refunded by `policy` of the booking, the guest is mailed and staff are notified live. With',
    '`expected_refund`, a different refund is refused with 409 `refund_changed` and the current preview in `details`.',
  )
  @CountedBy(GUEST_MISSES)
  @Creates(
    'Cancel a booking and refund it by its policy',
    BookingView,
    NotFound,
    CancellationWindowPassed,
    AlreadyCancelled,
    AlreadyCheckedIn,
    AlreadyCompleted,
    RefundChanged,
    ValidationFailed,
    RateLimited,
  )
  cancel(@Proven() booking: BookingRow, @Body() body: CancellationBody): Promise<BookingView> {
    return this.bookings.cancel(booking, body);
  }
}
