import type { Office } from '#kit/service/office';

export const liveSessionsOffice: Office = {
  records: [
    {
      path: '/live-sessions',
      label: ['Live classes', 'الحصص المباشرة'],
      one: ['live class', 'حصة مباشرة'],
      group: 'work',
      columns: ['title', 'course.title', 'starts_at', 'ends_at', 'status'],
      form: ['course_id', 'title', 'description', 'starts_at', 'ends_at', 'join_url'],
    },
  ],
};
