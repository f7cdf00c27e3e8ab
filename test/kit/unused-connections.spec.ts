/** @no-database */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { Manager } from 'socket.io-client';
import { closeUnusedConnections } from '#live/unused-connections';
import { fakeTimeouts } from '../harness/fake-timers';

const AFTER_MS = 1000;

let io: Server;
let address: string;

beforeEach(async () => {
  fakeTimeouts();
  const server = createServer();
  io = new Server(server);
  closeUnusedConnections(io, AFTER_MS);
  for (const name of ['/one', '/two']) {
    io.of(name).use(({ handshake }, next) => next(handshake.auth['token'] ? undefined : new Error('signed out')));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(async () => {
  await io.close();
  jest.useRealTimers();
});

const manager = () => new Manager(address, { transports: ['websocket'], reconnection: false, autoConnect: false });
/** Whether a poll waits. */
const isPolled = (sid: string) =>
  (io.engine as unknown as { clients: Record<string, Socket['conn']> }).clients[sid]!.transport.writable;
const closed = async (client: Manager) => new Promise<void>(resolve => client.once('close', () => resolve()));

/** Real time, in which connections open and close. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};
const open = async (client: Manager) => {
  client.open();
  await until(() => io.engine.clientsCount === 1 && client.engine.readyState === 'open');
};
const noneIsOpen = async () => until(() => io.engine.clientsCount === 0);

it('closes a connection that never asks for a namespace', async () => {
  const client = manager();
  const wasClosed = closed(client);
  await open(client);
  await jest.advanceTimersByTimeAsync(AFTER_MS - 1);
  expect(io.engine.clientsCount).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await wasClosed;
  await noneIsOpen();
});

describe('a polling connection', () => {
  const polling = () => `${address}/socket.io/?EIO=4&transport=polling`;
  const handshake = async () => JSON.parse((await (await fetch(polling())).text()).slice(1)) as { sid: string };

  it.each([
    ['that never polls', ''],
    ['that never reads the refusal of its namespace', '40/one,'],
  ])('%s is closed at once', async (_, sent) => {
    const { sid } = await handshake();
    if (sent) expect((await fetch(`${polling()}&sid=${sid}`, { method: 'POST', body: sent })).status).toBe(200);
    await jest.advanceTimersByTimeAsync(AFTER_MS - 1);
    expect(io.engine.clientsCount).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(io.engine.clientsCount).toBe(0);
  });

  it('that polls is told that it is closed', async () => {
    const { sid } = await handshake();
    const poll = fetch(`${polling()}&sid=${sid}`);
    await until(() => isPolled(sid));
    await jest.advanceTimersByTimeAsync(AFTER_MS);
    expect([await (await poll).text(), io.engine.clientsCount]).toEqual(['1', 0]);
  });
});

it('closes a connection that asks again and again without a token', async () => {
  const client = manager();
  let refusals = 0;
  await open(client);
  client.on('packet', () => (refusals += 1));
  const wasClosed = closed(client);
  for (let sent = 1; sent <= 10; sent += 1) {
    client.engine.send('0/one,');
    await until(() => refusals === sent);
    await jest.advanceTimersByTimeAsync(AFTER_MS / 10);
  }
  await wasClosed;
  await noneIsOpen();
});

it('keeps a connection while one socket is signed in, and closes it after the last has ended', async () => {
  // Sent by hand: the sockets of the library close the connection themselves.
  const client = manager();
  await open(client);
  const sockets = (name: string) => io.of(name).sockets.size;
  for (const name of ['/one', '/two']) client.engine.send(`0${name},{"token":"good"}`);
  await until(() => sockets('/one') + sockets('/two') === 2);
  io.of('/one').disconnectSockets();
  await jest.advanceTimersByTimeAsync(2 * AFTER_MS);
  expect([io.engine.clientsCount, sockets('/one'), sockets('/two')]).toEqual([1, 0, 1]);
  const wasClosed = closed(client);
  io.of('/two').disconnectSockets();
  await until(() => sockets('/two') === 0);
  await jest.advanceTimersByTimeAsync(AFTER_MS - 1);
  expect([io.engine.clientsCount, sockets('/two')]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(1);
  await wasClosed;
  await noneIsOpen();
});
