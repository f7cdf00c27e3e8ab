import { messagePairs } from '#kit/language/messages';

export const curriculumMessages = messagePairs({
  'validation.exact_ids': [
    '{{field}} must contain every existing id exactly once.',
    'يجب أن يحتوي {{field}} على المعرّفات الموجودة تمامًا، كلٌّ منها مرة واحدة.',
  ],
  'messages.section_created': ['The section is added.', 'تمت إضافة الفصل.'],
  'messages.section_changed': ['The section is saved.', 'تم حفظ الفصل.'],
  'messages.section_deleted': ['The section is deleted.', 'تم حذف الفصل.'],
  'messages.lesson_created': ['The lesson is added.', 'تمت إضافة الدرس.'],
  'messages.lesson_changed': ['The lesson is saved.', 'تم حفظ الدرس.'],
  'messages.lesson_deleted': ['The lesson is deleted.', 'تم حذف الدرس.'],
  'messages.resource_created': ['The resource is attached.', 'تم إرفاق المورد.'],
  'messages.resource_changed': ['The resource is saved.', 'تم حفظ المورد.'],
  'messages.resource_deleted': ['The resource is removed.', 'تمت إزالة المورد.'],
  'messages.order_saved': ['The order is saved.', 'تم حفظ الترتيب.'],
});
