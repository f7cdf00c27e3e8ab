import { Shown } from '#kit/fields/shape-fields';
import { OrderView } from './order.view';

export class OpenedPaymentView {
  @Shown({ enum: ['redirect', 'none'], description: '`none`: demo payment, or nothing to pay' })
  kind: 'redirect' | 'none';

  @Shown({ type: String, nullable: true, description: "the processor's page" })
  url: string | null;

  @Shown({ example: 'stripe' })
  method: string;

  @Shown({ type: String, nullable: true, description: "the processor's name for it" })
  session_id: string | null;
}

export class PlacementView {
  @Shown({ type: OrderView })
  order: OrderView;

  @Shown({ type: OpenedPaymentView })
  payment: OpenedPaymentView;

  @Shown({ description: 'opens the order at `GET /api/orders/track/status` for three hours' })
  tracking: string;
}
