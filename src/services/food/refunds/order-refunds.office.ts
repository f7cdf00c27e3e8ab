import type { Office } from '#kit/service/office';

export const orderRefundsOffice: Office = {
  records: [
    {
      path: '/refunds',
      label: ['Refunds', 'المبالغ المُعادة'],
      one: ['refund', 'ردّ مبلغ'],
      group: 'money',
      columns: ['reference', 'amount', 'status', 'reason_kind', 'provider', 'at'],
    },
  ],
  titles: {
    Refunds_preview: ['What a refund would return', 'معاينة ردّ المبلغ'],
    Refunds_create: ['Refund', 'ردّ المبلغ'],
    Refunds_change: ['Try again or settle', 'إعادة المحاولة أو التسوية'],
  },
};
