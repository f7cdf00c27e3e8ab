import type { Office } from '#kit/service/office';

export const customersOffice: Office = {
  records: [
    {
      path: '/users',
      label: ['Customers', 'العملاء'],
      one: ['customer', 'عميل'],
      group: 'customers',
      name: 'first_name',
      columns: ['first_name', 'last_name', 'email', 'is_verified', 'orders_count', 'reward_points'],
      form: ['first_name', 'last_name', 'email', 'phone', 'username'],
    },
    {
      path: '/users/deleted',
      label: ['Deleted customers', 'العملاء المحذوفون'],
      one: ['deleted customer', 'عميل محذوف'],
      name: 'first_name',
      columns: ['first_name', 'last_name', 'email', 'deleted_at'],
    },
  ],
  titles: {
    CustomersStaff_statistic: ['Figures of the customers', 'أرقام العملاء'],
    CustomersStaff_restore: ['Restore', 'استعادة'],
    CustomersStaff_setPassword: ['Set a password', 'تعيين كلمة مرور'],
    CustomersStaff_verify: ['Mark as verified', 'تحديد كموثَّق'],
    CustomersStaff_unverify: ['Mark as not verified', 'تحديد كغير موثَّق'],
  },
  fields: {
    is_verified: ['Verified', 'موثَّق'],
    verified: ['Verified', 'موثَّق'],
    from_date: ['Registered from', 'مسجَّل من'],
    to_date: ['Registered until', 'مسجَّل حتى'],
  },
};
