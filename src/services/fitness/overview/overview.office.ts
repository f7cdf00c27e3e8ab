import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  records: [{ path: '/fitness/overview', label: ['My day', 'يومي'], group: 'mine' }],
};
