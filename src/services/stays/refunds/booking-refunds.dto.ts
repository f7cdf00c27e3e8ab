import { Choice, QueryDay, SearchWords } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { Whole } from '#kit/fields/number-fields';
import { Nested } from '#kit/fields/shape-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { REFUND_STATUSES, type RefundStatus } from '#money/refunds/refund.entity';
import { DASHBOARD_PAGES, FORM_FILTER } from '../stays.pages';
import { CHARGE_KINDS, type ChargeKind } from '../bookings/refundable-charge';

const MAX_AMOUNT = 10_000_000;

class BookingRefundPartBody {
  @OneOf(CHARGE_KINDS, { description: 'What the guest paid for.' })
  kind: ChargeKind;

  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    example: 100,
    description: 'What of it goes back, in whole units of the currency.',
  })
  amount: number;
}

export class BookingRefundPreviewBody {
  @Nested(() => BookingRefundPartBody, {
    list: { min: 1, max: CHARGE_KINDS.length },
    optional: true,
    description: 'Parts of the price and the deposit, each kind once.',
  })
  parts?: BookingRefundPartBody[];

  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    optional: true,
    example: 20,
    description: 'A goodwill amount for no part of the price, in whole units of the currency.',
  })
  amount?: number;

  @Text({ max: 500, description: 'Why the money goes back, for staff.' })
  reason: string;
}

export class BookingRefundBody extends BookingRefundPreviewBody {
  @Text({
    min: 8,
    max: 64,
    description: 'Idempotency key: a repeat by the same account refunds nothing more and returns the booking again.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;
}

export class RefundListQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(REFUND_STATUSES, { ...FORM_FILTER, description: 'Only refunds with this status.' })
  status?: RefundStatus;

  @QueryDay({ ...FORM_FILTER, description: 'Decided on this day of the company or later' })
  from?: string;

  @QueryDay({ ...FORM_FILTER, description: 'Decided on this day of the company or before' })
  to?: string;

  @SearchWords({ ...FORM_FILTER, max: 200, description: 'In reference, guest, e-mail, phone and stay of the booking' })
  q?: string[];
}
