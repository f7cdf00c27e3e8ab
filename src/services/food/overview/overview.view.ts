import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { StaffListedOrderView, StaffOrderView } from '../orders/order.view';
import type { OrderRow } from '../orders/orders.queries';

export const RANGES = ['today', 'yesterday'] as const;
export type OverviewRange = (typeof RANGES)[number];

export const TopDishView = view('TopDishView', {
  product_id: shown.whole({
    nullable: true,
    description: 'Id of the dish; null if it no longer exists, and for an offer.',
    example: 4,
  }),
  name: shown.bilingual({ description: 'Name of the dish at the time of the order, in both languages.' }),
  quantity: shown.whole({ description: 'Number of units ordered.', example: 12 }),
  revenue: shown.amount({ from: 'revenue_cents', example: 104.4, description: 'Revenue of these units.' }),
});

const KitchenDayView = view('KitchenDayView', {
  code: shown.text({ example: 'downtown' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
  is_open_now: shown.flag({ description: 'Whether the kitchen takes orders now.' }),
  orders: shown.whole({ description: 'Number of orders of the day.', example: 31 }),
  open_orders: shown.whole({
    description: 'Number of confirmed orders of any day that are not delivered yet.',
    example: 6,
  }),
});

const HourView = view('HourView', {
  hour: shown.read({ type: 'integer', minimum: 0, maximum: 23 }, (hour: number) => hour, {
    example: 12,
    description: 'Hour of the day in the time zone of the company, 0 to 23.',
  }),
  orders: shown.whole({ example: 7, description: 'Number of orders placed in the hour.' }),
});

export const OverviewView = view('OverviewView', 'The figures of the day', {
  range: shown.word(RANGES, { description: 'Day of the overview, `today` or `yesterday`.' }),
  date: shown.day({ example: '2026-05-09', description: 'Date of the day in the time zone of the company.' }),
  time_zone: shown.text({ example: 'America/New_York', description: 'IANA name of the time zone of the company.' }),
  orders: shown.whole({ description: 'Number of orders placed that day.', example: 48 }),
  by_status: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (counts: Record<string, number>) => counts,
    { description: 'Number of orders of the day by status.' },
  ),
  revenue: shown.amount({
    from: 'revenue_cents',
    description: 'Sum of the totals of the paid orders of the day.',
    example: 1240.5,
  }),
  average_order: shown.amount({
    from: 'average_order_cents',
    description: 'Revenue per paid order; 0 without one.',
    example: 25.84,
  }),
  awaiting_confirmation: shown.whole({
    description: 'Number of paid orders of any day that wait to be confirmed.',
    example: 2,
  }),
  new_customers: shown.whole({ description: 'Number of customers who registered that day.', example: 3 }),
  by_hour: shown.many(HourView, { description: 'Number of orders by hour; hours without orders are left out.' }),
  top_dishes: shown.many(TopDishView, { description: 'Most ordered dishes of the day.' }),
  kitchens: shown.many(KitchenDayView, { description: 'Active kitchens with their orders of the day.' }),
  recent_orders: shown.read(
    { type: [StaffOrderView], description: 'Latest orders of the day, at most ten.' },
    (orders: OrderRow[]) => orders.map(StaffListedOrderView.of),
  ),
});
export type OverviewView = InstanceType<typeof OverviewView>;
