import type { Office } from '#kit/service/office';

export const searchOffice: Office = {
  records: [{ path: '/search', label: ['Search everywhere', 'البحث في كل شيء'], group: 'today' }],
};
