import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';

const ofEnrollment = (name: string, when: string): WebhookType => ({
  name: `courses.${name}`,
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

export const ENROLLMENT_GRANTED = ofEnrollment('enrollment.granted', 'A student got access to a course.');
export const ENROLLMENT_ENDED = ofEnrollment('enrollment.ended', 'A student lost the last grant of a course.');
export const COURSE_COMPLETED = ofEnrollment('course.completed', 'A student has done every lesson of a course.');
export const ORDER_PAID = ofOrder('paid', 'An order was paid, or needed no payment.');
export const ORDER_REFUNDED = ofOrder('refunded', 'Money of an order was returned, all or a part of it.');

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
