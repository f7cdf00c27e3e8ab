import type { Request, Response } from 'express';

/** Only the path and the query of an address are read. */
const BASE = 'http://localhost';

/**
 * Passes the head of a request, whose body the service has read, and sends the answer whole: the endpoint opens no
 * streams. Stops waiting when the client disconnects.
 */
export async function exchange(
  request: Request,
  response: Response,
  respond: (request: globalThis.Request) => Promise<globalThis.Response>,
): Promise<void> {
  const connection = new AbortController();
  const disconnected = new Promise<undefined>(resolve => {
    response.once('close', () => {
      connection.abort();
      resolve(undefined);
    });
  });
  const answer = await Promise.race([respond(webRequest(request, connection.signal)), disconnected]);
  if (!answer || response.closed) return;
  const text = await answer.text();
  response.status(answer.status).setHeaders(answer.headers).end(text);
}

function webRequest({ method, originalUrl, headers }: Request, signal: AbortSignal): globalThis.Request {
  const sent = new Headers();
  for (const [name, value = []] of Object.entries(headers)) for (const each of [value].flat()) sent.append(name, each);
  // The packages require both types, and respond with JSON in any case.
  sent.set('accept', 'application/json, text/event-stream');
  return new Request(new URL(originalUrl, BASE), { method, headers: sent, signal });
}
