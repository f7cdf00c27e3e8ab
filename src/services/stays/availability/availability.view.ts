import { optional } from '#kit/views/optional';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { quoteTokenFields } from '#shared/quote-tokens/quote-token.view';
import { UnavailableDetailsView } from '../help/nights-help.view';
import { policyField } from '../cancellation/policy.view';
import { UNAVAILABLE_REASONS, type UnavailableReason } from '../prices/evaluated-nights';
import { explainedPrice } from '../prices/price-line.view';

export const AvailabilityView = view('AvailabilityView', 'Nights of a range that are not available', {
  from: shown.day({ description: 'First day of the requested range.' }),
  to: shown.day({ description: 'End of the requested range, exclusive.' }),
  nights: shown.texts({
    description: 'Nights that are not available, each by the day it begins.',
    example: ['2026-05-09', '2026-05-10'],
  }),
});
export type AvailabilityView = InstanceType<typeof AvailabilityView>;

export const QuoteView = view('QuoteView', 'The price of the dates, and whether they are free', {
  check_in: shown.day({ from: 'checkIn' }),
  check_out: shown.day({ from: 'checkOut' }),
  guests: shown.whole({ example: 2 }),
  nights: shown.whole({ example: 3 }),
  nightly_rate: shown.amount({ from: 'nightlyRateCents', example: 100, description: 'Price of one night.' }),
  nightly_rate_varies: explainedPrice.nightly_rate_varies,
  subtotal: shown.amount({ from: 'subtotalCents', example: 300 }),
  cleaning_fee: shown.amount({ from: 'cleaningFeeCents', example: 40 }),
  total: shown.amount({
    from: 'totalCents',
    example: 340,
    description: 'Price of the nights and cleaning, without the deposit.',
  }),
  deposit: explainedPrice.deposit,
  to_pay: explainedPrice.to_pay,
  lines: explainedPrice.lines,
  currency: shown.text({ example: 'USD' }),
  available: shown.made(
    { type: Boolean, description: 'Whether a booking would be accepted now.' },
    (row: { reason: UnavailableReason | null }) => row.reason === null,
  ),
  reason: shown.word(UNAVAILABLE_REASONS, {
    nullable: true,
    description: 'First reason why the nights cannot be booked; null when they can.',
  }),
  policy: policyField,
  ...optional({
    details: shown.made(
      {
        type: UnavailableDetailsView,
        description: 'Alternatives and limits; only with `help=1`, when the nights cannot be booked.',
      },
      (row: { details?: UnavailableDetailsView | undefined }) => row.details,
    ),
  }),
  ...quoteTokenFields,
});
export type QuoteView = InstanceType<typeof QuoteView>;
