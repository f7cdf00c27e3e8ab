import type { Office } from '#kit/service/office';

export const accessKeysOffice: Office = {
  groups: { programs: ['Programs', 'البرامج'] },
  records: [
    {
      path: '/access-keys',
      label: ['Access keys', 'مفاتيح الوصول'],
      one: ['access key', 'مفتاح وصول'],
      group: 'programs',
      name: 'name',
      columns: ['name', 'prefix', 'status', 'read_only', 'last_used_at', 'expires_at'],
    },
  ],
  fields: {
    toolsets: ['Groups of tools', 'مجموعات الأدوات'],
    read_only: ['Only reads', 'للقراءة فقط'],
    status: ['Status', 'الحالة'],
  },
  values: { active: ['Active', 'فعّال'], expired: ['Expired', 'منتهٍ'], revoked: ['Revoked', 'ملغى'] },
};
