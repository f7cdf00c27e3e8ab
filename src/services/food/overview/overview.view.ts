import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { StaffOrderView } from '../orders/order.view';

export const RANGES = ['today', 'yesterday'] as const;
export type OverviewRange = (typeof RANGES)[number];

export class TopDishView {
  @Shown({ type: 'integer', nullable: true, description: 'null when the dish is gone', example: 4 })
  product_id: number | null;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: 'integer', description: 'Units ordered', example: 12 })
  quantity: number;

  @Shown({ example: 104.4 })
  revenue: number;
}

export class KitchenDayView {
  @Shown({ example: 'downtown' })
  code: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown()
  is_open_now: boolean;

  @Shown({ type: 'integer', description: 'Orders of the day', example: 31 })
  orders: number;

  @Shown({ type: 'integer', description: 'Orders of any day that are on their way', example: 6 })
  open_orders: number;
}

export class HourView {
  @Shown({ type: 'integer', minimum: 0, maximum: 23, example: 12 })
  hour: number;

  @Shown({ type: 'integer', example: 7 })
  orders: number;
}

export class OverviewView {
  @Shown({ enum: RANGES })
  range: OverviewRange;

  @Shown({ format: 'date', example: '2026-05-09' })
  date: string;

  @Shown({ example: 'America/New_York' })
  time_zone: string;

  @Shown({ type: 'integer', description: 'Orders placed that day', example: 48 })
  orders: number;

  @Shown({ type: 'object', additionalProperties: { type: 'integer' }, description: 'Orders of the day by status' })
  by_status: Record<string, number>;

  @Shown({ description: 'Collected that day and not returned', example: 1240.5 })
  revenue: number;

  @Shown({ description: 'Revenue by paid order', example: 25.84 })
  average_order: number;

  @Shown({ type: 'integer', description: 'Paid orders that wait to be confirmed, of any day', example: 2 })
  awaiting_confirmation: number;

  @Shown({ type: 'integer', description: 'Customers who registered that day', example: 3 })
  new_customers: number;

  @Shown({ type: [HourView], description: 'Orders by hour of the day, hours with orders only' })
  by_hour: HourView[];

  @Shown({ type: [TopDishView] })
  top_dishes: TopDishView[];

  @Shown({ type: [KitchenDayView] })
  kitchens: KitchenDayView[];

  @Shown({ type: [StaffOrderView], description: 'The latest orders of the day' })
  recent_orders: StaffOrderView[];
}
