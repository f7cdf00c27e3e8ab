import { fc } from '../../../../test/harness/fast-check';
import { trials } from '../../../../test/harness/trials';
import { fromCents } from '#kit/money/money';
import { orderableOutcome } from './changes';
import { priceBasket } from './price-basket';
import type { Basket, BasketLine, Menu, PricingSettings } from './pricing.types';

const name = { en: 'Name', ar: 'اسم' };
const text = fc.constant(name);
const somePrice = fc.integer({ min: 0, max: 10_000 });
const someDelta = fc.integer({ min: -3000, max: 3000 });
const mostly = fc.integer({ min: 0, max: 19 }).map(n => n > 0);
const rarely = mostly.map(often => !often);
// Few distinct names, so that independent baskets and menus match often.
const someKey = fc.constantFrom('a', 'a', 'a', 'b');
const KNOWN_IDS = [1, 2, 3];
const someId = fc.constantFrom(...KNOWN_IDS, ...KNOWN_IDS, ...KNOWN_IDS, 4);

const someChoice = fc.record({ key: someKey, name: text, priceDeltaCents: someDelta, isAvailable: mostly });
const someGroup = fc.record({
  key: someKey,
  name: text,
  required: rarely,
  min: fc.constantFrom(0, 1),
  max: fc.integer({ min: 1, max: 3 }),
  choices: fc.uniqueArray(someChoice, { minLength: 1, maxLength: 2, selector: choice => choice.key }),
});
const someDish = {
  name: text,
  priceCents: somePrice,
  isActive: mostly,
  isAvailable: mostly,
  archived: rarely,
  slug: fc.constant('soup'),
  image: fc.constant(null),
  optionGroups: fc.uniqueArray(someGroup, { minLength: 1, maxLength: 2, selector: group => group.key }),
};
const someSlot = fc.record({
  name: someKey,
  label: text,
  choices: fc.tuple(...KNOWN_IDS.map(id => fc.record({ productId: fc.constant(id), supplementCents: someDelta }))),
});
const someOffer = {
  code: fc.constant('COMBO'),
  image: fc.constant(null),
  name: text,
  priceCents: somePrice,
  isActive: mostly,
  slots: fc.uniqueArray(someSlot, { minLength: 1, maxLength: 2, selector: slot => slot.name }),
};
const someMenu: fc.Arbitrary<Menu> = fc
  .tuple(
    fc.tuple(...KNOWN_IDS.map(id => fc.record({ id: fc.constant(id), ...someDish }))),
    fc.tuple(...KNOWN_IDS.map(id => fc.record({ id: fc.constant(id), ...someOffer }))),
  )
  .map(([dishes, offers]) => ({
    dishes: new Map(dishes.map(dish => [dish.id, dish])),
    offers: new Map(offers.map(offer => [offer.id, offer])),
  }));

const anyLine = {
  quantity: fc.integer({ min: 1, max: 10 }),
  instructions: fc.constant(null),
  shownUnitPriceCents: fc.option(somePrice),
};
const someOption = fc.record({ group: someKey, choice: someKey });
const someLine: fc.Arbitrary<BasketLine> = fc.oneof(
  fc.record({ ...anyLine, productId: someId, options: fc.array(someOption, { maxLength: 2 }) }),
  fc.record({ ...anyLine, offerId: someId, offerChoices: fc.dictionary(someKey, someId, { maxKeys: 2 }) }),
);
const someBasket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(someLine, { maxLength: 5 }),
  fulfillment: fc.constantFrom('delivery' as const, 'pickup' as const),
  deliveryCheck: fc.constantFrom(null, 'address_incomplete' as const, 'outside_area' as const, 'closed' as const),
  promoCode: fc.constantFrom('SAVE', '', null),
  promo: fc.option(
    fc.record({
      code: fc.constant('SAVE'),
      percent: fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100),
      excludesDelivery: fc.boolean(),
      stackableWithRewards: fc.boolean(),
      isActive: mostly,
    }),
  ),
  redeemPoints: fc.boolean(),
  pointsBalance: fc.option(fc.integer({ min: 0, max: 500 })),
});
const someSettings: fc.Arbitrary<PricingSettings> = fc.record({
  deliveryFeeCents: somePrice,
  pickupFeeCents: somePrice,
  deliveryMinimumCents: somePrice,
  rewardsPointsPerDollar: fc.integer({ min: 0, max: 1000 }).map(hundredths => hundredths / 100),
  rewardsRedeemPoints: fc.integer({ min: 0, max: 200 }),
  rewardsRedeemValueCents: somePrice,
});

