import { messagePairs } from '#kit/language/messages';

export const offerMessages = messagePairs({
  'errors.offer_code_taken': ['Another offer has this code.', 'هذا الرمز مستخدم لعرض آخر.'],
  'messages.offer_created': ['The offer was added.', 'تمت إضافة العرض.'],
  'messages.offer_changed': ['The offer was changed.', 'تم تعديل العرض.'],
  'messages.offer_deleted': ['The offer was deleted.', 'تم حذف العرض.'],
});
