import { Shown } from '#kit/fields/shape-fields';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../orders/order-status';
import { OpenedPaymentView } from './opened-payment.view';

export class PaymentMethodsView {
  @Shown({ type: [String], example: ['stripe', 'paypal', 'demo'] })
  methods: string[];

  @Shown({
    type: [String],
    description: "methods that lead to the processor's own page",
    example: ['stripe', 'paypal'],
  })
  hosted: string[];

  @Shown({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['test', 'live'] },
    description: 'whether a method moves real money',
    example: { stripe: 'test', paypal: 'test', demo: 'test' },
  })
  modes: Record<string, 'test' | 'live'>;
}

export class CheckoutSessionView {
  @Shown({ example: 'ORD-1001' })
  order_number: string;

  @Shown({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @Shown({ enum: PAYMENT_STATUSES })
  payment_status: PaymentStatus;

  @Shown({ type: OpenedPaymentView })
  payment: OpenedPaymentView;
}
