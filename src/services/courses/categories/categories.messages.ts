import { messagePairs } from '#kit/language/messages';

export const categoriesMessages = messagePairs({
  'validation.category_cycle': [
    '{{field}} must not be the category itself or one below it.',
    'لا يجوز أن يكون {{field}} التصنيف نفسه أو أحد التصنيفات التابعة له.',
  ],
  'errors.parent_deleted': ['Restore the category above it first.', 'يرجى استعادة التصنيف الأعلى أولًا.'],
  'messages.category_created': ['The category is added.', 'تمت إضافة التصنيف.'],
  'messages.category_changed': ['The category is saved.', 'تم حفظ التصنيف.'],
  'messages.category_deleted': ['The category is deleted.', 'تم حذف التصنيف.'],
  'messages.category_restored': ['The category is restored.', 'تمت استعادة التصنيف.'],
});
