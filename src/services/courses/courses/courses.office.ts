import type { Office } from '#kit/service/office';

export const courseOffice: Office = {
  home: {
    path: '/courses/statistic',
    waiting: { draft: '/courses?status=draft' },
    figures: ['published', 'live', 'recorded', 'featured'],
  },
  records: [
    {
      path: '/courses',
      label: ['Courses', 'الدورات'],
      one: ['course', 'دورة'],
      group: 'teaching',
      columns: ['title', 'type', 'instructor.name', 'final_price', 'students_count', 'status'],
      form: ['title', 'type', 'price', 'summary', 'description', 'category_id', 'instructor_id', 'cover_url', 'status'],
      parts: ['/courses/{courseId}/sections'],
    },
    { path: '/courses/slug', label: ['Find by web address', 'البحث بعنوان الصفحة'] },
    { path: '/courses/statistic', label: ['Figures of courses', 'أرقام الدورات'], group: 'teaching' },
  ],
};
