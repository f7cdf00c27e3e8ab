/**
 * @no-database
 * @needs redis-server
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { Registry } from 'prom-client';
import { SignInFailed } from '#kit/refusals/refusal';
import { Log } from '#kit/log/log';
import { GuessBudget } from '#rate-limits/guess-budget';
import { RateLimits } from '#rate-limits/rate-limits';
import { gaugeRedis } from '#host/monitoring/redis-metrics';
import { SharedLimits } from '#rate-limits/shared-limits';
import { type OwnRedis, startOwnRedis } from '../harness/own-redis';
import { race } from '../harness/race';
import { TestClock } from '../harness/test-clock';

/** The limits of one process. */
interface Process {
  limits: RateLimits;
  guesses: GuessBudget;
  shared: SharedLimits;
  lines: string[];
}

/** Counting must be exact however slowly a busy machine replies, so most tests wait longer than the 250 ms of operation. */
const PATIENT_MS = 10_000;
/** While Redis stands still each process waits so long. */
const AWAY_MS = 2_000;

const GONE = 'Redis is away: limits are counted in this process alone';
const BACK = 'Redis is back: limits are shared again';

const definition = {
  name: 'service',
  rateLimits: { login: { limit: 5, windowSeconds: 60 }, forms: { limit: 10, windowSeconds: 60 } },
};

let redis: OwnRedis;
let clock: TestClock;
let hour = 0;
const known = new Set<string>();
const processes: Process[] = [];

beforeAll(async () => {
  redis = await startOwnRedis();
});
beforeEach(() => {
  clock = new TestClock();
  // Windows must not slide while a busy machine works. Those of the test before are over.
  clock.set(new Date(Date.UTC(2026, 4, 9, hour++ * 2)).toISOString());
});
afterEach(() => {
  for (const { shared } of processes.splice(0)) shared.close();
});
afterAll(() => redis.stop());

const limitsThatWait = (timeoutMs: number) => (log: Log) => new SharedLimits(redis.url, log, timeoutMs);

async function open(share = limitsThatWait(PATIENT_MS)): Promise<Process> {
  const lines: string[] = [];
  const log = new Log('info', () => ({ write: line => void lines.push(line) }));
  const shared = share(log);
  await shared.open();
  const configuration = { rateLimits: { RATE_LIMIT_PASSWORD_GUESSES: 4 } };
  const visitors = { knows: async (_: string, address: string) => known.has(address), remember: async () => {} };
  const own: Process = {
    limits: new RateLimits(definition as never, configuration as never, clock, shared),
    guesses: new GuessBudget(clock, visitors as never, shared, definition as never, configuration as never),
    shared,
    lines,
  };
  processes.push(own);
  return own;
}

async function two(share?: (log: Log) => SharedLimits): Promise<[Process, Process]> {
  const [left, right] = [await open(share), await open(share)];
  await until(() => left.shared.isConnected && right.shared.isConnected);
  return [left, right];
}

const says = ({ lines }: Process, text: string) => lines.filter(line => line.includes(text)).length;
const until = async (isTrue: () => boolean | undefined) => {
  while (!isTrue()) await sleep(20);
};

/** `taken`, or after how many seconds to come again. */
async function take({ limits }: Process, key: string, policy = 'forms'): Promise<number | 'taken'> {
  return limits.take(policy, key).then(() => 'taken' as const, secondsOf);
}

const secondsOf = (refused: { detail: { retryAfterSeconds: number } }) => refused.detail.retryAfterSeconds;
/** An attempt that is in progress until `end` is called. */
function slowAttempt() {
  let end = () => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  return { run: jest.fn(async () => ended), end: () => end() };
}

const wrong = async () => Promise.reject(SignInFailed());
const told = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (failure: Error) => failure.message,
  );
const counts = (all: unknown[]) =>
  Object.fromEntries([...new Set(all)].map(one => [one, all.filter(other => other === one).length]));

