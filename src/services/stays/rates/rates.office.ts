import type { Office } from '#kit/service/office';

export const ratesOffice: Office = {
  records: [
    {
      path: '/stays/manage/{id}/rates',
      label: ['Price rules', 'قواعد الأسعار'],
      one: ['price rule', 'قاعدة سعر'],
      columns: ['name', 'layer', 'from', 'to', 'nightly_rate', 'min_nights'],
      form: ['name', 'layer', 'from', 'to', 'nightly_rate', 'min_nights', 'max_nights', 'weekdays'],
    },
    {
      path: '/stays/manage/{id}/orphans',
      label: ['Gaps that cannot be booked', 'فجوات لا يمكن حجزها'],
      one: ['gap', 'فجوة'],
      columns: ['from', 'to', 'nights', 'min_nights'],
    },
  ],
  titles: {
    RatesStaff_replaceDiscounts: ['Discounts for longer bookings', 'خصومات الإقامات الأطول'],
  },
  fields: { layer: ['Kind of rule', 'نوع القاعدة'] },
};
