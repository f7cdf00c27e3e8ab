const AMOUNT = /^\d{1,30}(\.\d{1,30})?$/;

/** More cents than any home costs, and still an exact number. */
const MAX_CENTS = 10n ** 15n;

/**
 * The bound in cents that an exact decimal such as `1500.50` sets on prices in whole cents: the first price not below it
 * for a minimum, the last not above it for a maximum. Undefined for anything that is not digits with at most one point.
 */
export function priceBound(text: string, bound: 'min' | 'max'): number | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const [units = '', decimals = ''] = text.split('.');
  const cents = BigInt(units + decimals.slice(0, 2).padEnd(2, '0'));
  const isBetweenCents = /[1-9]/.test(decimals.slice(2));
  const exact = bound === 'min' && isBetweenCents ? cents + 1n : cents;
  return Number(exact > MAX_CENTS ? MAX_CENTS : exact);
}
