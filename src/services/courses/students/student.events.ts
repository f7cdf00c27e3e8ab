import { domainEvent } from '#kit/service/domain-events';

export const StudentRegistered = domainEvent<{ studentId: number }>('student.registered', {
  when: 'A student created an account.',
});
