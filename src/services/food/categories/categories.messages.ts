import { messagePairs } from '#kit/language/messages';

export const categoriesMessages = messagePairs({
  'validation.category_cycle': [
    '{{field}} must not be the category itself or one below it.',
    'لا يجوز أن يكون {{field}} القسم نفسه أو أحد الأقسام التابعة له.',
  ],
  'errors.parent_archived': ['Restore the category above it first.', 'يرجى استعادة القسم الرئيسي أولًا.'],
  'messages.category_created': ['The category is added.', 'تمت إضافة القسم.'],
  'messages.category_changed': ['The category is saved.', 'تم حفظ القسم.'],
  'messages.category_archived': ['The category is archived.', 'تمت أرشفة القسم.'],
  'messages.category_restored': ['The category is restored.', 'تمت استعادة القسم.'],
});
