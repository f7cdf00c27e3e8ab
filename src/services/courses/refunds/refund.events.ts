import { domainEvent } from '#kit/service/domain-events';

export const PurchaseRefunded = domainEvent<{ orderId: number }>('course_order.refunded', {
  when: 'Money of an order was returned, all or a part of it.',
});
