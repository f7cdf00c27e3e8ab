import { messagePairs } from '#kit/language/messages';

export const staysStaffMessages = messagePairs({
  'errors.not_publishable': [
    'A published stay needs three photographs and every text in both languages. Please complete it first.',
    'تحتاج الإقامة المنشورة إلى ثلاث صور وجميع النصوص باللغتين. يرجى استكمالها أولًا.',
  ],
  'errors.stay_has_bookings': [
    'The stay has bookings that are not cancelled. Unpublish it instead.',
    'توجد حجوزات غير ملغاة لهذه الإقامة. يمكنك إلغاء نشرها بدلًا من حذفها.',
  ],
  'messages.stay_created': ['The stay was added as a draft.', 'تمت إضافة الإقامة كمسودة.'],
  'messages.stay_changed': ['The stay was changed.', 'تم تعديل الإقامة.'],
  'messages.stay_deleted': ['The stay was deleted.', 'تم حذف الإقامة.'],
});
