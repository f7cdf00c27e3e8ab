import { applyDecorators, Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { ProvenBy, Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Proven } from '#kit/access/proof.guard';
import { Answers, Creates, Says } from '#kit/http/describe';
import { NotFound, RateLimited, ValidationFailed } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { PaymentUnavailable } from '#shared/payments/payment.refusals';
import { AnswersAgain } from '#kit/once/answers-again';
import type { OnceOutcome } from '#kit/once/once';
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
  @AnswersAgain(BookingReceipts)
  @Says(receiptMessage)
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
  ): Promise<OnceOutcome<BookingReceiptView>> {
    return this.placement.place({ body, visitorAddress, language });
  }

  @Get(':reference')
  @Proof()
  @Answers('A booking for its guest', BookingView, NotFound, RateLimited)
  one(@Proven() booking: BookingRow): BookingView {
    return this.bookings.view(booking);
  }

  @Post(':reference/settle')
  @Proof()
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
  @Says('messages.booking_cancelled')
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
