import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';
import { COMPLETED_COURSES } from './completed-course.view';

const ofEnrollment = (happening: string, when: string): WebhookType => ({
  name: `courses.enrollment.${happening}`,
  permission: 'enrollments.view',
  when,
  record: 'enrollment',
  route: '/enrollments/{id}',
});

const ofOrder = (happening: string, when: string): WebhookType => ({
  name: `courses.order.${happening}`,
  permission: 'orders.view',
  when,
  record: 'order',
  route: '/orders/{id}',
});

export const ENROLLMENT_GRANTED = ofEnrollment('granted', 'A student got access to a course.');
export const ENROLLMENT_ENDED = ofEnrollment(
  'ended',
  'A student lost access to a course: the last grant was revoked or has ended.',
);
export const ORDER_PAID = ofOrder('paid', 'An order was paid, or needed no payment.');
export const ORDER_REFUNDED = ofOrder('refunded', 'Money of an order was returned, all or a part of it.');

export const COURSE_COMPLETED: WebhookType = {
  name: 'courses.course.completed',
  permission: 'enrollments.view',
  when: 'A student has done every lesson of a course.',
  record: 'enrollment',
  own: COMPLETED_COURSES,
};

export const STUDENT_REGISTERED: WebhookType = {
  name: 'courses.student.registered',
  permission: 'students.view',
  when: 'A student created an account.',
  record: 'student',
  route: '/users/{username}',
  keyOf: 'SELECT username AS key FROM student WHERE id = $1',
};

export const PAYMENT_DISPUTED = disputeType('courses', 'orders.view');

export const coursesWebhookTypes: readonly WebhookType[] = [
  ENROLLMENT_GRANTED,
  ENROLLMENT_ENDED,
  COURSE_COMPLETED,
  ORDER_PAID,
  ORDER_REFUNDED,
  STUDENT_REGISTERED,
  PAYMENT_DISPUTED,
  erasureType('courses'),
];
