import { messagePairs } from '#kit/language/messages';

export const refundMessages = messagePairs({
  'errors.order_not_paid': [
    'The order is not paid, so there is nothing to refund.',
    'الطلب غير مدفوع، فلا يوجد ما يُعاد.',
  ],
  'errors.line_refunded': ['A course of the refund is already refunded.', 'سبق أن أُعيد مبلغ إحدى هذه الدورات.'],
  'errors.refund_under_way': [
    'A refund of this order is under way. Wait until the processor has reported it.',
    'هناك عملية إعادة جارية لهذا الطلب. انتظر حتى تؤكدها جهة الدفع.',
  ],
  'errors.nothing_to_refund': [
    'Nothing can be refunded for these courses: one of them cost nothing, or less than its charge is left. Revoke the ' +
      'grant, or assign the money that already went back.',
    'لا يوجد ما يُعاد لهذه الدورات: إحداها مجانية أو أن المتبقي أقل من ثمنها. ألغِ المنحة، أو أسند المبلغ الذي أُعيد من قبل.',
  ],
  'errors.refund_too_small': [
    'The unassigned refund is smaller than the charge of these courses.',
    'المبلغ المُعاد غير المُسند أقل من ثمن هذه الدورات.',
  ],
  'messages.refund_created': ['The refund is saved.', 'تم حفظ عملية الإعادة.'],
  'notifications.order_partly_refunded.title': [
    'Part of your money is on its way back',
    'جزء من مبلغك في طريق العودة إليك',
  ],
  'notifications.order_partly_refunded.body': [
    '{{amount}} of order {{reference}} was refunded. The refunded courses are closed unless you have them in another way.',
    'أُعيد {{amount}} من الطلب {{reference}}، وأُغلقت الدورات المُعاد ثمنها ما لم تكن لديك بطريقة أخرى.',
  ],
  'notifications.refund_failed.title': ['A refund of {{reference}} failed', 'تعذّرت إعادة جزء من الطلب {{reference}}'],
  'notifications.refund_failed.body': [
    '{{provider}} refused to give back {{amount}} ({{reason}}). Nothing was changed; it can be asked for again.',
    'رفض {{provider}} إعادة {{amount}} ({{reason}}). لم يتغير شيء، ويمكن طلب الإعادة مرة أخرى.',
  ],
  'mail.partly_refunded.subject': ['Refund of order {{reference}}', 'إعادة جزء من مبلغ الطلب {{reference}}'],
  'mail.partly_refunded.text': [
    '{{amount}} of order {{reference}} is on its way back to you. The refunded courses are closed unless you have them ' +
      'in another way; all others stay open.',
    'مبلغ {{amount}} من الطلب {{reference}} في طريق العودة إليك. أُغلقت الدورات المُعاد ثمنها ما لم تكن لديك بطريقة أخرى، وبقية دوراتك مفتوحة.',
  ],
  'mail.partly_refunded.total': ['Refunded', 'المُعاد'],
});
