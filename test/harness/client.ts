import type { Server } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { assertNoLeak } from '../contract/leak-scan';
import type { Conformance } from '../contract/conformance';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape; the API description checks them
  body: any;
  headers: Record<string, string>;
  text: string;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sends this text as it is, instead of a JSON body. */
  raw?: string;
}

type Body = object | undefined;

/**
 * Calls one service as one caller. Every answer is held against the service's API description
 * and scanned for secrets, so each test of a route is also a test of its contract.
 */
export class Client {
  constructor(
    private readonly server: Server | string,
    private readonly prefix: string,
    private readonly conformance: Conformance,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The same caller with more headers, such as `Accept-Language`. */
  with(headers: Record<string, string>): Client {
    return new Client(this.server, this.prefix, this.conformance, { ...this.headers, ...headers });
  }

  /** The same caller at another process. */
  at(origin: string): Client {
    return new Client(origin, this.prefix, this.conformance, this.headers);
  }

  /** The same caller with a sign-in token. */
  as(token: string): Client {
    return this.with({ Authorization: `Bearer ${token}` });
  }

  inArabic(): Client {
    return this.with({ 'Accept-Language': 'ar' });
  }

  get = (path: string, options?: RequestOptions) => this.send('GET', path, undefined, options);
  post = (path: string, body?: Body, options?: RequestOptions) => this.send('POST', path, body, options);
  put = (path: string, body?: Body, options?: RequestOptions) => this.send('PUT', path, body, options);
  patch = (path: string, body?: Body, options?: RequestOptions) => this.send('PATCH', path, body, options);
  delete = (path: string, body?: Body, options?: RequestOptions) => this.send('DELETE', path, body, options);

  /** Posts one file as multipart form data. */
  async upload(
    path: string,
    file: Buffer | string,
    fields: Record<string, string> = {},
    fileName = 'picture.jpg',
  ): Promise<Answer> {
    const call = this.call('POST', path).attach('file', file, fileName);
    for (const [name, value] of Object.entries(fields)) void call.field(name, value);
    return this.checked('POST', path, await call);
  }

  async send(method: string, path: string, body?: Body, options: RequestOptions = {}): Promise<Answer> {
    const call = this.call(method, path);
    for (const [name, value] of Object.entries(options.headers ?? {})) void call.set(name, value);
    if (options.raw !== undefined) {
      if (!call.get('Content-Type')) void call.set('Content-Type', 'application/json');
      void call.send(options.raw);
    } else if (body !== undefined) void call.send(body);
    return this.checked(method, path, await call);
  }

  private call(method: string, path: string): Test {
    const verb = method.toLowerCase() as 'get';
    const send = request(this.server)[verb];
    const call = send(this.prefix + path)
      // To pack and unpack what memory has takes longer than most requests.
      .set('Accept-Encoding', 'identity')
      .redirects(0)
      .ok(() => true);
    for (const [name, value] of Object.entries(this.headers)) void call.set(name, value);
    return call;
  }

  private checked(method: string, path: string, response: Response): Answer {
    const body: unknown = response.type === 'application/json' ? response.body : undefined;
    if (body !== undefined) {
      this.conformance.check(method, path, response.status, body);
      assertNoLeak(body);
    }
    return { status: response.status, body, headers: response.headers, text: response.text };
  }
}
