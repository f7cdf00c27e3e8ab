import { Injectable } from '@nestjs/common';
import { jsonBody } from '#kit/access/body.guard';
import type { AppRequest } from '#kit/http/request';
import { Translator } from '#kit/language/language';
import { RateLimits } from '#rate-limits/rate-limits';
import { MalformedJson, Refusal } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { MCP_CONFIRM } from '../confirmations/confirmation-settings';
import { confirmModeOf } from '../confirmations/confirmation-rule';
import { ServiceTools } from '../tools/service-tools';
import { snakeCase } from '../tools/tool-names';
import { MCP_WRITES } from '../tools/write-setting';
import { acceptsJson } from './accepts-json';
import { exceedsBatch, MAX_LISTS, MAX_MESSAGES } from './batch-limits';
import type { McpCaller } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';
import type { McpRequest } from './mcp-request';
import { type RequestedTools, requestedTools, selectionFor } from './mcp-selection';
import { ToolsetUnknown } from './mcp.refusals';
import { INVALID_REQUEST, PARSE_ERROR, SERVER_ERROR } from './protocol-failure';
import { ProtocolRefusal } from './protocol-refusal';

/** Reads requests to the endpoint and counts their messages. */
@Injectable()
export class McpRequests {
  constructor(
    private readonly tools: ServiceTools,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  /** @throws ProtocolRefusal, or a refusal in the format of the service */
  async read(request: AppRequest, caller: McpCaller): Promise<McpRequest> {
    if (!acceptsJson(request.headers.accept))
      throw new ProtocolRefusal(406, SERVER_ERROR, this.say('not_acceptable', request));
    const requested = await this.knownTools(requestedTools(request.url));
    const messages = await this.messagesOf(request, caller);
    await this.countUse(caller, messages);
    if (exceedsBatch(messages)) {
      const limits = { messages: MAX_MESSAGES, lists: MAX_LISTS };
      throw new ProtocolRefusal(400, INVALID_REQUEST, this.say('batch_too_large', request, limits));
    }
    const { mcp_writes: mayWrite, mcp_confirm: mode } = await this.settings.values({ ...MCP_WRITES, ...MCP_CONFIRM });
    const confirmMode = confirmModeOf(mode);
    const session = request.headers['mcp-session-id'];
    const sessionId = typeof session === 'string' ? session : undefined;
    return { caller, selection: selectionFor(requested, caller, { mayWrite }), confirmMode, sessionId, messages };
  }

  private async knownTools(requested: RequestedTools): Promise<RequestedTools> {
    const known = await this.tools.toolsets();
    const { toolsets } = requested;
    if (toolsets === undefined || toolsets === 'all' || toolsets.every(name => known.includes(snakeCase(name))))
      return requested;
    throw ToolsetUnknown({ params: { known: known.join(', ') } });
  }

  private async messagesOf(request: AppRequest, { user }: McpCaller): Promise<unknown> {
    try {
      return await jsonBody(request, user.caller !== undefined);
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.key === MalformedJson.key)
        throw new ProtocolRefusal(400, PARSE_ERROR, 'Parse error: Invalid JSON');
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
