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
  values: {
    'mcp_confirm.never': ['Nothing', 'لا شيء'],
    'mcp_confirm.destructive': ['What deletes, cancels, sends or pays', 'ما يحذف أو يلغي أو يرسل أو يدفع'],
    'mcp_confirm.always': ['Every change', 'كل تغيير'],
  },
};
