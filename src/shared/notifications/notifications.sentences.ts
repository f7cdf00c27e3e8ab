import { sentencePairs } from '#kit/language/sentences';

/** Messages of the routes. The texts of notifications are in the features that send them. */
export const notificationsSentences = sentencePairs({
  'messages.notifications_read': ['All notifications are marked as read.', 'تم تعليم كل الإشعارات كمقروءة.'],
  'messages.notification_read': ['The notification is marked as read.', 'تم تعليم الإشعار كمقروء.'],
  'messages.notification_deleted': ['The notification is deleted.', 'تم حذف الإشعار.'],
});
