import { AsyncResource } from 'node:async_hooks';
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type RequestListener,
  type Server,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { actAs } from '#kit/access/inner-caller';
import type { Caller } from '#kit/http/caller';
import { SERVER_TIMEOUTS } from '#kit/http/server-timeouts';

export interface InnerRequest {
  method: string;
  /** Path and query, without the prefix of the service. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** The visitor address for rate limits. */
  address: string;
  /** The current account of the request, which the access guard does not read again. */
  caller?: Caller | undefined;
  signal?: AbortSignal | undefined;
}

export interface InnerResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Keeps responses to an account out of the response cache. It is not a token and proves nothing. */
const OF_ACCOUNT = { authorization: 'Inner' };

/** Sends HTTP requests to a handler of this process without a network connection. */
export class InnerRequests {
  private server: Server | undefined;
  private readonly outside = new AsyncResource('InnerRequests');

  constructor(private readonly handle: RequestListener) {}

  /** @throws the error of a connection that ended before the response, and `AbortError` */
  async send(request: InnerRequest): Promise<InnerResponse> {
    // Runs outside the async contexts of the caller, so that its transaction does not include the request.
    return this.outside.runInAsyncScope(async () => this.exchange(request));
  }

  private async exchange({
    method,
    url,
    headers,
    body,
    address,
    caller,
    signal,
  }: InnerRequest): Promise<InnerResponse> {
    this.server ??= createServer(SERVER_TIMEOUTS, this.handle);
    const [client, connection] = duplexPair();
    client.once('close', () => connection.destroy());
    connection.once('close', () => client.destroy());
    if (caller) actAs(connection, caller);
    this.server.emit('connection', Object.assign(connection, { remoteAddress: address }));
    return new Promise((resolve, reject) => {
      const outgoing = sendRequest({
        createConnection: () => client,
        method,
        path: url,
        headers: {
          ...headers,
          ...(caller && OF_ACCOUNT),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        signal,
      });
      outgoing.once('error', reject);
      outgoing.once('response', response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
      });
      outgoing.end(body);
    });
  }
}
