import { westernDigits } from '#kit/language/digits';
import { percentOf } from '#kit/money/money';
import type { PromoTerms } from './pricing.types';
import type { QuotePromo } from './quote.types';

/** Normalizes a code for storage and comparison: upper case, western digits, trimmed. */
export function normalisePromoCode(code: string): string {
  return westernDigits(code).trim().toUpperCase();
}

/** Rounded half up to the cent, at most the subtotal. Unusable codes give a reason. @param code normalized */
export function applyPromo(
  code: string | null,
  terms: PromoTerms | null,
  subtotalCents: number,
): QuotePromo & { discountCents: number } {
  if (!code) return { code: null, applied: false, reason: null, discountCents: 0 };
  if (!terms) return { code, applied: false, reason: 'unknown', discountCents: 0 };
  if (!terms.isActive) return { code, applied: false, reason: 'inactive', discountCents: 0 };
  const discountCents = Math.min(subtotalCents, percentOf(subtotalCents, terms.percent));
  return { code, applied: true, reason: null, discountCents };
}
