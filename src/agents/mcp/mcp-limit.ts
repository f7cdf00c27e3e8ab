/** The rate limit policy of messages to the endpoint. */
export const MCP_LIMIT = 'mcp';
