const AMOUNT = /^\d{1,30}(\.\d{1,30})?$/;

/** Cents; above every price and still a safe integer. */
const MAX_CENTS = 10n ** 15n;

/** Cents, rounded up for a minimum and down for a maximum; undefined when the text is no decimal. */
export function priceBound(text: string, bound: 'min' | 'max'): number | undefined {
  if (!AMOUNT.test(text)) return undefined;
  const [units = '', decimals = ''] = text.split('.');
  const cents = BigInt(units + decimals.slice(0, 2).padEnd(2, '0'));
  const isBetweenCents = /[1-9]/.test(decimals.slice(2));
  const exact = bound === 'min' && isBetweenCents ? cents + 1n : cents;
  return Number(exact > MAX_CENTS ? MAX_CENTS : exact);
}
