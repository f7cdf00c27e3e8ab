import { NotFound, RateLimited, Refusal, ServerBusy, SignInFailed } from '../refusals/refusal';
import { Log } from '../log/log';
import { SystemClock } from '../time/clock';
import { MissBudget } from './miss-budget';
import { RateLimits } from './rate-limits';
import { SharedLimits } from './shared-limits';

const declared = { name: 'any', rateLimits: { login: { limit: 2, windowSeconds: 60 } } };
const shared = new SharedLimits(undefined, new Log('silent'));
const configuration = { rateLimits: {} };

let limits: RateLimits;
beforeEach(() => {
  limits = new RateLimits(declared as never, configuration as never, new SystemClock(), shared);
});

/** An attempt that is under way until it is ended. */
function attempt() {
  let succeed!: (value: string) => void;
  let fail!: () => void;
  const outcome = new Promise<string>((resolve, reject) => {
    succeed = resolve;
    fail = () => reject(SignInFailed());
  });
  const run = jest.fn(async () => outcome);
  const told = limits.countFailures('login', 'a', run).catch((failure: unknown) => (failure as Error).message);
  return { succeed, fail, run, told };
}

const allWaiting = async () => new Promise(setImmediate);

describe('limits that count failures', () => {
  it('let any number succeed at once, never more under way than may fail', async () => {
    const attempts = [attempt(), attempt(), attempt(), attempt()] as const;
    await allWaiting();
    expect(attempts.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
    attempts[1].succeed('b');
    await allWaiting();
    expect(attempts.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { succeed } of attempts) succeed('ok');
    expect(await Promise.all(attempts.map(({ told }) => told))).toEqual(['ok', 'b', 'ok', 'ok']);
  });

  it('refuse who waited when those before have failed', async () => {
    const attempts = [attempt(), attempt(), attempt(), attempt()] as const;
    attempts[0].fail();
    attempts[1].fail();
    expect(await Promise.all(attempts.map(({ told }) => told))).toEqual([
      'sign_in_failed',
      'sign_in_failed',
      'rate_limited',
      'rate_limited',
    ]);
    expect(attempts[2].run).not.toHaveBeenCalled();
  });

  it('count those of one key alone', async () => {
    const mine = [attempt(), attempt()] as const;
    expect(await limits.countFailures('login', 'b', async () => 'in')).toBe('in');
    for (const { succeed } of mine) succeed('ok');
    await Promise.all(mine.map(({ told }) => told));
  });
});

describe('many waiting', () => {
  it('are served in the order they came, and each is woken once', async () => {
    const taken = jest.spyOn(limits as unknown as { taken: () => unknown }, 'taken');
    const attempts = Array.from({ length: 102 }, () => attempt());
    const order: number[] = [];
    for (const [index, { run, succeed }] of attempts.entries()) {
      await allWaiting();
      if (run.mock.calls.length > 0) order.push(index);
      succeed('in');
    }
    expect(await Promise.all(attempts.map(({ told }) => told))).toEqual(attempts.map(() => 'in'));
    expect(order).toEqual(attempts.map((_, index) => index));
    expect(taken.mock.calls.length).toBeLessThan(5 * attempts.length);
  });

  it('are refused beyond a hundred', async () => {
    const attempts = Array.from({ length: 110 }, () => attempt());
    expect(await Promise.all(attempts.slice(102).map(({ told }) => told))).toEqual(
      Array.from({ length: 8 }, () => 'rate_limited'),
    );
    for (const { succeed } of attempts) succeed('in');
    expect(new Set(await Promise.all(attempts.slice(0, 102).map(({ told }) => told)))).toEqual(new Set(['in']));
  });
});

it('counts no attempt that nobody judged', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  const turnedAway = [ServerBusy(), RateLimited(), lost, new Error('Query read timeout'), new TypeError('a mistake')];
  for (const refusal of turnedAway) {
    const told = limits.countFailures('login', 'a', async () => Promise.reject(refusal));
    await expect(told).rejects.toBe(refusal);
  }
  expect(await limits.countFailures('login', 'a', async () => 'in')).toBe('in');
  for (const refusal of turnedAway) {
    await expect(limits.countJudged('login', 'b', async () => Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(new MissBudget(limits).open('b', async () => Promise.reject(refusal))).rejects.toBe(refusal);
  }
  expect(await limits.countJudged('login', 'b', async () => 'in')).toBe('in');
});

describe('misses', () => {
  it('are counted by address, 120 an hour, and what is found is none', async () => {
    const misses = new MissBudget(limits);
    for (let miss = 0; miss < 119; miss++) await misses.open('a', async () => undefined);
    for (let hit = 0; hit < 5; hit++) expect(await misses.open('a', async () => 'answer')).toBe('answer');
    await expect(misses.open('a', async () => Promise.reject(NotFound()))).rejects.toThrow('not_found');
    const find = jest.fn(async () => 'answer');
    await expect(misses.open('a', find)).rejects.toMatchObject({ status: 429, key: 'rate_limited' });
    expect(find).not.toHaveBeenCalled();
    expect(await misses.open('b', find)).toBe('answer');
  });

  it('cannot be had in parallel', async () => {
    const misses = new MissBudget(limits);
    const find = jest.fn(async () => undefined);
    await Promise.allSettled(Array.from({ length: 300 }, async () => misses.open('a', find)));
    expect(find).toHaveBeenCalledTimes(120);
  });
});

it('give back what was taken', async () => {
  const giveBack = await limits.take('login', 'a');
  await limits.take('login', 'a');
  await expect(limits.take('login', 'a')).rejects.toBeInstanceOf(Refusal);
  giveBack();
  await limits.take('login', 'a');
});
