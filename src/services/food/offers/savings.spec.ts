import { savingsCents } from './savings';

const dish = (price_cents: number, supplement_cents = 0) => ({ price_cents, supplement_cents });

describe('savings of a combo offer', () => {
  it('holds the cheapest single prices against the offer and the supplements of just those choices', () => {
    expect(
      savingsCents(1500, [
        [dish(1200), dish(1400, 100)],
        [dish(600, 50), dish(700)],
      ]),
    ).toBe(1200 + 600 - 1500 - 50);
  });

  it('takes the smaller supplement where prices are equal', () => {
    expect(savingsCents(500, [[dish(800, 200), dish(800, 100)]])).toBe(200);
  });

  it('is never below zero, and zero while a slot offers nothing', () => {
    expect(savingsCents(2000, [[dish(800)]])).toBe(0);
    expect(savingsCents(100, [[dish(800)], []])).toBe(0);
    expect(savingsCents(100, [])).toBe(0);
  });
});
