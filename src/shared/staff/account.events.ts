import { domainEvent } from '#kit/service/domain-events';

export const AccountRolesChanged = domainEvent<{ accountId: number }>('account.roles_changed', {
  when: 'The roles of an account were replaced, or the account was deleted.',
  optional: true,
});
