import { Injectable } from '@nestjs/common';
import type { ChatToolCall } from '#ai/chat-model';
import { Log } from '#kit/log/log';
import { Refusal } from '#kit/refusals/refusal';
import { ServiceTools } from '../tools/service-tools';
import type { Tool, ToolResult } from '../tools/tool';
import { typedArgument } from '../tools/typed-argument';
import type { EmitAnswerEvent } from './answer-events';
import { type AnswerCall, callsOf, cutText } from './answer-steps';
import { argumentProblems } from './argument-problems';
import { ChatPlaceholders, MaskFailed } from './chat-placeholders.service';
import { cutData, isObject, isTooDeep } from './json-data';
import type { RunningAnswer } from './running-answer';
import { type KnownWords, ServiceWords } from './service-words';
import { storableData } from './storable';
import { FIND_TOOLS } from './tool-offer.service';
import { searchTools } from './tool-search';

export const MAX_CALLS = 8;
const KIBIBYTE = 1024;
const MAX_RESULT_BYTES = 16 * KIBIBYTE;
/** Bytes of a result that are masked before it is cut to `MAX_RESULT_BYTES`. */
const MAX_MASKED_BYTES = 32 * KIBIBYTE;
const MAX_ARGUMENT_BYTES = 32 * KIBIBYTE;
const MAX_PROBLEMS = 10;
const NOTIFICATIONS = 'notifications';

type CallResult = Pick<AnswerCall, 'outcome' | 'result'>;

/** Runs the calls of a model: reads immediately, changes as proposals. Any other call returns an error to the model. */
@Injectable()
export class AnswerCalls {
  constructor(
    private readonly tools: ServiceTools,
    private readonly placeholders: ChatPlaceholders,
    private readonly words: ServiceWords,
    private readonly log: Log,
  ) {}

  async run(
    answer: RunningAnswer,
    sent: readonly ChatToolCall[],
    allowed: ReadonlyMap<string, Tool>,
    emit: EmitAnswerEvent,
  ): Promise<AnswerCall[]> {
    const calls = await Promise.all(
      sent.map(async call => ({ ...call, arguments: await this.tools.withoutSecrets(call.arguments) })),
    );
    const before = callsOf(answer.steps).length;
    const done: AnswerCall[] = [];
    for (const [index, call] of calls.entries()) {
      const tool = allowed.get(call.name);
      const args = await this.maskedArguments(answer, call);
      const result =
        before + index < MAX_CALLS
          ? await this.runCall(answer, call, args, allowed, emit)
          : failed(`No more than ${MAX_CALLS} calls are possible for one message. Answer with what you have.`);
      done.push({
        id: call.id,
        tool: call.name,
        title: tool?.title ?? call.name,
        arguments: args ?? {},
        ...(call.metadata && { metadata: call.metadata }),
        ...result,
        ...(!tool && { isHidden: true }),
      });
    }
    return done;
  }

  private async runCall(
    answer: RunningAnswer,
    call: ChatToolCall,
    masked: Record<string, unknown> | undefined,
    allowed: ReadonlyMap<string, Tool>,
    emit: EmitAnswerEvent,
  ): Promise<CallResult> {
    answer.signal.throwIfAborted();
    const tool = allowed.get(call.name);
    if (call.problem === 'invalid_arguments') return failed('The arguments are no JSON object.');
    if (!masked) return failed('The arguments are too long, too deeply nested, or not readable.');
    if (call.name === FIND_TOOLS) return this.find(answer, call, allowed);
    if (!tool) return failed('There is no tool of this name that the account may use.');
    const unknown = answer.placeholders.unknownIn(call.arguments);
    if (unknown.length > 0)
      return failed(`Wrong arguments: there is no ${unknown.slice(0, MAX_PROBLEMS).join(', ')} in this conversation.`);
    // Restored from the stored form, which the account sees and confirms.
    const args = answer.placeholders.restoreData(masked);
    if (!tool.isRead) return propose(tool, args);
    const { name, title } = tool;
    emit({ type: 'tool', data: { name, title, status: 'running' } });
    const result = await this.read(answer, tool, call, args, this.words.of(allowed.values()));
    emit({ type: 'tool', data: { name, title, status: result.outcome === 'done' ? 'done' : 'failed' } });
    return result;
  }

