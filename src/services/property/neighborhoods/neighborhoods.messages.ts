import { messagePairs } from '#kit/language/messages';

export const neighborhoodsMessages = messagePairs({
  'messages.neighborhood_created': ['The neighborhood is added.', 'تمت إضافة الحي.'],
  'messages.neighborhood_changed': ['The neighborhood is saved.', 'تم حفظ الحي.'],
  'messages.neighborhood_deleted': ['The neighborhood is deleted.', 'تم حذف الحي.'],
});
