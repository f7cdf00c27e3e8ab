import type { Office } from '#kit/service/office';

export const publicSettingsOffice: Office = {
  records: [{ path: '/settings/payments-status', label: ['How payments are set up', 'إعداد المدفوعات'] }],
};
