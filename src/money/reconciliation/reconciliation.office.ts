import type { Office } from '#kit/service/office';

export const reconciliationOffice: Office = {
  groups: { money: ['Money', 'المال'] },
  waits: { '/payments/differences?status=open': ['Payment differences', 'فروقات الدفع'] },
  records: [
    {
      path: '/payments/differences',
      label: ['Payment differences', 'فروقات الدفع'],
      one: ['difference', 'فرق'],
      group: 'money',
      columns: ['reference', 'type', 'status', 'provider', 'expected', 'received'],
    },
    {
      path: '/payments/runs',
      label: ['Comparisons with processors', 'المطابقات مع شركات الدفع'],
      group: 'money',
      columns: ['started_at', 'kind', 'status', 'payments', 'found', 'ended_at'],
    },
    { path: '/payments/reconcile', label: ['Compare payments', 'مطابقة المدفوعات'], group: 'money' },
  ],
  titles: {
    Reconciliation_repair: ['Settle the difference', 'تسوية الفرق'],
    Reconciliation_start: ['Compare payments now', 'مطابقة المدفوعات الآن'],
  },
  fields: { provider: ['Payment processor', 'شركة الدفع'] },
};
