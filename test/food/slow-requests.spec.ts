import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_TIMEOUTS, IDLE_TIMEOUT_MS } from '#kit/http/server-timeouts';
import { type Food, startFood } from './food';

const ALLOWED_MS = 300;
const LONGER_MS = 900;

let food: Food;
let port: number;

/** The same server with less patience. */
beforeAll(async () => {
  food = await startFood();
  const { server } = food.service.host;
  expect(server).toMatchObject({ ...SERVER_TIMEOUTS, timeout: IDLE_TIMEOUT_MS });
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  Object.assign(server, {
    requestTimeout: ALLOWED_MS,
    headersTimeout: ALLOWED_MS,
    connectionsCheckingInterval: 50,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as { port: number });
});
afterAll(() => food?.service.close());

/** Sends the first part, waits, sends the second; answers what the server wrote until it closed. */
async function told(
  first: string,
  second = '',
  wait = LONGER_MS,
): Promise<{ status: number; body: string; took: number }> {
  const socket: Socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const started = performance.now();
  let text = '';
  socket.on('data', (chunk: string) => void (text += chunk)).on('error', () => {});
  socket.write(first);
  const closed = once(socket, 'close').then(() => performance.now() - started);
  await Promise.race([closed, pause(wait, undefined, { ref: false })]);
  if (second && socket.writable) socket.write(second);
  const took = await closed;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body, took };
}

const post = (path: string, headers: string[]) =>
  [`POST /food/api/${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
const DEMO_SIGNATURE = `X-Demo-Signature: t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
const JSON_HEAD = ['Content-Type: application/json', 'Content-Length: 100'];

it('has thirty seconds in all, and is looked after often enough', () => {
  expect(SERVER_TIMEOUTS.requestTimeout).toBe(30_000);
  expect(SERVER_TIMEOUTS.headersTimeout).toBe(30_000);
  expect(SERVER_TIMEOUTS.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
});

it.each([
  ['a head', 'GET /food/api/products HTTP/1.1\r\nHost: x\r\n'],
  ['the body of a guest', `${post('checkout/quote', JSON_HEAD)}{"lines":`],
  ['a webhook', `${post('payments/webhooks/demo', [...JSON_HEAD, DEMO_SIGNATURE])}{"id":`],
])('answers 408 and closes when %s does not arrive', async (_, bytes) => {
  const { status, body } = await told(bytes);
  expect([status, JSON.parse(body)]).toEqual([
    408,
    { success: false, data: null, code: 'request_timeout', message: 'The request took too long to arrive.' },
  ]);
});

it('closes after an answer to a body that never ends', async () => {
  const { status, took } = await told(post('nowhere', JSON_HEAD).replace('close', 'keep-alive'), '', 10_000);
  expect([status, took > ALLOWED_MS]).toEqual([404, true]);
  expect(took).toBeLessThan(10_000);
});

const FORM_END = '\r\n--x--\r\n';
const FORM_START = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nno picture';
const formHead = (token: string) => [
  `Authorization: Bearer ${token}`,
  'Content-Type: multipart/form-data; boundary=x',
  `Content-Length: ${FORM_START.length + FORM_END.length}`,
];

it('closes the connection of a client that asks for much and reads nothing', async () => {
  const { server } = food.service.host;
  server.setTimeout(ALLOWED_MS);
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(port, '127.0.0.1').on('error', () => {});
  const [socket] = await accepted;
  const closed = once(socket, 'close');
  const question = 'GET /food/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
  client.write(question.repeat(100));
  await closed;
  expect(socket.writableLength).toBeLessThan(10 * 1024 * 1024);
  server.setTimeout(IDLE_TIMEOUT_MS);
  client.destroy();
});

it('gives an upload of somebody who may send it more time, and nobody else', async () => {
  const allowed = await told(post('helpers/upload', formHead(food.owner.token)) + FORM_START, FORM_END);
  expect([allowed.status, allowed.took > LONGER_MS]).toEqual([400, true]);
  expect(JSON.parse(allowed.body)).toMatchObject({ code: 'validation_failed' });
  const refused = await told(post('helpers/upload', formHead('none')) + FORM_START, '', 10_000);
  expect(refused.status).toBe(401);
});
