import { lineChange } from './changes';
import { lockedLine, lockedPromo } from './locked-terms';
import { evaluateDelivery } from './delivery';
import type { Basket, Menu, PricingSettings } from './pricing.types';
import { priceDishLine } from './price-dish-line';
import { priceOfferLine } from './price-offer-line';
import { applyPromo } from './promo';
import type { Quote, QuoteLine } from './quote.types';
import { applyRewards, pointsFor } from './redemption';
import { applyTip } from './tip';

const NO_TIPS = { mode: 'off', maxCents: 0 } as const;

/** Prices a basket from the current menu and locked terms, never from values of the client. */
export function priceBasket(basket: Basket, menu: Menu, current: PricingSettings): Quote {
  const locked = basket.locked ?? null;
  const settings = locked ? { ...current, ...locked.rates } : current;
  const promoTerms = lockedPromo(basket.promo, locked);
  const results = basket.lines.map((line, index) => {
    if (line.offerId !== undefined) return { line, priced: priceOfferLine(line, index, menu), refusals: [] };
    return { line, ...priceDishLine(line, index, menu.dishes.get(line.productId)) };
  });
  const lines = results.map(({ line, priced }) => lockedLine(priced, line, locked));
  const subtotalCents = lines.reduce((sum, line) => sum + line.lineTotalCents, 0);
  const { discountCents: promoCents, ...promo } = applyPromo(basket.promoCode, promoTerms, {
    subtotalCents,
    now: basket.now,
    kitchenCode: basket.kitchenCode,
    inCategoriesCents: inCategories(lines, menu, basket.promo?.dishCategoryIds ?? []),
  });
  const { discountCents: rewardsCents, ...rewards } = applyRewards(
    {
      redeem: basket.redeemPoints,
      balance: basket.pointsBalance,
      promoStandsAlone: promo.applied && basket.promo?.stackableWithRewards === false,
      leftCents: subtotalCents - promoCents,
    },
    settings,
  );
  const paidForFoodCents = subtotalCents - promoCents - rewardsCents;
  const isOrderable = lines.some(line => line.orderable);
  const fees = {
    deliveryCents: isOrderable && basket.fulfillment === 'delivery' ? settings.deliveryFeeCents : 0,
    pickupCents: isOrderable && basket.fulfillment === 'pickup' ? settings.pickupFeeCents : 0,
  };
  const tip = applyTip(
    { choice: basket.tip, fulfillment: basket.fulfillment, subtotalCents, isOrderable },
    settings.tips ?? NO_TIPS,
  );
  return {
    lines,
    subtotalCents,
    discounts: { promoCents, rewardsCents },
    fees,
    tip,
    totalCents: paidForFoodCents + fees.deliveryCents + fees.pickupCents + tip.cents,
    pointsEarned: pointsFor(paidForFoodCents, settings.rewardsPointsPerDollar),
    pointsPerDollar: settings.rewardsPointsPerDollar,
    delivery: evaluateDelivery(
      basket.fulfillment,
      basket.deliveryCheck,
      subtotalCents,
      settings.deliveryMinimumCents,
      basket.slotReason,
    ),
    promo,
    rewards,
    changes: results.flatMap(({ line }, index) => lineChange(line, lines[index]!) ?? []),
    refusals: results.flatMap(result => result.refusals),
  };
}

/** Total of the orderable dishes in the categories, without combo offers; null if there are none. */
function inCategories(lines: readonly QuoteLine[], menu: Menu, categoryIds: readonly number[]): number | null {
  const inThem = lines.filter(({ orderable, productId }) => {
    const categoryId = productId === null ? undefined : menu.dishes.get(productId)?.categoryId;
    return orderable && categoryId !== undefined && categoryIds.includes(categoryId);
  });
  return inThem.length === 0 ? null : inThem.reduce((sum, line) => sum + line.lineTotalCents, 0);
}
