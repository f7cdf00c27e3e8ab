import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';

export const MEMBER_JOINED: WebhookType = {
  name: 'fitness.member.joined',
  permission: 'members.view',
  when: 'A member created an account, or staff added one.',
  record: 'member',
  route: '/users/{username}',
  keyOf: 'SELECT username AS key FROM account WHERE id = $1',
};

/** It is about the body of a member, so it is always ids alone. */
export const CHECK_IN_FILED: WebhookType = {
  name: 'fitness.check_in.filed',
  permission: 'members.view',
  when: 'A member filed the check-in of a week.',
  record: 'check_in',
  isThin: true,
};

export const EVENT_JOINED: WebhookType = {
  name: 'fitness.event.joined',
  permission: 'fitness.manage',
  when: 'A member took a place at an event.',
  record: 'event',
  route: '/fitness/manage/events/{id}',
};

export const fitnessWebhookTypes: readonly WebhookType[] = [
  MEMBER_JOINED,
  CHECK_IN_FILED,
  EVENT_JOINED,
  erasureType('fitness'),
];
