import type { Office } from '#kit/service/office';

export const slotsOffice: Office = {
  titles: { Slots_list: ['Times for orders', 'مواعيد الطلبات'] },
  fields: {
    lead_minutes: ['Minutes until ready', 'الدقائق حتى الجاهزية'],
    asap: ['As soon as possible', 'في أقرب وقت'],
    days: ['Days', 'الأيام'],
  },
};
