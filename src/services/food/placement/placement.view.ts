import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OrderView } from '../orders/order.view';
import { OpenedPaymentView } from '../payments/payments.view';

export const PlacementView = view('PlacementView', {
  order: shown.one(OrderView),
  payment: shown.one(OpenedPaymentView),
  tracking: shown.text({ description: 'opens the order at `GET /api/orders/track/status` for three hours' }),
});
export type PlacementView = InstanceType<typeof PlacementView>;
