import type { Office } from '#kit/service/office';

export const billingOffice: Office = {
  records: [
    {
      path: '/billing-plans/manage',
      label: ['Billing plans', 'خطط الاشتراك'],
      one: ['billing plan', 'خطة اشتراك'],
      group: 'plans',
      columns: ['name', 'price', 'currency', 'interval', 'member_count'],
    },
    { path: '/fitness/billing', label: ['My plan and invoices', 'اشتراكي وفواتيري'], group: 'mine' },
  ],
};
