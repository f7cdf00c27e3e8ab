import { Log } from '#kit/log/log';
import { SystemClock } from '#kit/time/clock';
import { SharedLimits } from './shared-limits';
import { SlidingWindows } from './sliding-windows';

const MINUTE_MS = 60_000;
const MAX_KEYS = 40_000;

const windowsOf = (limit: number) =>
  new SlidingWindows(
    { name: 'service:login', limit, windowMs: MINUTE_MS },
    new SystemClock(),
    new SharedLimits(undefined, new Log('silent')),
  );

const { performance } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  // lru-cache keeps the object that fake timers replace.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('allow the next use exactly when the oldest leaves the window', async () => {
  const windows = windowsOf(2);
  await windows.take('a');
  jest.advanceTimersByTime(20_000);
  await windows.take('a');
  jest.advanceTimersByTime(39_999);
  await expect(windows.take('a')).rejects.toMatchObject({ detail: { retryAfterSeconds: 1 } });
  jest.advanceTimersByTime(1);
  await windows.take('a');
  await expect(windows.take('a')).rejects.toMatchObject({ detail: { retryAfterSeconds: 20 } });
});

it('forget uses that have left the window, also after the clock was set back', async () => {
  const windows = windowsOf(2);
  await windows.take('a');
  jest.setSystemTime(Date.now() - 5 * MINUTE_MS);
  await windows.take('a');
  jest.advanceTimersByTime(MINUTE_MS);
  await windows.take('a');
  await expect(windows.take('a')).rejects.toThrow('rate_limited');
});

it('count uses of the same source for other sources only', async () => {
  const windows = windowsOf(2);
  for (let use = 0; use < 5; use++) (await windows.reserve('account', 'a'))(true);
  await expect(windows.reserve('account', 'b')).rejects.toThrow('rate_limited');
  (await windows.reserve('account', 'a'))(true);
  (await windows.reserve('account', 'b', async () => true))(true);
});

it('keep a bounded number of keys, the latest ones', async () => {
  // 40,000 fake timers are slow, and real ones need the real time.
  jest.restoreAllMocks();
  jest.useRealTimers();
  const windows = windowsOf(1);
  for (let key = 0; key <= MAX_KEYS; key++) await windows.take(`key ${key}`);
  await windows.take('key 0');
  await expect(windows.take(`key ${MAX_KEYS}`)).rejects.toThrow('rate_limited');
});

it('keep nothing in memory when all uses have left the window', async () => {
  const windows = windowsOf(5);
  for (let key = 0; key < 100; key++) await windows.take(`key ${key}`);
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(jest.getTimerCount()).toBe(0);
});

it('keep no timer when they are closed', async () => {
  const windows = windowsOf(2);
  for (const key of ['a', 'b']) await windows.take(key);
  // The cached time of lru-cache.
  jest.advanceTimersByTime(1);
  expect(jest.getTimerCount()).toBe(1);
  windows.close();
  expect(jest.getTimerCount()).toBe(0);
});
