import { sentencePairs } from '#kit/language/sentences';

/** What a notification itself says stands with the feature that sends it. */
export const notificationsSentences = sentencePairs({
  'messages.notifications_read': ['All notifications are marked read.', 'تم تعليم كل الإشعارات كمقروءة.'],
  'messages.notification_read': ['The notification is marked read.', 'تم تعليم الإشعار كمقروء.'],
  'messages.notification_deleted': ['The notification is deleted.', 'تم حذف الإشعار.'],
});
