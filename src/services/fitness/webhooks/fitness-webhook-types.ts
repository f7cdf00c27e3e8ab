import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';
import { WebhookAttendanceView, WebhookCheckInView } from './webhook-facts.view';

export const MEMBER_JOINED: WebhookType = {
  name: 'fitness.member.joined',
  label: ['Member joined', 'انضمام عضو'],
  permission: 'members.view',
  when: 'A member created an account, or staff added one.',
  record: 'member',
  route: '/users/{username}',
  keyOf: 'SELECT username AS key FROM account WHERE id = $1',
};

/** It is about the body of a member, so it has ids alone for every endpoint. */
export const CHECK_IN_FILED: WebhookType = {
  name: 'fitness.check_in.filed',
  label: ['Check-in filed', 'إرسال متابعة أسبوعية'],
  permission: 'members.view',
  when: 'A member filed the check-in of a week.',
  record: 'check_in',
  isThin: true,
  facts: WebhookCheckInView,
};

/** An attendance has no id. Its record is the member, so that an erasure of the member finds it. */
export const EVENT_JOINED: WebhookType = {
  name: 'fitness.event.joined',
  label: ['Place at an event taken', 'حجز مكان في فعالية'],
  permission: 'fitness.manage',
  when: 'A member took a place at an event.',
  record: 'member',
  isThin: true,
  facts: WebhookAttendanceView,
};

export const fitnessWebhookTypes: readonly WebhookType[] = [
  MEMBER_JOINED,
  CHECK_IN_FILED,
  EVENT_JOINED,
  erasureType('fitness'),
];
