import { sentencePairs } from '#kit/language/sentences';

export const stayManagementSentences = sentencePairs({
  'errors.not_publishable': [
    'Visitors need three photographs and every text in both languages.',
    'يحتاج الزوار إلى ثلاث صور وإلى جميع النصوص باللغتين.',
  ],
  'errors.stay_has_bookings': ['The stay has bookings that are not cancelled.', 'توجد حجوزات غير ملغاة لهذه الإقامة.'],
  'messages.stay_created': ['The stay was added as a draft.', 'تمت إضافة الإقامة كمسودة.'],
  'messages.stay_changed': ['The stay was changed.', 'تم تعديل الإقامة.'],
  'messages.stay_deleted': ['The stay was deleted.', 'تم حذف الإقامة.'],
});
