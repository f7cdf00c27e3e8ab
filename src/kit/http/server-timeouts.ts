import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const SECOND = 1000;

/** From its first byte a request has 30 s to arrive in full; Node looks every 5 s. */
export const SERVER_TIMEOUTS = {
  requestTimeout: 30 * SECOND,
  headersTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  /** How long a connection stays open for the next request. */
  keepAliveTimeout: 5 * SECOND,
} satisfies ServerOptions;

/** A connection whose client neither sends nor reads for as long is closed, with what it was still to be sent. */
export const IDLE_TIMEOUT_MS = 60 * SECOND;

/** Enough for the largest video at 3 Mbit/s. */
const UPLOAD_MS = 600 * SECOND;

/** What is left of a refused body is read to nowhere this long, so that the client can still read the refusal. */
const LEFTOVER_MS = 5 * SECOND;

const slow = new WeakSet<Duplex>();

/** Gives a request that is worth it, an upload of somebody who may send it, more time than others to arrive. */
export function allowSlowUpload(request: IncomingMessage, most = UPLOAD_MS): void {
  const { socket } = request;
  if (request.complete) return;
  slow.add(socket);
  const cut = setTimeout(() => socket.destroy(), most).unref();
  request.once('close', () => {
    clearTimeout(cut);
    slow.delete(socket);
  });
}

/** Whether the request on its way over this connection was given more time. */
export const isSlowUpload = (socket: Duplex): boolean => slow.has(socket);

/** Closes the connection soon after a refusal that was written before all of the body had arrived. */
export function refuseRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.once('finish', () => {
    const cut = setTimeout(() => request.complete || request.socket.destroy(), LEFTOVER_MS).unref();
    request.once('close', () => clearTimeout(cut));
  });
}
