import { applyDecorators, Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { ProvenBy, Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Proven } from '#kit/access/proof.guard';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { PaymentUnavailable } from '#shared/payments/payment.refusals';
import { Idempotent } from '#kit/idempotency/idempotent';
import type { IdempotentResult } from '#kit/idempotency/once';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
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
import { ApiGuestCredentials, BookingTokenGuard } from '../bookings/booking-token.guard';
import { BookingBody } from './bookings.dto';
import { GuestBookings } from './guest-bookings.service';
import { BookingReceiptView, receiptMessage } from './receipt.view';

/** One of the two is enough; when both are sent, both must be right. */
const Proof = () =>
  applyDecorators(
    ProvenBy('booking-token', BookingTokenGuard),
    ApiGuestCredentials(
      "The booking's access token; with `email`, both must be right",
      'The e-mail address it was made with',
    ),
  );

@ApiTags('Bookings')
@Controller('bookings')
export class BookingsController {
  constructor(
    private readonly placement: BookingPlacement,
    private readonly bookings: GuestBookings,
  ) {}

  @Post()
  @Public()
  @Idempotent(BookingReceipts)
  @ResponseMessage(receiptMessage)
  @Describe(
    'Books nights of a published stay that `/quote` calls available, by a method of `GET /api/payments/methods`;',
    'staff hear of it live, and the guest is mailed at once or, on a page of a processor, when it is paid.',
    '`on_arrival` stays `pending` until staff confirm it; `card` and `wallet` answer a `redirect_url` to send the',
    'browser to, and the nights are held for 30 minutes until they are paid. Without a processor the simulator',
    'decides at once, and a declined card is 201 too, with `status: cancelled` and a `code`. Keep `access_token`,',
    'which opens the booking, make a new `client_token` for each attempt, and leave the field `company` hidden and',
    'empty.',
  )
  @CountedBy({ bookings: 'bookings from one address' })
  @Creates(
    'Book a stay',
    BookingReceiptView,
    ValidationFailed,
    NotFound,
    ...PLACEMENT_REFUSALS,
    RateLimited,
    PaymentUnavailable,
  )
  place(
    @Body() body: BookingBody,
    @VisitorAddress() visitorAddress: string,
    @RequestLanguage() language: Language,
  ): Promise<IdempotentResult<BookingReceiptView>> {
    return this.placement.place({ body, visitorAddress, language });
  }

  @Get(':reference')
  @Proof()
  @Describe(
    'Reads a booking with its stay, times, price, timeline, and whether it can be cancelled or reviewed now, for the',
    'page that mails link to.',
  )
  @CountedBy({ misses: 'wrong references or e-mail addresses without a token from one address' })
  @Returns('A booking for its guest', BookingView, NotFound, RateLimited)
  one(@Proven() booking: BookingRow): BookingView {
    return this.bookings.view(booking);
  }

  @Post(':reference/settle')
  @Proof()
  @Describe(
    'To be called by the page the wallet sends the guest back to: takes the money the guest approved and answers how',
    'the booking stands. Other bookings are answered as they are; a card payment is reported by the processor itself.',
    'It may be called again.',
  )
  @CountedBy({ misses: 'wrong references or e-mail addresses without a token from one address' })
  @Creates(
    'Take an approved wallet payment; tells how the booking stands',
    BookingView,
    NotFound,
    RateLimited,
    PaymentUnavailable,
  )
  settle(@Proven() booking: BookingRow): Promise<BookingView> {
    return this.bookings.settle(booking);
  }

  @Post(':reference/cancel')
  @Proof()
  @ResponseMessage('messages.booking_cancelled')
  @Describe(
    'Cancels a booking for its guest, until the check-in time seven days before check-in (`cancellation_deadline`)',
    'and while it is pending or confirmed. Its nights are free at once, what was paid is returned in full, the guest',
    'is mailed and staff hear of it live.',
  )
  @CountedBy({ misses: 'wrong references or e-mail addresses without a token from one address' })
  @Creates(
    'Cancel a booking; what was paid is returned in full',
    BookingView,
    NotFound,
    CancellationWindowPassed,
    AlreadyCancelled,
    AlreadyCheckedIn,
    AlreadyCompleted,
    RateLimited,
  )
  cancel(@Proven() booking: BookingRow): Promise<BookingView> {
    return this.bookings.cancel(booking);
  }
}
