import type { Office } from '#kit/service/office';

export const studentsOffice: Office = {
  home: { path: '/users/statistic', figures: ['new_this_month'] },
  records: [
    {
      path: '/users',
      label: ['Students', 'الطلاب'],
      one: ['student', 'طالب'],
      group: 'students',
      columns: ['first_name', 'last_name', 'email', 'enrollments_count', 'is_verified', 'created_at'],
      form: ['first_name', 'last_name', 'email', 'phone', 'password', 'password_confirmation'],
    },
    {
      path: '/users/deleted',
      label: ['Deleted students', 'الطلاب المحذوفون'],
      columns: ['first_name', 'last_name', 'username', 'deleted_at'],
    },
    { path: '/users/statistic', label: ['Figures of students', 'أرقام الطلاب'] },
    { path: '/helpers/countries', label: ['Countries', 'الدول'] },
  ],
  fields: { verified: ['Confirmed', 'المؤكَّدون'] },
};