it('a window is one for all processes, and slides', async () => {
  const [left, right] = await two();
  for (let use = 0; use < 5; use++) expect(await take(left, 'a')).toBe('taken');
  clock.advance({ seconds: 20 });
  for (let use = 0; use < 5; use++) expect(await take(right, 'a')).toBe('taken');
  expect([await take(left, 'a'), await take(right, 'a'), await take(right, 'b')]).toEqual([40, 40, 'taken']);
  clock.advance({ seconds: 40 });
  for (let use = 0; use < 5; use++) expect(await take(right, 'a')).toBe('taken');
  expect(await take(left, 'a')).toBe(20);
});

it('parallel uses in several processes cannot exceed the limit, and a use that is given back is free for all', async () => {
  const [left, right] = await two();
  const uses = await race(60, async index => take(index % 2 ? left : right, 'parallel'));
  expect(uses.filter(use => use === 'taken')).toHaveLength(10);
  const giveBack = await race(10, async () => left.limits.take('forms', 'returned'));
  expect(await take(right, 'returned')).toBe(60);
  giveBack[3]?.();
  while ((await take(right, 'returned')) !== 'taken') await sleep(20); // given back over another connection
  expect(await take(right, 'returned')).toBe(60);
});

it('any number of attempts may succeed at once; no more fail than may', async () => {
  const [left, right] = await two();
  const correct = async () => sleep(20);
  const succeeded = await race(40, async index =>
    told((index % 2 ? left : right).limits.countFailures('login', 'a', correct)),
  );
  expect(counts(succeeded)).toEqual({ in: 40 });
  const failed = await race(40, async index =>
    told((index % 2 ? left : right).limits.countFailures('login', 'a', wrong)),
  );
  expect(counts(failed)).toEqual({ sign_in_failed: 5, rate_limited: 35 });
  expect(await told(right.limits.countFailures('login', 'a', correct))).toBe('rate_limited');
});

it('an attempt waits for attempts in progress in another process', async () => {
  const [left, right] = await two();
  const slow = slowAttempt();
  const elsewhere = race(5, async () => left.limits.countFailures('login', 'waiting', slow.run));
  await until(() => slow.run.mock.calls.length === 5);
  const here = told(right.limits.countFailures('login', 'waiting', async () => {}));
  await sleep(100);
  slow.end();
  await elsewhere;
  expect(await here).toBe('in');
});

it('guesses at one account from many addresses are counted together', async () => {
  const [left, right] = await two();
  const guess = async (own: Process, address: string) => told(own.guesses.attempt('staff sara', address, wrong));
  expect(await guess(left, 'first')).toBe('sign_in_failed');
  expect(await race(3, async index => guess(right, `other ${index}`))).toEqual([
    'sign_in_failed',
    'sign_in_failed',
    'sign_in_failed',
  ]);
  expect([await guess(left, 'next'), await guess(right, 'next')]).toEqual(['rate_limited', 'rate_limited']);
  known.add('home');
  expect(await told(left.guesses.attempt('staff sara', 'home', async () => {}))).toBe('in');
  expect(await guess(left, 'first')).toBe('sign_in_failed'); // one address alone is the business of its own limit
  clock.advance({ minutes: 61 });
  expect(await guess(left, 'next')).toBe('sign_in_failed');
});

it('a sign-in waits for attempts at the same account in other processes, and takes the place of an honest one', async () => {
  const [left, right] = await two();
  const slow = slowAttempt();
  const others = race(4, async index => told(left.guesses.attempt('staff slow', `other ${index}`, slow.run)));
  await until(() => slow.run.mock.calls.length === 4);
  const here = told(right.guesses.attempt('staff slow', 'here', async () => {}));
  await sleep(100);
  slow.end();
  expect([await here, await others]).toEqual(['in', ['in', 'in', 'in', 'in']]);
  const lost = async () => Promise.reject(new Error('Query read timeout'));
  await race(9, async index => told(left.guesses.attempt('staff lost', `other ${index}`, lost)));
  expect(await told(right.guesses.attempt('staff lost', 'here', async () => {}))).toBe('in');
});

