import type { Office } from '#kit/service/office';

export const coachesOffice: Office = {
  records: [{ path: '/coaches/management/roles/select', label: ['Roles for choices', 'الأدوار للاختيار'] }],
};
