import { sentencePairs } from '#kit/language/sentences';

export const promoSentences = sentencePairs({
  'errors.promo_code_taken': ['This promo code exists already.', 'رمز الخصم هذا موجود مسبقًا.'],
  'messages.promo_created': ['The promo code was added.', 'تمت إضافة رمز الخصم.'],
  'messages.promo_changed': ['The promo code was changed.', 'تم تعديل رمز الخصم.'],
  'messages.promo_deleted': ['The promo code was deleted.', 'تم حذف رمز الخصم.'],
});
