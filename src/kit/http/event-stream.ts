import type { ServerResponse } from 'node:http';
import type { AppRequest } from './request';

const PING_MS = 15_000;

/** `no-transform` and `X-Accel-Buffering` keep proxies from compressing and buffering the stream. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** OpenAPI extension of an operation with the models of its events by name. */
export const EVENT_MODELS = 'x-events';

export type SendEvent = (event: string, data: unknown) => void;

/** Whether the client prefers a stream of events to JSON. */
export const wantsEvents = (request: AppRequest): boolean =>
  request.accepts('application/json', 'text/event-stream') === 'text/event-stream';

/** A response of server-sent events, returned by a handler with `@Returns`. Each has its data as one line of JSON. */
export class EventStream {
  /** @param produce sends the events; an error that it throws closes the connection */
  constructor(private readonly produce: (send: SendEvent) => Promise<void>) {}

  async writeTo(response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.flushHeaders();
    const write = (text: string) => void (response.writable && response.write(text));
    const ping = setInterval(() => write(': ping\n\n'), PING_MS);
    try {
      await this.produce((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      response.end();
    } finally {
      clearInterval(ping);
    }
  }
}
