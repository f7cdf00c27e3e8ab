import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Response } from 'express';
import { isPlainJson, MAX_PUBLIC_BYTES } from '#kit/access/body.guard';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { bodyBytes, MAX_BODY_BYTES } from '#kit/http/body-bytes';
import { readJson } from '#kit/http/json-body';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Translator } from '#kit/language/language';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { MalformedJson, Refusal, SignInRequired, UnsupportedMediaType } from '#kit/refusals/refusal';
import { Settings } from '../settings/settings';
import { ServiceTools } from '../tools/service-tools';
import { snakeCase } from '../tools/tool-names';
import { acceptsJson } from './accepts-json';
import { exceedsBatch, MAX_LISTS, MAX_MESSAGES } from './batch-limits';
import { type McpCaller, McpCallers } from './mcp-callers.service';
import { McpServers } from './mcp-servers.service';
import { type RequestedTools, requestedTools, selectionFor } from './mcp-selection';
import { MCP_WRITES } from './mcp-settings';
import { OriginRefused, ToolsetUnknown } from './mcp.refusals';
import { failureBody, INVALID_REQUEST, PARSE_ERROR, SERVER_ERROR } from './protocol-failure';

/** Path of the endpoint below the service. */
const MCP_PATH = '/mcp';

export const MCP_LIMIT = 'mcp';

/**
 * The HTTP side of the endpoint, which is no route of the API: it is not below `/api` and its responses have the format of the
 * protocol. A refusal before the messages are read has the format of the service.
 */
@Injectable()
export class McpEndpoint implements OnModuleInit {
  constructor(
    private readonly callers: McpCallers,
    private readonly servers: McpServers,
    private readonly tools: ServiceTools,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly adapter: HttpAdapterHost,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.adapter;
    httpAdapter
      .getInstance<Express>()
      .all(MCP_PATH, async (request, response) => this.handle(request as AppRequest, response));
  }

  private async handle(request: AppRequest, response: Response): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.append('Access-Control-Expose-Headers', 'Mcp-Session-Id, WWW-Authenticate');
    this.requireOrigin(request);
    if (request.method !== 'POST') {
      // Nothing is stored between requests, so there is neither a stream to open nor a session to end.
      response.status(405).setHeader('Allow', 'POST').json(failureBody(SERVER_ERROR, 'Method not allowed.'));
      return;
    }
    const caller = await this.authenticate(request, response);
    if (!acceptsJson(request.headers.accept)) {
      response.status(406).json(failureBody(SERVER_ERROR, this.say('not_acceptable', request)));
      return;
    }
    const requested = await this.knownTools(requestedTools(request.url));
    const messages = await this.messagesOf(request, caller);
    if (messages === undefined) {
      response.status(400).json(failureBody(PARSE_ERROR, 'Parse error: Invalid JSON'));
      return;
    }
    await this.countUse(caller, messages);
    if (exceedsBatch(messages)) {
      const limits = { messages: MAX_MESSAGES, lists: MAX_LISTS };
      response.status(400).json(failureBody(INVALID_REQUEST, this.say('batch_too_large', request, limits)));
      return;
    }
    const mayWrite = (await this.settings.values(MCP_WRITES)).mcp_writes;
    const session = request.headers['mcp-session-id'];
    const sessionId = typeof session === 'string' ? session : undefined;
    const selection = selectionFor(requested, caller, { mayWrite });
    await this.servers.respond({ caller, selection, sessionId }, request, response, messages);
  }

  /** A page that reaches this server by a rebound host name has an origin of its own, so the `Host` header proves nothing. */
  private requireOrigin({ headers: { origin } }: AppRequest): void {
    const { corsOrigins, publicUrl } = this.configuration;
    if (origin === undefined || corsOrigins.has(origin) || origin === new URL(publicUrl).origin) return;
    throw OriginRefused();
  }

  private async authenticate(request: AppRequest, response: Response): Promise<McpCaller> {
    try {
      const caller = await this.callers.of(request);
      request.caller = caller.account;
      return caller;
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.status !== SignInRequired.status) throw thrown;
      response.setHeader('WWW-Authenticate', 'Bearer');
      await this.limits.take(MCP_LIMIT, `address ${countedAddress(request.ip)}`);
      throw thrown;
    }
  }

  private async knownTools(requested: RequestedTools): Promise<RequestedTools> {
    const known = await this.tools.toolsets();
    const { toolsets } = requested;
    if (toolsets === undefined || toolsets === 'all' || toolsets.every(name => known.includes(snakeCase(name))))
      return requested;
    throw ToolsetUnknown({ params: { known: known.join(', ') } });
  }

  /** Undefined for a body that is no JSON. */
  private async messagesOf(request: AppRequest, { account }: McpCaller): Promise<unknown> {
    if (!isPlainJson(request)) throw UnsupportedMediaType();
    try {
      return readJson(await bodyBytes(request, account ? MAX_BODY_BYTES : MAX_PUBLIC_BYTES));
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.key === MalformedJson.key) return undefined;
      throw thrown;
    }
  }

  private say(key: string, { language }: AppRequest, values?: Record<string, unknown>): string {
    return this.translator.say(`mcp.${key}`, language, values);
  }

  /** Counts every message of a batch. */
  private async countUse({ id }: McpCaller, messages: unknown): Promise<void> {
    const count = Array.isArray(messages) ? Math.min(Math.max(1, messages.length), MAX_MESSAGES) : 1;
    for (let taken = 0; taken < count; taken += 1) await this.limits.take(MCP_LIMIT, id);
  }
}
