import { Choice, QueryFlag, Since } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { OneOf, Text } from '#kit/fields/text-fields';
import { parseDay } from '#kit/time/calendar';
import { ListPageQuery } from '../food.pages';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { ORDER_SORTS, type OrderSort } from '../orders/orders.queries';

/** For filters where a wrong value would hide orders. */
const REFUSED = { unknown: 'refuse', repeated: 'ignore' } as const;

const asSent = { read: (text: string) => text, rule: 'text' };
const namedDay = (text: string) => (text === 'today' || text === 'yesterday' || parseDay(text) ? text : undefined);

/** Filters with a sensible default are lenient; those where a wrong value would hide orders are strict. */
export class OrderListQuery extends ListPageQuery {
  @Choice(ORDER_STATUSES, {
    list: true,
    ...REFUSED,
    description: 'one or more statuses, comma separated',
    example: 'pending,confirmed',
  })
  status?: OrderStatus[];

  @Choice(FULFILLMENTS, REFUSED)
  fulfillment?: Fulfillment;

  @QueryFlag({ ...REFUSED, description: 'For a slot that the customer chose, or as soon as possible.' })
  scheduled?: boolean;

  @parameter(
    { read: namedDay, rule: 'day' },
    {
      ...REFUSED,
      description: 'placed `today`, `yesterday` or on this day, by the clock of the own kitchen or the company',
      example: '2026-05-09',
    },
  )
  date?: string;

  @parameter(asSent, { description: 'in number, name, phone and e-mail address' })
  q?: string;

  @parameter(asSent, { description: 'code of a kitchen', example: 'downtown' })
  kitchen?: string;

  @Since('changed')
  since?: string;

  @Choice(Object.keys(ORDER_SORTS), {
    description: 'What to sort by: `updated_at` when left out, for accounts of a kitchen `placed_at`.',
  })
  sort_by?: OrderSort['by'];

  @parameter(
    { read: text => text.toLowerCase(), rule: 'text', api: { enum: ['asc', 'desc'] } },
    { description: '`desc` when left out.' },
  )
  sort_order?: string;
}

export class OrderStatusBody {
  @OneOf(ORDER_STATUSES, { example: 'confirmed', description: 'What it is to become.' })
  status: OrderStatus;

  @Text({ max: 500, optional: true, nullable: true, description: 'needed to cancel', example: 'The guest called' })
  reason?: string | null;
}
