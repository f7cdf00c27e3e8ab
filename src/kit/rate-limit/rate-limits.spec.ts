import { Refusal } from '../http/refusal';
import { SystemClock } from '../time/clock';
import { RateLimits } from './rate-limits';

const declared = { name: 'any', rateLimits: { login: { limit: 2, windowSeconds: 60 } } };
const configuration = { rateLimits: {} };

let limits: RateLimits;
beforeEach(() => {
  limits = new RateLimits(declared as never, configuration as never, new SystemClock());
});

/** An attempt that is under way until it is ended. */
function attempt() {
  let succeed!: (value: string) => void;
  let fail!: () => void;
  const outcome = new Promise<string>((resolve, reject) => {
    succeed = resolve;
    fail = () => reject(new Error('wrong'));
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
      'wrong',
      'wrong',
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

it('give back what was taken', () => {
  const giveBack = limits.take('login', 'a');
  limits.take('login', 'a');
  expect(() => limits.take('login', 'a')).toThrow(Refusal);
  giveBack();
  limits.take('login', 'a');
});
