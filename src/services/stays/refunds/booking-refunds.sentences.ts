import { sentencePairs } from '#kit/language/sentences';

export const bookingRefundsSentences = sentencePairs({
  'errors.not_refundable': [
    'The booking is not paid, or everything is refunded already.',
    'الحجز غير مدفوع، أو أُعيد مبلغه بالكامل.',
  ],
  'errors.refund_too_large': [
    'Less than this is left to refund. Choose a smaller amount.',
    'المبلغ المتبقي للإعادة أقل من ذلك. اختر مبلغًا أصغر.',
  ],
  'validation.refund_kinds': ['{{field}} may name each kind once.', 'يمكن ذكر كل نوع مرة واحدة في {{field}}.'],
  'messages.booking_refunded': ['The refund is recorded.', 'تم تسجيل المبلغ المُعاد.'],
});
