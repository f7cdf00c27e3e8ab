import type { AssistantModelMessage, ModelMessage, ToolCallPart } from 'ai' with { 'resolution-mode': 'import' };
import type { ChatMessage, ChatToolCall } from './chat-model';

type Assistant = Extract<ChatMessage, { role: 'assistant' }>;
type ToolText = Extract<ChatMessage, { role: 'tool' }>;

const NO_RESULT = 'There is no result.';

/**
 * Converts to messages of the SDK. Providers refuse a history that does not begin with the user, has empty messages, or has
 * calls without results, as after a stopped answer.
 */
export function chatHistory(messages: readonly ChatMessage[]): ModelMessage[] {
  const first = messages.findIndex(({ role }) => role === 'user');
  const sent = first === -1 ? [] : messages.slice(first);
  return sent.flatMap((message, index): ModelMessage[] => {
    if (message.role === 'user') return message.text.trim() ? [{ role: 'user', content: message.text }] : [];
    return message.role === 'assistant' ? assistantTurn(message, resultsAfter(sent, index)) : [];
  });
}

/** The tool messages that directly follow the message at `index`. */
function resultsAfter(messages: readonly ChatMessage[], index: number): Map<string, ToolText> {
  const results = new Map<string, ToolText>();
  for (const message of messages.slice(index + 1)) {
    if (message.role !== 'tool') break;
    results.set(message.callId, message);
  }
  return results;
}

function assistantTurn({ text, calls }: Assistant, results: ReadonlyMap<string, ToolText>): ModelMessage[] {
  const content: Exclude<AssistantModelMessage['content'], string> = [
    ...(text.trim() ? [{ type: 'text' as const, text }] : []),
    ...calls.map(call => callPart(call)),
  ];
  if (content.length === 0) return [];
  return [
    { role: 'assistant', content },
    ...calls.map(
      ({ id, name }): ModelMessage => ({
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: id,
            toolName: toolName(name),
            output: { type: 'text', value: results.get(id)?.text.trim() || NO_RESULT },
          },
        ],
      }),
    ),
  ];
}

function callPart({ id, name, arguments: input, metadata }: ChatToolCall): ToolCallPart {
  const part: ToolCallPart = { type: 'tool-call', toolCallId: id, toolName: toolName(name), input };
  return metadata ? { ...part, providerOptions: metadata as ToolCallPart['providerOptions'] } : part;
}

/** Replaces characters that providers refuse in names, even in names that their model made up. */
export const toolName = (name: string): string => name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown';
