import { amountChanges, identityOf, orderableOutcome } from './changes';
import { priceBasket } from './price-basket';
import type { Basket, DishLine, LockedTerms, Menu, MenuDish, PricingSettings, PromoTerms } from './pricing.types';
import { quotedAmounts } from './quoted-amounts';

const dish: MenuDish = {
  id: 7,
  slug: 'soup',
  name: { en: 'Soup', ar: 'شوربة' },
  image: null,
  priceCents: 870,
  isActive: true,
  isAvailable: true,
  archived: false,
  optionGroups: [],
};
const line: DishLine = { productId: 7, quantity: 3, options: [], instructions: null, shownUnitPriceCents: null };
const settings: PricingSettings = {
  deliveryFeeCents: 350,
  pickupFeeCents: 0,
  deliveryMinimumCents: 0,
  rewardsPointsPerDollar: 1,
  rewardsRedeemPoints: 100,
  rewardsRedeemValueCents: 500,
  tips: { mode: 'always', maxCents: 10_000 },
};
const promo: PromoTerms = {
  code: 'SAVE10',
  percent: 10,
  excludesDelivery: false,
  stackableWithRewards: true,
  isActive: true,
};

interface Now {
  basket?: Partial<Basket>;
  dish?: Partial<MenuDish>;
  settings?: Partial<PricingSettings>;
}

function price(now: Now = {}) {
  const menu: Menu = { dishes: new Map([[7, { ...dish, ...now.dish }]]), offers: new Map() };
  const basket: Basket = {
    lines: [line],
    fulfillment: 'delivery',
    deliveryCheck: null,
    promoCode: 'SAVE10',
    promo,
    redeemPoints: true,
    pointsBalance: 1_000,
    tip: { percent: 10 },
    ...now.basket,
  };
  return priceBasket(basket, menu, { ...settings, ...now.settings });
}

const shown = { amounts: quotedAmounts(price()), hadPromo: true };
const keysOf = (now: Now) => amountChanges(shown, price(now)).map(({ key }) => key);

describe('amountChanges', () => {
  it('is silent about equal amounts and about points to earn', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ settings: { rewardsPointsPerDollar: 3 } })).toEqual([]);
  });

  it('binds each key to the new value', () => {
    expect(amountChanges(shown, price({ settings: { deliveryFeeCents: 450 } }))).toEqual([
      { key: 'fee:delivery:450', line: null, type: 'fee_changed', previous: 350, current: 450 },
    ]);
    expect(amountChanges(shown, price({ basket: { promo: { ...promo, percent: 20 } } }))).toEqual([
      { key: 'discount:promo:522', line: null, type: 'discount_changed', previous: 261, current: 522 },
    ]);
    expect(keysOf({ settings: { rewardsRedeemValueCents: 400 } })).toEqual(['discount:rewards:400']);
    expect(keysOf({ settings: { tips: { mode: 'off', maxCents: 0 } } })).toEqual(['fee:tip:0']);
  });

  it('names the points where a redemption costs more of them', () => {
    expect(keysOf({ settings: { rewardsRedeemPoints: 300 } })).toEqual(['discount:rewards:500:300']);
  });

  it('leaves a lost code or redemption to its own change', () => {
    expect(keysOf({ basket: { promo: { ...promo, isActive: false } } })).toEqual([]);
    expect(keysOf({ basket: { pointsBalance: 99 } })).toEqual([]);
    expect(keysOf({ basket: { promo: { ...promo, stackableWithRewards: false } } })).toEqual(['discount:rewards:0']);
  });

  it('is silent while a line cannot be ordered', () => {
    expect(keysOf({ dish: { isAvailable: false }, settings: { deliveryFeeCents: 450 } })).toEqual([]);
  });
});

describe('orderableOutcome under a token', () => {
  const offCode = { basket: { promo: { ...promo, isActive: false } } };
  const noPoints = { basket: { pointsBalance: 0 } };
  const blockingOf = (now: Now, seen = shown) => orderableOutcome(price(now), [], seen).blocking.map(({ key }) => key);

  it('is blocked by a code or redemption that was lost since', () => {
    expect(blockingOf(offCode)).toEqual(['promo:SAVE10']);
    expect(blockingOf(noPoints)).toEqual(['rewards:not_enough_points']);
  });

  it('is not blocked by what the quote showed as not applied', () => {
    for (const now of [offCode, noPoints]) {
      const quote = price(now);
      const seen = { amounts: quotedAmounts(quote), hadPromo: quote.promo.applied };
      expect(blockingOf(now, seen)).toEqual([]);
    }
    const without = { amounts: quotedAmounts(price(offCode)), hadPromo: false };
    expect(blockingOf({}, without)).toEqual(['discount:promo:261']);
  });
});

describe('locked terms', () => {
  const { deliveryMinimumCents: _minimum, tips: _tips, ...rates } = settings;
  const locked: LockedTerms = { rates, promoPercent: 10, unitPrices: new Map([[identityOf(line), 870]]) };
  const changed: Now = {
    dish: { priceCents: 100 },
    settings: {
      deliveryFeeCents: 1,
      rewardsPointsPerDollar: 9,
      rewardsRedeemPoints: 900,
      rewardsRedeemValueCents: 1,
    },
  };

  it('give every amount of the quote, whatever prices and terms became', () => {
    const quote = price({ ...changed, basket: { locked, promo: { ...promo, percent: 90 } } });
    expect(quotedAmounts(quote)).toEqual(shown.amounts);
  });

  it('sell nothing that cannot be ordered, and keep no code or balance that is gone', () => {
    expect(price({ dish: { isAvailable: false }, basket: { locked } }).lines[0]).toMatchObject({ orderable: false });
    const quote = price({ basket: { locked, promo: { ...promo, isActive: false }, pointsBalance: 0 } });
    expect(quote).toMatchObject({ promo: { applied: false }, rewards: { applied: false } });
  });

  it('do not lower the minimum of now', () => {
    const quote = price({ basket: { locked }, settings: { deliveryMinimumCents: 5_000 } });
    expect(quote.delivery.reason).toBe('below_minimum');
  });
});
