import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { versionOfProject } from '#kit/version';
import { BatchAnswer } from './batch-limits';
import { CallConfirmations } from './call-confirmations';
import { inMessageTrace } from './message-trace';
import { MALFORMED, malformedNames, readMessages, withoutMalformed } from './mcp-messages';
import { McpMethods } from './mcp-methods.service';
import type { McpRequest } from './mcp-request';
import { loadSdk, type McpSdk, type Server, type ServerContext } from './mcp-sdk';
import { METHOD_UNKNOWN, ProtocolFailure } from './protocol-failure';
import { messageClient } from './tool-call-message';
import { exchange } from './web-exchange';

const VERSION = versionOfProject();

/** Lists depend on the account, and change with its rights. */
const PRIVATE_MINUTE = { ttlMs: 60_000, cacheScope: 'private' } as const;

/** Creates a server of the SDK per request, so that any process can respond. */
@Injectable()
export class McpServers {
  private sdk: Promise<McpSdk> | undefined;

  constructor(
    private readonly methods: McpMethods,
    private readonly confirmations: CallConfirmations,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async respond(mcp: McpRequest, request: Request, response: Response): Promise<void> {
    this.sdk ??= loadSdk();
    const sdk = await this.sdk;
    const messages = readMessages(mcp.messages);
    await exchange(request, response, async sent =>
      (await isOlder(messages, sent, sdk))
        ? this.respondToOlder(mcp, withoutMalformed(messages, sdk.specTypeSchemas), sent, sdk)
        : this.respondToEnvelope(mcp, messages, sent, sdk),
    );
  }

  /** Responds to the revisions from 2025-03-26 to 2025-11-25, which have sessions and batches. */
  private async respondToOlder(mcp: McpRequest, messages: unknown, sent: globalThis.Request, sdk: McpSdk) {
    const server = this.serverFor(sdk, mcp);
    this.handleMethods(server, mcp, Array.isArray(messages) ? new BatchAnswer() : undefined);
    server.fallbackRequestHandler = async ({ method, params }) => {
      throw method === MALFORMED
        ? this.methods.malformed(mcp.caller, params?.['names'])
        : new ProtocolFailure(METHOD_UNKNOWN, 'Method not found');
    };
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      // The id is not stored. Clients send it back, which distinguishes a repeated call from a new one.
      ...(isInitialization(messages) && { sessionIdGenerator: randomUUID }),
    });
    await server.connect(transport);
    sent.signal.addEventListener('abort', () => void server.close());
    return transport.handleRequest(sent, { parsedBody: messages });
  }

  /** Responds to a message of revision 2026-07-28, which describes its client in an envelope of its own. */
  private async respondToEnvelope(mcp: McpRequest, message: unknown, sent: globalThis.Request, sdk: McpSdk) {
    const names = malformedNames(message, sdk.specTypeSchemas);
    const create = () => {
      const server = this.serverFor(sdk, mcp);
      // Without a handler of its own, the method falls back to the one that names the parameters.
      if (names) server.fallbackRequestHandler = () => Promise.reject(this.methods.malformed(mcp.caller, names));
      else this.handleMethods(server, mcp);
      return server;
    };
    return sdk.createMcpHandler(create, { legacy: 'reject' }).fetch(sent, { parsedBody: message });
  }

  private serverFor({ Server, jsonSchemaValidator }: McpSdk, mcp: McpRequest): Server {
    const { name, title } = this.definition;
    return new Server(
      { name: `quintet-${name}`, title, version: VERSION },
      {
        capabilities: { tools: {}, prompts: {} },
        instructions: this.methods.instructions(mcp),
        jsonSchemaValidator,
        cacheHints: { 'tools/list': PRIVATE_MINUTE, 'prompts/list': PRIVATE_MINUTE, 'server/discover': PRIVATE_MINUTE },
        // Clients of older revisions are never asked: no process waits for their answers.
        inputRequired: { legacyShim: false },
        requestState: { verify: (state, context) => this.confirmations.verify(mcp, state, context) },
      },
    );
  }

  private handleMethods(server: Server, mcp: McpRequest, batch?: BatchAnswer): void {
    const { methods } = this;
    const respond = async <Result extends object>({ mcpReq }: ServerContext, work: () => Promise<Result>) => {
      const result = await inMessageTrace(mcpReq, work);
      if (batch && !batch.admits(result)) throw methods.answerTooLarge(mcp.caller);
      return result;
    };
    server.setRequestHandler('tools/list', ({ params }, context) =>
      respond(context, () => methods.listTools(mcp, params?.cursor)),
    );
    server.setRequestHandler('tools/call', ({ params: { name, arguments: args = {} } }, context) => {
      const { id, signal } = context.mcpReq;
      return respond(context, () => methods.callTool(mcp, { name, args, id, signal, client: messageClient(context) }));
    });
    server.setRequestHandler('prompts/list', () => methods.listPrompts(mcp.caller));
    server.setRequestHandler('prompts/get', ({ params }) =>
      methods.getPrompt(mcp.caller, params.name, params.arguments),
    );
  }
}

/** Whether a body is of a revision without envelopes, or no message at all. */
async function isOlder(messages: unknown, sent: globalThis.Request, sdk: McpSdk): Promise<boolean> {
  const isReadable = [messages].flat().every(message => sdk.isSpecType.JSONRPCMessage(message));
  return !isReadable || sdk.isLegacyRequest(sent, messages);
}

const isInitialization = (messages: unknown): boolean =>
  typeof messages === 'object' && messages !== null && 'method' in messages && messages.method === 'initialize';
