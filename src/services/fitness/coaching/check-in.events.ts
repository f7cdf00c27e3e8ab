import { domainEvent } from '#kit/service/domain-events';

export const CheckInFiled = domainEvent<{ checkInId: number; memberId: number }>('check_in.filed', {
  when: 'A member filed the check-in of a week.',
});
