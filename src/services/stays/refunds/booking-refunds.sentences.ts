import { sentencePairs } from '#kit/language/sentences';

export const bookingRefundsSentences = sentencePairs({
  'validation.refund_kinds': ['{{field}} may name each kind once.', 'يمكن ذكر كل نوع مرة واحدة في {{field}}.'],
  'messages.refund_changed': ['The refund was updated.', 'تم تحديث عملية الإعادة.'],
  'messages.booking_refunded': ['The refund is recorded.', 'تم تسجيل المبلغ المُعاد.'],
});
