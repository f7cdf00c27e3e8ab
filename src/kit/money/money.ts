/**
 * Amounts are integer cents; only requests and responses use decimals.
 */

/**
 * Cents of a decimal amount: exact for up to two decimals, further ones are rounded to the nearest cent.
 * @throws RangeError when the amount is not finite or too large to be counted in cents exactly
 */
export function toCents(decimal: number): number {
  const cents = Math.round(decimal * 100);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount: ${decimal}`);
  return cents === 0 ? 0 : cents;
}

/** The decimal amount of a response: 2610 cents is 26.1. */
export function fromCents(cents: number): number {
  assertCents(cents);
  return cents / 100;
}

/**
 * `percent` (up to two decimals) of `cents`, rounded once, half up, to the cent: 15 percent of 1999 is 300.
 * @throws RangeError for a negative or fractional amount and for a negative percentage
 */
export function percentOf(cents: number, percent: number): number {
  assertCents(cents);
  const hundredths = toCents(percent);
  if (cents < 0 || hundredths < 0) throw new RangeError(`no percentage of ${cents} by ${percent}`);
  return Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
}

/**
 * Splits an amount in proportion to whole, non-negative weights so that the parts sum exactly to it. The cents that
 * rounding leaves over go to the largest remainders, the earlier part first. Weights that are all zero count as equal.
 * @throws RangeError for a negative or fractional amount or weight, and for a non-zero amount without parts
 */
export function splitProportionally(totalCents: number, weights: readonly number[]): number[] {
  for (const value of [totalCents, ...weights]) {
    assertCents(value);
    if (value < 0) throw new RangeError(`cannot split by ${value}`);
  }
  if (weights.length === 0 && totalCents !== 0) throw new RangeError('an amount needs a part to go to');
  const effective = weights.some(weight => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = effective.reduce((sum, weight) => sum + weight, 0n);
  const total = BigInt(totalCents);
  const shares = effective.map((weight, index) => ({
    index,
    cents: Number((total * weight) / whole),
    remainder: (total * weight) % whole,
  }));
  const left = totalCents - shares.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const share of byRemainder.slice(0, left)) share.cents += 1;
  return shares.map(share => share.cents);
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
}
