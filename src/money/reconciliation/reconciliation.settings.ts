import { problem } from '#kit/fields/field';
import type { OfficeText } from '#kit/service/office';
import type { SettingSeed } from '#kit/service/service-definition';

const setting = (key: string, value: number | boolean, description: OfficeText): SettingSeed => ({
  key,
  value,
  type: typeof value === 'number' ? 'number' : 'boolean',
  category: 'payments',
  description,
});

const DAYS = { min: 1, max: 90 };

export const reconciliationSettings: readonly SettingSeed[] = [
  {
    ...setting('reconcile_days', 7, [
      'How many days back payments are compared with the processors, 1 to 90',
      'عدد الأيام السابقة التي تُطابق دفعاتها مع مزوّدي الدفع، من 1 إلى 90',
    ]),
    refuse: sent => {
      if (!Number.isInteger(sent)) return 'whole';
      return (sent as number) >= DAYS.min && (sent as number) <= DAYS.max ? undefined : problem('out_of_range', DAYS);
    },
  },
  setting('reconcile_hourly', false, [
    'Whether unfinished payments are compared with the processors every hour',
    'مطابقة الدفعات غير المكتملة مع مزوّدي الدفع كل ساعة',
  ]),
  setting('reconcile_auto_settle', false, [
    'Whether a comparison records payments and refunds that the processor reports without waiting for staff',
    'تسجيل الدفعات والمبالغ المستردة التي يبلّغ عنها مزوّد الدفع دون انتظار الفريق',
  ]),
];
