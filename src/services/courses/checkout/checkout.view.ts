import { PROCESSORS } from '#payments/payment-gateway';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PAYMENT_METHODS } from '../orders/order.entity';

export const OfferedMethodView = view('OfferedMethodView', {
  method: shown.word(PAYMENT_METHODS, { description: 'Value for `payment_method` of a checkout.' }),
  gateway: shown.word(PROCESSORS, { description: 'The payment processor.' }),
  hosted: shown.flag({ description: 'Paid on a page of the processor, to which `redirect_url` leads.' }),
  mode: shown.word(['test', 'live'], { description: 'Whether real money moves.' }),
});

export const PaymentMethodsView = view('PaymentMethodsView', 'The available payment methods', {
  methods: shown.many(OfferedMethodView, { description: 'In the order they are offered.' }),
  simulated: shown.flag({ description: 'Whether the processors are simulated, so that no money moves.' }),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;
