import { domainEvent } from '#kit/service/domain-events';

export const OrderRefunded = domainEvent<{ orderId: number }>('order.refunded', {
  when: 'Money of an order was returned, all or a part of it.',
});
