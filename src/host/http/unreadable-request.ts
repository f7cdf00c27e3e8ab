import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isSlowUpload } from '#kit/http/server-timeouts';

interface Failure {
  status: number;
  code: string;
  message: string;
}

const UNREADABLE: Failure = { status: 400, code: 'bad_request', message: 'The request cannot be read.' };
const NO_SOCKET_HERE: Failure = { status: 400, code: 'no_socket_here', message: 'Web sockets are served elsewhere.' };
const FAILURES: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The address or the headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'The request took too long to arrive.',
  },
};

/** Time for the client to read the response before the connection is destroyed. */
const LINGER_MS = 2_000;

/** Responds to malformed, oversized and timed-out requests with the usual failure body. */
export function respondToUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && isSlowUpload(socket)) return;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  fail(socket, FAILURES[code ?? ''] ?? UNREADABLE);
}

/** Refuses an `Upgrade` outside `/socket.io/`. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  fail(socket, NO_SOCKET_HERE);
}

function fail(socket: Duplex, { status, ...failure }: Failure): void {
  const body = JSON.stringify({ success: false, data: null, ...failure });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const closing = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(closing));
}
