import type { Temporal } from 'temporal-polyfill';
import { percentOf } from '#kit/money/money';
import type { PromoTerms } from './pricing.types';
import type { PromoReason, QuotePromo } from './quote.types';

/** The basket that a code is applied to. Conditions on values that are left out are not checked. */
export interface PromoBasket {
  /** Menu subtotal before discounts. */
  subtotalCents: number;
  now?: Temporal.Instant | undefined;
  kitchenCode?: string | null | undefined;
  /** Total of the dishes in the categories of the code; null if there are none. */
  inCategoriesCents?: number | null;
}

/** The discount of a code, rounded half up to the cent, or the reason why it does not apply. @param code normalized */
export function applyPromo(
  code: string | null,
  terms: PromoTerms | null,
  basket: PromoBasket,
): QuotePromo & { discountCents: number } {
  if (!code) return { code: null, applied: false, reason: null, discountCents: 0 };
  const reason = terms ? reasonAgainst(terms, basket) : 'unknown';
  if (!terms || reason) return { code, applied: false, reason, discountCents: 0 };
  const discountedCents = hasCategories(terms)
    ? (basket.inCategoriesCents ?? basket.subtotalCents)
    : basket.subtotalCents;
  const discountCents = Math.min(discountedCents, percentOf(discountedCents, terms.percent));
  return { code, applied: true, reason: null, discountCents };
}

/** Whether uses of the code are counted. */
export const isLimited = (terms: PromoTerms): boolean => terms.maxUses != null || isLimitedPerPerson(terms);
export const isLimitedPerPerson = ({ maxUsesPerCustomer, firstOrderOnly }: PromoTerms): boolean =>
  maxUsesPerCustomer != null || firstOrderOnly === true;

const hasCategories = ({ dishCategoryIds }: PromoTerms): boolean => (dishCategoryIds ?? []).length > 0;

/** The first condition that is not met, in the order of `PROMO_REASONS`. */
function reasonAgainst(terms: PromoTerms, basket: PromoBasket): PromoReason | null {
  const { isActive, startsAt, endsAt, kitchenCodes = [], minimumSubtotalCents, maxUses, uses = 0 } = terms;
  const { now, kitchenCode, subtotalCents, inCategoriesCents } = basket;
  if (!isActive) return 'inactive';
  if (now && startsAt && now.epochMilliseconds < startsAt.getTime()) return 'not_yet';
  if (now && endsAt && now.epochMilliseconds >= endsAt.getTime()) return 'ended';
  if (kitchenCode != null && kitchenCodes.length > 0 && !kitchenCodes.includes(kitchenCode)) return 'other_kitchen';
  if (hasCategories(terms) && inCategoriesCents === null) return 'other_category';
  if (minimumSubtotalCents != null && subtotalCents < minimumSubtotalCents) return 'below_minimum_subtotal';
  if (maxUses != null && uses >= maxUses) return 'used_up';
  return isForPerson(terms) ? null : 'not_for_you';
}

function isForPerson({ person, maxUsesPerCustomer, firstOrderOnly }: PromoTerms): boolean {
  if (!person) return true;
  return !(firstOrderOnly && (person.hasOrdered || person.uses > 0)) && person.uses < (maxUsesPerCustomer ?? Infinity);
}
