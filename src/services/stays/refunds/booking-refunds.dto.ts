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
  @OneOf(CHARGE_KINDS, { description: 'Part of the price, or the deposit.' })
  kind: ChargeKind;

  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    example: 100,
    description: 'Amount to refund, in whole units of the currency.',
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
    description: 'Goodwill, in addition to parts of the price, in whole units of the currency.',
  })
  amount?: number;

  @Text({ max: 500, description: 'Reason of the refund, for staff.' })
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

  @QueryDay({
    ...FORM_FILTER,
    description: 'First day on which refunds were decided, in the time zone of the company.',
  })
  from?: string;

  @QueryDay({ ...FORM_FILTER, description: 'Last day on which refunds were decided, in the time zone of the company.' })
  to?: string;

  @SearchWords({
    ...FORM_FILTER,
    max: 200,
    description: 'Words in the reference, guest, e-mail address, phone or stay of the booking.',
  })
  q?: string[];
}
