/** The setting that allows programs to change data. */
export const WRITE_SETTING = 'mcp_writes';

export const MCP_WRITES = { [WRITE_SETTING]: 'boolean' } as const;
