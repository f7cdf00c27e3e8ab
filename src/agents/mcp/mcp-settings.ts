import type { SettingSeed } from '#kit/service/service-definition';

const WRITES = 'mcp_writes';

/** Settings of the MCP endpoint, in each service. */
export const mcpSettings: readonly SettingSeed[] = [
  {
    key: WRITES,
    value: false,
    type: 'boolean',
    category: 'assistants',
    description:
      'Whether assistants may change data through the MCP endpoint, as far as their account and key allow it',
  },
];

export const MCP_WRITES = { [WRITES]: 'boolean' } as const;
