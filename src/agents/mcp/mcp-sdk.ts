import type * as protocol from '@modelcontextprotocol/server' with { 'resolution-mode': 'import' };

export type CallToolResult = protocol.CallToolResult;
export type ClientCapabilities = protocol.ClientCapabilities;
export type InputRequiredResult = protocol.InputRequiredResult;
export type JSONValue = protocol.JSONValue;
export type Server = protocol.Server;
export type ServerContext = protocol.ServerContext;

/** Loads the packages of the protocol that the endpoint uses. */
export async function loadSdk() {
  const [sdk, { AjvJsonSchemaValidator }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/validators/ajv'),
  ]);
  const { Server, WebStandardStreamableHTTPServerTransport, createMcpHandler, isLegacyRequest } = sdk;
  const { isSpecType, specTypeSchemas } = sdk;
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
