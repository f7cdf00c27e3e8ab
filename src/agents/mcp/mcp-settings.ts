import type { SettingSeed } from '#kit/service/service-definition';
import { confirmationSettings } from '../confirmations/confirmation-settings';

const WRITES = 'mcp_writes';

/** Settings of the MCP endpoint, in each service. */
export const mcpSettings: readonly SettingSeed[] = [
  {
    key: WRITES,
    value: false,
    type: 'boolean',
    category: 'assistants',
    description: [
      'Whether programs may change data through the MCP endpoint, within the rights of their account and key',
      'السماح للبرامج بتعديل البيانات عبر نقطة MCP ضمن صلاحيات حسابها ومفتاحها',
    ],
  },
  ...confirmationSettings,
];

export const MCP_WRITES = { [WRITES]: 'boolean' } as const;