  private async find(
    answer: RunningAnswer,
    call: ChatToolCall,
    allowed: ReadonlyMap<string, Tool>,
  ): Promise<CallResult> {
    const { query } = call.arguments;
    if (typeof query !== 'string') return failed('Wrong arguments: query is missing.');
    const found = await searchTools([...allowed.values()], query);
    for (const { name } of found) answer.foundTools.add(name);
    if (found.length === 0) return failed('No tool fits. Try other English words.');
    return { outcome: 'done', result: JSON.stringify(found.map(({ name, title }) => ({ name, title }))) };
  }

  private async read(
    answer: RunningAnswer,
    tool: Tool,
    call: ChatToolCall,
    args: Record<string, unknown>,
    words: KnownWords,
  ): Promise<CallResult> {
    const seed = `answer ${answer.attempt.answerId} ${call.id}`;
    try {
      const result = await this.tools.call(answer.user, call.name, args, {
        seed,
        signal: answer.signal,
        selection: { readOnly: true },
        withoutSecrets: true,
      });
      return { outcome: result.ok ? 'done' : 'failed', result: await this.textOf(answer, tool, result, words) };
    } catch (error) {
      answer.signal.throwIfAborted();
      if (error instanceof Refusal) return failed(`The tool cannot be used: ${error.key}.`);
      this.log.error({ err: error, tool: call.name }, 'a tool of the assistant failed');
      return failed('The tool failed.');
    }
  }

  private async textOf(answer: RunningAnswer, tool: Tool, result: ToolResult, words: KnownWords): Promise<string> {
    const { data: shown, isCut } = cutData(shownToModel(result), MAX_MASKED_BYTES);
    const names = await this.namesIn(answer, tool, result);
    const { masked, placeholders } = await this.placeholders.mask(answer.attempt.chatId, known => {
      for (const name of names) known.learnName(name);
      return cutText(JSON.stringify(known.maskData(shown, words.isValue)), MAX_RESULT_BYTES, isCut);
    });
    answer.placeholders = placeholders;
    return masked;
  }

  /** Notifications name people in their texts, where no field marks them. */
  private async namesIn({ user }: RunningAnswer, { toolset }: Tool, result: ToolResult): Promise<string[]> {
    if (toolset !== NOTIFICATIONS || !result.ok || user.audience === undefined || user.accountId === undefined)
      return [];
    const { items } = (result.data ?? {}) as { items?: unknown };
    const ids = (Array.isArray(items) ? items : []).map(item => (isObject(item) ? item['id'] : undefined));
    const whole = ids.filter((id): id is number => Number.isInteger(id));
    return this.placeholders.namesInNotifications(user.audience, user.accountId, whole);
  }

  /** The arguments as stored; undefined if they are too large or cannot be masked. */
  private async maskedArguments(
    answer: RunningAnswer,
    call: ChatToolCall,
  ): Promise<Record<string, unknown> | undefined> {
    if (isTooDeep(call.arguments) || Buffer.byteLength(JSON.stringify(call.arguments)) > MAX_ARGUMENT_BYTES)
      return undefined;
    try {
      const { masked, placeholders } = await this.placeholders.mask(answer.attempt.chatId, known =>
        known.maskArguments(storableData(call.arguments)),
      );
      answer.placeholders = placeholders;
      return masked;
    } catch (error) {
      if (!(error instanceof MaskFailed)) throw error;
      this.log.error({ err: error, tool: call.name }, 'arguments of the assistant could not be masked');
      return undefined;
    }
  }
}

const failed = (result: string): CallResult => ({ outcome: 'failed', result });

function propose({ inputSchema }: Tool, args: Record<string, unknown>): CallResult {
  const problems = argumentProblems(inputSchema, typedArgument(args, inputSchema));
  if (problems.length > 0) return failed(`Wrong arguments: ${problems.slice(0, MAX_PROBLEMS).join('; ')}.`);
  return { outcome: 'proposed', result: '' };
}

function shownToModel(result: ToolResult): object {
  if (result.ok) return { data: result.data, ...result.meta };
  const { code, message, errors, details } = result;
  return { error: code, message, ...(errors && { errors }), ...(details !== undefined && { details }) };
}
