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
    {
      path: '/users/deleted',
      label: ['Deleted customers', 'العملاء المحذوفون'],
      one: ['deleted customer', 'عميل محذوف'],
      columns: ['first_name', 'last_name', 'email', 'deleted_at'],
    },
  ],
  fields: {
    is_verified: ['Verified', 'موثَّق'],
    verified: ['Verified', 'موثَّق'],
    from_date: ['Registered from', 'مسجَّل من'],
    to_date: ['Registered until', 'مسجَّل حتى'],
  },
};
