import { priceBasket } from './price-basket';
import type { Basket, DishLine, Menu, PricingSettings, PromoTerms } from './pricing.types';

const dishes = [
  { id: 1, priceCents: 870 },
  { id: 2, priceCents: 1999 },
  { id: 3, priceCents: 1500, isAvailable: false },
].map(dish => ({
  name: { en: `Dish ${dish.id}`, ar: `طبق ${dish.id}` },
  isActive: true,
  isAvailable: true,
  archived: false,
  slug: 'soup',
  image: null,
  optionGroups: [],
  ...dish,
}));
const menu: Menu = {
  dishes: new Map(dishes.map(dish => [dish.id, dish])),
  offers: new Map([
    [
      1,
      {
        id: 1,
        code: 'DUO',
        image: null,
        name: { en: 'Duo', ar: 'ثنائي' },
        priceCents: 2500,
        isActive: true,
        slots: [],
      },
    ],
  ]),
};
const settings: PricingSettings = {
  deliveryFeeCents: 399,
  pickupFeeCents: 50,
  deliveryMinimumCents: 1999,
  rewardsPointsPerDollar: 2,
  rewardsRedeemPoints: 100,
  rewardsRedeemValueCents: 500,
};
const save15: PromoTerms = {
  code: 'SAVE15',
  percent: 15,
  excludesDelivery: false,
  stackableWithRewards: true,
  isActive: true,
};
const dish = (productId: number, quantity = 1): DishLine => ({
  productId,
  quantity,
  options: [],
  instructions: null,
  shownUnitPriceCents: null,
});
const duo = { offerId: 1, quantity: 1, offerChoices: {}, instructions: null, shownUnitPriceCents: null };

function price(change: Partial<Basket> = {}, settingsChange: Partial<PricingSettings> = {}) {
  const basket: Basket = {
    lines: [dish(2)],
    fulfillment: 'delivery',
    deliveryCheck: null,
    promoCode: change.promo ? change.promo.code : null,
    promo: null,
    redeemPoints: false,
    pointsBalance: null,
    ...change,
  };
  return priceBasket(basket, menu, { ...settings, ...settingsChange });
}

describe('priceBasket', () => {
  it('sums dishes and offers and adds the fee of the fulfillment', () => {
    const lines = [dish(1, 3), duo];
    expect(price({ lines })).toMatchObject({ subtotalCents: 5110, totalCents: 5509 });
    expect(price({ lines }).fees).toEqual({ deliveryCents: 399, pickupCents: 0 });
    expect(price({ lines, fulfillment: 'pickup' })).toMatchObject({ totalCents: 5160 });
    expect(price({ lines, fulfillment: 'pickup' }).fees).toEqual({ deliveryCents: 0, pickupCents: 50 });
  });

  it('takes the promo percentage off the menu subtotal and leaves the fee alone', () => {
    for (const excludesDelivery of [true, false]) {
      const quote = price({ promo: { ...save15, excludesDelivery } });
      expect(quote.discounts).toEqual({ promoCents: 300, rewardsCents: 0 });
      expect(quote.fees.deliveryCents).toBe(399);
      expect(quote.totalCents).toBe(1999 - 300 + 399);
    }
  });

  it('comes to 0 with a full discount and no fee', () => {
    const quote = price(
      { promo: { ...save15, percent: 100 }, redeemPoints: true, pointsBalance: 500 },
      { deliveryFeeCents: 0 },
    );
    expect(quote).toMatchObject({ totalCents: 0, pointsEarned: 0 });
    expect(quote.rewards).toEqual({ applied: false, points: 0, reason: 'nothing_to_discount' });
  });

  it('redeems after the promo, and earns points on what is paid for food', () => {
    const quote = price({ promo: save15, redeemPoints: true, pointsBalance: 100 });
    expect(quote.discounts).toEqual({ promoCents: 300, rewardsCents: 500 });
    expect(quote).toMatchObject({ totalCents: 1199 + 399, pointsEarned: 23 });
    expect(quote.rewards).toEqual({ applied: true, points: 100, reason: null });
  });

  it('keeps the code and drops the redemption if they cannot be combined', () => {
    const alone = { ...save15, stackableWithRewards: false };
    const quote = price({ promo: alone, redeemPoints: true, pointsBalance: 100 });
    expect(quote.discounts).toEqual({ promoCents: 300, rewardsCents: 0 });
    expect(quote.rewards).toEqual({ applied: false, points: 0, reason: 'not_stackable' });
  });

  it('redeems with a code that cannot be combined but is disabled', () => {
    const off = { ...save15, stackableWithRewards: false, isActive: false };
    const quote = price({ promo: off, redeemPoints: true, pointsBalance: 100 });
    expect(quote.discounts).toEqual({ promoCents: 0, rewardsCents: 500 });
    expect(quote.promo).toEqual({ code: 'SAVE15', applied: false, reason: 'inactive' });
  });

  it('adds nothing for a line that cannot be ordered and lists it as a change', () => {
    const quote = price({ lines: [dish(3), dish(2), dish(99)] });
    expect(quote.lines.map(line => line.reason)).toEqual(['unavailable', null, 'not_on_menu']);
    expect(quote.subtotalCents).toBe(1999);
    expect(quote.changes.map(change => [change.line, change.type])).toEqual([
      [0, 'unavailable'],
      [2, 'unavailable'],
    ]);
  });

  it('charges no fee where nothing can be ordered', () => {
    for (const lines of [[], [dish(3)]]) {
      expect(price({ lines, promo: save15 })).toMatchObject({ subtotalCents: 0, totalCents: 0, pointsEarned: 0 });
    }
  });

  it('hands on what does not fit a dish, with its line', () => {
    const odd = { ...dish(1), options: [{ group: 'size', choice: 'large' }] };
    const quote = price({ lines: [dish(2), odd] });
    expect(quote.refusals).toEqual([
      { line: 1, field: 'options', key: 'option_group_unknown', group: 'size', name: 'size' },
    ]);
    expect(quote).toMatchObject({ subtotalCents: 1999, changes: [{ line: 1, type: 'unavailable' }] });
  });

  it('compares the delivery minimum with the orderable subtotal before discounts', () => {
    const discounted = { promo: save15, redeemPoints: true, pointsBalance: 100 };
    expect(price(discounted).delivery).toMatchObject({ available: true, reason: null });
    expect(price({ lines: [dish(3, 10), dish(1)] }).delivery).toMatchObject({
      available: false,
      reason: 'below_minimum',
    });
    expect(price({ deliveryCheck: 'closed' }).delivery).toMatchObject({ available: false, reason: 'closed' });
  });
});
