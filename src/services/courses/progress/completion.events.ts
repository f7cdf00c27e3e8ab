import { domainEvent } from '#kit/service/domain-events';

export const CourseCompleted = domainEvent<{ enrollmentIds: readonly number[] }>('course.completed', {
  when: 'A student has done every lesson of a course.',
});
