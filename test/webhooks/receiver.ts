import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (response: ServerResponse, received: ReceivedWebhook, request: IncomingMessage) => void;

/** Receives webhooks on this machine. */
export interface Receiver {
  received: ReceivedWebhook[];
  /** Replaced to be slow, to lie, to redirect or to close; 204 at first. */
  respond: Respond;
  urlOf: (path: string) => string;
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    received: [],
    respond: response => response.writeHead(204).end(),
    urlOf: path => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = { path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      receiver.received.push(received);
      receiver.respond(response, received, request);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return receiver;
}

/** What a receiver got under an id of its path. */
export const idsAt = ({ received }: Receiver, path: string): string[] =>
  received.filter(each => each.path === `/${path}`).map(({ headers }) => String(headers['webhook-id']));

/** The signature by hand, as Standard Webhooks 1.0 describes it. */
export function isSigned({ headers, body }: ReceivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
