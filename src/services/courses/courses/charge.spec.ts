import { chargeOf } from './charge';

it.each([
  [10_000, 0, 10_000],
  [10_000, 100, 0],
  [1999, 15, 1699],
  [1, 50, 1],
  [3, 50, 2],
  [0, 50, 0],
  [9999, 33.33, 6666],
  [333, 0.15, 333],
  [100_000_000, 12.34, 87_660_000],
])('a course of %i cents at %d percent off costs %i', (price, discount, charge) => {
  expect(chargeOf(price, discount)).toBe(charge);
});

it('every discount of two decimals is exact', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
    const exact = (BigInt(4321) * BigInt(10_000 - hundredths) + 5000n) / 10_000n;
    expect(chargeOf(4321, hundredths / 100)).toBe(Number(exact));
  }
});
