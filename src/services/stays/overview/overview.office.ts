import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  waits: { '/inquiries?status=new': ['New questions', 'استفسارات جديدة'] },
  home: {
    path: '/overview',
    waiting: { 'cards.pending_bookings': '/bookings/manage?status=pending' },
    lists: { pending_bookings: '/bookings/manage', arrivals: '/bookings/manage', open_inquiries: '/inquiries' },
    figures: ['cards.bookings', 'cards.revenue', 'cards.occupancy'],
  },
  records: [
    {
      path: '/overview',
      label: ['Overview', 'نظرة عامة'],
      group: 'today',
      links: [{ label: ['Today’s guests', 'ضيوف اليوم'], address: '/' }],
    },
    {
      path: '/overview/series',
      label: ['Months', 'الأشهر'],
      group: 'today',
      columns: ['month', 'bookings', 'nights', 'occupancy', 'revenue'],
    },
  ],
  fields: {
    'cards.bookings': ['Bookings this month', 'حجوزات هذا الشهر'],
    'cards.revenue': ['Revenue this month', 'إيرادات هذا الشهر'],
    'cards.occupancy': ['Nights booked this month, in percent', 'نسبة الإشغال هذا الشهر بالمئة'],
  },
};
