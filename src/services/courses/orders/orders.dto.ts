import { Choice, QueryId, QueryText, SortDirection } from '#kit/fields/query-fields';
import type { PageRules } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { type Direction } from '#kit/fields/order';
import { FILTER, SORT } from '../courses.pages';
import { GATEWAYS, ORDER_STATUSES, type OrderStatus, PAYMENT_METHODS, type PaymentMethod } from './order.entity';

const ORDER_PAGES: PageRules = { sizeNames: ['limit'], default: 15, max: 100 };

export const ORDER_SORTS = {
  id: 'o.id',
  total: 'o.total_cents',
  status: 'o.status',
  paid_at: 'o.paid_at',
  created_at: 'o.created_at',
  updated_at: 'o.updated_at',
};

export class OrderListQuery extends PageQuery(ORDER_PAGES) {
  @QueryText({
    ...FILTER,
    max: 200,
    description: 'A reference, or words of the name or e-mail address of the student.',
  })
  search?: string;

  @Choice(ORDER_STATUSES, { ...FILTER, description: 'Orders with this status.' })
  status?: OrderStatus;

  @Choice(GATEWAYS, { ...FILTER, description: 'Orders of this processor; `free` for free orders.' })
  gateway?: (typeof GATEWAYS)[number];

  @Choice(PAYMENT_METHODS, { ...FILTER, description: 'Orders paid this way.' })
  payment_method?: PaymentMethod;

  @QueryId({ ...FILTER, description: 'Orders of this student.' })
  student_id?: number;

  @QueryId({ ...FILTER, description: 'Orders with this course.' })
  course_id?: number;

  @Choice(Object.keys(ORDER_SORTS), { ...SORT, description: 'The latest change first when left out or unknown.' })
  sort_by?: keyof typeof ORDER_SORTS;

  @SortDirection({ ...SORT, description: 'Direction of `sort_by`: `asc` when left out.' })
  sort_order?: Direction;
}
