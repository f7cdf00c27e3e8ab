import { liveEvent } from '#kit/live/live-event';
import { NotificationView } from './notification.view';

export const NOTIFICATION_CREATED = liveEvent('notification:created', {
  summary: 'To the account that is told something: the new item of its feed, in the language of the page.',
  payloads: [NotificationView],
});
