import type { PriceLine } from '../prices/price-lines';
import { type BookedPrice, changedPrice, type CurrentPrice } from './change-price';

const NIGHTS = { en: 'Nights', ar: 'الليالي' };
const SEASON = { en: 'Season', ar: 'موسم' };

const nightsLine = (quantity: number, cents: number, label = NIGHTS): PriceLine => ({
  kind: 'nights',
  label,
  quantity,
  unit_price_cents: cents,
  amount_cents: quantity * cents,
});

/** From 10 May on. */
function booked(count: number, values: Partial<BookedPrice> = {}): BookedPrice {
  return {
    checkIn: '2026-05-10',
    checkOut: `2026-05-${10 + count}`,
    guests: 2,
    nights: Array<number>(count).fill(10_000),
    nightsCents: count * 10_000,
    lengthDiscountCents: 0,
    extraGuestCents: 0,
    lines: [nightsLine(count, 10_000)],
    ...values,
  };
}

const to = (from: number, until: number, guests = 2) => ({
  checkIn: `2026-05-${String(from).padStart(2, '0')}`,
  checkOut: `2026-05-${until}`,
  guests,
});

const current = (count: number, cents: number, values: Partial<CurrentPrice> = {}): CurrentPrice => ({
  nights: Array<number>(count).fill(cents),
  rules: Array<null>(count).fill(null),
  discount: null,
  extraGuestFrom: null,
  extraGuestFeeCents: 0,
  ...values,
});

const FEE = {
  kind: 'extra_guests' as const,
  label: NIGHTS,
  quantity: 6,
  unit_price_cents: 1_000,
  amount_cents: 6_000,
};
/** Three nights of four guests, two of whom pay extra. */
const extra = booked(3, { guests: 4, extraGuestCents: 6_000, lines: [nightsLine(3, 10_000), FEE] });

describe('the price of changed nights', () => {
  it('of 3 nights extended to 5 adds exactly the 2 nights of today', () => {
    const price = changedPrice(booked(3), to(10, 15), current(5, 17_000));
    expect(price.nightRates).toEqual([10_000, 10_000, 10_000, 17_000, 17_000]);
    expect(price).toMatchObject({ subtotalCents: 64_000, cancelledCents: 0 });
    expect(price.lines.map(({ quantity, amount_cents }) => [quantity, amount_cents])).toEqual([
      [3, 30_000],
      [2, 34_000],
    ]);
  });

  it('has one line for kept and added nights of equal price, whichever language a stored label begins with', () => {
    const stored = { ar: NIGHTS.ar, en: NIGHTS.en };
    const price = changedPrice(booked(3, { lines: [nightsLine(3, 10_000, stored)] }), to(10, 15), current(5, 10_000));
    expect(price.lines).toEqual([nightsLine(5, 10_000)]);
  });

  it('keeps the nights that stay, and counts those that are given up', () => {
    const price = changedPrice(booked(3), to(11, 14), current(3, 17_000));
    expect(price.nightRates).toEqual([10_000, 10_000, 17_000]);
    expect(price.cancelledCents).toBe(10_000);
    expect(changedPrice(booked(3), to(20, 23), current(3, 17_000))).toMatchObject({
      subtotalCents: 51_000,
      cancelledCents: 30_000,
    });
  });

  it('computes the discount for the length again', () => {
    const week = booked(7, { lengthDiscountCents: 7_000 });
    const shorter = changedPrice(week, to(10, 15), current(5, 10_000));
    expect(shorter).toMatchObject({ subtotalCents: 50_000, cancelledCents: 13_000, lengthDiscountCents: 0 });
    const longer = changedPrice(booked(5), to(10, 17), current(7, 10_000, { discount: { nights: 7, percent: 10 } }));
    expect(longer).toMatchObject({ subtotalCents: 63_000, cancelledCents: 0 });
    expect(longer.lines.at(-1)).toMatchObject({ kind: 'length_discount', amount_cents: -7_000 });
  });

  it('never rises by giving up nights', () => {
    const week = booked(7, { lengthDiscountCents: 20_000 });
    const shorter = changedPrice(week, to(10, 16), current(6, 10_000));
    expect(shorter).toMatchObject({ subtotalCents: 50_000, cancelledCents: 0, lengthDiscountCents: 10_000 });
  });

  it('of the same guests takes the fee of today for added nights only', () => {
    const dearer = current(4, 10_000, { extraGuestFrom: 2, extraGuestFeeCents: 1_500 });
    expect(changedPrice(extra, to(10, 14, 4), dearer).extraGuestCents).toBe(6_000 + 3_000);
    expect(changedPrice(extra, to(10, 12, 4), { ...dearer, ...current(2, 10_000), extraGuestFrom: 2 })).toMatchObject({
      extraGuestCents: 4_000,
      cancelledCents: 12_000,
    });
    expect(changedPrice(extra, to(10, 13, 3), { ...dearer, nights: [1, 1, 1] }).extraGuestCents).toBe(4_500);
  });

  it('counts a night that is given up at its price, also where the change reaches a discount', () => {
    const discount = { nights: 7, percent: 10 };
    const longer = changedPrice(booked(6), to(11, 18), current(7, 10_000, { discount }));
    expect(longer).toMatchObject({ subtotalCents: 63_000, lengthDiscountCents: 7_000, cancelledCents: 10_000 });
  });

  it('counts the fees of guests who do not come as given up', () => {
    const terms = current(3, 10_000, { extraGuestFrom: 2, extraGuestFeeCents: 1_000 });
    expect(changedPrice(extra, to(10, 13, 2), terms)).toMatchObject({ subtotalCents: 30_000, cancelledCents: 6_000 });
    expect(changedPrice(extra, to(10, 12, 3), { ...terms, nights: [1, 1] })).toMatchObject({
      subtotalCents: 22_000,
      cancelledCents: 14_000,
    });
    expect(changedPrice(extra, to(10, 13, 5), terms)).toMatchObject({ subtotalCents: 39_000, cancelledCents: 0 });
  });

  it('keeps the rule of each night in its lines', () => {
    const season = booked(3, { lines: [nightsLine(2, 10_000, SEASON), nightsLine(1, 10_000)] });
    const rules = [{ id: 4, name: SEASON }, ...Array<null>(3).fill(null)];
    const price = changedPrice(season, to(9, 13), current(4, 10_000, { rules }));
    expect(price.lines.map(({ label, quantity }) => [label.en, quantity])).toEqual([
      ['Season', 3],
      ['Nights', 1],
    ]);
  });
});
