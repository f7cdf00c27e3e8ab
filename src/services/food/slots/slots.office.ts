import type { Office } from '#kit/service/office';

export const slotsOffice: Office = {
  titles: { Slots_list: ['Times for orders', 'مواعيد الطلبات'] },
};
