import { sentencePairs } from '#kit/language/sentences';

export const kitchenSentences = sentencePairs({
  'errors.kitchen_code_taken': ['Another kitchen has this code.', 'هذا الرمز مستخدم لمطبخ آخر.'],
  'errors.kitchen_in_use': [
    'The kitchen still has team members or open orders.',
    'ما زال لدى المطبخ أعضاء فريق أو طلبات قيد التنفيذ.',
  ],
  'messages.kitchen_created': ['The kitchen was added.', 'تمت إضافة المطبخ.'],
  'messages.kitchen_changed': ['The kitchen was changed.', 'تم تعديل المطبخ.'],
  'messages.kitchen_deleted': ['The kitchen was deleted.', 'تم حذف المطبخ.'],
});
