import type { Office } from '#kit/service/office';

export const customersOffice: Office = {
  records: [
    {
      path: '/users',
      label: ['Customers', 'العملاء'],
      one: ['customer', 'عميل'],
      group: 'customers',
      columns: ['first_name', 'last_name', 'email', 'is_verified', 'orders_count', 'reward_points'],
    },
  ],
  fields: {
    from_date: ['Registered from', 'مسجَّل من'],
    to_date: ['Registered until', 'مسجَّل حتى'],
  },
};
