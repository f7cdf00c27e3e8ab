import { fc } from '../../../test/harness/fast-check';
import { fromCents, percentOf, splitProportionally, toCents } from './money';

const someCents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('toCents and fromCents', () => {
  it('bring every amount with two decimals there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), cents => {
        const written = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
        expect(toCents(Number(written))).toBe(cents);
        expect(fromCents(cents)).toBe(Number(written) + 0);
      }),
    );
  });

  it('write amounts without the noise of binary fractions', () => {
    expect(JSON.stringify(fromCents(3 * toCents(8.7)))).toBe('26.1');
    expect(JSON.stringify(fromCents(30))).toBe('0.3');
  });

  it('never answer a negative zero', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])('refuse %p', value => {
    expect(() => toCents(value)).toThrow(RangeError);
    expect(() => fromCents(value)).toThrow(RangeError);
  });

  it('refuse a fraction of a cent', () => {
    expect(() => fromCents(0.5)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  it.each([
    [1999, 15, 300],
    [1, 50, 1],
    [1, 49.99, 0],
    [1000, 12.25, 123],
    [1000, 12.24, 122],
    [1999, 0, 0],
    [1999, 100, 1999],
    [0, 33.33, 0],
  ])('of %d by %d is %d', (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });

  it('is the nearest cent, a half going up', () => {
    fc.assert(
      fc.property(someCents, fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
        const exact = BigInt(cents) * BigInt(hundredths);
        const twiceOff = 2n * (BigInt(percentOf(cents, hundredths / 100)) * 10_000n - exact);
        expect(twiceOff <= 10_000n && twiceOff > -10_000n).toBe(true);
      }),
    );
  });

  it('refuses what is no amount', () => {
    expect(() => percentOf(-1, 10)).toThrow(RangeError);
    expect(() => percentOf(10.5, 10)).toThrow(RangeError);
    expect(() => percentOf(10, -1)).toThrow(RangeError);
  });
});

describe('splitProportionally', () => {
  it('gives the left-over cents to the largest remainders, the earlier part first', () => {
    expect(splitProportionally(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitProportionally(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(splitProportionally(5, [0, 0])).toEqual([3, 2]);
    expect(splitProportionally(0, [])).toEqual([]);
  });

  it('sums exactly, strays less than a cent from each exact part and gives a zero weight nothing', () => {
    fc.assert(
      fc.property(someCents, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), (total, weights) => {
        const parts = splitProportionally(total, weights);
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        if (whole === 0) return;
        for (const [index, weight] of weights.entries()) {
          const off = BigInt(parts[index] ?? -1) * BigInt(whole) - BigInt(total) * BigInt(weight);
          expect(off < BigInt(whole) && off > -BigInt(whole)).toBe(true);
          if (weight === 0) expect(parts[index]).toBe(0);
        }
      }),
    );
  });

  it('refuses negative parts and an amount that nothing can take', () => {
    expect(() => splitProportionally(100, [1, -1])).toThrow(RangeError);
    expect(() => splitProportionally(-100, [1])).toThrow(RangeError);
    expect(() => splitProportionally(100, [])).toThrow(RangeError);
  });
});
