import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BorrowedServer, borrowServer } from '../harness/kept/shared-servers';

export interface LocalRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An object is sent as JSON, a text as a page; `location` redirects. */
export interface LocalAnswer {
  status: number;
  body?: object | string;
  location?: string;
}

/** What goes wrong on purpose. */
export interface Faults {
  /** Connections are cut before anything is done. */
  down: boolean;
  /** Connections are cut after it was done. */
  losesAnswers: boolean;
  /** Answers wait this long. */
  delayMs: number;
  /** So many calls of the API are answered 500. */
  failNext: number;
}

/** A real HTTP server that a processor is made of. */
export abstract class LocalServer {
  readonly faults: Faults = { down: false, losesAnswers: false, delayMs: 0, failNext: 0 };
  /** Every call of the API, as `POST /v1/refunds`. */
  readonly calls: string[] = [];
  /** Answers `/switches`: turns what goes wrong on and off from outside. */
  switches: ((query: URLSearchParams) => object) | undefined;
  private server: Server | undefined;
  private borrowed: BorrowedServer | undefined;
  url = '';
  /** Milliseconds since 1970: real, unless a test moves the clock of the service. */
  now: () => number = Date.now;

  protected abstract answer(request: LocalRequest): LocalAnswer | Promise<LocalAnswer>;

  /** At the address that test files of this worker share under this name, unless this file uses it already. */
  async startShared(name: string): Promise<this> {
    this.borrowed = await borrowServer(name, this.listener);
    if (!this.borrowed) return this.start();
    this.url = this.borrowed.url;
    return this;
  }

  /** Whether the address stays the same for the test files of this worker. */
  get isShared(): boolean {
    return this.borrowed !== undefined;
  }

  async start(port = 0): Promise<this> {
    const server = createServer(this.listener);
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.borrowed?.stop();
    this.server?.closeAllConnections();
    await new Promise<void>(resolve => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  /** How often a call was made; `name` may be the beginning of it. */
  count(name: string): number {
    return this.calls.filter(call => call.startsWith(name)).length;
  }

  private readonly listener: RequestListener = (request, response) => {
    if (this.faults.down) {
      response.destroy();
      return;
    }
    void this.serve(request)
      .then(({ status, body, location }) => {
        if (this.faults.losesAnswers) return response.destroy();
        const isPage = typeof body === 'string';
        response.writeHead(status, {
          // On a busy machine an idle connection may be closed at the moment it is used again.
          Connection: 'close',
          'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
          ...(location ? { Location: location } : {}),
        });
        return response.end(isPage ? body : JSON.stringify(body ?? {}));
      })
      .catch(() => response.destroy());
  };

  private async serve(incoming: IncomingMessage): Promise<LocalAnswer> {
    const url = new URL(incoming.url ?? '/', this.url);
    const request: LocalRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await textOf(incoming),
    };
    if (url.pathname === '/switches' && this.switches) return { status: 200, body: this.switches(url.searchParams) };
    const isApi = /^\/v\d\//.test(url.pathname);
    if (isApi) this.calls.push(`${request.method} ${request.path}`);
    if (this.faults.delayMs > 0) await new Promise(resolve => setTimeout(resolve, this.faults.delayMs));
    if (isApi && this.faults.failNext > 0) {
      this.faults.failNext -= 1;
      return { status: 500, body: { error: { type: 'api_error' }, name: 'INTERNAL_SERVER_ERROR' } };
    }
    return this.answer(request);
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
