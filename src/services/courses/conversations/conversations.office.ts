import type { Office } from '#kit/service/office';

export const conversationsOffice: Office = {
  records: [
    {
      path: '/conversations',
      label: ['Conversations', 'المحادثات'],
      one: ['conversation', 'محادثة'],
      group: 'work',
      name: 'student.name',
      columns: ['student.name', 'course.title', 'last_message.body', 'unread_count', 'last_message_at'],
    },
    {
      path: '/conversations/{id}/messages',
      label: ['Messages', 'الرسائل'],
      one: ['message', 'رسالة'],
      columns: ['created_at', 'sender', 'body', 'attachment_name'],
    },
    {
      path: '/conversations/with',
      label: ['Courses shared with a student', 'الدورات المشتركة مع طالب'],
      choices: { userId: '/users' },
    },
  ],
  titles: {
    ConversationsStaff_markRead: ['Mark as read', 'تعليم كمقروءة'],
    ConversationsStaff_markUnread: ['Mark as unread', 'تعليم كغير مقروءة'],
    ConversationsStaff_send: ['Write a message', 'كتابة رسالة'],
  },
  fields: { 'last_message.body': ['Last message', 'آخر رسالة'] },
};
