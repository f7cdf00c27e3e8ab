import { connect } from 'node:net';
import { Manager } from 'socket.io-client';
import { STAFF } from '#kit/access/access-rule';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { type SmallAccount, type SmallService, startSmallServices } from './small-service';
import { closePages, openPage } from './sockets';

const OURS = 'http://localhost:5173';

const FRONTEND = 'https://gym.example';

let house: SmallService;
let gym: SmallService;
let anna: SmallAccount;
let gus: SmallAccount;
beforeAll(async () => {
  [house, gym] = (await startSmallServices(
    [{ name: 'house' }, { name: 'gym', livePages: 'frontend' }],
    () => [settings({ sizeNames: ['page_count'] }), notifications({ path: 'notifications', audience: STAFF })],
    { FRONTEND_URL: FRONTEND },
  )) as [SmallService, SmallService];
  anna = await house.addStaff('orders.view');
  gus = await gym.addStaff('orders.view');
});
afterEach(closePages);
afterAll(() => house.close());

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** Status and body of what the server writes before it closes, or of its first words on a connection it keeps. */
async function answerTo(path: string, headers: string[], method = 'GET'): Promise<[status: number, body: string]> {
  const socket = connect(Number(new URL(house.origin).port), '127.0.0.1');
  socket.write([`${method} ${path} HTTP/1.1`, 'Host: house.localhost', ...headers, '', ''].join('\r\n'));
  let told = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    told += chunk as string;
    if (told.includes('\r\n\r\n') && !told.startsWith('HTTP/1.1 4')) break;
  }
  const [head = '', body = ''] = told.split('\r\n\r\n');
  return [Number(head.split(' ')[1]), body];
}

const CLOSE = 'Connection: close';
const POLLING = '/socket.io/?EIO=4&transport=polling';
const SOCKET = '/socket.io/?EIO=4&transport=websocket';

describe.each([
  ['polling', POLLING, [CLOSE], 200],
  ['a web socket', SOCKET, UPGRADE, 101],
])('by %s', (_, path, headers, open) => {
  it.each([`Origin: ${OURS}`, 'X-None: 1'])('a page with %s is let in', async header => {
    expect((await answerTo(path, [...headers, header]))[0]).toBe(open);
  });

  it.each(['http://evil.example', 'null', `${OURS}.evil.example`, 'http://localhost', 'https://localhost:5173', ''])(
    'a page of origin %j is not',
    async origin => {
      const [status, body] = await answerTo(path, [...headers, `Origin: ${origin}`]);
      expect([400, 403]).toContain(status);
      expect(body).toContain('Forbidden');
    },
  );
});

it.each([
  ['a script of any site', `${POLLING}&j=0`, [CLOSE], 'GET'],
  ['a web socket that asks to poll', POLLING, UPGRADE, 'GET'],
  ['a web socket without an upgrade', SOCKET, [CLOSE], 'GET'],
  ['an upgrade to something else', SOCKET, ['Connection: Upgrade', 'Upgrade: h2c'], 'GET'],
  ['two transports', `${POLLING}&transport=websocket`, [CLOSE], 'GET'],
  ['no transport', '/socket.io/', [CLOSE], 'GET'],
  ['an unknown session', `${POLLING}&sid=__proto__`, [CLOSE], 'GET'],
  ['an old protocol', '/socket.io/?EIO=3&transport=polling', [CLOSE], 'GET'],
  ['a message before the handshake', POLLING, [CLOSE, 'Content-Length: 0'], 'POST'],
])('refuses %s', async (_, path, headers, method) => {
  const [status] = await answerTo(path, headers, method);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

describe('with a session', () => {
  const session = async () => {
    const opened = await (await fetch(house.origin + POLLING)).text();
    return (JSON.parse(opened.slice(1)) as { sid: string }).sid;
  };

  it.each(['DELETE', 'PUT', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'])('%s is no method of it', async method => {
    const [status, body] = await answerTo(`${POLLING}&sid=${await session()}`, [CLOSE, 'Content-Length: 0'], method);
    expect(status).toBe(405);
    if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  it.each([
    ['another transport', 'GET', '&transport=carrier', ''],
    ['a body larger than any message of ours', 'POST', '', 'x'.repeat(64 * 1024 + 1)],
  ])('%s is refused, and no more is said', async (_, method, query, body) => {
    const address = `${house.origin}${POLLING}${query}&sid=${await session()}`;
    const answer = await fetch(address, { method, ...(body && { body }) });
    expect([400, 413]).toContain(answer.status);
    expect(await answer.text()).not.toContain('at ');
  });

  it('goes on after an odd request', async () => {
    const sid = await session();
    await answerTo(`${POLLING}&sid=${sid}`, [CLOSE], 'DELETE');
    expect((await fetch(`${house.origin}${POLLING}&sid=${sid}`, { method: 'POST', body: '3' })).status).toBe(200);
  });
});

it.each(['/house/api/health', '/api/health', '/socket.io', '/'])('tells that there is no socket at %s', async path => {
  const [status, body] = await answerTo(path, UPGRADE);
  expect([status, JSON.parse(body)]).toEqual([
    400,
    { success: false, data: null, code: 'no_socket_here', message: expect.any(String) },
  ]);
});

it('lets a page of ours from polling to a web socket', async () => {
  const page = await openPage(`${house.origin}/house/auth`, {
    auth: { token: anna.token },
    headers: { Origin: OURS },
  });
  const engine = page.socket.io.engine;
  if (engine.transport.name === 'polling') await new Promise(resolve => engine.once('upgrade', resolve));
  expect(engine.transport.name).toBe('websocket');
});

it('lets pages of FRONTEND_URL alone into a service that is its own, and of CORS_ORIGIN into the others', async () => {
  const refused = { message: 'This site may not open live updates here.', data: { code: 'page_not_allowed' } };
  const from = async (Origin: string, path: string, { token }: SmallAccount) =>
    openPage(`${house.origin}${path}`, { auth: { token }, headers: { Origin } });
  expect((await from(OURS, '/house/auth', anna)).socket.connected).toBe(true);
  expect((await from(FRONTEND, '/gym/auth', gus)).socket.connected).toBe(true);
  await expect(from(FRONTEND, '/house/auth', anna)).rejects.toMatchObject(refused);
  await expect(from(OURS, '/gym/auth', gus)).rejects.toMatchObject(refused);
});

it('tells the code of a refusal', async () => {
  const refused = await openPage(`${house.origin}/house/auth`).catch((error: unknown) => error);
  expect(refused).toMatchObject({ message: 'Please sign in to continue.', data: { code: 'sign_in_required' } });
  house.clock.advance({ hours: 24 * 400 });
  const over = await openPage(`${house.origin}/house/auth`, { auth: { token: anna.token } }).catch(
    (error: unknown) => error,
  );
  expect(over).toMatchObject({ data: { code: 'token_expired' } });
  const nowhere = await openPage(`${house.origin}/`).catch((error: unknown) => error);
  expect(nowhere).toMatchObject({ data: { code: 'no_socket_here' } });
});

it('a connection on which nobody signs in is closed by the process', async () => {
  const [shed] = (await startSmallServices(
    [{ name: 'shed' }],
    () => [settings({ sizeNames: ['page_count'] })],
    {},
    {
      unusedConnectionMs: 300,
    },
  )) as [SmallService];
  try {
    const client = new Manager(shed.origin, { transports: ['websocket'], reconnection: false });
    await new Promise<void>(resolve => client.once('close', () => resolve()));
  } finally {
    await shed.close();
  }
});
