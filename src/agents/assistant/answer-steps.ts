import type { ChatMessage, JsonObject } from '#ai/chat-model';

/** A call that the model requested, with its result. */
export interface AnswerCall {
  id: string;
  tool: string;
  title: string;
  /** With placeholders. */
  arguments: Record<string, unknown>;
  metadata?: JsonObject;
  /** `proposed` calls wait for the account; their result is the state of the proposal. */
  outcome: 'done' | 'failed' | 'proposed';
  /** The text for the model, with placeholders. */
  result: string;
  /** Not shown to the account, such as the search for tools. */
  isHidden?: true;
}

/** One complete response of the model. Its text has placeholders. */
export interface AnswerStep {
  text: string;
  calls: AnswerCall[];
}

/** A message of the account with the answer so far. */
export interface Turn {
  question: string;
  steps: readonly AnswerStep[];
}

/** The text of an answer; `rest` is an incomplete response. */
export const answerText = (steps: readonly AnswerStep[], rest = ''): string =>
  [...steps.map(step => step.text), rest]
    .map(text => text.trim())
    .filter(Boolean)
    .join('\n\n');

export const callsOf = (steps: readonly AnswerStep[]): AnswerCall[] => steps.flatMap(({ calls }) => calls);

/**
 * The messages for the model: the newest turns, as many as have room, and always the last one.
 * @param proposalText the state of a proposed call
 */
export function chatMessages(
  turns: readonly Turn[],
  proposalText: (call: AnswerCall) => string,
  maxLength: number,
): ChatMessage[] {
  const chosen: ChatMessage[][] = [];
  let length = 0;
  for (const turn of turns.toReversed()) {
    const messages = turnMessages(turn, proposalText);
    length += JSON.stringify(messages).length;
    if (chosen.length > 0 && length > maxLength) break;
    chosen.unshift(messages);
  }
  return chosen.flat();
}

function turnMessages({ question, steps }: Turn, proposalText: (call: AnswerCall) => string): ChatMessage[] {
  return [
    { role: 'user', text: question },
    ...steps.flatMap(({ text, calls }): ChatMessage[] => [
      {
        role: 'assistant',
        text,
        calls: calls.map(({ id, tool, arguments: args, metadata }) => ({
          id,
          name: tool,
          arguments: args,
          ...(metadata && { metadata }),
        })),
      },
      ...calls.map((call): ChatMessage => {
        const result = call.outcome === 'proposed' ? proposalText(call) : call.result;
        return { role: 'tool', callId: call.id, name: call.tool, text: result };
      }),
    ]),
  ];
}

/** At most `maxBytes` of a text in UTF-8, with a note that tells the model, also if the text was cut before. */
export function cutText(text: string, maxBytes: number, wasCut = false): string {
  if (!wasCut && Buffer.byteLength(text) <= maxBytes) return text;
  const note = ' … (cut: the result is too long; ask for less of it)';
  const bytes = Buffer.from(text).subarray(0, maxBytes - Buffer.byteLength(note));
  // The last character may be cut in the middle.
  return bytes.toString().replace(/\uFFFD{1,3}$/, '') + note;
}
