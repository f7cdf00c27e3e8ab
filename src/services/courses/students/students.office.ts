import type { Office } from '#kit/service/office';

export const studentsOffice: Office = {
  records: [
    {
      path: '/users',
      label: ['Students', 'الطلاب'],
      one: ['student', 'طالب'],
      group: 'students',
      columns: ['first_name', 'last_name', 'email', 'enrollments_count', 'is_verified', 'created_at'],
      form: ['first_name', 'last_name', 'email', 'phone', 'password', 'password_confirmation'],
    },
    { path: '/users/statistic', label: ['Figures of students', 'أرقام الطلاب'] },
  ],
  fields: { verified: ['Confirmed', 'المؤكَّدون'] },
};
