import { westernDigits } from '#kit/language/digits';
import { percentOf } from '#kit/money/money';
import type { PromoTerms } from './pricing.types';
import type { QuotePromo } from './quote.types';

/** The form in which codes are stored and compared: capitals and western digits without surrounding blanks. */
export function normalisePromoCode(code: string): string {
  return westernDigits(code).trim().toUpperCase();
}

/**
 * What a typed code takes off the menu subtotal, rounded once, half up, to the cent; never more than the subtotal and
 * never anything of a fee. A code that is unknown or switched off takes nothing off and says why.
 */
export function applyPromo(
  typedCode: string | null,
  terms: PromoTerms | null,
  subtotalCents: number,
): QuotePromo & { discountCents: number } {
  const code = normalisePromoCode(typedCode ?? '');
  if (code === '') return { code: null, applied: false, reason: null, discountCents: 0 };
  if (!terms) return { code, applied: false, reason: 'unknown', discountCents: 0 };
  if (!terms.isActive) return { code, applied: false, reason: 'inactive', discountCents: 0 };
  const discountCents = Math.min(subtotalCents, percentOf(subtotalCents, terms.percent));
  return { code, applied: true, reason: null, discountCents };
}
