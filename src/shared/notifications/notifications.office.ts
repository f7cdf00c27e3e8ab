import type { Office } from '#kit/service/office';

export const notificationsOffice: Office = {
  records: [
    {
      path: '/notifications',
      label: ['Notifications', 'الإشعارات'],
      one: ['notification', 'إشعار'],
      group: 'team',
      columns: ['title', 'body', 'created_at', 'read_at'],
    },
  ],
  titles: {
    StaffNotifications_readAll: ['Mark all as read', 'تعليم الكل كمقروء'],
    StaffNotifications_read: ['Mark as read', 'تعليم كمقروء'],
  },
};
