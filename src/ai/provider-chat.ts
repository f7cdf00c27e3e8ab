import type { LanguageModel, TextStreamPart, ToolSet } from 'ai' with { 'resolution-mode': 'import' };
import { CallDeadline } from './call-deadline';
import { callId } from './call-id';
import { chatHistory, toolName } from './chat-history';
import type { ChatModel, ChatPart, ChatRequest, ChatTool, ChatToolCall, JsonObject, Tokens } from './chat-model';
import { ModelFailed } from './model-failed';
import type { Provider } from './provider';
import { TokenEstimate } from './token-estimate';

/** Providers refuse longer ones. */
const MAX_DESCRIPTION = 1024;
/** Maximum size of the arguments of all calls of a response. The SDK parses them again with each piece. */
const MAX_ARGUMENT_LENGTH = 128 * 1024;

type SdkToolCall = Extract<TextStreamPart<ToolSet>, { type: 'tool-call' }>;

/** A model of the provider. Each call is one request: retries would be paid for twice. */
export class ProviderChat implements ChatModel {
  private model: Promise<LanguageModel> | undefined;

  constructor(
    readonly name: string,
    private readonly provider: Provider,
    private readonly timeoutMs: () => number,
  ) {}

  async *stream(request: ChatRequest): AsyncIterable<ChatPart> {
    const { streamText, jsonSchema, tool } = await this.provider.load();
    const model = await (this.model ??= this.provider.languageModel(this.name));
    const estimate = new TokenEstimate(request);
    using deadline = new CallDeadline(request.signal, this.timeoutMs());
    const tools = request.tools.map((offered): [string, ToolSet[string]] => [
      offered.name,
      tool({ description: descriptionOf(offered), inputSchema: jsonSchema(offered.inputSchema) }),
    ]);
    const calls: ChatToolCall[] = [];
    let argumentLength = 0;
    let reported: Partial<Tokens> | undefined;
    try {
      const { fullStream } = streamText({
        model,
        system: request.system,
        messages: chatHistory(request.messages),
        tools: Object.fromEntries(tools),
        maxOutputTokens: this.provider.maxOutputTokens,
        maxRetries: 0,
        abortSignal: deadline.signal,
        onError: () => undefined, // it arrives as a part; by default it is written to the console, with the prompt
      });
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') {
          estimate.addOutput(part.text);
          yield { kind: 'text', text: part.text };
        }
        if (part.type === 'reasoning-delta') estimate.addOutput(part.text);
        if (part.type === 'tool-input-delta') {
          estimate.addOutput(part.delta);
          argumentLength += part.delta.length;
          if (argumentLength > MAX_ARGUMENT_LENGTH) throw new ModelFailed('malformed', estimate.tokens());
        }
        if (part.type === 'tool-call') calls.push(await this.callOf(part));
        // A truncated stream has no finish reason.
        if (part.type === 'finish' && part.rawFinishReason) reported = countsOf(part.totalUsage);
      }
      if (!reported) throw new ModelFailed('malformed', estimate.tokens());
    } catch (error) {
      throw deadline.failure(error, estimate.tokens());
    }
    // Calls are yielded at the end only: a truncated stream can have truncated arguments.
    for (const call of calls) yield { kind: 'call', call };
    yield { kind: 'end', tokens: estimate.tokens(reported) };
  }

  private async callOf(part: SdkToolCall): Promise<ChatToolCall> {
    const { NoSuchToolError } = await this.provider.load();
    const id = callId();
    const metadata = part.providerMetadata ? { metadata: part.providerMetadata as JsonObject } : {};
    const call = { id, name: toolName(part.toolName), ...metadata };
    const { invalid, error, input } = part as { invalid?: boolean; error?: unknown; input: unknown };
    if (invalid && NoSuchToolError.isInstance(error)) return { ...call, arguments: {}, problem: 'unknown_tool' };
    if (invalid || !isObject(input)) return { ...call, arguments: {}, problem: 'invalid_arguments' };
    return { ...call, arguments: input };
  }
}

function descriptionOf({ title, description }: ChatTool): string {
  const text = description.startsWith(title) ? description : `${title}. ${description}`;
  return text.slice(0, MAX_DESCRIPTION);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function countsOf(usage: { inputTokens?: number; outputTokens?: number }): Partial<Tokens> {
  const { inputTokens: input, outputTokens: output } = usage;
  return { ...(input === undefined ? {} : { input }), ...(output === undefined ? {} : { output }) };
}
