import { type Failure, Refused } from './answers.js';
import type { ClientOptions } from './service-client.js';

/** A change that the assistant proposes. `sentence` and `values` say what would be done; show one of them as a whole. */
export interface AssistantProposal {
  id: number;
  message_id: number;
  /** Name of the operation as a tool. */
  tool: string;
  /** Summary of the operation, in English. */
  title: string;
  arguments: Record<string, unknown>;
  sentence: string;
  /** The arguments in plain words, cleaned and in quotation marks. */
  values: { field: string; label: string; text: string }[];
  status: 'pending' | 'running' | 'done' | 'failed' | 'declined' | 'expired';
  expires_at: string;
  /** Null until it was run. */
  result: {
    status: number;
    data: unknown;
    code: string | null;
    message: string | null;
    errors: Record<string, unknown> | null;
  } | null;
  created_at: string;
  decided_at: string | null;
}

/** A message of the account or an answer of the assistant. */
export interface AssistantMessage {
  id: number;
  role: 'user' | 'assistant';
  text: string;
  /** An answer that was `interrupted` or `failed` goes on when its message is sent again with the same token. */
  status: 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';
  /** Null for answers. */
  client_token: string | null;
  model: string | null;
  failure_code: string | null;
  tools: { name: string; title: string; status: 'done' | 'failed' }[];
  proposals: AssistantProposal[];
  created_at: string;
}

/** What happens while an answer is written; the last event is `done` or `error`. */
export type AssistantEvent =
  | { type: 'delta'; data: { text: string } }
  | { type: 'tool'; data: { name: string; title: string; status: 'running' | 'done' | 'failed' } }
  | { type: 'proposal'; data: AssistantProposal }
  | { type: 'done'; data: AssistantMessage }
  | { type: 'error'; data: { code: string; message: string; retry_after: number | null } };

export type AssistantOptions = Pick<ClientOptions, 'baseUrl' | 'token' | 'language' | 'fetch'>;

/** `client_token` is made for each message: sent again with it, an interrupted or failed answer goes on. */
export interface AssistantQuestion {
  text: string;
  client_token: string;
}

/**
 * Sends a message to the assistant of a service and yields its answer as it is written. A stream that ends without `done` and
 * `error` was interrupted. Throws `Refused` where the message was not taken. Ending the iteration or aborting ends the answer.
 */
export async function* sendMessage(
  { baseUrl, token, language, fetch = call => globalThis.fetch(call) }: AssistantOptions,
  chatId: number,
  question: AssistantQuestion,
  signal?: AbortSignal,
): AsyncGenerator<AssistantEvent, void, undefined> {
  const headers = new Headers({ Accept: 'text/event-stream', 'Content-Type': 'application/json' });
  const signedIn = typeof token === 'function' ? token() : token;
  if (signedIn !== undefined) headers.set('Authorization', `Bearer ${signedIn}`);
  const spoken = typeof language === 'function' ? language() : language;
  if (spoken !== undefined) headers.set('Accept-Language', spoken);
  const url = `${baseUrl.replace(/\/$/, '')}/api/ai/chats/${chatId}/messages`;
  const response = await fetch(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(question), signal: signal ?? null }),
  );
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || !response.body) throw new Refused(await failureIn(response), response);
  yield* eventsIn(response.body);
}

async function failureIn(response: Response): Promise<Failure | undefined> {
  const body = (await response.json().catch(() => undefined)) as Failure | undefined;
  return typeof body === 'object' && body !== null && 'code' in body ? body : undefined;
}

/** The events of a stream, which arrive in pieces of any size. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<AssistantEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${value}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also ends the request of a caller that stops reading.
    await reader.cancel().catch(() => undefined);
  }
}

/** Lines that begin with a colon only keep the connection open. */
function eventOf(block: string): AssistantEvent | undefined {
  const lines = block.split('\n');
  const valueOf = (name: string) => lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const [type, data] = [valueOf('event'), valueOf('data')];
  if (type === undefined || data === undefined) return undefined;
  return { type, data: JSON.parse(data) as unknown } as AssistantEvent;
}
