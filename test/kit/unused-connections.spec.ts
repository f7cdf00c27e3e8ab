/** @no-database */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'socket.io';
import { Manager } from 'socket.io-client';
import { closeUnusedConnections } from '#live/unused-connections';

const AFTER_MS = 300;

let io: Server;
let address: string;

beforeEach(async () => {
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
});

const manager = () => new Manager(address, { transports: ['websocket'], reconnection: false, autoConnect: false });
const closed = async (client: Manager) => new Promise<void>(resolve => client.once('close', () => resolve()));

async function noneIsOpen(): Promise<void> {
  while (io.engine.clientsCount > 0) await sleep(10);
}

it('closes a connection that never asks for a namespace', async () => {
  const client = manager();
  const started = performance.now();
  client.open();
  await closed(client);
  expect(performance.now() - started).toBeGreaterThan(AFTER_MS / 2);
  await noneIsOpen();
});

it('closes a connection that asks again and again without a token', async () => {
  const client = manager();
  client.open();
  const timer = setInterval(() => client.engine.send('0/one,'), 50);
  await closed(client);
  clearInterval(timer);
  await noneIsOpen();
});

it('keeps a connection while one socket is signed in, and closes it after the last has ended', async () => {
  // Sent by hand: the sockets of the library close the connection themselves.
  const client = manager();
  client.open();
  await new Promise<void>(resolve => client.once('open', () => resolve()));
  const sockets = (name: string) => io.of(name).sockets.size;
  for (const name of ['/one', '/two']) client.engine.send(`0${name},{"token":"good"}`);
  while (sockets('/one') + sockets('/two') < 2) await sleep(10);
  io.of('/one').disconnectSockets();
  await sleep(2 * AFTER_MS);
  expect([io.engine.clientsCount, sockets('/one'), sockets('/two')]).toEqual([1, 0, 1]);
  const wasClosed = closed(client);
  io.of('/two').disconnectSockets();
  await sleep(AFTER_MS / 3);
  expect([io.engine.clientsCount, sockets('/two')]).toEqual([1, 0]);
  await wasClosed;
  await noneIsOpen();
});
