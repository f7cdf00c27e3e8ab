import { Injectable } from '@nestjs/common';
import { BodyPipe } from '#kit/http/body.pipe';
import type { AppRequest } from '#kit/http/request';
import { RateLimits } from '#rate-limits/rate-limits';
import { countedAddress } from '#kit/http/visitor-address';
import type { BookingRow } from '../bookings/booking.queries';
import { BookingProofs } from '../bookings/booking-proofs';
import { BookingTokenGuard } from '../bookings/booking-token.guard';
import { ReviewBody } from './reviews.dto';

/** Validation errors come first and are not counted; every other attempt is counted before the booking is read. */
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
    return this.limits.countConclusive('reviews', countedAddress(request.ip), () => super.prove(request));
  }
}
