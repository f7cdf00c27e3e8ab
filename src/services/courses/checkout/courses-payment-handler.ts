import { Injectable } from '@nestjs/common';
import { type PayableRecord, PaymentHandler } from '#shared/payments/payment-handler';
import { ORDER_READERS, Purchases } from './purchases.service';

/** Applies payment events to course orders. */
@Injectable()
export class CoursesPaymentHandler extends PaymentHandler {
  override readonly staff = ORDER_READERS;

  constructor(private readonly purchases: Purchases) {
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
}
