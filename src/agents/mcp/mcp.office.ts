import type { Office } from '#kit/service/office';

export const mcpOffice: Office = {
  records: [
    {
      path: '/tool-calls',
      label: ['Tool calls', 'استدعاءات الأدوات'],
      group: 'programs',
      columns: ['called_at', 'tool', 'account_name', 'target', 'status'],
    },
  ],
};
