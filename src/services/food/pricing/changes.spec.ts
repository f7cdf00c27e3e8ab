import { lineChange, orderableOutcome, promoChange, rewardsChange } from './changes';
import { priceBasket } from './price-basket';
import type { Basket, DishLine, Menu, MenuDish } from './pricing.types';

const choice = (key: string) => ({ key, name: { en: key, ar: key }, priceDeltaCents: 0, isAvailable: true });
const soup = (change: Partial<MenuDish> = {}): MenuDish => ({
  id: 7,
  name: { en: 'Soup', ar: 'شوربة' },
  priceCents: 900,
  isActive: true,
  isAvailable: true,
  archived: false,
  slug: 'soup',
  image: null,
  optionGroups: [
    {
      key: 'with',
      name: { en: 'With', ar: 'مع' },
      required: false,
      min: 0,
      max: 2,
      choices: ['bread', 'rice'].map(choice),
    },
  ],
  ...change,
});
const line = (change: Partial<DishLine> = {}): DishLine => ({
  productId: 7,
  quantity: 1,
  options: [],
  instructions: null,
  shownUnitPriceCents: 850,
  ...change,
});
const settings = {
  deliveryFeeCents: 0,
  pickupFeeCents: 0,
  deliveryMinimumCents: 0,
  rewardsPointsPerDollar: 1,
  rewardsRedeemPoints: 100,
  rewardsRedeemValueCents: 500,
};

function quote(lines: Basket['lines'], dish: MenuDish, promoCode: string | null = null) {
  const menu: Menu = { dishes: new Map([[dish.id, dish]]), offers: new Map() };
  const basket: Basket = {
    lines,
    fulfillment: 'pickup',
    deliveryCheck: null,
    promoCode,
    promo: null,
    redeemPoints: false,
    pointsBalance: null,
  };
  return priceBasket(basket, menu, settings);
}

const changesOf = (lines: Basket['lines'], dish = soup()) => quote(lines, dish).changes;
const keyOf = (lines: DishLine, dish = soup()) => changesOf([lines], dish)[0]?.key;

describe('lineChange', () => {
  it('reports a price that differs from the one shown, up or down', () => {
    expect(changesOf([line()])).toMatchObject([{ line: 0, type: 'price_changed', previous: 850, current: 900 }]);
    expect(changesOf([line({ shownUnitPriceCents: 950 })])).toMatchObject([{ previous: 950, current: 900 }]);
  });

  it('is silent about the price that was shown, and when none was', () => {
    expect(changesOf([line({ shownUnitPriceCents: 900 }), line({ shownUnitPriceCents: null })])).toEqual([]);
  });

  it('reports a line that cannot be ordered, whether or not a price was shown', () => {
    const lines = [line(), line({ shownUnitPriceCents: null })];
    expect(changesOf(lines, soup({ isAvailable: false }))).toMatchObject([
      { line: 0, type: 'unavailable', previous: 850, current: null },
      { line: 1, type: 'unavailable', previous: null, current: null },
    ]);
  });

  it('binds its key to dish, selection and new price, not to position, quantity or order of options', () => {
    const both = [
      { group: 'with', choice: 'bread' },
      { group: 'with', choice: 'rice' },
    ];
    const key = keyOf(line({ options: both }));
    expect(keyOf(line({ options: both.toReversed(), quantity: 5 }))).toBe(key);
    expect(changesOf([line({ shownUnitPriceCents: 900 }), line({ options: both })])[0]?.key).toBe(key);
    expect(keyOf(line({ options: both.slice(1) }))).not.toBe(key);
    expect(keyOf(line({ options: both }), soup({ priceCents: 901 }))).not.toBe(key);
  });

  it('distinguishes dishes from offers', () => {
    const shared = { quantity: 1, instructions: null, shownUnitPriceCents: null };
    const priced = quote([line({ productId: 8 })], soup()).lines[0]!;
    const asOffer = lineChange({ ...shared, offerId: 7, offerChoices: {} }, priced);
    const asDish = lineChange({ ...shared, productId: 7, options: [] }, priced);
    expect(asOffer?.key).not.toBe(asDish?.key);
  });
});

describe('orderableOutcome', () => {
  it('lets a basket without changes through', () => {
    const unchanged = quote([line({ shownUnitPriceCents: 900 })], soup());
    expect(orderableOutcome(unchanged, [])).toEqual({ orderable: true, blocking: [] });
  });

  it('is blocked by a new price until its key is accepted, and again by a further one', () => {
    const first = quote([line()], soup());
    expect(orderableOutcome(first, [])).toEqual({ orderable: false, blocking: first.changes });
    const accepted = first.changes.map(change => change.key);
    expect(orderableOutcome(first, accepted).orderable).toBe(true);
    const second = quote([line()], soup({ priceCents: 990 }));
    expect(orderableOutcome(second, accepted)).toEqual({ orderable: false, blocking: second.changes });
  });

  it('keeps an accepted price when another line is removed', () => {
    const both = quote([line({ productId: 99 }), line()], soup());
    const accepted = both.changes.map(change => change.key);
    expect(orderableOutcome(both, accepted).blocking).toMatchObject([{ line: 0, type: 'unavailable' }]);
    expect(orderableOutcome(quote([line()], soup()), accepted).orderable).toBe(true);
  });

  it('never lets an unavailable line through', () => {
    const gone = quote([line()], soup({ isAvailable: false }));
    const everything = [...gone.changes.map(change => change.key), 'unavailable', '*'];
    expect(orderableOutcome(gone, everything).blocking).toEqual(gone.changes);
  });

  it('is blocked by a code that gives nothing until that is accepted', () => {
    const lost = quote([line({ shownUnitPriceCents: 900 })], soup(), 'SAVE10');
    const change = { key: 'promo:SAVE10', line: null, type: 'unavailable', previous: null, current: 0 };
    expect(lost.changes).toEqual([]);
    expect(promoChange(lost.promo)).toEqual(change);
    expect(orderableOutcome(lost, [])).toEqual({ orderable: false, blocking: [change] });
    expect(orderableOutcome(lost, ['promo:SAVE10']).orderable).toBe(true);
    expect(orderableOutcome(lost, ['promo:OTHER']).orderable).toBe(false);
  });

  it('is blocked by a redemption that cannot be had until that is accepted', () => {
    const without = quote([line({ shownUnitPriceCents: 900 })], soup(), null);
    const lost = { ...without, rewards: { applied: false, points: 0, reason: 'not_enough_points' as const } };
    const change = { key: 'rewards:not_enough_points', line: null, type: 'unavailable', previous: null, current: 0 };
    expect(rewardsChange(without.rewards)).toBeNull();
    expect(orderableOutcome(lost, [])).toEqual({ orderable: false, blocking: [change] });
    expect(orderableOutcome(lost, [change.key]).orderable).toBe(true);
  });

  it.each(['sign_in_required', 'not_stackable', 'nothing_to_discount'] as const)(
    'is not blocked by a redemption that is %s',
    reason => {
      expect(rewardsChange({ applied: false, points: 0, reason })).toBeNull();
    },
  );
});
