import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { PaymentConfirmation } from '#money/payments/payment-confirmation';
import { Payment, type PaymentStatus } from '#money/payments/payment.entity';
import { Order } from '../orders/order.entity';
import { withQuery } from '#money/payments/return-urls';
import { type PaymentReturned, ReturnAddressInvalid, type ReturnOutcome } from './return-addresses';

export type ShownPayment = 'paid' | 'pending' | 'cancelled' | 'failed';

/** The page to return to if the order has no return address. */
export const PAYMENT_PAGE = sitePage(
  '/',
  { order: '…', payment: 'paid|pending|failed|cancelled' },
  {
    en: 'After the page of a processor, if the order has no return address',
    ar: 'بعد صفحة معالج الدفع، إذا لم يحدد الطلب عنوان رجوع',
  },
);

@Injectable()
export class PaymentReturn {
  constructor(
    private readonly db: Database,
    private readonly confirmation: PaymentConfirmation,
    private readonly site: Site,
  ) {}

  /** Confirms or captures the payment and returns the site address to show. @throws ReturnAddressInvalid */
  async follow(provider: string, { paymentId, outcome }: PaymentReturned): Promise<string> {
    const payment = await this.db.of(Payment).findOneBy({ id: paymentId, provider });
    if (!payment) throw ReturnAddressInvalid();
    const status = outcome === 'success' ? await this.confirmed(payment) : payment.status;
    const order = await this.order(payment.reference);
    const shown = shownPayment(order, status, outcome);
    return this.page(order, payment.reference, shown);
  }

  /** If the processor is unreachable, its webhook reports the result later. */
  private async confirmed(payment: Payment): Promise<PaymentStatus> {
    try {
      return (await this.confirmation.confirm(payment.id)).status;
    } catch (error) {
      if (error instanceof ProcessorFailure) return payment.status;
      throw error;
    }
  }

  private async order(orderNumber: string): Promise<Order> {
    const order = await this.db.of(Order).findOneBy({ orderNumber });
    if (!order) throw ReturnAddressInvalid();
    return order;
  }

  private page({ returnUrls: urls }: Order, orderNumber: string, shown: ShownPayment): string {
    const chosen = shown === 'paid' || shown === 'pending' ? urls?.ok : urls?.cancel;
    return withQuery(chosen ?? this.site.url, { order: orderNumber, payment: shown });
  }
}

function shownPayment(order: Order, payment: PaymentStatus, outcome: ReturnOutcome): ShownPayment {
  if (order.paymentStatus === 'paid') return 'paid';
  if (outcome === 'cancel' || order.status === 'cancelled' || order.status === 'refunded') return 'cancelled';
  return payment === 'failed' || payment === 'expired' || payment === 'closed' ? 'failed' : 'pending';
}
