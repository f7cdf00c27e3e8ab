import { Injectable } from '@nestjs/common';
import { OrderLetters } from '../orders/order-letters.service';
import { OrderUpdates } from '../orders/order-updates.service';
import type { OrderRow } from '../orders/orders.queries';

/** Notifies staff and mails the customer about a new order, in the transaction that stores it. */
@Injectable()
export class OrderNotifier {
  constructor(
    private readonly news: OrderUpdates,
    private readonly letters: OrderLetters,
  ) {}

  async notifyPlaced(order: OrderRow): Promise<void> {
    this.news.emitPlaced(order);
    await this.news.addToFeed(order, order.payment_status === 'paid' ? (order.kitchen_id ?? 'unscoped') : 'unscoped');
    await this.letters.sendPlacement(order);
  }
}
