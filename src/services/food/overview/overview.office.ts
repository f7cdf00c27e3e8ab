import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  home: {
    path: '/overview',
    waiting: { awaiting_confirmation: '/orders?status=pending' },
    figures: ['orders', 'revenue', 'average_order', 'new_customers'],
  },
  records: [{ path: '/overview', label: ['Overview of the day', 'نظرة على اليوم'], group: 'today' }],
  fields: {
    orders: ['Orders', 'الطلبات'],
    average_order: ['Average order', 'متوسط الطلب'],
    awaiting_confirmation: ['Waiting to be confirmed', 'بانتظار التأكيد'],
    open_orders: ['Open orders', 'الطلبات المفتوحة'],
    new_customers: ['New customers', 'العملاء الجدد'],
    by_hour: ['By hour', 'حسب الساعة'],
    hour: ['Hour', 'الساعة'],
    top_dishes: ['Most ordered dishes', 'الأطباق الأكثر طلبًا'],
    kitchens: ['Kitchens', 'المطابخ'],
    recent_orders: ['Latest orders', 'أحدث الطلبات'],
  },
  values: { today: ['Today', 'اليوم'], yesterday: ['Yesterday', 'أمس'] },
};
