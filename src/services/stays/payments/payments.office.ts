import type { Office } from '#kit/service/office';

export const paymentsOffice: Office = {
  records: [
    {
      path: '/refunds',
      label: ['Refunds', 'المبالغ المستردة'],
      one: ['refund', 'استرداد'],
      group: 'money',
      columns: ['reference', 'amount', 'reason_kind', 'provider', 'at', 'status'],
    },
  ],
  titles: {
    Refunds_change: ['Try again or record as paid', 'إعادة المحاولة أو تسجيله مدفوعًا'],
    BookingRefunds_preview: ['Calculate a refund', 'حساب مبلغ الاسترداد'],
    BookingRefunds_create: ['Refund', 'استرداد مبلغ'],
    Deposits_keep: ['Keep a part of the deposit', 'احتجاز جزء من التأمين'],
  },
};
