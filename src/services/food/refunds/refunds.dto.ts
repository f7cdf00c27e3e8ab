import { Nested } from '#kit/fields/shape-fields';
import { Amount, Flag, Whole } from '#kit/fields/number-fields';
import { Choice, QueryDay } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { eachItem, field, listOf } from '#kit/fields/field';
import { Text } from '#kit/fields/text-fields';
import { REFUND_STATUSES, type RefundStatus } from '#money/refunds/refund.entity';
import { ListPageQuery } from '../food.pages';
import { FEES, type Fee } from './charged-order';

const MAX_LINES = 50;
const MAX_UNITS = 10;

class RefundLineBody {
  @Whole({ min: 0, example: 0, description: 'Position of the line in the order.' })
  position: number;

  @Whole({ min: 1, max: MAX_UNITS, example: 1, description: 'Number of units to refund.' })
  quantity: number;
}

const isFee = (item: unknown) => (FEES as readonly unknown[]).includes(item);
const fees = listOf({ min: 1, max: FEES.length }, FEES.length);

export class RefundPreviewBody {
  @Nested(() => RefundLineBody, {
    list: { min: 1, max: MAX_LINES },
    optional: true,
    description: 'Units of lines to refund; their discounts are deducted.',
  })
  lines?: RefundLineBody[];

  @field(
    [fees.rule, eachItem('list', isFee)],
    { type: 'array', items: { type: 'string', enum: [...FEES] }, ...fees.api },
    { optional: true, example: ['delivery'], description: 'Fees to refund, each in full.' },
  )
  fees?: Fee[];

  @Flag({ optional: true, description: 'Whether the tip is refunded, in full.' })
  tip?: boolean;

  @Amount({
    min: 0.01,
    optional: true,
    nullable: true,
    description: 'Goodwill, in addition to lines and fees.',
    example: 2,
  })
  amount?: number | null;

  @Text({ min: 1, max: 500, example: 'One dish was missing', description: 'Reason of the refund, for staff.' })
  reason: string;
}

export class RefundBody extends RefundPreviewBody {
  @Text({
    min: 8,
    max: 64,
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
    description: 'Idempotency key: a repeat by the same account refunds nothing more and returns the order again.',
  })
  client_token: string;
}

const REFUSED = { unknown: 'refuse', repeated: 'ignore' } as const;

export class RefundListQuery extends ListPageQuery {
  @Choice(REFUND_STATUSES, { ...REFUSED, description: 'Only refunds with this status.' })
  status?: RefundStatus;

  @QueryDay({
    unknown: 'refuse',
    description: 'First day on which refunds were decided, in the time zone of the company.',
  })
  from?: string;

  @QueryDay({
    unknown: 'refuse',
    description: 'Last day on which refunds were decided, in the time zone of the company.',
  })
  to?: string;

  @parameter(
    { read: (text: string) => text, rule: 'text' },
    { description: 'Text in the number of the order, or the name, phone or e-mail address of the customer.' },
  )
  q?: string;
}
