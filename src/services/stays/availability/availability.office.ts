import type { Office } from '#kit/service/office';

export const availabilityOffice: Office = {
  records: [
    {
      path: '/availability/blocks',
      label: ['Blocked nights', 'الليالي المحجوبة'],
      one: ['block', 'حجب'],
      group: 'calendar',
      columns: ['reference', 'stay.title', 'from', 'to', 'reason', 'note'],
    },
    {
      path: '/calendar',
      label: ['Month', 'الشهر'],
      group: 'calendar',
      links: [{ label: ['Calendar of all homes', 'تقويم كل أماكن الإقامة'], address: '/calendar' }],
    },
  ],
  titles: {
    Blocks_create: ['Block nights', 'حجب ليالٍ'],
    Blocks_remove: ['Free these nights', 'إتاحة هذه الليالي'],
    Calendar_month: ['Bookings and blocks of a month', 'حجوزات الشهر ولياليه المحجوبة'],
  },
};
