import { domainEvent } from '#kit/service/domain-events';
import { liveEvent } from '#kit/service/live-event';
import type { OrderStatus } from './order-status';
import { KitchenOrderView, OrderStatusView, OrderView, StaffListedOrderView } from './order.view';

const SHAPE =
  'The customer of the order receives it too. The payload is the order as the list of orders returns it to the same ' +
  'account; kitchen accounts get no amounts and no e-mail address.';

const BY_AUDIENCE = { staff: [StaffListedOrderView, KitchenOrderView], customer: [OrderView] };

export const ORDER_CREATED = liveEvent<object>('order:created', {
  summary:
    'To staff with `orders.view`: an order was placed. Kitchen accounts receive it for orders of their kitchen, as soon as ' +
    `these are paid and can be accepted. ${SHAPE}`,
  payloads: BY_AUDIENCE,
});

export const ORDER_UPDATED = liveEvent<object>('order:updated', {
  summary: `To staff with \`orders.view\`, including accounts of its kitchen: status or payment of an order changed. ${SHAPE}`,
  payloads: BY_AUDIENCE,
});

export const ORDER_STATUS = liveEvent('order:status', {
  summary:
    'To clients that follow an order by its tracking token (`auth.token`; a sent `auth.reference` must match) or by its ' +
    'number and e-mail address (`auth.reference`, `auth.email`): status or payment changed.',
  payloads: { guest: [OrderStatusView] },
});

export const OrderCancelled = domainEvent<{ orderId: number }>('order.cancelled', {
  when: 'An order was cancelled, by a person or because a deadline passed.',
});

export const OrderPlaced = domainEvent<{ orderId: number; isPaid: boolean }>('order.placed', {
  when: 'An order was stored.',
});

export const OrderPaid = domainEvent<{ orderId: number }>('order.paid', {
  when: 'The payment of an order arrived in time, after it was placed.',
});

export const OrderMoved = domainEvent<{ orderId: number; status: OrderStatus }>('order.moved', {
  when: 'The status of an order changed.',
});

export const OrderRefunded = domainEvent<{ orderId: number }>('order.refunded', {
  when: 'Money of an order was returned, all or a part of it.',
});
