import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long to arrive.',
  431: 'The address or the headers of the request are too large.',
};

/** Answers what is no HTTP request, or has a head larger than Node reads, in the shape every failure has. */
export function answerUnreadable(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[failure.code ?? ''] ?? 400;
  const body = JSON.stringify({ success: false, data: null, message: SENTENCES[status] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
