import type { Office } from '#kit/service/office';

export const communityOffice: Office = {
  records: [
    { path: '/fitness/community', label: ['My community', 'مجتمعي'], group: 'mine' },
    { path: '/fitness/community/groups', label: ['Groups to join', 'مجموعات للانضمام'], group: 'mine' },
    { path: '/fitness/community/discussions', label: ['Discussions to read', 'نقاشات للقراءة'], group: 'mine' },
    { path: '/fitness/community/events', label: ['Events to come', 'الفعاليات القادمة'], group: 'mine' },
    { path: '/fitness/community/challenges', label: ['Challenges to join', 'تحديات للانضمام'], group: 'mine' },
    { path: '/fitness/community/achievements', label: ['My achievements', 'إنجازاتي'], group: 'mine' },
  ],
  titles: {
    Community_join: ['Join or leave', 'انضمام أو مغادرة'],
    Community_challenge: ['Join or leave', 'انضمام أو مغادرة'],
    Community_attend: ['Attend or cancel', 'حضور أو إلغاء'],
    Community_post: ['Write a post', 'كتابة منشور'],
    Community_like: ['Like', 'إعجاب'],
    Community_comment: ['Comment', 'تعليق'],
    Community_reply: ['Reply', 'رد'],
    EventWaiting_join: ['Join the waiting list', 'الانضمام إلى قائمة الانتظار'],
    EventWaiting_leave: ['Leave the waiting list', 'مغادرة قائمة الانتظار'],
    EventWaiting_accept: ['Take the offered place', 'قبول المكان المعروض'],
  },
};
