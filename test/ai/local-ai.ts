import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { anthropicAnswer, anthropicStream } from './anthropic-protocol';
import { drawnPictures } from './drawn-pictures';
import { openAiAnswer, openAiStream } from './openai-protocol';
import { eventText } from './pieces';
import { type PictureReply, type Reply, Script, type ScriptedReply } from './script';
import { readChat, readPicture, type SentChat, type SentPicture, type SentRequest } from './sent-requests';
import { unscripted } from './unscripted';

const KEY = 'sk-local-0123456789abcdef';
export const MODELS = ['large-model', 'small-model'];
export const IMAGE_MODEL = 'picture-model';

/** A server of models with the protocols of OpenAI (chat, pictures) and Anthropic. It answers what a test scripts. */
export class LocalAi {
  /** Every request for a chat, in order. */
  readonly requests: SentChat[] = [];
  /** Every request for pictures, in order. */
  readonly drawings: SentPicture[] = [];
  /** Paths of all other requests, as `GET /v1/models`. */
  readonly others: string[] = [];
  readonly chat = new Script<SentChat, Reply>(unscripted);
  readonly pictures = new Script<SentPicture, PictureReply>(() => ({}));
  readonly key = KEY;
  url = '';
  private server: Server | undefined;
  private readonly files: Buffer[] = [];
  private readonly arrivals = new Set<() => void>();

  async start(port = 0): Promise<this> {
    const server = createServer((incoming, response) => {
      void this.serve(incoming, response).catch(() => response.destroy());
    });
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>(resolve => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  /** What a process has to be started with to use this server. */
  environment(provider: 'openai' | 'anthropic' = 'openai'): Record<string, string> {
    return {
      AI_PROVIDER: provider,
      AI_BASE_URL: `${this.url}/v1`,
      AI_API_KEY: this.key,
      AI_MODELS: MODELS.join(','),
      AI_IMAGE_MODEL: IMAGE_MODEL,
    };
  }

  /** The next responses of the model. A function gets the request that it answers. */
  reply(...replies: ScriptedReply[]): void {
    this.chat.reply(...replies);
  }

  /** Everything that any request contained, to search for what must not leave. */
  sent(): string {
    const requests = [...this.requests, ...this.drawings];
    return requests.map(({ path, headers, raw }) => `${path}\n${JSON.stringify(headers)}\n${raw}`).join('\n');
  }

  /** Waits until so many requests for a chat have arrived. */
  async arrived(count: number): Promise<void> {
    while (this.requests.length < count) await new Promise<void>(resolve => this.arrivals.add(resolve));
  }

  /** Waits until so many requests for pictures have arrived. */
  async drawn(count: number): Promise<void> {
    while (this.drawings.length < count) await new Promise<void>(resolve => this.arrivals.add(resolve));
  }

  /** Forgets requests and scripted responses. */
  clear(): void {
    this.requests.length = 0;
    this.drawings.length = 0;
    this.others.length = 0;
    this.chat.clear();
    this.pictures.clear();
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const path = incoming.url ?? '/';
    const request: SentRequest = { path, headers: incoming.headers, raw: body.toString(), isAborted: false };
    response.once('close', () => (request.isAborted = !response.writableFinished));
    const call = `${incoming.method} ${path}`;
    const file = /^GET \/files\/(\d+)$/.exec(call)?.[1];
    if (file) return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(this.files[Number(file)]);
    if (!this.isKnown(incoming)) return this.refuse(response, 401, request);
    switch (call) {
      case 'POST /v1/chat/completions':
        return this.answer(readChat(request, 'openai'), response);
      case 'POST /v1/messages':
        return this.answer(readChat(request, 'anthropic'), response);
      case 'POST /v1/images/generations':
      case 'POST /v1/images/edits':
        return this.draw(await readPicture(request, body), response);
    }
    this.others.push(call);
    if (!/^GET \/v1\/models(\?limit=\d+)?$/.test(call)) return this.refuse(response, 404, request);
    return sendJson(response, { object: 'list', data: MODELS.map(id => ({ id, object: 'model' })) });
  }

  private isKnown({ headers }: IncomingMessage): boolean {
    return headers.authorization === `Bearer ${this.key}` || headers['x-api-key'] === this.key;
  }

  private async answer(request: SentChat, response: ServerResponse): Promise<void> {
    this.requests.push(request);
    this.announceArrival();
    const reply = this.chat.next(request);
    if (reply.delayMs) await new Promise(resolve => setTimeout(resolve, reply.delayMs));
    if (reply.fault === 'silent') return;
    if (reply.redirect) return void response.writeHead(307, { Location: reply.redirect }).end();
    if (reply.status) return this.refuse(response, reply.status, request, reply.retryAfter);
    const isOpenAi = request.protocol === 'openai';
    if (!request.isStream) return sendJson(response, (isOpenAi ? openAiAnswer : anthropicAnswer)(request, reply));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of (isOpenAi ? openAiStream : anthropicStream)(request, reply)) {
      await new Promise<void>(resolve => response.write(eventText(piece), () => resolve()));
    }
    if (reply.fault === 'stalls') return;
    if (reply.fault === 'cut') response.destroy();
    else response.end();
  }

  private announceArrival(): void {
    for (const arrived of this.arrivals) arrived();
    this.arrivals.clear();
  }

  private async draw(request: SentPicture, response: ServerResponse): Promise<void> {
    this.drawings.push(request);
    this.announceArrival();
    const { status, fault, raw, urls, pictures, after } = this.pictures.next(request);
    await after;
    if (fault === 'silent') return;
    if (fault === 'cut') return void response.destroy();
    if (status) return this.refuse(response, status, request);
    if (request.model.startsWith('gpt-image') && request.raw.includes('response_format'))
      return this.refuse(response, 400, request);
    if (raw !== undefined) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(raw);
    if (Array.isArray(urls)) return sendJson(response, { data: urls.map(url => ({ url })) });
    const drawn = pictures ?? (await drawnPictures(request.count));
    const data = drawn.map(picture =>
      urls === 'own'
        ? { url: `${this.url}/files/${this.files.push(picture) - 1}` }
        : { b64_json: picture.toString('base64') },
    );
    return sendJson(response, { created: 1_700_000_000, data });
  }

  /** Repeats the key and the request in the error, as careless servers do. */
  private refuse(response: ServerResponse, status: number, request: SentRequest, retryAfter?: string): void {
    const message = `No: ${this.key} ${request.raw}`;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
    });
    response.end(JSON.stringify({ type: 'error', error: { type: 'local_error', message } }));
  }
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
