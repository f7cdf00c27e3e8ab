import { setTimeout as sleep } from 'node:timers/promises';
import { NotFound, RateLimited, Refusal, ServerBusy, SignInFailed } from '#kit/refusals/refusal';
import { Log } from '#kit/log/log';
import { SystemClock } from '#kit/time/clock';
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

/** An attempt that is in progress until it succeeds or fails. */
function attempt() {
  let succeed!: (value: string) => void;
  let fail!: () => void;
  const result = new Promise<string>((resolve, reject) => {
    succeed = resolve;
    fail = () => reject(SignInFailed());
  });
  const run = jest.fn(async () => result);
  const outcome = limits.countFailures('login', 'a', run).catch((failure: unknown) => (failure as Error).message);
  return { succeed, fail, run, outcome };
}

const started = (attempts: readonly { run: jest.Mock }[]) => attempts.map(({ run }) => run.mock.calls.length);
const reserved = async () => new Promise(setImmediate);
/** Waiting attempts look every 50 ms. */
const nextPoll = async () => sleep(120);

describe('limits that count failures', () => {
  it('let any number succeed at once, but no more be in progress than may fail', async () => {
    const attempts = [attempt(), attempt(), attempt(), attempt()] as const;
    await nextPoll();
    expect(started(attempts)).toEqual([1, 1, 0, 0]);
    attempts[1].succeed('b');
    while (attempts[2].run.mock.calls.length === 0) await nextPoll();
    expect(started(attempts)).toEqual([1, 1, 1, 0]);
    for (const { succeed } of attempts) succeed('ok');
    expect(await Promise.all(attempts.map(({ outcome }) => outcome))).toEqual(['ok', 'b', 'ok', 'ok']);
  });

  it('refuse waiting attempts when those before them have failed', async () => {
    const attempts = [attempt(), attempt(), attempt(), attempt()] as const;
    await reserved();
    attempts[0].fail();
    attempts[1].fail();
    expect(await Promise.all(attempts.map(({ outcome }) => outcome))).toEqual([
      'sign_in_failed',
      'sign_in_failed',
      'rate_limited',
      'rate_limited',
    ]);
    expect(attempts[2].run).not.toHaveBeenCalled();
  });

  it('count each key separately', async () => {
    const others = [attempt(), attempt()] as const;
    expect(await limits.countFailures('login', 'b', async () => 'in')).toBe('in');
    for (const { succeed } of others) succeed('ok');
    await Promise.all(others.map(({ outcome }) => outcome));
  });

  it('let a hundred attempts wait and refuse more at once', async () => {
    const attempts = Array.from({ length: 110 }, () => attempt());
    expect(await Promise.all(attempts.slice(102).map(({ outcome }) => outcome))).toEqual(
      Array.from({ length: 8 }, () => 'rate_limited'),
    );
    for (const { succeed } of attempts) succeed('in');
    expect(new Set(await Promise.all(attempts.slice(0, 102).map(({ outcome }) => outcome)))).toEqual(new Set(['in']));
  });
});

it('counts no attempt that was not conclusive', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  const inconclusive = [ServerBusy(), RateLimited(), lost, new Error('Query read timeout'), new TypeError('a mistake')];
  for (const refusal of inconclusive) {
    const outcome = limits.countFailures('login', 'a', async () => Promise.reject(refusal));
    await expect(outcome).rejects.toBe(refusal);
  }
  expect(await limits.countFailures('login', 'a', async () => 'in')).toBe('in');
  for (const refusal of inconclusive) {
    await expect(limits.countConclusive('login', 'b', async () => Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(new MissBudget(limits).open('b', async () => Promise.reject(refusal))).rejects.toBe(refusal);
  }
  expect(await limits.countConclusive('login', 'b', async () => 'in')).toBe('in');
});

describe('misses', () => {
  it('are counted by address, 120 an hour, and a found key is not a miss', async () => {
    const misses = new MissBudget(limits);
    for (let miss = 0; miss < 119; miss++) await misses.open('a', async () => undefined);
    for (let hit = 0; hit < 5; hit++) expect(await misses.open('a', async () => 'answer')).toBe('answer');
    await expect(misses.open('a', async () => Promise.reject(NotFound()))).rejects.toThrow('not_found');
    const find = jest.fn(async () => 'answer');
    await expect(misses.open('a', find)).rejects.toMatchObject({ status: 429, key: 'rate_limited' });
    expect(find).not.toHaveBeenCalled();
    expect(await misses.open('b', find)).toBe('answer');
  });

  it('are limited under parallel look-ups', async () => {
    const misses = new MissBudget(limits);
    const find = jest.fn(async () => undefined);
    await Promise.allSettled(Array.from({ length: 300 }, async () => misses.open('a', find)));
    expect(find).toHaveBeenCalledTimes(120);
  });
});

it('gives a use back', async () => {
  const giveBack = await limits.take('login', 'a');
  await limits.take('login', 'a');
  await expect(limits.take('login', 'a')).rejects.toBeInstanceOf(Refusal);
  giveBack();
  await limits.take('login', 'a');
});
