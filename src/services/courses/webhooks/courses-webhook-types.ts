import type { OfficeText } from '#kit/service/office';
import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';
import { COMPLETED_COURSES } from './completed-course.view';

const ofEnrollment = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `courses.enrollment.${happening}`,
  label,
  permission: 'enrollments.view',
  when,
  record: 'enrollment',
  route: '/enrollments/{id}',
});

const ofOrder = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `courses.order.${happening}`,
  label,
  permission: 'orders.view',
  when,
  record: 'order',
  route: '/orders/{id}',
});

export const ENROLLMENT_GRANTED = ofEnrollment(
  'granted',
  ['Access granted', 'منح الوصول إلى دورة'],
  'A student got access to a course.',
);
export const ENROLLMENT_ENDED = ofEnrollment(
  'ended',
  ['Access ended', 'انتهاء الوصول إلى دورة'],
  'A student lost access to a course: the last grant was revoked or has ended.',
);
export const ORDER_PAID = ofOrder('paid', ['Order paid', 'دُفع الطلب'], 'An order was paid, or needed no payment.');
export const ORDER_REFUNDED = ofOrder(
  'refunded',
  ['Order refunded', 'استرداد مبلغ الطلب'],
  'Money of an order was returned, all or a part of it.',
);

export const COURSE_COMPLETED: WebhookType = {
  name: 'courses.course.completed',
  label: ['Course completed', 'إكمال دورة'],
  permission: 'enrollments.view',
  when: 'A student has done every lesson of a course.',
  record: 'enrollment',
  own: COMPLETED_COURSES,
};

export const STUDENT_REGISTERED: WebhookType = {
  name: 'courses.student.registered',
  label: ['Student registered', 'تسجيل طالب'],
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
