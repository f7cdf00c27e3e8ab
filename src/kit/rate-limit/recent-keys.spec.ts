import { SystemClock } from '../time/clock';
import { RecentKeys } from './recent-keys';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps what is used, and drops what is not after two lifetimes at most', () => {
  const keys = new RecentKeys<number>(new SystemClock(), MINUTE_MS);
  keys.set('a', 1);
  keys.set('b', 2);
  for (let minute = 0; minute < 5; minute++) {
    jest.advanceTimersByTime(MINUTE_MS);
    keys.set('a', 1);
  }
  expect([keys.get('a'), keys.get('b'), keys.size]).toEqual([1, undefined, 1]);
});

it('empties itself while nobody comes, and rests then', () => {
  const keys = new RecentKeys<number>(new SystemClock(), MINUTE_MS);
  keys.set('a', 1);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect([keys.size, jest.getTimerCount()]).toEqual([0, 0]);
});

it('keeps for longer than a timer can count', () => {
  const keys = new RecentKeys<number>(new SystemClock(), 30 * 24 * 60 * MINUTE_MS);
  keys.set('a', 1);
  jest.advanceTimersByTime(29 * 24 * 60 * MINUTE_MS);
  expect(keys.get('a')).toBe(1);
});

it('holds a bounded number of keys, the latest ones', () => {
  const keys = new RecentKeys<number>(new SystemClock(), MINUTE_MS, 100);
  let most = 0;
  for (let key = 0; key < 1000; key++) {
    keys.set(`key ${key}`, key);
    most = Math.max(most, keys.size);
  }
  expect(most).toBe(200);
  expect(keys.get('key 999')).toBe(999);
  expect(keys.get('key 900')).toBe(900);
});

it('goes through its keys for nobody', () => {
  const keys = new RecentKeys<number>(new SystemClock(), MINUTE_MS);
  const walks = [
    jest.spyOn(Map.prototype, 'forEach'),
    jest.spyOn(Map.prototype, 'entries'),
    jest.spyOn(Map.prototype, 'keys'),
    jest.spyOn(Map.prototype, 'values'),
    jest.spyOn(Map.prototype, Symbol.iterator as never),
  ];
  for (let key = 0; key < 50_000; key++) keys.set(`key ${key}`, key);
  const walked = walks.map(walk => walk.mock.calls.length);
  for (const walk of walks) walk.mockRestore();
  expect(walked).toEqual([0, 0, 0, 0, 0]);
});
