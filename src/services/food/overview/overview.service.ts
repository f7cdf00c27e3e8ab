import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import { countByStatus } from '#kit/http/status-counts';
import { dayBounds, dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { businessZone } from '../kitchens/business-day';
import { Kitchen } from '../kitchens/kitchen.entity';
import { Kitchens } from '../kitchens/kitchens.service';
import { ORDER_STATUSES } from '../orders/order-status';
import { orderPage, type OrderRow } from '../orders/orders.queries';
import { dayTotals, kitchenDays, type Period, topDishes } from './overview.queries';
import { type OverviewRange, OverviewView } from './overview.view';

export const OverviewForbidden = refusal(403, 'overview_forbidden');

const MAX_RECENT = 10;

@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly kitchens: Kitchens,
    private readonly clock: Clock,
  ) {}

  /** @throws OverviewForbidden for a kitchen account, since the overview contains amounts */
  async of(range: OverviewRange, staff: Caller): Promise<OverviewView> {
    if (staff.scopeId !== null) throw OverviewForbidden();
    const zone = await businessZone(this.db, null);
    const today = dayIn(zone, this.clock.now());
    const day = range === 'today' ? today : today.subtract({ days: 1 });
    const bounds = dayBounds(day, zone);
    const period = { start: bounds.start.toString(), end: bounds.end.toString() };
    const totals = await dayTotals(this.db, period, zone);
    const { all, ...byStatus } = countByStatus(ORDER_STATUSES, totals.by_status);
    return OverviewView.of({
      ...totals,
      range,
      date: day.toString(),
      time_zone: zone,
      orders: all,
      by_status: byStatus,
      average_order_cents: totals.paid_orders === 0 ? 0 : Math.round(totals.revenue_cents / totals.paid_orders),
      top_dishes: await topDishes(this.db, period),
      kitchens: await this.kitchensOn(period),
      recent_orders: await this.recent(period),
    });
  }

  private async kitchensOn(period: Period): Promise<OverviewView['kitchens']> {
    const openNow = await this.kitchens.openNow();
    const days = new Map((await kitchenDays(this.db, period)).map(day => [day.code, day]));
    const kitchens = await this.db.of(Kitchen).find({ where: { isActive: true }, order: { id: 'ASC' } });
    return kitchens.map(kitchen => ({
      code: kitchen.code,
      name: kitchen.name,
      is_open_now: openNow(kitchen),
      orders: days.get(kitchen.code)?.orders ?? 0,
      open_orders: days.get(kitchen.code)?.open_orders ?? 0,
    }));
  }

  private async recent({ start, end }: Period): Promise<OrderRow[]> {
    const order = { by: 'placed_at', direction: 'DESC' } as const;
    const page = await orderPage(this.db, { placedFrom: start, placedBefore: end }, order, {
      page: 1,
      limit: MAX_RECENT,
    });
    return page.rows;
  }
}
