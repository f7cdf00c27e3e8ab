import { messagePairs } from '#kit/language/messages';

export const courseMessages = messagePairs({
  'messages.course_created': ['The course is added.', 'تمت إضافة الدورة.'],
  'messages.course_changed': ['The course is saved.', 'تم حفظ الدورة.'],
  'messages.course_deleted': ['The course is deleted.', 'تم حذف الدورة.'],
  'messages.course_restored': ['The course is restored.', 'تمت استعادة الدورة.'],
});
