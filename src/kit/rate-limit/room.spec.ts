import { Room } from './room';

/** Work that is under way until it is ended. */
function work(room: Room, size = 1) {
  let end!: () => void;
  const run = jest.fn(
    () =>
      new Promise<string>(resolve => {
        end = () => resolve('done');
      }),
  );
  const told = room.run(size, run).catch((failure: { status: number; key: string }) => failure);
  return { end: () => end(), run, told };
}

const allWaiting = async () => new Promise(setImmediate);
const started = (all: { run: jest.Mock }[]) => all.map(({ run }) => run.mock.calls.length);

it('lets in what fits, the rest in the order it came', async () => {
  const room = new Room(3, 10);
  const all = [work(room, 2), work(room, 2), work(room, 1)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1, 1]);
});

it('gives all of it to what needs more than there is', async () => {
  const room = new Room(3, 10);
  const all = [work(room, 50), work(room)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1]);
});

it('refuses what would wait behind too much, and goes on after failures', async () => {
  const room = new Room(1, 2);
  await expect(room.run(1, async () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  const all = [work(room), work(room), work(room), work(room)];
  await allWaiting();
  expect(await all[3]?.told).toMatchObject({
    status: 503,
    key: 'server_busy',
    detail: { retryAfterSeconds: expect.any(Number) as number },
  });
  for (const { end } of all.slice(0, 3)) {
    end();
    await allWaiting();
  }
  expect(started(all)).toEqual([1, 1, 1, 0]);
  expect(await Promise.all(all.slice(0, 3).map(({ told }) => told))).toEqual(['done', 'done', 'done']);
});
