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
      choices: { country_id: '/helpers/countries' },
    },
    {
      path: '/users/deleted',
      label: ['Deleted students', 'الطلاب المحذوفون'],
      columns: ['first_name', 'last_name', 'username', 'deleted_at'],
      choices: { country_id: '/helpers/countries' },
    },
    { path: '/users/statistic', label: ['Figures of students', 'أرقام الطلاب'] },
    { path: '/helpers/countries', label: ['Countries', 'الدول'] },
  ],
  titles: {
    StudentsStaff_setPassword: ['Set a password', 'تعيين كلمة مرور'],
    StudentsStaff_resend: ['Send the confirmation mail again', 'إعادة إرسال رسالة التأكيد'],
    StudentsStaff_verify: ['Mark the address as confirmed', 'تأكيد البريد'],
    StudentsStaff_unverify: ['Mark the address as not confirmed', 'إلغاء تأكيد البريد'],
    StudentsStaff_restore: ['Restore', 'استعادة'],
    StudentsStaff_statistic: ['Figures', 'أرقام'],
  },
  fields: { verified: ['Confirmed', 'المؤكَّدون'] },
};
