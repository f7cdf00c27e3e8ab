/** Loads the parts of the protocol's SDK that the endpoint uses. */
export async function loadSdk() {
  const [{ Server }, { StreamableHTTPServerTransport }, { AjvJsonSchemaValidator }, schemas] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    import('@modelcontextprotocol/sdk/validation/ajv'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  // Shared: creating one per server takes longer than most requests.
  return { Server, StreamableHTTPServerTransport, schemas, jsonSchemaValidator: new AjvJsonSchemaValidator() };
}

export type McpSdk = Awaited<ReturnType<typeof loadSdk>>;
