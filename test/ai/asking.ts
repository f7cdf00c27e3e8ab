import { AiModels } from '#ai/ai-models';
import { ModelCalls } from '#ai/model-calls';
import type { ChatMessage, ChatModel, ChatPart, ChatRequest, ChatTool, ChatToolCall, Tokens } from '#ai/chat-model';
import { ModelFailed } from '#ai/model-failed';
import { food } from '#services/food/food';
import { kitLabels } from '#kit/language/labels';
import { Translator } from '#kit/language/language';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { testConfiguration } from '../harness/configuration';

export const ORDERS: ChatTool = {
  name: 'orders_list',
  title: 'List orders',
  description: 'Returns the orders, newest first.',
  inputSchema: { type: 'object', properties: { status: { type: 'string' } } },
  isRead: true,
};

/** The models of a process that is started with `environment`. */
export function modelsOf(
  environment: Record<string, string> = {},
  metrics = new Metrics(food.definition),
  log = new Log('silent'),
): AiModels {
  const DATABASE_URL = 'postgres://quintet@localhost:5432/quintet';
  const translator = new Translator(mergeMessages(kitMessages, kitLabels, food.definition.messages));
  return new AiModels(testConfiguration({ DATABASE_URL, ...environment }), new ModelCalls(metrics, log), translator);
}

export interface Heard {
  text: string;
  calls: ChatToolCall[];
  tokens: Tokens | undefined;
  failure: ModelFailed | undefined;
}

/** Everything that a model sends, whether or not it fails in the end. */
export async function heard(model: ChatModel | undefined, request: Partial<ChatRequest> = {}): Promise<Heard> {
  const result: Heard = { text: '', calls: [], tokens: undefined, failure: undefined };
  const messages: ChatMessage[] = [{ role: 'user', text: 'How many orders are there?' }];
  const { signal } = new AbortController();
  try {
    for await (const part of model!.stream({ system: 'Be brief.', messages, tools: [ORDERS], signal, ...request })) {
      take(result, part);
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    result.failure = error;
  }
  return result;
}

function take(result: Heard, part: ChatPart): void {
  if (part.kind === 'text') result.text += part.text;
  if (part.kind === 'call') result.calls.push(part.call);
  if (part.kind === 'end') result.tokens = part.tokens;
}
