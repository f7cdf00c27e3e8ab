import type { Office } from '#kit/service/office';

export const enrollmentsOffice: Office = {
  waits: { '/enrollments/checks': ['Seats to check', 'مقاعد تحتاج إلى مراجعة'] },
  records: [
    {
      path: '/enrollments',
      label: ['Seats in courses', 'مقاعد الدورات'],
      one: ['seat', 'مقعد'],
      group: 'students',
      name: 'student.email',
      columns: ['student.email', 'course.title', 'progress', 'status', 'updated_at'],
      parts: ['/enrollments/{id}/grants', '/enrollments/{id}/history'],
    },
    {
      path: '/enrollments/{id}/grants',
      label: ['Why the student has the seat', 'أسباب حصول الطالب على المقعد'],
      one: ['grant', 'منحة'],
      columns: ['source', 'order_reference', 'granted_at', 'ends_at', 'revoked_at', 'reason'],
    },
    {
      path: '/enrollments/{id}/history',
      label: ['History', 'السجل'],
      columns: ['at', 'actor.name', 'action', 'before', 'after', 'reason'],
    },
    { path: '/enrollments/checks', label: ['Seats to check', 'مقاعد تحتاج إلى مراجعة'], group: 'students' },
  ],
  titles: {
    Enrollments_grant: ['Grant a seat', 'منح مقعد'],
    Enrollments_change: ['Cancel or grant again', 'إلغاء أو منح من جديد'],
    Enrollments_cancel: ['Cancel the seat', 'إلغاء المقعد'],
    Grants_changeEnd: ['Change the end', 'تغيير تاريخ الانتهاء'],
    Grants_revoke: ['Revoke', 'سحب'],
    Grants_repair: ['Repair the seat', 'إصلاح المقعد'],
  },
};