function holds(
  claim: (quote: ReturnType<typeof priceBasket>, basket: Basket, menu: Menu, settings: PricingSettings) => void,
) {
  fc.assert(
    fc.property(someBasket, someMenu, someSettings, (basket, menu, settings) =>
      claim(priceBasket(basket, menu, settings), basket, menu, settings),
    ),
    { numRuns: trials(2000) },
  );
}

describe('every priced basket', () => {
  it('adds up, in whole cents that are never negative', () => {
    holds(quote => {
      const { discounts, fees } = quote;
      const off = discounts.promoCents + discounts.rewardsCents;
      const added = fees.deliveryCents + fees.pickupCents;
      expect(quote.totalCents).toBe(quote.subtotalCents - off + added);
      expect(off).toBeLessThanOrEqual(quote.subtotalCents);
      expect(quote.subtotalCents).toBe(quote.lines.reduce((sum, line) => sum + line.lineTotalCents, 0));
      const units = quote.lines.map(line => line.unitPriceCents ?? 0);
      for (const cents of [...Object.values(discounts), ...Object.values(fees), ...units, quote.totalCents]) {
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        expect(JSON.stringify(fromCents(cents))).toMatch(/^\d+(\.\d\d?)?$/);
      }
    });
  });

  it('prices a line if and only if it can be ordered', () => {
    holds((quote, basket) => {
      expect(quote.lines.map(line => line.line)).toEqual([...basket.lines.keys()]);
      for (const line of quote.lines) {
        expect(line.reason === null).toBe(line.orderable);
        expect(line.unitPriceCents !== null).toBe(line.orderable);
        expect(line.lineTotalCents).toBe((line.unitPriceCents ?? 0) * line.quantity);
      }
    });
  });

  it('lists a change for exactly the lines whose price moved or which cannot be ordered', () => {
    holds((quote, basket) => {
      const changed = quote.lines.filter(line => {
        const shown = basket.lines[line.line]?.shownUnitPriceCents ?? null;
        return !line.orderable || (shown !== null && shown !== line.unitPriceCents);
      });
      expect(quote.changes.map(change => change.line)).toEqual(changed.map(line => line.line));
      const accepted = [...quote.changes.map(change => change.key), 'promo:SAVE', `rewards:${quote.rewards.reason}`];
      expect(orderableOutcome(quote, accepted).orderable).toBe(quote.lines.every(line => line.orderable));
    });
  });

  it('does not depend on the prices the client sends, except for the changes', () => {
    holds((quote, basket, menu, settings) => {
      const lines = basket.lines.map(line => ({ ...line, shownUnitPriceCents: null }));
      const { changes: _, ...blind } = priceBasket({ ...basket, lines }, menu, settings);
      expect(quote).toMatchObject(blind);
    });
  });

  it('never costs less in fees with a code, nor redeems with a code that cannot be combined', () => {
    holds((quote, basket, menu, settings) => {
      const plain = priceBasket({ ...basket, promoCode: null, promo: null }, menu, settings);
      expect(quote.fees).toEqual(plain.fees);
      expect(quote.delivery).toEqual(plain.delivery);
      if (quote.promo.applied && basket.promo?.stackableWithRewards === false)
        expect(quote.rewards.applied).toBe(false);
      if (quote.rewards.applied) expect(basket.pointsBalance ?? -1).toBeGreaterThanOrEqual(quote.rewards.points);
    });
  });
});
