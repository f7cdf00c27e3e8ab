import { liveEvent } from '#kit/service/live-event';
import { NotificationDeletedView, NotificationsReadView, NotificationView } from './notification.view';

export const NOTIFICATION_CREATED = liveEvent('notification:created', {
  summary: 'To the account that is told something: the new item of its feed, in the language of the page.',
  payloads: [NotificationView],
});

export const NOTIFICATION_READ = liveEvent('notification:read', {
  summary: 'To the account that marked one of its notifications read, or all, on every page.',
  payloads: [NotificationsReadView],
});

export const NOTIFICATION_DELETED = liveEvent('notification:deleted', {
  summary: 'To the account whose notification is deleted, by itself or with what it was about, on every page.',
  payloads: [NotificationDeletedView],
});

export const NOTIFICATION_EVENTS = [NOTIFICATION_CREATED, NOTIFICATION_READ, NOTIFICATION_DELETED];
