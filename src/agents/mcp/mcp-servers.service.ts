import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { BatchAnswer } from './batch-limits';
import { MALFORMED, readMessages } from './mcp-messages';
import { McpMethods, type McpRequest } from './mcp-methods.service';
import { loadSdk, type McpSdk } from './mcp-sdk';
import { METHOD_UNKNOWN, ProtocolFailure } from './protocol-failure';

/** Version of the tools that clients see. */
const VERSION = '1.0.0';

/** Creates a server of the SDK per request, so that any process can respond. */
@Injectable()
export class McpServers {
  private sdk: Promise<McpSdk> | undefined;

  constructor(
    private readonly methods: McpMethods,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async respond(mcp: McpRequest, request: Request, response: Response): Promise<void> {
    this.sdk ??= loadSdk();
    const sdk = await this.sdk;
    const messages = readMessages(mcp.messages, sdk.schemas);
    const server = this.serverFor(sdk, mcp, Array.isArray(messages) ? new BatchAnswer() : undefined);
    const transport = new sdk.StreamableHTTPServerTransport({
      enableJsonResponse: true,
      // The id is not stored. Clients send it back, which distinguishes a repeated call from a new one.
      sessionIdGenerator: isInitialization(messages) ? randomUUID : undefined,
    });
    response.once('close', () => void server.close());
    await server.connect(transport);
    // The transport requires both types, and responds with JSON in any case.
    request.headers.accept = 'application/json, text/event-stream';
    await transport.handleRequest(request, response, messages);
  }

  private serverFor({ Server, schemas, jsonSchemaValidator }: McpSdk, mcp: McpRequest, batch: BatchAnswer | undefined) {
    const { methods } = this;
    const bounded = async <Result extends object>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      if (batch && !batch.admits(result)) throw methods.answerTooLarge(mcp.caller);
      return result;
    };
    const { name, title } = this.definition;
    const server = new Server(
      { name: `quintet-${name}`, title, version: VERSION },
      { capabilities: { tools: {}, prompts: {} }, instructions: methods.instructions(mcp), jsonSchemaValidator },
    );
    server.setRequestHandler(schemas.ListToolsRequestSchema, ({ params }) =>
      bounded(methods.listTools(mcp, params?.cursor)),
    );
    server.setRequestHandler(schemas.CallToolRequestSchema, ({ params }, { requestId, signal }) =>
      bounded(methods.callTool(mcp, { name: params.name, args: params.arguments ?? {}, requestId, signal })),
    );
    server.setRequestHandler(schemas.ListPromptsRequestSchema, () => methods.listPrompts(mcp.caller));
    server.setRequestHandler(schemas.GetPromptRequestSchema, ({ params }) =>
      methods.getPrompt(mcp.caller, params.name, params.arguments),
    );
    server.fallbackRequestHandler = async ({ method, params }) => {
      throw method === MALFORMED
        ? methods.malformed(mcp.caller, params?.['names'])
        : new ProtocolFailure(METHOD_UNKNOWN, 'Method not found');
    };
    return server;
  }
}

const isInitialization = (messages: unknown): boolean =>
  typeof messages === 'object' && messages !== null && 'method' in messages && messages.method === 'initialize';
