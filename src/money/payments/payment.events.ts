import { domainEvent } from '#kit/service/domain-events';
import type { Payment } from './payment.entity';

export const PaymentSettledLate = domainEvent<{ payment: Payment }>('payment.settled_late', {
  when: 'Money arrived that does not count and goes back: too late, or a second time.',
  optional: true,
});

export const LatePaymentChanged = domainEvent<{ payment: Payment }>('late_payment.changed', {
  when: 'Late money was returned, or its refund failed.',
  optional: true,
});

export const PaymentDisputed = domainEvent<{ disputeId: number }>('payment.disputed', {
  when: 'A payment was disputed or reversed at its processor, or the dispute was decided.',
  optional: true,
});
