import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Payment } from '#money/payments/payment.entity';
import { Order } from '../orders/order.entity';
import { OrderLetters } from '../orders/order-letters.service';
import { OrderUpdates } from '../orders/order-updates.service';

/** Mails the customer that a late payment is returned, and updates open pages when it arrives and when it is returned. */
@Injectable()
export class LatePaymentNotices {
  constructor(
    private readonly db: Database,
    private readonly letters: OrderLetters,
    private readonly updates: OrderUpdates,
  ) {}

  async notifyArrived({ payment: { reference, amountCents } }: { payment: Payment }): Promise<void> {
    const order = await this.orderOf(reference);
    if (!order) return;
    await this.letters.sendLatePayment(order, amountCents);
    this.updates.emitChanged(order.id);
  }

  async notifyChanged({ payment: { reference } }: { payment: Payment }): Promise<void> {
    const order = await this.orderOf(reference);
    if (order) this.updates.emitChanged(order.id);
  }

  private orderOf(reference: string): Promise<Order | null> {
    return this.db.of(Order).findOne({ select: { id: true, email: true }, where: { orderNumber: reference } });
  }
}
