import { liveEvent } from '#kit/service/live-event';
import { NotificationDeletedView, NotificationsReadView, NotificationView } from './notification.view';

export const NOTIFICATION_CREATED = liveEvent('notification:created', {
  summary: 'Sent to the recipient of a new notification: the new item of the feed, in the language of the page.',
  payloads: [NotificationView],
});

export const NOTIFICATION_READ = liveEvent('notification:read', {
  summary: 'Sent to all open pages of an account that marked one or all of its notifications as read.',
  payloads: [NotificationsReadView],
});

export const NOTIFICATION_DELETED = liveEvent('notification:deleted', {
  summary:
    'Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject.',
  payloads: [NotificationDeletedView],
});

export const NOTIFICATION_EVENTS = [NOTIFICATION_CREATED, NOTIFICATION_READ, NOTIFICATION_DELETED];
