import type { Office } from '#kit/service/office';

export const ratesOffice: Office = {
  records: [
    {
      path: '/stays/manage/{id}/rates',
      label: ['Price rules', 'قواعد الأسعار'],
      one: ['price rule', 'قاعدة سعر'],
      name: 'name',
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
    RatesStaff_create: ['New price rule', 'قاعدة سعر جديدة'],
    RatesStaff_change: ['Edit price rule', 'تعديل قاعدة السعر'],
    RatesStaff_remove: ['Delete price rule', 'حذف قاعدة السعر'],
    RatesStaff_replaceDiscounts: ['Discounts for longer bookings', 'خصومات الإقامات الأطول'],
    RatesStaff_orphans: ['Gaps that cannot be booked', 'فجوات لا يمكن حجزها'],
  },
  fields: { layer: ['Kind of rule', 'نوع القاعدة'] },
};
