import { cutUp, piecesOf, rawArguments } from './openai-protocol';
import type { Piece } from './pieces';
import type { Reply } from './script';
import type { SentChat } from './sent-requests';

/** Server-sent events of `POST /messages` with `stream: true`. */
export function* anthropicStream({ model }: SentChat, reply: Reply): Generator<Piece> {
  const event = (type: string, more: object): Piece => ({ event: type, data: JSON.stringify({ type, ...more }) });
  const { input, output } = usageOf(reply);
  yield event('message_start', {
    message: {
      id: 'msg_local',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: 1 },
    },
  });
  yield event('ping', {});
  let index = 0;
  const pieces = piecesOf(reply.text);
  if (pieces.length > 0) {
    yield event('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (const text of pieces) yield event('content_block_delta', { index, delta: { type: 'text_delta', text } });
    yield event('content_block_stop', { index: index++ });
  }
  for (const call of reply.calls ?? []) {
    const block = { type: 'tool_use', id: `toolu_local_${index}`, name: call.name, input: {} };
    yield event('content_block_start', { index, content_block: block });
    for (const piece of cutUp(rawArguments(call.arguments))) {
      yield event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: piece } });
    }
    yield event('content_block_stop', { index: index++ });
  }
  if (reply.fault === 'malformed') yield { event: 'content_block_delta', data: '{"type": "content_block_delta", ' };
  if (reply.fault === 'error') {
    yield event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } });
  }
  if (reply.fault) return;
  const stop = reply.calls?.length ? 'tool_use' : 'end_turn';
  yield event('message_delta', {
    delta: { stop_reason: stop, stop_sequence: null },
    usage: { output_tokens: output },
  });
  yield event('message_stop', {});
}

export function anthropicAnswer({ model }: SentChat, reply: Reply): object {
  const { input, output } = usageOf(reply);
  const text = piecesOf(reply.text).join('');
  return {
    id: 'msg_local',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(text ? [{ type: 'text', text }] : []),
      ...(reply.calls ?? []).map((call, index) => ({
        type: 'tool_use',
        id: `toolu_local_${index}`,
        name: call.name,
        input: typeof call.arguments === 'string' ? {} : (call.arguments ?? {}),
      })),
    ],
    stop_reason: reply.calls?.length ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  };
}

const usageOf = ({ usage }: Reply) => usage ?? { input: 10, output: 5 };
