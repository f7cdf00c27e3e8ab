/** @no-database */
import { chargedCents } from './course-charge';

describe('what a course costs', () => {
  it.each([
    [1999, 15, 1699],
    [1999, 0, 1999],
    [1999, 100, 0],
    [0, 50, 0],
    [101, 50, 51],
    [9900, 33.33, 6600],
    [1, 50, 1],
  ])('at %i cents less %d percent is %i', (price, discount, charged) => {
    expect(chargedCents(price, discount)).toBe(charged);
  });

  it('is exact at every discount of two decimals', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      const exact = (4321n * BigInt(10_000 - hundredths) + 5000n) / 10_000n;
      expect(chargedCents(4321, hundredths / 100)).toBe(Number(exact));
    }
  });
});
