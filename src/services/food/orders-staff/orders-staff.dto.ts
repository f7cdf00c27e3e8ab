import { Choice, QueryFlag, Since } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { OneOf, Text } from '#kit/fields/text-fields';
import { parseDay } from '#kit/time/calendar';
import { ListPageQuery } from '../food.pages';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { ORDER_SORTS, type OrderSort } from '../orders/orders.queries';

/** Malformed values are refused, since ignoring them would return other orders than requested. */
const REFUSED = { unknown: 'refuse', repeated: 'ignore' } as const;

const asSent = { read: (text: string) => text, rule: 'text' };
const namedDay = (text: string) => (text === 'today' || text === 'yesterday' || parseDay(text) ? text : undefined);

/** Filters with a sensible default ignore malformed values; the others refuse them. */
export class OrderListQuery extends ListPageQuery {
  @Choice(ORDER_STATUSES, {
    list: true,
    ...REFUSED,
    description: 'One or more statuses, separated by commas.',
    example: 'pending,confirmed',
  })
  status?: OrderStatus[];

  @Choice(FULFILLMENTS, REFUSED)
  fulfillment?: Fulfillment;

  @QueryFlag({
    ...REFUSED,
    description: 'True for orders of a slot that the customer chose, false for as soon as possible.',
  })
  scheduled?: boolean;

  @parameter(
    { read: namedDay, rule: 'day' },
    {
      ...REFUSED,
      description:
        'Day of placement: `today`, `yesterday` or a date, in the time zone of the own kitchen or the company.',
      example: '2026-05-09',
    },
  )
  date?: string;

  @parameter(asSent, { description: 'Words in number, name, phone and e-mail address.' })
  q?: string;

  @parameter(asSent, { description: 'Code of a kitchen.', example: 'downtown' })
  kitchen?: string;

  @Since('changed')
  since?: string;

  @Choice(Object.keys(ORDER_SORTS), {
    description: 'Field to sort by; by default `updated_at`, for kitchen accounts `placed_at`.',
  })
  sort_by?: OrderSort['by'];

  @parameter(
    { read: text => text.toLowerCase(), rule: 'text', api: { enum: ['asc', 'desc'] } },
    { description: 'Direction of `sort_by`; `desc` by default.' },
  )
  sort_order?: string;
}

export class OrderStatusBody {
  @OneOf(ORDER_STATUSES, { example: 'confirmed', description: 'Next status of the order.' })
  status: OrderStatus;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Reason for the customer; required to cancel.',
    example: 'The guest called',
  })
  reason?: string | null;
}
