export type {
  CallToolResult,
  ClientCapabilities,
  InputRequiredResult,
  JSONValue,
  Server,
  ServerContext,
} from '@modelcontextprotocol/server' with { 'resolution-mode': 'import' };

/** Loads the packages of the protocol that the endpoint uses. */
export async function loadSdk() {
  const [protocol, { AjvJsonSchemaValidator }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/validators/ajv'),
  ]);
  const { Server, WebStandardStreamableHTTPServerTransport, createMcpHandler, isLegacyRequest } = protocol;
  const { isSpecType, specTypeSchemas } = protocol;
  return {
    Server,
    WebStandardStreamableHTTPServerTransport,
    createMcpHandler,
    isLegacyRequest,
    isSpecType,
    specTypeSchemas,
    // Shared: a validator of its own for each server would compile schemas again.
    jsonSchemaValidator: new AjvJsonSchemaValidator(),
  };
}

export type McpSdk = Awaited<ReturnType<typeof loadSdk>>;
