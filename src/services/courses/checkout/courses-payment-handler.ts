import { Injectable } from '@nestjs/common';
import { type PayableRecord, PaymentHandler } from '#money/payments/payment-handler';
import type { Payment } from '#money/payments/payment.entity';
import type { NewRefundPart } from '#money/payments/refund-parts';
import { linePart, type RefundLine, unrefundedLines } from '../refunds/refund-lines';
import { RefundOutcomes } from '../refunds/refund-outcomes';
import { ORDER_READERS } from '../order-readers';
import { Purchases } from './purchases.service';

@Injectable()
export class CoursesPaymentHandler extends PaymentHandler {
  override readonly staff = ORDER_READERS;
  override readonly withdrawsFailedRefunds = true;

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

  override refundable(reference: string): string {
    return unrefundedLines(reference);
  }

  override refundParts(lines: readonly RefundLine[]): NewRefundPart[] {
    return lines.map(line => linePart(line));
  }

  override async refundWithdrawn(refundId: number, reason: string): Promise<void> {
    await this.refunds.notifyRefused(refundId, reason);
  }

  override async partlyRefunded(_reference: string, _payment: Payment, refundIds: readonly number[]): Promise<void> {
    await this.refunds.finish(refundIds);
  }
}
