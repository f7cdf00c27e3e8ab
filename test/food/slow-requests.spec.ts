/**
 * Closes the server of its application and opens it again.
 * @own-database
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isSlowUpload, SERVER_TIMEOUTS, IDLE_TIMEOUT_MS } from '#kit/http/server-timeouts';
import { type Food, startFood } from './food';

let food: Food;
let port: number;

/** The same server, which checks its connections more often. */
beforeAll(async () => {
  food = await startFood();
  const { server } = food.service.host;
  expect(server).toMatchObject({ ...SERVER_TIMEOUTS, timeout: IDLE_TIMEOUT_MS });
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  Object.assign(server, { connectionsCheckingInterval: 50 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as { port: number });
});
afterAll(() => food?.service.close());
beforeEach(() => allow(SERVER_TIMEOUTS.requestTimeout));

/** Sets how long a request may take to arrive, also one that is arriving. */
function allow(timeoutMs: number): void {
  Object.assign(food.service.host.server, { requestTimeout: timeoutMs, headersTimeout: timeoutMs });
}

/** Sends the first part of a request. */
async function begin(first: string) {
  const accepted = once(food.service.host.server, 'connection') as Promise<[Socket]>;
  const client = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  client.on('data', (chunk: string) => void (text += chunk)).on('error', () => {});
  const responded = once(client, 'data');
  const closed = once(client, 'close').then(() => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body };
  });
  client.write(first);
  const [socket] = await accepted;
  return { client, socket, responded, closed };
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
  const { closed } = await begin(bytes);
  allow(1);
  const { status, body } = await closed;
  expect([status, JSON.parse(body)]).toEqual([
    408,
    { success: false, data: null, code: 'request_timeout', message: 'The request took too long to arrive.' },
  ]);
});

it('closes after an answer to a body that never ends', async () => {
  const { socket, responded, closed } = await begin(post('nowhere', JSON_HEAD).replace('close', 'keep-alive'));
  await responded;
  expect(socket.destroyed).toBe(false);
  allow(1);
  expect((await closed).status).toBe(404);
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
  server.setTimeout(300);
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
  const allowed = await begin(post('helpers/upload', formHead(food.owner.token)) + FORM_START);
  while (!isSlowUpload(allowed.socket)) await nextTurn();
  const expired = once(food.service.host.server, 'clientError');
  allow(1);
  expect(await expired).toMatchObject([{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, allowed.socket]);
  allow(SERVER_TIMEOUTS.requestTimeout);
  allowed.client.write(FORM_END);
  const { status, body } = await allowed.closed;
  expect([status, JSON.parse(body)]).toMatchObject([400, { code: 'validation_failed' }]);
  const refused = await begin(post('helpers/upload', formHead('none')) + FORM_START);
  await refused.responded;
  allow(1);
  expect((await refused.closed).status).toBe(401);
});
