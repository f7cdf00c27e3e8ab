import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { Live } from '#live/live';
import type { LiveEvent } from '#kit/service/live-event';
import { Notifications, type RecipientScope } from '#shared/notifications/notifications.service';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { CUSTOMER } from '../customers/customer-accounts';
import { ORDER_CREATED, ORDER_STATUS, ORDER_UPDATED } from './order.events';
import { KitchenOrderView, OrderStatusView, OrderView, StaffListedOrderView } from './order.view';
import { orderDetail, type OrderRow } from './orders.queries';
import { TRACKING } from './tracking';

export const ORDER_READERS = 'orders.view';

export type NamedOrder = Pick<OrderRow, 'id' | 'order_number' | 'name' | 'kitchen_id' | 'kitchen_code'>;

/** Notifies open pages of staff and of customers, and pages that track the order, in the transaction of the change. */
@Injectable()
export class OrderUpdates {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly recipients: StaffRecipients,
    private readonly notifications: Notifications,
  ) {}

  /** Notifies the kitchen only of a paid order, since it cannot accept an unpaid one. */
  emitPlaced({ id, payment_status }: Pick<OrderRow, 'id' | 'payment_status'>): void {
    this.emit(id, ORDER_CREATED, payment_status === 'paid' ? ORDER_CREATED : undefined);
  }

  emitChanged(id: number): void {
    this.emit(id, ORDER_UPDATED, ORDER_UPDATED);
  }

  /** Notifies the kitchen, which can accept the order from now on. */
  async notifyPaid(order: NamedOrder): Promise<void> {
    this.emit(order.id, ORDER_UPDATED, ORDER_CREATED);
    if (order.kitchen_id !== null) await this.addToFeed(order, { limitedTo: order.kitchen_id });
  }

  /** Adds the feed item. Kitchen accounts read it too, so it has no amount and no e-mail address. */
  async addToFeed(order: NamedOrder, scope: RecipientScope): Promise<void> {
    await this.notify('order_placed', order, scope);
  }

  /** Reminds staff to accept the order. @param until when it is cancelled otherwise */
  async notifyUnaccepted(order: NamedOrder, until: Bilingual): Promise<void> {
    await this.notify('order_unaccepted', order, order.kitchen_id ?? 'unscoped', { until });
  }

  async notifyNotAccepted(order: NamedOrder): Promise<void> {
    await this.notify('order_not_accepted', order, order.kitchen_id ?? 'unscoped');
  }

  private async notify(type: string, order: NamedOrder, scopeId: RecipientScope, params: object = {}): Promise<void> {
    const { id, order_number, name, kitchen_code } = order;
    const message = {
      type,
      params: { number: order_number, name, ...params },
      data: { order_id: id, order_number, kitchen_code },
    };
    await this.notifications.toStaffWith(ORDER_READERS, message, { scopeId });
  }

  private emit(id: number, event: LiveEvent, kitchenEvent: LiveEvent | undefined): void {
    this.live.emitAbout(`order ${id}`, 'notifications', async () => {
      const [order, staff] = await Promise.all([
        orderDetail(this.db, { id }),
        this.recipients.withPermission(ORDER_READERS),
      ]);
      if (!order) return;
      this.live.emit(event, staff.unlimited, StaffListedOrderView.of(order));
      if (kitchenEvent) this.live.emit(kitchenEvent, staff.limitedTo(order.kitchen_id), KitchenOrderView.of(order));
      const { customer_id } = order;
      if (customer_id !== null) this.live.emit(event, { audience: CUSTOMER, ids: [customer_id] }, OrderView.of(order));
      this.live.emit(ORDER_STATUS, { audience: TRACKING, ids: [id] }, OrderStatusView.of(order));
    });
  }
}
