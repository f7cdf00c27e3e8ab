import type { Office } from '#kit/service/office';

export const vitalsOffice: Office = {
  records: [{ path: '/fitness/health', label: ['My health', 'صحتي'], group: 'mine' }],
  titles: { Vitals_log: ['Log a reading', 'تسجيل قراءة'] },
};
