import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { mapPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { countByStatus } from '#kit/http/status-counts';
import { QueryCache } from '#cache/query-cache';
import { Clock } from '#kit/time/clock';
import { businessZone } from '../kitchens/business-day';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { FoodPayments } from '../payments/food-payments.service';
import { KitchenOrderView, StaffListedOrderView, StaffOrderView } from '../orders/order.view';
import { orderDetail, staffOrderPage } from '../orders/orders.queries';
import { isKitchenAccount, orderFilter, sortOf } from './order-filter';
import type { OrderListQuery, OrderStatusBody } from './orders-staff.dto';
import { OrderTransitions } from '../orders/order-transitions.service';
import { KitchenStatisticView, OrderStatisticView } from './order-statistic.view';

/** Lists orders for staff and changes their status. Kitchen accounts are limited to their own kitchen. */
@Injectable()
export class OrdersStaffService {
  constructor(
    private readonly db: Database,
    private readonly queryCache: QueryCache,
    private readonly transitions: OrderTransitions,
    private readonly payments: FoodPayments,
    private readonly clock: Clock,
  ) {}

  async list(query: OrderListQuery, staff: Caller) {
    const zone = query.date === undefined ? 'UTC' : await businessZone(this.db, staff.scopeId);
    const filter = orderFilter(query, staff, zone, this.clock.now());
    const page = await staffOrderPage(this.db, this.queryCache, filter, sortOf(query, staff), query.pageRequest);
    return isKitchenAccount(staff) ? mapPage(page, KitchenOrderView.of) : mapPage(page, StaffListedOrderView.of);
  }

  async get(id: number, staff: Caller) {
    const order = await orderDetail(this.db, { id, kitchenId: staff.scopeId ?? undefined });
    if (!order) throw NotFound();
    if (isKitchenAccount(staff)) return KitchenOrderView.of(order);
    return StaffOrderView.of({
      ...order,
      payments: await this.payments.paymentsOf(order.order_number),
      unknown_payment_events: await this.payments.unknownEventsOf(order.order_number),
    });
  }

  /** Counts of orders by status and, for accounts that see amounts, the revenue. */
  async statistic(staff: Caller) {
    const rows = await this.db.rows<{ status: OrderStatus; total: number; collected: number }>(
      `SELECT status, count(*) AS total, coalesce(sum(total_cents) FILTER (WHERE payment_status = 'paid'), 0) AS collected
       FROM customer_order WHERE $1::integer IS NULL OR kitchen_id = $1 GROUP BY status`,
      [staff.scopeId],
    );
    const { all, ...byStatus } = countByStatus(ORDER_STATUSES, rows);
    const counted = { total: all, by_status: byStatus };
    if (isKitchenAccount(staff)) return KitchenStatisticView.of(counted);
    return OrderStatisticView.of({ ...counted, revenue_cents: rows.reduce((sum, row) => sum + row.collected, 0) });
  }

  async move(id: number, { status, reason }: OrderStatusBody, staff: Caller) {
    await this.transitions.move(id, status, {
      actor: 'staff',
      accountId: staff.id,
      kitchenId: staff.scopeId,
      reason: reason ?? undefined,
    });
    return this.get(id, staff);
  }
}
