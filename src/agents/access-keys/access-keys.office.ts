import type { Office } from '#kit/service/office';

export const accessKeysOffice: Office = {
  groups: { programs: ['Programs', 'البرامج'] },
  records: [
    {
      path: '/access-keys',
      label: ['Access keys', 'مفاتيح الوصول'],
      one: ['access key', 'مفتاح وصول'],
      group: 'programs',
      columns: ['name', 'prefix', 'status', 'read_only', 'last_used_at', 'expires_at'],
    },
  ],
};
