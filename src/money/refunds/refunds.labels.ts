import { fieldLabels, valueLabels } from '#kit/language/labels';
import { mergeMessages } from '#kit/language/messages';

/** Names of fields, and words of values. */
export const refundLabels = mergeMessages(
  fieldLabels({
    left: ['Left', 'المتبقي'],
    parts: ['Parts', 'الأجزاء'],
    points: ['Points', 'النقاط'],
    reason_kind: ['Cause', 'السبب'],
    refund_id: ['Refund', 'ردّ المبلغ'],
  }),
  valueLabels({
    'action.retry': ['Try again', 'إعادة المحاولة'],
    done: ['Done', 'تم'],
    due: ['Waiting', 'بالانتظار'],
    failed: ['Failed', 'فشل'],
    goodwill: ['Goodwill', 'تعويض ودّي'],
    'kind.line': ['Line', 'صنف'],
    'kind.outside': ['Made at the processor', 'تم لدى شركة الدفع'],
    'kind.tip': ['Tip', 'إكرامية'],
    paid_otherwise: ['Paid in another way', 'دُفع بطريقة أخرى'],
    'reason_kind.cancelled': ['Cancelled', 'بسبب الإلغاء'],
    'reason_kind.late': ['Paid too late', 'دُفع متأخرًا'],
    'reason_kind.outside': ['Made at the processor', 'تم لدى شركة الدفع'],
    'reason_kind.repair': ['Settled difference', 'تسوية فرق'],
    'reason_kind.requested': ['Asked for', 'بناءً على طلب'],
    'reason_kind.second': ['Paid twice', 'دُفع مرتين'],
    sent: ['Sent', 'أُرسل'],
  }),
);
