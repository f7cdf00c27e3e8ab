import type { Office } from '#kit/service/office';

export const instructorsOffice: Office = {
  records: [
    {
      path: '/instructors',
      label: ['Instructors', 'المدرّبون'],
      one: ['instructor', 'مدرّب'],
      group: 'teaching',
      name: 'name',
      columns: ['name', 'specialty', 'courses_count', 'students_count', 'rating', 'status'],
      form: ['name', 'username', 'headline', 'specialty', 'bio', 'photo_url'],
    },
    {
      path: '/instructors/deleted',
      label: ['Deleted instructors', 'المدرّبون المحذوفون'],
      columns: ['name', 'deleted_at'],
    },
    { path: '/instructors/username', label: ['Find by username', 'البحث باسم المستخدم'], name: 'name' },
    { path: '/instructors/statistic', label: ['Figures of instructors', 'أرقام المدرّبين'] },
  ],
  titles: { Instructors_restore: ['Restore', 'استعادة'], Instructors_statistic: ['Figures', 'أرقام'] },
};
