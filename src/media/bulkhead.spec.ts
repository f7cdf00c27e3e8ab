import { Bulkhead } from './bulkhead';

/** Work that runs until `end` is called. */
function work(bulkhead: Bulkhead, size = 1, account?: string) {
  let end!: () => void;
  const run = jest.fn(
    () =>
      new Promise<string>(resolve => {
        end = () => resolve('done');
      }),
  );
  const requester = account === undefined ? undefined : { service: account.charAt(0), account };
  const outcome = bulkhead.run(size, run, requester).catch((failure: { status: number; key: string }) => failure);
  return { end: () => end(), run, outcome };
}

const allWaiting = async () => new Promise(setImmediate);
const started = (all: { run: jest.Mock }[]) => all.map(({ run }) => run.mock.calls.length);

it('starts work that fits, and the rest in order of arrival', async () => {
  const bulkhead = new Bulkhead(3, 10);
  const all = [work(bulkhead, 2), work(bulkhead, 2), work(bulkhead, 1)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1, 1]);
});

it('gives the whole capacity to work that is larger', async () => {
  const bulkhead = new Bulkhead(3, 10);
  const all = [work(bulkhead, 50), work(bulkhead)] as const;
  await allWaiting();
  expect(started([...all])).toEqual([1, 0]);
  all[0].end();
  await allWaiting();
  expect(started([...all])).toEqual([1, 1]);
});

it('refuses work when the queue is full, and continues after failures', async () => {
  const bulkhead = new Bulkhead(1, 2);
  await expect(bulkhead.run(1, async () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  const all = [work(bulkhead), work(bulkhead), work(bulkhead), work(bulkhead)];
  await allWaiting();
  expect(await all[3]?.outcome).toMatchObject({
    status: 503,
    key: 'server_busy',
    detail: { retryAfterSeconds: expect.any(Number) as number },
  });
  for (const { end } of all.slice(0, 3)) {
    end();
    await allWaiting();
  }
  expect(started(all)).toEqual([1, 1, 1, 0]);
  expect(await Promise.all(all.slice(0, 3).map(({ outcome }) => outcome))).toEqual(['done', 'done', 'done']);
});

it('alternates between requesters, however much work of one waits', async () => {
  const bulkhead = new Bulkhead(1, 20);
  const many = Array.from({ length: 8 }, () => work(bulkhead, 1, 'a1'));
  const one = work(bulkhead, 1, 'b1');
  await allWaiting();
  many[0]!.end();
  await allWaiting();
  many[1]!.end();
  await allWaiting();
  expect([...started(many), ...started([one])]).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1]);
});

it('leaves room in the queue to other accounts and other services', async () => {
  const bulkhead = new Bulkhead(1, 8);
  const refused = async (tasks: { outcome: Promise<unknown> }[]) => {
    await allWaiting();
    const none = Symbol('running');
    const outcomes = await Promise.all(tasks.map(({ outcome }) => Promise.race([outcome, Promise.resolve(none)])));
    return outcomes.map(result => result !== none);
  };
  const start = (count: number, account: string) => Array.from({ length: count }, () => work(bulkhead, 1, account));
  expect(await refused(start(6, 'a1'))).toEqual([false, false, false, false, false, true]);
  expect(await refused(start(3, 'a2'))).toEqual([false, false, true]);
  expect(await refused(start(3, 'b1'))).toEqual([false, false, true]);
});
