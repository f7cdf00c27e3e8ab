/** @no-database */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AssistantEvent, sendMessage } from '../../clients/src/assistant.js';

const STREAM = Buffer.from(
  ': ping\n\nevent: delta\ndata: {"text":"مرحبًا "}\n\nevent: delta\ndata: {"text":"Sara\\n\\n"}\n\n' +
    ': ping\n\nevent: later\ndata: {}\n\nevent: error\ndata: {"code":"assistant_failed","message":"No.","retry_after":null}\n\n',
);

let server: Server;
let baseUrl: string;
/** What the next response is made of. */
let answer: { status: number; type: string; pieces: readonly Buffer[]; isOpen?: boolean };
const received: { url?: string; headers: NodeJS.Dict<string | string[]>; isClosed: boolean }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const call = { url: request.url, headers: request.headers, isClosed: false };
    received.push(call);
    response.once('close', () => (call.isClosed = true));
    response.writeHead(answer.status, { 'Content-Type': answer.type, 'Retry-After': '30' });
    for (const piece of answer.pieces) response.write(piece);
    if (!answer.isOpen) response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/food/`;
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const question = { text: 'Hello', client_token: 'one' };
async function eventsOf(signal?: AbortSignal): Promise<AssistantEvent[]> {
  const events: AssistantEvent[] = [];
  for await (const event of sendMessage({ baseUrl, token: () => 'abc', language: 'ar' }, 7, question, signal))
    events.push(event);
  return events;
}

it.each([
  ['as a whole', [STREAM]],
  ['byte by byte', [...STREAM].map(byte => Buffer.from([byte]))],
])('reads the events of an answer that arrives %s', async (_, pieces) => {
  answer = { status: 200, type: 'text/event-stream; charset=utf-8', pieces };
  expect(await eventsOf()).toEqual([
    { type: 'delta', data: { text: 'مرحبًا ' } },
    { type: 'delta', data: { text: 'Sara\n\n' } },
    { type: 'later', data: {} },
    { type: 'error', data: { code: 'assistant_failed', message: 'No.', retry_after: null } },
  ]);
  expect(received.at(-1)).toMatchObject({
    url: '/food/api/ai/chats/7/messages',
    headers: { accept: 'text/event-stream', authorization: 'Bearer abc', 'accept-language': 'ar' },
  });
});

it('throws a refusal with its code and when it may be tried again', async () => {
  const failure = JSON.stringify({ success: false, code: 'ai_tokens_used_up', message: 'Used up.' });
  answer = { status: 429, type: 'application/json', pieces: [Buffer.from(failure)] };
  await expect(eventsOf()).rejects.toMatchObject({ code: 'ai_tokens_used_up', status: 429, retryAfterSeconds: 30 });
  answer = { status: 502, type: 'text/html', pieces: [Buffer.from('<html>')] };
  await expect(eventsOf()).rejects.toMatchObject({ code: 'unreadable', status: 502 });
});

it('ends the request when its reader stops or aborts', async () => {
  answer = { status: 200, type: 'text/event-stream', pieces: [STREAM], isOpen: true };
  for await (const { type } of sendMessage({ baseUrl }, 7, question)) if (type === 'delta') break;
  const stopping = new AbortController();
  const reading = sendMessage({ baseUrl }, 7, question, stopping.signal);
  await reading.next();
  stopping.abort();
  await expect(Promise.all([reading.next(), reading.next(), reading.next(), reading.next()])).rejects.toThrow(/abort/i);
  while (!received.slice(-2).every(({ isClosed }) => isClosed)) await new Promise(setImmediate);
});
