import { messagePairs } from '#kit/language/messages';

export const assignmentMessages = messagePairs({
  'errors.already_graded': ['This work is already graded.', 'سبق تصحيح هذا الواجب.'],
  'validation.submission_empty': ['Write something or add a file.', 'يرجى كتابة نص أو إرفاق ملف.'],
  'validation.points_given_already': [
    '{{field}} must not be lower than the highest points already awarded.',
    'يجب ألا يقل {{field}} عن درجات سبق منحها.',
  ],
  'messages.assignment_created': ['The assignment is added.', 'تمت إضافة الواجب.'],
  'messages.assignment_changed': ['The assignment is saved.', 'تم حفظ الواجب.'],
  'messages.assignment_deleted': ['The assignment is deleted.', 'تم حذف الواجب.'],
  'messages.submission_graded': ['The grade is saved.', 'تم حفظ الدرجة.'],
  'messages.assignment_handed_in': ['Your work is handed in.', 'تم تسليم واجبك.'],
  'messages.assignment_withdrawn': ['Your work is withdrawn.', 'تم سحب واجبك.'],
  'notifications.assignment_added.title': ['You have a new assignment', 'لديك واجب جديد'],
  'notifications.assignment_added.body': [
    '“{{assignment}}” of “{{course}}” is due at {{due}}.',
    'موعد تسليم «{{assignment}}» من دورة «{{course}}»: {{due}}.',
  ],
  'notifications.assignment_handed_in.title': ['An assignment was handed in', 'تم تسليم واجب'],
  'notifications.assignment_handed_in.body': [
    '{{student}} handed in “{{assignment}}” of “{{course}}”.',
    'سلّم الطالب {{student}} واجب «{{assignment}}» من دورة «{{course}}».',
  ],
  'notifications.assignment_graded.title': ['Your assignment is graded', 'تم تصحيح واجبك'],
  'notifications.assignment_graded.body': [
    '“{{assignment}}”: {{points}} of {{max}} points.',
    '«{{assignment}}»: {{points}} من {{max}} درجة.',
  ],
});
