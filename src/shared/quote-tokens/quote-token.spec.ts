import { Temporal } from 'temporal-polyfill';
import { changedAmounts, differingFields, isExpired, isLocked, multisetHash, type QuoteToken } from './quote-token';

const at = (text: string) => Temporal.Instant.from(`2026-05-06T${text}Z`);
const token: QuoteToken<null> = {
  bound: {},
  amounts: {},
  terms: null,
  issuedAt: at('16:00:00'),
  lockedUntil: at('16:10:00'),
  expiresAt: at('16:15:00'),
};

describe('times of a token', () => {
  it('it expires at its instant', () => {
    expect(isExpired(token, at('16:14:59.999'))).toBe(false);
    expect(isExpired(token, at('16:15:00'))).toBe(true);
  });

  it('the lock ends at the sooner of its own instant and the minutes of now', () => {
    expect(isLocked(token, 10, at('16:09:59.999'))).toBe(true);
    expect(isLocked(token, 10, at('16:10:00'))).toBe(false);
    expect(isLocked(token, 120, at('16:10:00'))).toBe(false);
    expect(isLocked(token, 3, at('16:03:00'))).toBe(false);
    expect(isLocked(token, 0, at('16:00:00'))).toBe(false);
  });
});

describe('comparisons', () => {
  it('name the fields that differ, also those that one side lacks', () => {
    expect(differingFields({ one: 1, gone: 'x', none: null }, { one: 2, more: true })).toEqual(['one', 'more', 'gone']);
    expect(differingFields({ one: 1, none: null }, { one: 1 })).toEqual([]);
  });

  it('name the amounts that changed; one that a side lacks is 0', () => {
    expect(changedAmounts({ fee: 350, tip: 0 }, { fee: 450, total: 450 })).toEqual([
      { name: 'fee', previous: 350, current: 450 },
      { name: 'total', previous: 0, current: 450 },
    ]);
  });

  it('the order of a list makes no difference, its repetitions do', () => {
    expect(multisetHash([['a', 1], 'b'])).toBe(multisetHash(['b', ['a', 1]]));
    expect(multisetHash(['a', 'a', 'b'])).not.toBe(multisetHash(['a', 'b', 'b']));
  });
});
