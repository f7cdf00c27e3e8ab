import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/access/caller';
import { Database } from '#kit/database/database';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { countByStatus } from '#kit/http/status-counts';
import { fromCents } from '#kit/money/money';
import { Clock } from '#kit/time/clock';
import { LIST_PAGES } from '../food.pages';
import { businessZone } from '../kitchens/business-day';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { FoodPayments } from '../payments/food-payments.service';
import { kitchenOrderView, type StaffOrderView, staffOrderView } from '../orders/order.view';
import { orderDetail, orderPage, type OrderRow } from '../orders/orders.queries';
import { isKitchenAccount, orderFilter, sortOf } from './order-filter';
import type { OrderListQuery, OrderStatusBody } from './order-handling.dto';
import { OrderMoves } from '../orders/order-moves.service';
import type { OrderStatisticView } from './order-statistic.view';

/** Orders as staff see and move them. A kitchen account knows nothing but its own kitchen's. */
@Injectable()
export class OrderHandling {
  constructor(
    private readonly db: Database,
    private readonly moves: OrderMoves,
    private readonly payments: FoodPayments,
    private readonly clock: Clock,
  ) {}

  async list(query: OrderListQuery, staff: Caller): Promise<Page<StaffOrderView>> {
    const zone = query.date === undefined ? 'UTC' : await businessZone(this.db, staff.scopeId);
    const filter = orderFilter(query, staff, zone, this.clock.now());
    const request = readPage({ ...query }, LIST_PAGES);
    return mapPage(await orderPage(this.db, filter, sortOf(query, staff), request), viewFor(staff));
  }

  async detail(id: number, staff: Caller): Promise<StaffOrderView> {
    const order = await orderDetail(this.db, { id, kitchenId: staff.scopeId ?? undefined });
    if (!order) throw NotFound();
    if (isKitchenAccount(staff)) return kitchenOrderView(order);
    return {
      ...staffOrderView(order),
      payments: await this.payments.paymentsOf(order.orderNumber),
      unknown_payment_events: await this.payments.unknownEventsOf(order.orderNumber),
    };
  }

  /** How many orders stand where, and for those who see amounts what was collected. */
  async statistic(staff: Caller): Promise<OrderStatisticView> {
    const rows = await this.db.rows<{ status: OrderStatus; total: number; collected: number }>(
      `SELECT status, count(*) AS total, coalesce(sum(total_cents) FILTER (WHERE payment_status = 'paid'), 0) AS collected
       FROM customer_order WHERE $1::integer IS NULL OR kitchen_id = $1 GROUP BY status`,
      [staff.scopeId],
    );
    const { all, ...byStatus } = countByStatus(ORDER_STATUSES, rows);
    return {
      total: all,
      by_status: byStatus,
      ...(isKitchenAccount(staff) ? {} : { revenue: fromCents(rows.reduce((sum, row) => sum + row.collected, 0)) }),
    };
  }

  async move(id: number, { status, reason }: OrderStatusBody, staff: Caller): Promise<StaffOrderView> {
    await this.moves.move(id, status, {
      actor: 'staff',
      accountId: staff.id,
      kitchenId: staff.scopeId,
      reason: reason ?? undefined,
    });
    return this.detail(id, staff);
  }
}

const viewFor =
  (staff: Caller) =>
  (order: OrderRow): StaffOrderView =>
    isKitchenAccount(staff) ? kitchenOrderView(order) : staffOrderView(order);
