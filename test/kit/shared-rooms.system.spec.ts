/**
 * @no-database
 * @needs redis-server
 */
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { Server } from 'socket.io';
import { SharedRooms } from '#live/shared-rooms';
import { Log } from '#kit/log/log';
import { type OwnRedis, startOwnRedis } from '../harness/own-redis';
import { closePages, openPage, type Page } from '../shared/sockets';

interface House {
  io: Server;
  rooms: SharedRooms;
  lines: string[];
  page: () => Promise<Page>;
  resumed: number;
}

const GONE = 'Redis is away: live updates reach the pages of this process alone';
const BACK = 'Redis is back: live updates are shared again';

const houses: House[] = [];
let redis: OwnRedis;

beforeAll(async () => {
  redis = await startOwnRedis();
});
afterEach(async () => {
  closePages();
  for (const { io, rooms } of houses.splice(0)) {
    await io.close();
    rooms.close();
  }
});
afterAll(() => redis.stop());

/** What a process has of live updates: one namespace whose pages are all in the room `staff`. */
async function open(url = redis.url): Promise<House> {
  const lines: string[] = [];
  const log = new Log('info', () => ({ write: line => void lines.push(line) }));
  const server = createServer();
  const io = new Server(server);
  const rooms = new SharedRooms(url, log);
  await rooms.share(io);
  io.of('/house').on('connection', socket => void socket.join('staff'));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const house: House = { io, rooms, lines, resumed: 0, page: () => openPage(`http://127.0.0.1:${port}/house`) };
  rooms.whenResumed(() => (house.resumed += 1));
  houses.push(house);
  return house;
}

const tell = ({ io }: House, number: number) => io.of('/house').to('staff').emit('told', { number });
const numbers = ({ heard }: Page) => heard.map(([, told]) => (told as { number: number }).number);
const until = async (true_: () => boolean) => {
  while (!true_()) await sleep(20);
};
const says = ({ lines }: House, text: string) => lines.filter(line => line.includes(text)).length;

it('what one process tells is heard in all, once and in order', async () => {
  const [first, second] = [await open(), await open()];
  const pages = [await first.page(), await first.page(), await second.page()];
  for (let number = 0; number < 50; number++) tell(first, number);
  await until(() => pages.every(page => page.heard.length >= 50));
  await sleep(50);
  for (const page of pages) expect(numbers(page)).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

it('another installation on the same server is another', async () => {
  const [first, second, third] = [await open(), await open(`${redis.url}/1`), await open()];
  const [others, ours] = [await second.page(), await third.page()];
  tell(first, 1);
  await until(() => ours.heard.length > 0);
  expect(numbers(others)).toEqual([]);
});

it('without Redis each serves its own pages, says so once, and shares again by itself', async () => {
  const [first, second] = [await open(), await open()];
  const [near, far] = [await first.page(), await second.page()];
  await redis.stop();
  await until(() => says(first, GONE) > 0);
  for (let number = 0; number < 20; number++) tell(first, number);
  await until(() => near.heard.length === 20);
  await sleep(500);
  expect([far.heard.length, says(first, GONE), says(first, BACK)]).toEqual([0, 1, 0]);
  await redis.start();
  await until(() => first.resumed > 0 && second.resumed > 0);
  expect([says(first, BACK), says(second, BACK), first.resumed]).toEqual([1, 1, 1]);
  await until(() => {
    tell(first, 100);
    return far.heard.length > 0;
  });
  expect(numbers(far)[0]).toBe(100);
});

it('drops messages that cannot be read, says so once, and goes on sharing', async () => {
  const [first, second] = [await open(), await open()];
  const far = await second.page();
  const unreadable = [
    '',
    'no packet',
    '{',
    'null',
    '[]',
    '{}',
    '{"type":4}',
    '{"rooms":"staff","except":[],"packet":{}}',
  ];
  const other = createClient({ url: redis.url });
  await other.connect();
  for (const message of unreadable) expect(await other.publish('quintet::live:/house', message)).toBe(2);
  other.destroy();
  tell(first, 1);
  await until(() => far.heard.length > 0);
  expect(numbers(far)).toEqual([1]);
  expect([says(first, GONE), says(second, GONE)]).toEqual([0, 0]);
  expect(says(second, 'a message of Redis cannot be read and is dropped')).toBe(1);
  await redis.stop();
  await until(() => says(second, GONE) > 0);
  await redis.start();
  await until(() => first.resumed > 0 && second.resumed > 0);
  expect(says(second, BACK)).toBe(1);
});

it('starts without Redis, and shares when it comes', async () => {
  await redis.stop();
  const [first, second] = await Promise.all([open(), open()]);
  const [near, far] = [await first.page(), await second.page()];
  tell(first, 1);
  await until(() => near.heard.length === 1);
  expect(says(first, GONE)).toBe(1);
  await redis.start();
  await until(() => first.resumed > 0 && second.resumed > 0);
  await until(() => {
    tell(first, 2);
    return far.heard.length > 0;
  });
  expect(numbers(far)[0]).toBe(2);
});
