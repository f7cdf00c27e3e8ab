import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const SECOND = 1000;

/** A request must arrive completely within 30 s; Node checks every 5 s. */
export const SERVER_TIMEOUTS = {
  requestTimeout: 30 * SECOND,
  headersTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  /** How long a connection stays open for the next request. */
  keepAliveTimeout: 5 * SECOND,
} satisfies ServerOptions;

/** Connections without traffic in either direction are closed after this time. */
export const IDLE_TIMEOUT_MS = 60 * SECOND;

/** Time for an upload; enough for the largest video at 3 Mbit/s. */
const UPLOAD_MS = 600 * SECOND;

/** How long the rest of a refused body is read and discarded, so that the client can read the response. */
const LEFTOVER_MS = 5 * SECOND;

const slow = new WeakSet<Duplex>();

/** Extends the time for an upload after its access check. */
export function allowSlowUpload(request: IncomingMessage, timeoutMs = UPLOAD_MS): void {
  const { socket } = request;
  if (request.complete) return;
  slow.add(socket);
  const cut = setTimeout(() => socket.destroy(), timeoutMs).unref();
  request.once('close', () => {
    clearTimeout(cut);
    slow.delete(socket);
  });
}

export const isSlowUpload = (socket: Duplex): boolean => slow.has(socket);

/** Closes the connection soon after a response that was sent before the whole body arrived. */
export function refuseRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.once('finish', () => {
    const cut = setTimeout(() => request.complete || request.socket.destroy(), LEFTOVER_MS).unref();
    request.once('close', () => clearTimeout(cut));
  });
}
