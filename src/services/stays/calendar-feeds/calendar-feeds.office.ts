import type { Office } from '#kit/service/office';

export const calendarFeedsOffice: Office = {
  records: [
    {
      path: '/calendar/feeds',
      label: ['Calendars of other platforms', 'تقاويم المنصات الأخرى'],
      one: ['calendar', 'تقويم'],
      group: 'calendar',
      columns: ['name', 'stay_title', 'state', 'events', 'succeeded_at'],
      links: [{ label: ['Calendars and addresses', 'التقاويم وعناوينها'], address: '/calendar/feeds' }],
    },
    {
      path: '/calendar/feeds/{id}/events',
      label: ['Entries', 'المواعيد'],
      one: ['entry', 'موعد'],
      columns: ['from', 'to', 'state', 'created_at'],
    },
    {
      path: '/calendar/conflicts',
      label: ['Double bookings', 'حجوزات متعارضة'],
      one: ['double booking', 'حجز متعارض'],
      group: 'calendar',
      columns: ['stay_title', 'from', 'to', 'event.feed', 'holder.held_by', 'holder.reference'],
    },
    {
      path: '/calendar/exports',
      label: ['Our calendar for other platforms', 'تقويمنا للمنصات الأخرى'],
      group: 'calendar',
    },
  ],
  titles: {
    CalendarFeeds_sync: ['Read now', 'القراءة الآن'],
    CalendarExports_create: ['Create a new address', 'إنشاء عنوان جديد'],
    CalendarExports_end: ['End the address', 'إيقاف العنوان'],
  },
  fields: {
    'event.feed': ['Other calendar', 'التقويم الآخر'],
    'holder.held_by': ['Taken by', 'محجوز بواسطة'],
    'holder.reference': ['Reference', 'المرجع'],
  },
};
