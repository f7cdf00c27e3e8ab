import { Shown } from '#kit/fields/shape-fields';
import { OpenedPaymentView } from '../payments/opened-payment.view';
import { OrderView } from '../orders/order.view';

export class PlacementView {
  @Shown({ type: OrderView })
  order: OrderView;

  @Shown({ type: OpenedPaymentView })
  payment: OpenedPaymentView;

  @Shown({ description: 'opens the order at `GET /api/orders/track/status` for three hours' })
  tracking: string;
}
