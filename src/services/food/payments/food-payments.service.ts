import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { CURRENCY, Processors } from '#payments/processors';
import { Clock } from '#kit/time/clock';
import { PaymentOpening } from '#money/payments/payment-opening';
import { PaymentRecords } from '#money/payments/payment-records';
import { PaymentRefunds } from '#money/payments/payment-refunds';
import type { PaymentRequest } from '#money/payments/payment-request';
import type { PaymentEventView, PaymentView } from '#money/payments/payment.view';
import { NotPayable, PaymentUnavailable } from '#money/payments/payment.refusals';
import { isOver } from '../orders/order-status';
import type { OrderRow } from '../orders/orders.queries';
import { DemoPayments } from './demo-payments';
import { ReturnAddresses } from './return-addresses';

/** The next step of the customer: the page of the processor, or none. */
export interface OpenedOrderPayment {
  kind: 'redirect' | 'none';
  url: string | null;
  session_id?: string;
}

type PayableOrder = Pick<
  OrderRow,
  | 'order_number'
  | 'payment_method'
  | 'total_cents'
  | 'delivery_fee_cents'
  | 'pickup_fee_cents'
  | 'tip_cents'
  | 'locale'
  | 'email'
  | 'lines'
  | 'hold_expires_at'
>;

const MINUTES_TO_PAY = 60;
const NOTHING: OpenedOrderPayment = { kind: 'none', url: null };

@Injectable()
export class FoodPayments {
  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly opening: PaymentOpening,
    private readonly refunds: PaymentRefunds,
    private readonly records: PaymentRecords,
    private readonly demo: DemoPayments,
    private readonly addresses: ReturnAddresses,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  methods(): string[] {
    const hosted = this.processors.configured.map(gateway => gateway.name);
    return this.configuration.demoPayments ? [...hosted, 'demo'] : hosted;
  }

  /**
   * Opens the payment, or returns its open session. Call it outside a transaction.
   * @throws NotPayable, PaymentInProgress, PaymentRefused, or PaymentUnavailable, which can be retried
   */
  async open(order: PayableOrder): Promise<OpenedOrderPayment> {
    if (isOver(order.hold_expires_at, this.clock.now())) throw NotPayable();
    if (order.payment_method !== 'demo') return redirect(await this.opening.open(this.request(order)));
    await this.demo.ensure(order.order_number);
    return NOTHING;
  }

  /** @throws AmountTooSmall the total is below the minimum of the payment method */
  assertPayable({ payment_method, total_cents }: PayableOrder): void {
    this.opening.assertPayable(payment_method, total_cents, CURRENCY);
  }

  /** Stores the payment with the order. @returns false if it has to be opened after the commit */
  async openWith(order: PayableOrder): Promise<boolean> {
    if (order.payment_method !== 'demo') return false;
    await this.demo.openWith(order.order_number, order.total_cents);
    return true;
  }

  /** Pays a demo order at once; otherwise opens a new session, which invalidates earlier ones. */
  async pay(order: PayableOrder): Promise<OpenedOrderPayment> {
    if (order.payment_method !== 'demo') return redirect(await this.opening.reopen(this.request(order)));
    if (!this.configuration.demoPayments) throw PaymentUnavailable();
    await this.demo.settle(order.order_number);
    return NOTHING;
  }

  /** Closes the open session of a cancelled order, and makes paid money due for refund. */
  async closeCancelled({ orderId }: { orderId: number }): Promise<void> {
    const order = await this.db.row<{ order_number: string }>(
      `UPDATE customer_order
       SET payment_status = CASE WHEN payment_status = 'paid' AND total_cents > 0 THEN 'refund_due' ELSE payment_status END
       WHERE id = $1 RETURNING order_number`,
      [orderId],
    );
    if (order) await this.refunds.closeOrRefund(order.order_number);
  }

  /** Payments of an order with the reports of processors; only for staff who see amounts. */
  async paymentsOf(orderNumber: string): Promise<PaymentView[]> {
    return this.records.list(orderNumber);
  }

  /** Reports of processors that match no payment of the order; only for staff who see amounts. */
  async unknownEventsOf(orderNumber: string): Promise<PaymentEventView[]> {
    return this.records.unknownEvents(orderNumber);
  }

  /** When the page of the processor expires: no later than the hold of the order. */
  private endOf({ hold_expires_at }: PayableOrder): Temporal.Instant {
    const latest = this.clock.now().add({ minutes: MINUTES_TO_PAY });
    const hold = hold_expires_at && Temporal.Instant.fromEpochMilliseconds(hold_expires_at.getTime());
    return hold && Temporal.Instant.compare(hold, latest) < 0 ? hold : latest;
  }

  private request(order: PayableOrder): PaymentRequest {
    return {
      reference: order.order_number,
      provider: order.payment_method,
      amountCents: order.total_cents,
      currency: CURRENCY,
      lines: [
        ...order.lines.map(line => ({
          name: line.name[order.locale] || line.name.en,
          quantity: line.quantity,
          unitAmountCents: line.unit_price_cents,
        })),
        ...feeLine('Delivery', order.delivery_fee_cents),
        ...feeLine('Pick-up', order.pickup_fee_cents),
        ...feeLine('Tip', order.tip_cents),
      ],
      locale: order.locale,
      email: order.email,
      until: this.endOf(order),
      returnTo: payment => this.addresses.of(payment),
    };
  }
}

const redirect = ({ url, sessionId }: { url: string; sessionId: string }): OpenedOrderPayment => ({
  kind: 'redirect',
  url,
  session_id: sessionId,
});

const feeLine = (name: string, cents: number) => (cents > 0 ? [{ name, quantity: 1, unitAmountCents: cents }] : []);
