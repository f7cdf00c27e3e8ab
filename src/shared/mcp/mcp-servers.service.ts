import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { McpMethods, type McpRequest } from './mcp-methods.service';
import { loadSdk, type McpSdk } from './mcp-sdk';

/** Version of the tools as clients see it. */
const VERSION = '1.0.0';

/** Answers one request with a server of the SDK that lives as long as the request, so that any process can answer it. */
@Injectable()
export class McpServers {
  private sdk: Promise<McpSdk> | undefined;

  constructor(
    private readonly methods: McpMethods,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async respond(mcp: McpRequest, request: Request, response: Response, messages: unknown): Promise<void> {
    this.sdk ??= loadSdk();
    const sdk = await this.sdk;
    const server = this.serverFor(sdk, mcp);
    const transport = new sdk.StreamableHTTPServerTransport({
      enableJsonResponse: true,
      // The id is not stored: clients send it back, which tells a repeated call from another one.
      sessionIdGenerator: isInitialization(messages) ? randomUUID : undefined,
    });
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, messages);
  }

  private serverFor({ Server, schemas, jsonSchemaValidator }: McpSdk, mcp: McpRequest) {
    const { methods } = this;
    const { name, title } = this.definition;
    const server = new Server(
      { name: `quintet-${name}`, title, version: VERSION },
      { capabilities: { tools: {}, prompts: {} }, instructions: methods.instructions(mcp), jsonSchemaValidator },
    );
    server.setRequestHandler(schemas.ListToolsRequestSchema, ({ params }) => methods.listTools(mcp, params?.cursor));
    server.setRequestHandler(schemas.CallToolRequestSchema, ({ params }, { requestId, signal }) =>
      methods.callTool(mcp, { name: params.name, args: params.arguments ?? {}, requestId, signal }),
    );
    server.setRequestHandler(schemas.ListPromptsRequestSchema, () => methods.listPrompts(mcp.caller));
    server.setRequestHandler(schemas.GetPromptRequestSchema, ({ params }) =>
      methods.getPrompt(mcp.caller, params.name, params.arguments),
    );
    return server;
  }
}

const isInitialization = (messages: unknown): boolean =>
  typeof messages === 'object' && messages !== null && 'method' in messages && messages.method === 'initialize';
