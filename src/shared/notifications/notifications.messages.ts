import { messagePairs } from '#kit/language/messages';

export const notificationsMessages = messagePairs({
  'messages.notifications_read': ['All notifications are marked as read.', 'تم تعليم كل الإشعارات كمقروءة.'],
  'messages.notification_read': ['The notification is marked as read.', 'تم تعليم الإشعار كمقروء.'],
  'messages.notification_deleted': ['The notification is deleted.', 'تم حذف الإشعار.'],
});
