import { messagePairs } from '#kit/language/messages';

export const promoMessages = messagePairs({
  'errors.promo_code_taken': ['This promo code exists already.', 'رمز الخصم هذا موجود مسبقًا.'],
  'errors.promo_in_use': [
    'Orders use the code more often than this limit allows. Disable the code instead.',
    'استُخدم الرمز في الطلبات أكثر مما يسمح به هذا الحد. عطّل الرمز بدلًا من ذلك.',
  ],
  'validation.after_start': ['{{field}} must be later than the start.', 'يجب أن يكون {{field}} بعد وقت البدء.'],
  'messages.promo_created': ['The promo code was added.', 'تمت إضافة رمز الخصم.'],
  'messages.promo_changed': ['The promo code was changed.', 'تم تعديل رمز الخصم.'],
  'messages.promo_deleted': ['The promo code was deleted.', 'تم حذف رمز الخصم.'],
});
