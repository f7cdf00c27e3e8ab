import { Inject, Injectable } from '@nestjs/common';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { Translator } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { Refusal, Unexpected } from '#kit/refusals/refusal';
import { describeProblems } from '#kit/refusals/problem-texts';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { ServiceTools } from '../tools/service-tools';
import type { Tool, ToolResult } from '../tools/tool';
import { ToolUnknown } from '../tools/tools.refusals';
import { CallConfirmations } from './call-confirmations';
import { CallSeeds } from './call-seeds.service';
import type { McpCaller } from './mcp-callers.service';
import type { McpRequest } from './mcp-request';
import type { CallToolResult } from './mcp-sdk';
import { MCP_TEXTS, type McpTexts } from './mcp-texts';
import { listedPrompt, promptText } from './prompts';
import { INTERNAL_ERROR, INVALID_PARAMS, ProtocolFailure, SERVER_ERROR } from './protocol-failure';
import { ToolPages } from './tool-page';
import { REPEATED_META_KEY, type ToolCallMessage } from './tool-call-message';
import { ToolCalls } from './tool-calls.service';

/** Implements the methods of the protocol. */
@Injectable()
export class McpMethods {
  private readonly pages = new ToolPages();
  private readonly count: (of: { result: 'ok' | 'refused' }) => void;

  constructor(
    private readonly tools: ServiceTools,
    private readonly calls: ToolCalls,
    private readonly translator: Translator,
    private readonly log: Log,
    private readonly confirmations: CallConfirmations,
    private readonly seeds: CallSeeds,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @Inject(MCP_TEXTS) private readonly texts: McpTexts,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'mcp_tool_calls_total',
      help: 'Calls of tools through the MCP endpoint by result',
      labels: ['result'],
    });
  }

  instructions({ caller: { user }, selection }: McpRequest): string {
    const say = (key: string) => this.translator.say(`mcp.${key}`, user.language);
    const changes = selection.readOnly ? 'instructions_reading' : 'instructions_writing';
    return [this.texts.about[user.language], say('instructions'), say(changes)].join(' ');
  }

  async listTools({ caller, selection }: McpRequest, cursor: string | undefined) {
    return this.guarded(caller, async () => {
      const page = this.pages.of(await this.tools.list(caller.user, selection), cursor);
      if (!page) throw this.invalid(caller, 'cursor_unknown');
      return page;
    });
  }

  async callTool(mcp: McpRequest, call: ToolCallMessage) {
    const { caller, selection } = mcp;
    return this.guarded(caller, async () => {
      const tool = await this.tools.get(caller.user, call.name, selection);
      if (!tool) throw ToolUnknown();
      return tool.isRead ? this.read(mcp, call) : this.write(mcp, tool, call);
    });
  }

  private async read({ caller, selection }: McpRequest, { name, args, signal }: ToolCallMessage) {
    const result = await this.tools.call(caller.user, name, args, { seed: '', selection, signal });
    return this.counted(result);
  }

  /** Continues when the client disconnects, so that the outcome is recorded. */
  private async write(mcp: McpRequest, tool: Tool, call: ToolCallMessage) {
    const { caller, selection } = mcp;
    const confirmed = await this.confirmations.before(mcp, tool, call);
    if ('result' in confirmed) return confirmed.result;
    const seed = confirmed.seed ?? (await this.seeds.of(mcp, tool, call));
    const options = { seed, selection, isRepeatable: call.client !== undefined };
    const run = () => this.tools.call(caller.user, call.name, call.args, options);
    const result = await this.calls.record(caller, tool, call.args, run);
    const isRepeated = options.isRepeatable && result.ok && result.isRepeated === true;
    return isRepeated ? this.noted(this.counted(result), caller) : this.counted(result);
  }

  private counted(result: ToolResult): CallToolResult {
    this.count({ result: result.ok ? 'ok' : 'refused' });
    return callToolResult(result);
  }

  /** Says that the result is that of an earlier call: models read the text, programs the flag. */
  private noted(result: CallToolResult, { user: { language } }: McpCaller): CallToolResult {
    const note = { type: 'text' as const, text: this.translator.say('mcp.repeated', language) };
    return { ...result, content: [...result.content, note], _meta: { ...result._meta, [REPEATED_META_KEY]: true } };
  }

  listPrompts({ user: { language } }: McpCaller) {
    return { prompts: this.texts.prompts.map(prompt => listedPrompt(prompt, language)) };
  }

  async getPrompt(caller: McpCaller, name: string, sent: Record<string, string> = {}) {
    return this.guarded(caller, async () => {
      const { language } = caller.user;
      const prompt = this.texts.prompts.find(each => each.name === name);
      if (!prompt) throw this.invalid(caller, 'prompt_unknown');
      const text = promptText(prompt, sent, language);
      const message = { role: 'user' as const, content: { type: 'text' as const, text } };
      return { description: prompt.description[language], messages: [message] };
    });
  }

  /** Converts refusals to errors of the protocol, in the language of the caller. Other failures are sent without details. */
  private async guarded<Result>(caller: McpCaller, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof ProtocolFailure) throw thrown;
      throw this.failureOf(thrown, caller);
    }
  }

  private failureOf(thrown: unknown, { user: { language } }: McpCaller): ProtocolFailure {
    const refusal =
      thrown instanceof Refusal
        ? thrown
        : (refusalOfDatabaseError(thrown, this.definition.constraintRefusals) ?? Unexpected());
    const { key, detail, status } = refusal;
    if (status >= 500) this.log.error({ err: thrown }, 'request to the MCP endpoint failed');
    const say = (messageKey: string, params?: Record<string, unknown>) =>
      this.translator.say(messageKey, language, params);
    const problems = detail.errors && describeProblems(detail.errors, detail.params, say, language);
    return new ProtocolFailure(status >= 500 ? INTERNAL_ERROR : INVALID_PARAMS, say(`errors.${key}`, detail.params), {
      code: key,
      ...(problems && { errors: problems.errors }),
    });
  }

  /** The error for parameters that are not those of the protocol. */
  malformed(caller: McpCaller, names: unknown): ProtocolFailure {
    return this.invalid(caller, 'params_invalid', { names: [names].flat().join(', ') });
  }

  answerTooLarge({ user: { language } }: McpCaller): ProtocolFailure {
    const code = 'answer_too_large';
    return new ProtocolFailure(SERVER_ERROR, this.translator.say(`mcp.${code}`, language), { code });
  }

  private invalid({ user: { language } }: McpCaller, key: string, values?: Record<string, unknown>): ProtocolFailure {
    return new ProtocolFailure(INVALID_PARAMS, this.translator.say(`mcp.${key}`, language, values), { code: key });
  }
}

/** The result in the form of the protocol. */
function callToolResult(result: ToolResult): CallToolResult {
  if (result.ok) {
    const { data, meta } = result;
    return { structuredContent: { data }, content: [textContent({ data })], ...(meta && { _meta: meta }) };
  }
  const { code, message, errors, details, retryAfterSeconds } = result;
  const failure = {
    code,
    message,
    ...(errors && { errors }),
    ...(details !== undefined && { details }),
    ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
  };
  return { isError: true, content: [textContent(failure)] };
}

const textContent = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value) });
