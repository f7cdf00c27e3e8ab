import type { Reply } from './script';
import type { SentChat } from './sent-requests';
import type { Piece } from './pieces';

const ARGUMENT_PIECE = 7;

export const piecesOf = (text: Reply['text']): readonly string[] =>
  typeof text === 'string' ? [text] : (text ?? []).filter(Boolean);

export const rawArguments = (args: object | string | undefined): string =>
  typeof args === 'string' ? args : JSON.stringify(args ?? {});

/** Arguments arrive in several pieces, as they do from a real server. */
export const cutUp = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${ARGUMENT_PIECE}}`, 'g')) ?? [];

/** Server-sent events of `POST /chat/completions` with `stream: true`. */
export function* openAiStream({ model }: SentChat, reply: Reply): Generator<Piece> {
  const chunk = (choice: object[], more: object = {}) => ({
    data: JSON.stringify({
      id: 'chatcmpl-local',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model,
      choices: choice,
      ...more,
    }),
  });
  const delta = (value: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: value, finish_reason: finish }]);
  yield delta({ role: 'assistant', content: '' });
  for (const content of piecesOf(reply.text)) yield delta({ content });
  for (const [index, call] of (reply.calls ?? []).entries()) {
    const id = `call_local_${index}`;
    yield delta({ tool_calls: [{ index, id, type: 'function', function: { name: call.name, arguments: '' } }] });
    for (const piece of cutUp(rawArguments(call.arguments))) {
      yield delta({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  if (reply.fault === 'malformed') yield { data: '{"id": "chatcmpl-local", "choices": [{' };
  if (reply.fault === 'error')
    yield { data: JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } }) };
  if (reply.fault) return;
  yield delta({}, reply.calls?.length ? 'tool_calls' : 'stop');
  const usage = usageOf(reply);
  if (usage) yield chunk([], { usage });
  yield { data: '[DONE]' };
}

export function openAiAnswer({ model }: SentChat, reply: Reply): object {
  const toolCalls = (reply.calls ?? []).map((call, index) => ({
    id: `call_local_${index}`,
    type: 'function',
    function: { name: call.name, arguments: rawArguments(call.arguments) },
  }));
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: piecesOf(reply.text).join(''),
          ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
        },
        finish_reason: toolCalls.length > 0 ? 'tool_calls' : 'stop',
      },
    ],
    usage: usageOf(reply),
  };
}

function usageOf({ usage }: Reply) {
  if (usage === null) return undefined;
  const { input, output } = usage ?? { input: 10, output: 5 };
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}
