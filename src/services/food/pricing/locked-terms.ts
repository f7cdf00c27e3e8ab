import { identityOf } from './changes';
import type { BasketLine, LockedTerms, PromoTerms } from './pricing.types';
import type { QuoteLine } from './quote.types';

/** The line at its locked price; unchanged if it cannot be ordered. */
export function lockedLine(priced: QuoteLine, line: BasketLine, locked: LockedTerms | null): QuoteLine {
  const unitPriceCents = locked?.unitPrices.get(identityOf(line));
  if (!priced.orderable || unitPriceCents === undefined) return priced;
  return { ...priced, unitPriceCents, lineTotalCents: unitPriceCents * priced.quantity };
}

/** The current terms of the code with the locked percentage. */
export function lockedPromo(promo: PromoTerms | null, locked: LockedTerms | null): PromoTerms | null {
  if (!promo || !locked || locked.promoPercent === null) return promo;
  return { ...promo, percent: locked.promoPercent };
}
