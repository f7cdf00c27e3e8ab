import { type Sentence, words } from '#kit/language';
import type { Refund } from './api';
import { named } from './words';

const PARTS: Record<string, Sentence> = {
  delivery: ['Delivery fee', 'رسوم التوصيل'],
  pickup: ['Pick-up fee', 'رسوم الاستلام'],
  tip: ['Tip', 'إكرامية'],
  goodwill: ['Amount on top', 'مبلغ إضافي'],
  unplaced: ['Late money', 'أموال متأخرة'],
  outside: ['Refund made at the processor', 'رد تم لدى جهة الدفع'],
};

/** What a part of a refund is called that is no line. */
export const partName = (kind: string): string => named(PARTS, kind);

export const refundState = words<Refund['status']>({
  due: ['Due', 'مستحق'],
  sent: ['On its way', 'في الطريق'],
  done: ['Returned', 'تم الرد'],
  failed: ['Failed', 'تعذّر'],
  paid_otherwise: ['Paid otherwise', 'دُفع بطريقة أخرى'],
});

export const reasonName = words<Refund['reason_kind']>({
  requested: ['Decided by staff', 'بقرار من الفريق'],
  cancelled: ['Order cancelled', 'إلغاء الطلب'],
  second: ['Paid twice', 'دُفع مرتين'],
  late: ['Paid too late', 'دُفع متأخرًا'],
  outside: ['Made at the processor', 'تم لدى جهة الدفع'],
  repair: ['Repair of a difference', 'معالجة اختلاف'],
  deposit: ['Deposit returned', 'رد مبلغ التأمين'],
  changed: ['Dates changed', 'تغيير التواريخ'],
});
