import type { Office } from '#kit/service/office';

export const instructorsOffice: Office = {
  records: [
    {
      path: '/instructors',
      label: ['Instructors', 'المدرّبون'],
      one: ['instructor', 'مدرّب'],
      group: 'teaching',
      columns: ['name', 'specialty', 'courses_count', 'students_count', 'rating', 'status'],
    },
    { path: '/instructors/username', label: ['Find by username', 'البحث باسم المستخدم'] },
  ],
};