it.each([
  ['a text', ['SET', 'x']],
  ['a hash', ['HSET', 'field', 'x']],
])('a key that became %s is repaired: processes go on counting together', async (_, [command, ...values]) => {
  const [left, right] = await two();
  const admin = createClient({ url: redis.url });
  await admin.connect();
  const spoilAll = async () => {
    const keys = await admin.keys('quintet:{*');
    for (const key of keys) {
      await admin.del(key);
      await admin.sendCommand([command!, key, ...values]);
    }
    return keys.length;
  };
  const [policyKey, account] = [`spoilt ${_}`, `staff spoilt ${_}`];
  await take(left, policyKey);
  await told(left.guesses.attempt(account, 'first', wrong));
  expect(await spoilAll()).toBeGreaterThan(1);
  const uses = await race(30, async index => take(index % 2 ? left : right, policyKey));
  expect(uses.filter(use => use === 'taken').length).toBeLessThanOrEqual(10);
  expect(await take(left, policyKey)).toBe(await take(right, policyKey));
  const failed = await race(30, async index =>
    told((index % 2 ? left : right).guesses.attempt(account, `other ${index}`, wrong)),
  );
  expect(counts(failed)).toEqual({ sign_in_failed: 4, rate_limited: 26 });
  admin.destroy();
  for (const own of [left, right]) expect([own.shared.isConnected, says(own, GONE)]).toEqual([true, 0]);
  const said = 'a key of Redis had another type and was deleted: counting goes on';
  expect(says(left, said) + says(right, said)).toBeGreaterThan(0);
  expect(Math.max(says(left, said), says(right, said))).toBe(1);
});

it.each([
  ['is stopped', async () => redis.stop(), async () => redis.start()],
  ['stands still', async () => redis.freeze(), async () => redis.thaw()],
])(
  'while Redis %s each process counts alone at once, says so once, and shares again by itself',
  async (_, end, begin) => {
    const [left, right] = await two(limitsThatWait(AWAY_MS));
    const metrics = new Registry();
    gaugeRedis(left.shared, metrics);
    for (let use = 0; use < 6; use++) await take(left, 'away');
    expect(await metrics.metrics()).toMatch(/^redis_up 1$/m);
    await end();
    const started = performance.now();
    expect(counts(await race(30, async () => take(left, 'away')))).toMatchObject({ taken: 4 });
    for (let use = 0; use < 40; use++) await take(right, 'away');
    // Each process waits once, not once per use.
    expect(performance.now() - started).toBeLessThan(20 * AWAY_MS);
    expect([says(left, GONE), says(left, BACK), says(right, GONE)]).toEqual([1, 0, 1]);
    expect(await metrics.metrics()).toMatch(/^redis_up 0$/m);
    await begin();
    await until(() => left.shared.isConnected && right.shared.isConnected);
    expect([says(left, GONE), says(left, BACK), says(right, BACK)]).toEqual([1, 1, 1]);
    expect(await take(left, 'away')).toBeGreaterThan(50); // what it counted itself is not forgotten
    for (let use = 0; use < 10; use++) await take(left, `after ${_}`);
    expect(await take(right, `after ${_}`)).toBe(60);
  },
);

it('Redis counts as away when it does not reply within 250 ms', async () => {
  const own = await open(log => new SharedLimits(redis.url, log));
  redis.freeze();
  await take(own, 'frozen').finally(() => redis.thaw());
  expect(says(own, 'no reply within 250 ms')).toBeGreaterThan(0);
});

it('starts without Redis, and shares when it comes', async () => {
  await redis.stop();
  const [left, right] = await Promise.all([open(), open()]);
  expect([await take(left, 'early'), says(left, GONE)]).toEqual(['taken', 1]);
  await redis.start();
  await until(() => left.shared.isConnected && right.shared.isConnected);
  for (let use = 0; use < 10; use++) await take(left, 'late');
  expect(await take(right, 'late')).toBe(60);
});
