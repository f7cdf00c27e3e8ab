import { messagePairs } from '#kit/language/messages';

export const orderRefundMessages = messagePairs({
  'messages.refund_created': ['The refund was requested.', 'طُلبت إعادة المبلغ.'],
  'messages.refund_changed': ['The refund was updated.', 'تم تحديث عملية الإعادة.'],
  'mail.refunded_partly.subject': ['Refund for your order {{number}}', 'إعادة جزء من ثمن طلبك {{number}}'],
  'mail.refunded_partly.text': [
    'We are returning {{amount}} of what you paid for your order {{number}}.',
    'نعيد إليك {{amount}} مما دفعته مقابل طلبك {{number}}.',
  ],
  'mail.refunded_partly.delivery': ['Delivery', 'التوصيل'],
  'mail.refunded_partly.pickup': ['Pick-up', 'الاستلام'],
  'mail.refunded_partly.tip': ['Tip', 'الإكرامية'],
  'mail.refunded_partly.goodwill': ['Goodwill', 'تعويض'],
  'mail.refunded_partly.total': ['Returned', 'المبلغ المُعاد'],
  'mail.refunded_partly.action': ['See your order', 'عرض طلبك'],
});
