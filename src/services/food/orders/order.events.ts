import { liveEvent } from '#kit/live/live-event';
import { KitchenOrderView, OrderStatusView, StaffListedOrderView } from './order.view';

const STAFF_SHAPE = 'It carries the order as their list shows it, for kitchen accounts without amounts and e-mail.';

export const ORDER_CREATED = liveEvent<object>('order:created', {
  summary:
    'To staff with `orders.view`: an order was placed. Kitchen accounts hear it of the orders of their kitchen alone, and ' +
    `not before one can be accepted, which is when it is paid. ${STAFF_SHAPE}`,
  payloads: [StaffListedOrderView, KitchenOrderView],
});

export const ORDER_UPDATED = liveEvent<object>('order:updated', {
  summary: `To staff with \`orders.view\`, kitchen accounts of its kitchen among them: status or payment of an order changed. ${STAFF_SHAPE}`,
  payloads: [StaffListedOrderView, KitchenOrderView],
});

export const ORDER_STATUS = liveEvent('order:status', {
  summary:
    'To whoever follows an order, by its tracking token (`auth.token`, with `auth.reference` if it is to be compared) or ' +
    'by its number and e-mail address (`auth.reference`, `auth.email`): status or payment changed.',
  payloads: [OrderStatusView],
});
