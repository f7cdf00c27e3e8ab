import { Injectable } from '@nestjs/common';
import { BodyPipe } from '#kit/http/body.pipe';
import type { AppRequest } from '#kit/http/request';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { countedAddress } from '#kit/http/visitor-address';
import type { BookingRow } from '../bookings/booking.queries';
import { BookingProofs } from '../bookings/booking-proofs';
import { BookingTokenGuard } from '../bookings/booking-token.guard';
import { ReviewBody } from './reviews.dto';

/**
 * Opens the booking that is reviewed. What is wrong with the review is told first and does not count; every other
 * attempt counts before the booking is looked at, so that guessing is limited too.
 */
@Injectable()
export class ReviewerGuard extends BookingTokenGuard {
  constructor(
    proofs: BookingProofs,
    private readonly limits: RateLimits,
    private readonly body: BodyPipe,
  ) {
    super(proofs);
  }

  protected override async prove(request: AppRequest): Promise<BookingRow> {
    await this.body.transform(request.body, { type: 'body', metatype: ReviewBody });
    return this.limits.countJudged('reviews', countedAddress(request.ip), () => super.prove(request));
  }
}
