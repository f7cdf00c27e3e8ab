import { Injectable } from '@nestjs/common';
import { type FailedRefund, type PayableRecord, PaymentHandler } from '#money/payments/payment-handler';
import type { Payment } from '#money/payments/payment.entity';
import { RefundOutcomes } from '../refunds/refund-outcomes';
import { ORDER_READERS } from '../order-readers';
import { Purchases } from './purchases.service';

@Injectable()
export class CoursesPaymentHandler extends PaymentHandler {
  override readonly staff = ORDER_READERS;

  constructor(
    private readonly purchases: Purchases,
    private readonly refunds: RefundOutcomes,
  ) {
    super();
  }

  override async find(reference: string): Promise<PayableRecord | undefined> {
    const status = await this.purchases.lock(reference);
    return status && { reference, payable: status === 'pending' };
  }

  override async paid(reference: string): Promise<boolean> {
    return this.purchases.markPaid(reference);
  }

  override async failed(reference: string): Promise<void> {
    await this.purchases.markFailed(reference);
  }

  override async expired(reference: string): Promise<void> {
    await this.purchases.markFailed(reference);
  }

  override async refunded(reference: string): Promise<void> {
    await this.purchases.markRefunded(reference);
  }

  override async refundFailed(reference: string, _payment: Payment, { cents, reason }: FailedRefund): Promise<void> {
    await this.refunds.failReturned(reference, cents, reason);
  }

  override async partlyRefunded(reference: string, _payment: Payment, backCents: number): Promise<void> {
    await this.refunds.applyPart(reference, backCents);
  }
}
