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
});
