import type { Office } from '#kit/service/office';

export const activityOffice: Office = {
  records: [{ path: '/fitness/activity', label: ['My activity', 'نشاطي'], group: 'mine' }],
};
