import { fromCents } from '#kit/money/money';
import type { PromoTerms } from '../pricing/pricing.types';
import type { HelpPromoView, QuoteHelpView } from '../pricing/quote-help.view';
import type { PricedBasket } from '../pricing/priced-basket';
import type { HelpRecords, WantedRecords } from './help.queries';

/** The records for help with the conditions of the promo code. */
export function discountRecords({ promo: { reason }, basis: { promo: terms } }: PricedBasket): WantedRecords {
  if (reason === 'other_kitchen') return { promoKitchens: terms?.kitchenCodes ?? [] };
  return reason === 'other_category' ? { promoCategories: terms?.categoryIds ?? [] } : {};
}

/** Why the promo code does not apply, and how many points a redemption lacks. @param records read for `discountRecords` */
export function discountHelp(basket: PricedBasket, records: HelpRecords): QuoteHelpView {
  const { promo, rewards, basis } = basket;
  const lacking = basis.settings.rewardsRedeemPoints - (basis.pointsBalance ?? 0);
  // An unknown code has no terms.
  return {
    ...(promo.reason &&
      promo.reason !== 'unknown' &&
      basis.promo && { promo: promoHelp(basket, basis.promo, records) }),
    ...(rewards.reason === 'not_enough_points' && { points_missing: lacking }),
  };
}

/** Only the condition that the reason names. It never discloses how often others used the code. */
function promoHelp(
  { promo, subtotalCents }: PricedBasket,
  { startsAt, endsAt, minimumSubtotalCents }: PromoTerms,
  { promoKitchens, promoCategories }: HelpRecords,
): HelpPromoView {
  const reason = promo.reason!;
  switch (reason) {
    case 'not_yet':
      return { reason, ...(startsAt && { starts_at: startsAt.toISOString() }) };
    case 'ended':
      return { reason, ...(endsAt && { ends_at: endsAt.toISOString() }) };
    case 'other_kitchen':
      return { reason, ...(promoKitchens.length > 0 && { kitchens: promoKitchens }) };
    case 'other_category':
      return { reason, ...(promoCategories.length > 0 && { categories: promoCategories }) };
    case 'below_minimum_subtotal': {
      const minimumCents = minimumSubtotalCents ?? 0;
      return { reason, minimum: fromCents(minimumCents), missing: fromCents(minimumCents - subtotalCents) };
    }
    default:
      return { reason };
  }
}
