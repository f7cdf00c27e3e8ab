import { domainEvent } from '#kit/service/domain-events';

export const AccountDeleting = domainEvent<{ accountId: number }>('account.deleting', {
  when: 'An account is closed, before its row is deleted.',
});
