import { domainEvent } from '#kit/service/domain-events';

export const AccountDeleting = domainEvent<{ accountId: number }>('account.deleting', {
  when: 'An account is closed, before its row is deleted.',
});

export const MemberJoined = domainEvent<{ memberId: number }>('member.joined', {
  when: 'A member created an account, or staff added one.',
});
