import { Bulkhead } from './bulkhead';

/** Work that is under way until it is ended. */
function work(room: Bulkhead, size = 1, account?: string) {
  let end!: () => void;
  const run = jest.fn(
    () =>
      new Promise<string>(resolve => {
        end = () => resolve('done');
      }),
  );
  const requester = account === undefined ? undefined : { service: account.charAt(0), account };
  const told = room.run(size, run, requester).catch((failure: { status: number; key: string }) => failure);
  return { end: () => end(), run, told };
}

const allWaiting = async () => new Promise(setImmediate);
const started = (all: { run: jest.Mock }[]) => all.map(({ run }) => run.mock.calls.length);

it('lets in what fits, the rest in the order it came', async () => {
  const room = new Bulkhead(3, 10);
  const all = [work(room, 2), work(room, 2), work(room, 1)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1, 1]);
});

it('gives all of it to what needs more than there is', async () => {
  const room = new Bulkhead(3, 10);
  const all = [work(room, 50), work(room)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1]);
});

it('refuses what would wait behind too much, and goes on after failures', async () => {
  const room = new Bulkhead(1, 2);
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

it('lets requesters take turns, however much one of them has waiting', async () => {
  const room = new Bulkhead(1, 20);
  const many = Array.from({ length: 8 }, () => work(room, 1, 'a1'));
  const one = work(room, 1, 'b1');
  await allWaiting();
  many[0]!.end();
  await allWaiting();
  many[1]!.end();
  await allWaiting();
  expect([...started(many), ...started([one])]).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1]);
});

it('leaves room to wait to other accounts and other services', async () => {
  const room = new Bulkhead(1, 8);
  const refused = async (tasks: { told: Promise<unknown> }[]) => {
    await allWaiting();
    const none = Symbol('under way');
    const outcomes = await Promise.all(tasks.map(({ told }) => Promise.race([told, Promise.resolve(none)])));
    return outcomes.map(outcome => outcome !== none);
  };
  const start = (count: number, account: string) => Array.from({ length: count }, () => work(room, 1, account));
  expect(await refused(start(6, 'a1'))).toEqual([false, false, false, false, false, true]);
  expect(await refused(start(3, 'a2'))).toEqual([false, false, true]);
  expect(await refused(start(3, 'b1'))).toEqual([false, false, true]);
});
