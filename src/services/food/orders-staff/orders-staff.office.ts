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
      choices: { kitchen: { from: '/kitchens', value: 'code', name: 'name' } },
      links: [{ label: ['Kitchen board', 'لوحة المطبخ'], address: '/orders' }],
    },
    { path: '/orders/{id}/books', label: ['Money of the order', 'حسابات الطلب'] },
  ],
  titles: {
    OrdersStaff_statistic: ['Figures of the orders', 'أرقام الطلبات'],
    OrdersStaff_move: ['Change the status', 'تغيير الحالة'],
  },
  values: {
    pending: ['Waiting', 'بالانتظار'],
    confirmed: ['Confirmed', 'مؤكَّد'],
    preparing: ['In the kitchen', 'قيد التحضير'],
    ready: ['Ready', 'جاهز'],
    out_for_delivery: ['On the way', 'في الطريق'],
    delivered: ['Delivered', 'سُلّم'],
    cancelled: ['Cancelled', 'ملغى'],
    refunded: ['Paid back', 'أُعيد المبلغ'],
    unpaid: ['Not paid', 'غير مدفوع'],
    paid: ['Paid', 'مدفوع'],
    refund_due: ['To be paid back', 'بانتظار ردّ المبلغ'],
    delivery: ['Delivery', 'توصيل'],
    pickup: ['Pick-up', 'استلام'],
    customer: ['Customer', 'العميل'],
    guest: ['Guest', 'زائر'],
    staff: ['Team', 'الفريق'],
    system: ['By itself', 'تلقائيًا'],
    'by.payment': ['Payment', 'الدفع'],
    asc: ['Ascending', 'تصاعدي'],
    desc: ['Descending', 'تنازلي'],
  },
};
