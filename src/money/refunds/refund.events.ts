import { domainEvent } from '#kit/service/domain-events';

/** `reference` is that of the record that was paid. */
export const RefundChanged = domainEvent<{ reference: string }>('refund.changed', {
  when: 'A refund was requested, has failed, or staff retried or settled it.',
  optional: true,
});
