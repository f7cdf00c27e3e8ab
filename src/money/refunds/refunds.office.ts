import type { Office } from '#kit/service/office';

export const refundsOffice: Office = {
  values: {
    'reason_kind.requested': ['Asked for', 'بناءً على طلب'],
    'reason_kind.cancelled': ['Cancelled', 'بسبب الإلغاء'],
    'reason_kind.second': ['Paid twice', 'دُفع مرتين'],
    'reason_kind.late': ['Paid too late', 'دُفع متأخرًا'],
    'reason_kind.outside': ['Made at the processor', 'تم لدى شركة الدفع'],
    'reason_kind.repair': ['Settled difference', 'تسوية فرق'],
    due: ['Waiting', 'بالانتظار'],
    sent: ['Sent', 'أُرسل'],
    done: ['Done', 'تم'],
    failed: ['Failed', 'فشل'],
    paid_otherwise: ['Paid in another way', 'دُفع بطريقة أخرى'],
    'action.retry': ['Try again', 'إعادة المحاولة'],
    'kind.outside': ['Made at the processor', 'تم لدى شركة الدفع'],
    'kind.line': ['Line', 'صنف'],
    'kind.tip': ['Tip', 'إكرامية'],
    goodwill: ['Goodwill', 'تعويض ودّي'],
  },
  /** Of refusals. */
  fields: {
    left: ['Left', 'المتبقي'],
    parts: ['Parts', 'الأجزاء'],
    reason_kind: ['Cause', 'السبب'],
    refund_id: ['Refund', 'ردّ المبلغ'],
    points: ['Points', 'النقاط'],
  },
};
