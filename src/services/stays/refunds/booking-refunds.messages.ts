import { messagePairs } from '#kit/language/messages';

export const bookingRefundsMessages = messagePairs({
  'validation.refund_kinds': ['{{field}} may name each kind once.', 'يمكن ذكر كل نوع مرة واحدة في {{field}}.'],
  'messages.refund_changed': ['The refund was updated.', 'تم تحديث عملية الإعادة.'],
  'mail.booking_refunded_partly.subject': [
    'Refund for your booking {{reference}}',
    'إعادة جزء من ثمن حجزك {{reference}}',
  ],
  'mail.booking_refunded_partly.text': [
    'We are returning {{amount}} of what you paid for your booking {{reference}}. The booking itself does not change.',
    'نعيد إليك {{amount}} مما دفعته مقابل حجزك {{reference}}، ولا يتغير الحجز نفسه.',
  ],
  'mail.booking_refunded_partly.nights': ['Nights', 'الليالي'],
  'mail.booking_refunded_partly.cleaning': ['Cleaning', 'التنظيف'],
  'mail.booking_refunded_partly.deposit': ['Deposit', 'مبلغ التأمين'],
  'mail.booking_refunded_partly.goodwill': ['Goodwill', 'تعويض'],
  'mail.booking_refunded_partly.total': ['Returned', 'المبلغ المُعاد'],
  'messages.booking_refunded': ['The refund is recorded.', 'تم تسجيل المبلغ المُعاد.'],
});
