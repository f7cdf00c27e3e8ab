import type { Office } from '#kit/service/office';

export const ordersStaffOffice: Office = {
  records: [
    {
      path: '/orders',
      label: ['Orders', 'الطلبات'],
      one: ['order', 'طلب'],
      group: 'today',
      name: 'order_number',
      columns: ['order_number', 'status', 'payment_status', 'name', 'kitchen.name', 'placed_at'],
      links: [{ label: ['Kitchen board', 'لوحة المطبخ'], address: '/orders' }],
    },
    { path: '/orders/{id}/books', label: ['Money of the order', 'حسابات الطلب'] },
  ],
  titles: {
    OrdersStaff_move: ['Change the status', 'تغيير الحالة'],
  },
};
