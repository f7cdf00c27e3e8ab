import type { Office } from '#kit/service/office';

export const sleepOffice: Office = {
  records: [{ path: '/fitness/sleep', label: ['My sleep', 'نومي'], group: 'mine' }],
  titles: { Sleep_log: ['Log a night', 'تسجيل ليلة'] },
};
