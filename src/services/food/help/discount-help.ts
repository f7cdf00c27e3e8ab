import type { HelpPromoView, QuoteHelpView } from '../pricing/quote-help.view';
import type { PricedBasket } from '../pricing/quotes.service';

/** Why the promo code does not apply, and how many points a redemption lacks. */
export function discountsHelp(basket: PricedBasket): QuoteHelpView {
  const promo = promoHelp(basket);
  const { rewards, basis } = basket;
  const lacking = basis.settings.rewardsRedeemPoints - (basis.pointsBalance ?? 0);
  return {
    ...(promo && { promo }),
    ...(rewards.reason === 'not_enough_points' && { points_missing: lacking }),
  };
}

/** Undefined for an unknown code. */
function promoHelp({ promo: { reason } }: PricedBasket): HelpPromoView | undefined {
  if (reason === null || reason === 'unknown') return undefined;
  return { reason };
}
