import { messagePairs } from '#kit/language/messages';

export const refundsMessages = messagePairs({
  'errors.not_refundable': [
    'Nothing can be refunded: it is not paid, or nothing is left.',
    'لا يمكن إعادة أي مبلغ: لم يُدفع الثمن أو لم يبقَ شيء.',
  ],
  'errors.refund_too_large': [
    'This is more than what is left to refund. Choose fewer units or a smaller amount.',
    'هذا أكثر مما تبقّى لإعادته. اختر كمية أقل أو مبلغًا أصغر.',
  ],
  'errors.refund_settled': [
    'This refund has ended already. Load it again.',
    'انتهت عملية الإعادة هذه بالفعل. أعد تحميلها.',
  ],
});
