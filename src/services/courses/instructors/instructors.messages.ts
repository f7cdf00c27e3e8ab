import { messagePairs } from '#kit/language/messages';

export const instructorsMessages = messagePairs({
  'messages.instructor_created': ['The instructor is added.', 'تمت إضافة المدرّب.'],
  'messages.instructor_changed': ['The instructor is saved.', 'تم حفظ بيانات المدرّب.'],
  'messages.instructor_deleted': ['The instructor is deleted.', 'تم حذف المدرّب.'],
  'messages.instructor_restored': ['The instructor is restored.', 'تمت استعادة المدرّب.'],
});
