import { domainEvent } from '#kit/service/domain-events';

export const SeatStarted = domainEvent<{ enrollmentId: number }>('seat.started', {
  when: 'A student got access to a course.',
});

export const SeatEnded = domainEvent<{ enrollmentId: number }>('seat.ended', {
  when: 'A student lost access to a course: the last grant was revoked or has ended.',
});
