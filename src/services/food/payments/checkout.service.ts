import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { Processors } from '#payments/processors';
import { LatePaymentView } from '#money/payments/late-payment';
import { NotPayable } from '#money/payments/payment.refusals';
import { OrderTransitions } from '../orders/order-transitions.service';
import { awaitsPayment, isOver, isPayable } from '../orders/order-status';
import { storedNumber } from '../orders/order-number';
import { orderDetail, type OrderRow } from '../orders/orders.queries';
import { FoodPayments } from './food-payments.service';
import type { CheckoutSessionBody } from './payments.dto';
import { type CheckoutSessionView, openedPayment, type PaymentMethodsView } from './payments.view';

@Injectable()
export class Checkout {
  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly payments: FoodPayments,
    private readonly transitions: OrderTransitions,
    private readonly clock: Clock,
  ) {}

  methods(): PaymentMethodsView {
    const gateways = this.processors.configured;
    const methods = this.payments.methods();
    const live = new Set<string>(gateways.filter(gateway => gateway.mode === 'live').map(gateway => gateway.name));
    return {
      methods,
      hosted: gateways.map(gateway => gateway.name),
      modes: Object.fromEntries(methods.map(method => [method, live.has(method) ? 'live' : 'test'])),
    };
  }

  /** For the customer of the order, or for anyone who knows its e-mail address. */
  async session(body: CheckoutSessionBody, customerId: number | undefined): Promise<CheckoutSessionView> {
    const order = await this.order(storedNumber(body.order_number));
    if (!order || !isPayer(order, customerId, body.email)) throw NotFound();
    if (!awaitsPayment(order.status, order.payment_status)) throw NotPayable();
    if (isOver(order.hold_expires_at, this.clock.now())) {
      await this.transitions.cancelBySystem(order.id, 'payment_expired');
      throw NotPayable();
    }
    const opened = await this.payments.pay(order);
    const now = (await this.order(order.order_number)) ?? order;
    return {
      order_number: now.order_number,
      status: now.status,
      payment_status: now.payment_status,
      payment: openedPayment(opened, now.payment_method, isPayable(now)),
      late_payment: now.latePayment && LatePaymentView.of(now.latePayment),
    };
  }

  private async order(orderNumber: string): Promise<OrderRow | undefined> {
    return orderDetail(this.db, { orderNumber });
  }
}

function isPayer(order: OrderRow, customerId: number | undefined, email: string | undefined): boolean {
  return (
    (customerId !== undefined && order.customer_id === customerId) || (email !== undefined && order.email === email)
  );
}
