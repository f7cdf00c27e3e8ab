import type { Office } from '#kit/service/office';

export const mcpOffice: Office = {
  records: [
    {
      path: '/tool-calls',
      label: ['Tool calls', 'استدعاءات الأدوات'],
      group: 'programs',
      name: 'tool',
      columns: ['called_at', 'tool', 'account_name', 'target', 'status'],
    },
  ],
  fields: {
    called_at: ['Called', 'وقت الاستدعاء'],
    tool: ['Tool', 'الأداة'],
    account_name: ['Account', 'الحساب'],
    access_key: ['Access key', 'مفتاح الوصول'],
    connected_app: ['App', 'التطبيق'],
    audience: ['Kind of account', 'نوع الحساب'],
    target: ['Record', 'السجل'],
  },
};
