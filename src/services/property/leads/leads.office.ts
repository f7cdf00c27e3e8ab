import type { Office } from '#kit/service/office';

export const leadsOffice: Office = {
  records: [
    {
      path: '/leads',
      label: ['Inquiries', 'الاستفسارات'],
      one: ['inquiry', 'استفسار'],
      group: 'visitors',
      columns: ['name', 'intent', 'property.title', 'phone', 'status', 'received_at'],
      form: ['status', 'notes'],
      choices: { preferred_areas: { from: '/neighborhoods/manage', value: 'slug', name: 'name' } },
    },
  ],
  titles: { LeadsStaff_change: ['Change status or notes', 'تغيير الحالة أو الملاحظات'] },
  fields: {
    received_within_days: ['Received in the last (days)', 'الوارد في آخر (أيام)'],
  },
};
