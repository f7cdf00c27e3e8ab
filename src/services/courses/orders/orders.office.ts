import type { Office } from '#kit/service/office';

export const ordersOffice: Office = {
  records: [
    {
      path: '/orders',
      label: ['Orders', 'الطلبات'],
      one: ['order', 'طلب'],
      group: 'orders',
      columns: ['reference', 'student.email', 'total', 'status', 'payment_method', 'created_at'],
      choices: { student_id: '/users' },
    },
  ],
  titles: { Refunds_create: ['Refund', 'استرداد المبلغ'] },
};
