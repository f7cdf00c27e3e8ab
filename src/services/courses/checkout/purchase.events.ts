import { domainEvent } from '#kit/service/domain-events';

export const OrderPaid = domainEvent<{ orderId: number }>('order.paid', {
  when: 'An order was paid, or needed no payment.',
});
