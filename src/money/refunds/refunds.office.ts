import type { Office } from '#kit/service/office';

export const refundsOffice: Office = {
  fields: {
    reason_kind: ['Cause', 'السبب'],
    asked_by: ['Asked by', 'طلبه'],
    attempts: ['Attempts', 'المحاولات'],
    error: ['Error', 'الخطأ'],
    at: ['Time', 'الوقت'],
    parts: ['Parts', 'الأجزاء'],
    left: ['Left to refund', 'المتبقي للرد'],
    points: ['Points', 'النقاط'],
    refunds: ['Refunds', 'المبالغ المُعادة'],
  },
  values: {
    requested: ['Asked for', 'بناءً على طلب'],
    'reason_kind.cancelled': ['Cancelled', 'بسبب الإلغاء'],
    second: ['Paid twice', 'دُفع مرتين'],
    late: ['Paid too late', 'دُفع متأخرًا'],
    outside: ['Made at the processor', 'تم لدى شركة الدفع'],
    repair: ['Settled difference', 'تسوية فرق'],
    due: ['Waiting', 'بالانتظار'],
    sent: ['Sent', 'أُرسل'],
    done: ['Done', 'تم'],
    failed: ['Failed', 'فشل'],
    paid_otherwise: ['Paid in another way', 'دُفع بطريقة أخرى'],
    retry: ['Try again', 'إعادة المحاولة'],
    line: ['Line', 'صنف'],
    tip: ['Tip', 'إكرامية'],
    goodwill: ['Goodwill', 'تعويض ودّي'],
  },
};
