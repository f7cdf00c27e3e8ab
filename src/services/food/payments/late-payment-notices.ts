import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Payment } from '#shared/payments/payment.entity';
import { PaymentSettlement } from '#shared/payments/payment-settlement';
import { OrderLetters, type WrittenTo } from '../orders/order-letters.service';
import { OrderUpdates } from '../orders/order-updates.service';

/** Mails the customer once that late money goes back, and updates open pages when it arrives and when it is returned. */
@Injectable()
export class LatePaymentNotices implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly settlement: PaymentSettlement,
    private readonly letters: OrderLetters,
    private readonly updates: OrderUpdates,
  ) {}

  onModuleInit(): void {
    this.settlement.whenLate((payment, hasArrived) => this.notify(payment, hasArrived));
  }

  private async notify({ reference, amountCents }: Payment, hasArrived: boolean): Promise<void> {
    const order = await this.db.row<WrittenTo>('SELECT id, email FROM customer_order WHERE order_number = $1', [
      reference,
    ]);
    if (!order) return;
    if (hasArrived) await this.letters.latePayment(order, amountCents);
    this.updates.emitChanged(order.id);
  }
}
