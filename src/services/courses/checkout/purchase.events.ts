import { domainEvent } from '#kit/service/domain-events';

export const PurchasePaid = domainEvent<{ orderId: number }>('course_order.paid', {
  when: 'An order was paid, or needed no payment.',
});
