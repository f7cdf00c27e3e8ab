import { OneOf, Text } from '#kit/fields/text-fields';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { ORDER_SORTS } from '../orders/orders.queries';
import { QueryValue } from '#kit/fields/query-fields';
import { FULFILLMENTS } from '../fulfillment';

/** Filters are read leniently where a list has a sensible default, and refused where a wrong word would hide orders. */
export class OrderListQuery {
  @QueryValue({ description: 'one or more statuses, comma separated', example: 'pending,confirmed' })
  status?: unknown;

  @QueryValue({ enum: FULFILLMENTS })
  fulfillment?: unknown;

  @QueryValue({ description: '`today`, `yesterday` or a day', example: '2026-05-09' })
  date?: unknown;

  @QueryValue({ description: 'in number, name, phone and e-mail address' })
  q?: unknown;

  @QueryValue({ description: 'code of a kitchen', example: 'downtown' })
  kitchen?: unknown;

  @QueryValue({ enum: Object.keys(ORDER_SORTS) })
  sort_by?: unknown;

  @QueryValue({ enum: ['asc', 'desc'] })
  sort_order?: unknown;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 100 })
  limit?: unknown;

  @QueryValue({ type: 'integer', description: 'another name for `limit`' })
  page_count?: unknown;
}

export class OrderStatusBody {
  @OneOf(ORDER_STATUSES, { example: 'confirmed' })
  status: OrderStatus;

  @Text({ max: 500, optional: true, nullable: true, description: 'needed to cancel', example: 'The guest called' })
  reason?: string | null;
}
