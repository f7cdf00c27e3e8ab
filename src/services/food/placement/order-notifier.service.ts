import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#kit/service/domain-events';
import { OrderPlaced } from '../orders/order.events';
import { OrderLetters } from '../orders/order-letters.service';
import { OrderUpdates } from '../orders/order-updates.service';
import type { OrderRow } from '../orders/orders.queries';

/** Notifies staff and mails the customer about a new order, in the transaction that stores it. */
@Injectable()
export class OrderNotifier {
  constructor(
    private readonly updates: OrderUpdates,
    private readonly letters: OrderLetters,
    private readonly events: DomainEvents,
  ) {}

  async notifyPlaced(order: OrderRow): Promise<void> {
    this.updates.emitPlaced(order);
    await this.updates.addToFeed(
      order,
      order.payment_status === 'paid' ? (order.kitchen_id ?? 'unscoped') : 'unscoped',
    );
    await this.letters.sendPlacement(order);
    await this.events.raise(OrderPlaced, { orderId: order.id, isPaid: order.payment_status === 'paid' });
  }
}
