import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  home: {
    path: '/overview',
    waiting: { awaiting_confirmation: '/orders?status=pending' },
    figures: ['orders', 'revenue', 'average_order', 'new_customers'],
  },
  records: [{ path: '/overview', label: ['Overview of the day', 'نظرة على اليوم'], group: 'today' }],
};
