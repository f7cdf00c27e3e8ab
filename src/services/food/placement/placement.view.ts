import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OrderView } from '../orders/order.view';
import { OpenedPaymentView } from '../payments/payments.view';

export const PlacementView = view(
  'PlacementView',
  'The order as placed, its next payment step and the token to track it',
  {
    order: shown.one(OrderView, { description: 'The order as it was stored.' }),
    payment: shown.one(OpenedPaymentView, { description: 'What is left to pay, and where.' }),
    tracking: shown.text({
      secret: true,
      description: 'opens the order at `GET /api/orders/track/status` for three hours',
    }),
  },
);
export type PlacementView = InstanceType<typeof PlacementView>;
