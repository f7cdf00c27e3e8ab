import { Shown } from '#kit/fields/shape-fields';
import { fromCents } from '#kit/money/money';
import { UNAVAILABLE_REASONS, type UnavailableReason, type WantedNights } from '../nights/nights';
import type { StayPrice } from '../nights/nightly-price';

export class AvailabilityView {
  @Shown({ type: String, format: 'date' })
  from: string;

  @Shown({ type: String, format: 'date', description: 'Not among the nights' })
  to: string;

  @Shown({
    type: [String],
    description: 'The nights that are held, each by the day it begins on; a check-out day is none',
    example: ['2026-05-09', '2026-05-10'],
  })
  nights: string[];
}

export class QuoteView {
  @Shown({ type: String, format: 'date' })
  check_in: string;

  @Shown({ type: String, format: 'date' })
  check_out: string;

  @Shown({ type: 'integer', example: 2 })
  guests: number;

  @Shown({ type: 'integer', example: 3 })
  nights: number;

  @Shown({ type: Number, example: 100 })
  nightly_rate: number;

  @Shown({ type: Number, example: 300 })
  subtotal: number;

  @Shown({ type: Number, example: 40 })
  cleaning_fee: number;

  @Shown({ type: Number, example: 340 })
  total: number;

  @Shown({ type: String, example: 'USD' })
  currency: string;

  @Shown({ type: Boolean, description: 'Whether booking it now would be accepted' })
  available: boolean;

  @Shown({ type: String, nullable: true, enum: [...UNAVAILABLE_REASONS, null], description: 'Why it is not available' })
  reason: UnavailableReason | null;
}

export function quoteView(
  { checkIn, checkOut, guests }: WantedNights,
  price: StayPrice,
  currency: string,
  reason: UnavailableReason | null,
): QuoteView {
  return {
    check_in: checkIn,
    check_out: checkOut,
    guests,
    nights: price.nights,
    nightly_rate: fromCents(price.nightlyRateCents),
    subtotal: fromCents(price.subtotalCents),
    cleaning_fee: fromCents(price.cleaningFeeCents),
    total: fromCents(price.totalCents),
    currency,
    available: reason === null,
    reason,
  };
}
