import { isDetailed } from './price-lines';
import { stayPrice, type PricedNights, type PriceTerms } from './stay-price';

const TERMS: PriceTerms = {
  nightlyRateCents: 10_000,
  cleaningFeeCents: 4_000,
  extraGuestFrom: null,
  extraGuestFeeCents: 0,
  depositCents: 0,
};
const NIGHTS = { checkIn: '2026-05-10', checkOut: '2026-05-14' };
const YEAR_END = { id: 1, name: { en: 'Year end', ar: 'نهاية العام' } };
const priced = (values: Partial<PricedNights>): PricedNights => ({
  nights: [10_000, 10_000, 10_000, 10_000],
  rules: [null, null, null, null],
  discount: null,
  ...values,
});
const amounts = (...arguments_: Parameters<typeof stayPrice>) =>
  stayPrice(...arguments_).lines.map(({ kind, quantity, unit_price_cents }) => [kind, quantity, unit_price_cents]);

describe('the price of a stay', () => {
  it('is one line of nights and cleaning where nothing is configured', () => {
    const price = stayPrice(TERMS, priced({}), NIGHTS, 2);
    expect(price).toMatchObject({ nightlyRateCents: 10_000, nightlyRateVaries: false, totalCents: 44_000 });
    expect(price.lines).toEqual([
      {
        kind: 'nights',
        label: { en: 'Nights', ar: 'الليالي' },
        quantity: 4,
        unit_price_cents: 10_000,
        amount_cents: 40_000,
      },
      {
        kind: 'cleaning',
        label: { en: 'Cleaning', ar: 'التنظيف' },
        quantity: 1,
        unit_price_cents: 4_000,
        amount_cents: 4_000,
      },
    ]);
    expect(isDetailed(price.lines)).toBe(false);
    expect(stayPrice(TERMS, null, NIGHTS, 2)).toEqual(price);
  });

  it('has a line for nights in a row with the same price by the same rule, and their average', () => {
    const nights = priced({ nights: [20_000, 20_000, 20_000, 10_000], rules: [YEAR_END, YEAR_END, null, null] });
    expect(amounts(TERMS, nights, NIGHTS, 2)).toEqual([
      ['nights', 2, 20_000],
      ['nights', 1, 20_000],
      ['nights', 1, 10_000],
      ['cleaning', 1, 4_000],
    ]);
    // 175 is the average of 700.
    expect(stayPrice(TERMS, nights, NIGHTS, 2)).toMatchObject({ nightlyRateCents: 17_500, nightlyRateVaries: true });
    const uneven = priced({ nights: [10_000, 10_000, 10_000, 10_200] });
    expect(stayPrice(TERMS, uneven, NIGHTS, 2).nightlyRateCents).toBe(10_100);
  });

  it('rounds a discount once, half up, to the dollar', () => {
    const discount = (cents: number, percent: number) =>
      stayPrice(TERMS, priced({ nights: [cents, 0, 0, 0], discount: { nights: 4, percent } }), NIGHTS, 2)
        .lengthDiscountCents;
    expect(discount(30_500, 50)).toBe(15_300);
    expect(discount(30_400, 10)).toBe(3_000);
    expect(discount(34_500, 10)).toBe(3_500);
  });

  it('adds the deposit to what is paid, not to the total', () => {
    const price = stayPrice({ ...TERMS, depositCents: 25_000 }, priced({}), NIGHTS, 2);
    expect(price).toMatchObject({ totalCents: 44_000, depositCents: 25_000, toPayCents: 69_000 });
    expect(price.lines.at(-1)).toMatchObject({ kind: 'deposit', quantity: 1, amount_cents: 25_000 });
    expect(price.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(69_000);
    expect(isDetailed(price.lines)).toBe(true);
  });

  it('charges guests from the one after the first included ones for each night', () => {
    const terms = { ...TERMS, extraGuestFrom: 2, extraGuestFeeCents: 1_500 };
    expect(stayPrice(terms, priced({}), NIGHTS, 2).extraGuestCents).toBe(0);
    const price = stayPrice(terms, priced({}), NIGHTS, 4);
    expect(price).toMatchObject({ extraGuestCents: 12_000, subtotalCents: 52_000, totalCents: 56_000 });
    expect(amounts(terms, priced({}), NIGHTS, 4)).toContainEqual(['extra_guests', 8, 1_500]);
  });
});
