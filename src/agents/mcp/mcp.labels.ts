import { valueLabels } from '#kit/language/labels';

/** Words of values. */
export const mcpLabels = valueLabels({
  'mcp_confirm.always': ['Every change', 'كل تغيير'],
  'mcp_confirm.destructive': ['What deletes, cancels, sends or pays', 'ما يحذف أو يلغي أو يرسل أو يدفع'],
  'mcp_confirm.never': ['Nothing', 'لا شيء'],
});
