import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { StaffListedOrderView, StaffOrderView } from '../orders/order.view';
import type { OrderRow } from '../orders/orders.queries';

export const RANGES = ['today', 'yesterday'] as const;
export type OverviewRange = (typeof RANGES)[number];

export const TopDishView = view('TopDishView', {
  product_id: shown.whole({ nullable: true, description: 'null when the dish is gone', example: 4 }),
  name: shown.bilingual({ description: 'Name of the dish at the time of the order, in both languages.' }),
  quantity: shown.whole({ description: 'Units ordered', example: 12 }),
  revenue: shown.amount({ from: 'revenue_cents', example: 104.4, description: 'What these units brought in.' }),
});

const KitchenDayView = view('KitchenDayView', {
  code: shown.text({ example: 'downtown' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
  is_open_now: shown.flag({ description: 'Whether it takes orders at this moment.' }),
  orders: shown.whole({ description: 'Orders of the day', example: 31 }),
  open_orders: shown.whole({ description: 'Orders of any day that are on their way', example: 6 }),
});

const HourView = view('HourView', {
  hour: shown.read({ type: 'integer', minimum: 0, maximum: 23 }, (hour: number) => hour, {
    example: 12,
    description: 'Hour of the day by the company’s clock, 0 to 23.',
  }),
  orders: shown.whole({ example: 7, description: 'Orders placed in that hour.' }),
});

export const OverviewView = view('OverviewView', 'The figures of the day', {
  range: shown.word(RANGES, { description: 'Which day: `today` when left out, or `yesterday`.' }),
  date: shown.day({ example: '2026-05-09', description: 'The day the figures are for, by the company’s clock.' }),
  time_zone: shown.text({ example: 'America/New_York', description: 'Whose clock a day is of: an IANA name.' }),
  orders: shown.whole({ description: 'Orders placed that day', example: 48 }),
  by_status: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (counts: Record<string, number>) => counts,
    { description: 'Orders of the day by status' },
  ),
  revenue: shown.amount({
    from: 'revenue_cents',
    description: 'Collected that day and not returned',
    example: 1240.5,
  }),
  average_order: shown.amount({ from: 'average_order_cents', description: 'Revenue by paid order', example: 25.84 }),
  awaiting_confirmation: shown.whole({
    description: 'Paid orders that wait to be confirmed, of any day',
    example: 2,
  }),
  new_customers: shown.whole({ description: 'Customers who registered that day', example: 3 }),
  by_hour: shown.many(HourView, { description: 'Orders by hour of the day, hours with orders only' }),
  top_dishes: shown.many(TopDishView, { description: 'The dishes ordered most that day.' }),
  kitchens: shown.many(KitchenDayView, { description: 'Every active kitchen with its day.' }),
  recent_orders: shown.read(
    { type: [StaffOrderView], description: 'The latest orders of the day' },
    (orders: OrderRow[]) => orders.map(StaffListedOrderView.of),
  ),
});
export type OverviewView = InstanceType<typeof OverviewView>;
