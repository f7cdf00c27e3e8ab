import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  home: {
    path: '/overview',
    waiting: {
      'cards.pending_bookings': '/bookings/manage?status=pending',
      'cards.open_inquiries': '/inquiries?status=new',
    },
    figures: ['arrivals', 'departures', 'cards.bookings', 'cards.revenue', 'cards.occupancy'],
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
  titles: { Overview_show: ['Overview', 'نظرة عامة'] },
  fields: {
    'cards.bookings': ['Bookings this month', 'حجوزات هذا الشهر'],
    'cards.revenue': ['Revenue this month', 'إيرادات هذا الشهر'],
    'cards.occupancy': ['Nights booked this month, in percent', 'نسبة الإشغال هذا الشهر'],
    arrivals: ['Arrivals today', 'الوصول اليوم'],
    departures: ['Departures today', 'المغادرة اليوم'],
    cards: ['This month', 'هذا الشهر'],
    previous: ['The month before', 'الشهر السابق'],
    revenue: ['Revenue', 'الإيرادات'],
    occupancy: ['Nights booked, in percent', 'نسبة الإشغال'],
    pending_bookings: ['Bookings to confirm', 'حجوزات بانتظار التأكيد'],
    open_inquiries: ['Questions without an answer', 'استفسارات بلا رد'],
    published_stays: ['Published homes', 'أماكن الإقامة المنشورة'],
    latest_bookings: ['Latest bookings', 'أحدث الحجوزات'],
    latest_reviews: ['Latest reviews', 'أحدث التقييمات'],
    top_stays: ['Homes with the highest revenue', 'الأعلى إيرادًا'],
    guest_countries: ['Countries of guests', 'دول الضيوف'],
    country: ['Country', 'الدولة'],
    bookings_by_status: ['Bookings by status', 'الحجوزات حسب الحالة'],
  },
};
