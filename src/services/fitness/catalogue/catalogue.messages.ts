import { messagePairs } from '#kit/language/messages';

export const catalogueMessages = messagePairs({
  'errors.slug_in_use': ['Another record has this address.', 'هذا العنوان مستخدم في سجل آخر.'],
  'messages.record_added': ['The record is added.', 'تمت إضافة السجل.'],
  'messages.record_changed': ['The record is saved.', 'تم حفظ السجل.'],
  'messages.record_deleted': ['The record is deleted.', 'تم حذف السجل.'],
});
