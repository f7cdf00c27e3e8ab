import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived. */
export interface SentRequest {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  /** The connection closed before the response was complete. */
  isAborted: boolean;
}

export interface SentMessage {
  role: 'user' | 'assistant' | 'tool';
  text: string;
  /** Names of the calls of the assistant. */
  calls: string[];
}

/** A request for a chat, the same for both protocols. */
export interface SentChat extends SentRequest {
  protocol: 'openai' | 'anthropic';
  model: string;
  isStream: boolean;
  system: string;
  messages: SentMessage[];
  /** Names of the offered tools. */
  tools: string[];
  /** The last message of the user. */
  question: string;
  /** Results of tools since then. */
  results: string[];
}

export interface SentPicture extends SentRequest {
  model: string;
  prompt: string;
  count: number;
  source: Buffer | undefined;
}

interface Block {
  type: string;
  text?: string;
  name?: string;
  content?: string | Block[];
}

interface WireMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | Block[] | null;
  tool_calls?: { function: { name: string } }[];
}

interface WireBody {
  model: string;
  stream?: boolean;
  system?: string | Block[];
  messages: WireMessage[];
  tools?: { name?: string; function?: { name: string } }[];
}

export function readChat(request: SentRequest, protocol: SentChat['protocol']): SentChat {
  const body = JSON.parse(request.raw) as WireBody;
  const messages = body.messages.flatMap(message => readMessage(message));
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user');
  const systems = body.messages.filter(({ role }) => role === 'system').map(({ content }) => textOf(content));
  return Object.assign(request, {
    protocol,
    model: body.model,
    isStream: body.stream === true,
    system: [textOf(body.system), ...systems].join(''),
    messages,
    tools: (body.tools ?? []).map(tool => tool.function?.name ?? tool.name ?? ''),
    question: messages[lastQuestion]?.text ?? '',
    results: messages
      .slice(lastQuestion + 1)
      .filter(({ role }) => role === 'tool')
      .map(({ text }) => text),
  });
}

function readMessage({ role, content, tool_calls: calls }: WireMessage): SentMessage[] {
  if (role === 'system') return [];
  const blocks = typeof content === 'string' || !content ? [] : content;
  // Anthropic sends results as messages of the user.
  const results = blocks.filter(({ type }) => type === 'tool_result');
  if (results.length > 0) {
    return results.map(result => ({ role: 'tool', text: textOf(result.content), calls: [] }));
  }
  const used = blocks.filter(({ type }) => type === 'tool_use').map(({ name }) => name ?? '');
  return [{ role, text: textOf(content), calls: [...(calls ?? []).map(call => call.function.name), ...used] }];
}

const textOf = (content: string | Block[] | null | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

/** A JSON body, or a form with a file. */
export async function readPicture(request: SentRequest, body: Buffer): Promise<SentPicture> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) {
    const { model, prompt, n } = JSON.parse(request.raw) as { model: string; prompt: string; n?: number };
    return Object.assign(request, { model, prompt, count: n ?? 1, source: undefined });
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const file = form.get('image') ?? form.get('image[]');
  return Object.assign(request, {
    model: fieldOf(form, 'model'),
    prompt: fieldOf(form, 'prompt'),
    count: Number(fieldOf(form, 'n') || 1),
    source: file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : undefined,
  });
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
