import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OrderView } from '../orders/order.view';
import { OpenedPaymentView } from '../payments/payments.view';

export const PlacementView = view(
  'PlacementView',
  'The order as placed, its next payment step and the token to track it',
  {
    order: shown.one(OrderView, { description: 'The stored order.' }),
    payment: shown.one(OpenedPaymentView, { description: 'Payment of the order and its next step.' }),
    tracking: shown.text({
      secret: true,
      description: 'Token for `GET /api/orders/track/status`, valid for three hours.',
    }),
  },
);
export type PlacementView = InstanceType<typeof PlacementView>;
