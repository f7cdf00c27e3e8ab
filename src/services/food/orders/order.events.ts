import { liveEvent } from '#kit/service/live-event';
import { KitchenOrderView, OrderStatusView, OrderView, StaffListedOrderView } from './order.view';

const SHAPE =
  'The customer whose order it is hears it too, on every page that is open. It carries the order as the list of its ' +
  'reader shows it, for kitchen accounts without amounts and e-mail.';

export const ORDER_CREATED = liveEvent<object>('order:created', {
  summary:
    'To staff with `orders.view`: an order was placed. Kitchen accounts hear it of the orders of their kitchen alone, and ' +
    `not before one can be accepted, which is when it is paid. ${SHAPE}`,
  payloads: [StaffListedOrderView, KitchenOrderView, OrderView],
});

export const ORDER_UPDATED = liveEvent<object>('order:updated', {
  summary: `To staff with \`orders.view\`, kitchen accounts of its kitchen among them: status or payment of an order changed. ${SHAPE}`,
  payloads: [StaffListedOrderView, KitchenOrderView, OrderView],
});

export const ORDER_STATUS = liveEvent('order:status', {
  summary:
    'To whoever follows an order, by its tracking token (`auth.token`, with `auth.reference` if it is to be compared) or ' +
    'by its number and e-mail address (`auth.reference`, `auth.email`): status or payment changed.',
  payloads: [OrderStatusView],
});
