/** Amounts are integer cents; only requests and responses use decimals. */

/** Converts to cents; exact for up to two decimals, else rounded. @throws RangeError if not finite or too large */
export function toCents(decimal: number): number {
  const cents = Math.round(decimal * 100);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount: ${decimal}`);
  return cents === 0 ? 0 : cents;
}

export function fromCents(cents: number): number {
  assertCents(cents);
  return cents / 100;
}

/** `percent` of `cents`, rounded once, half up: 15 percent of 1999 is 300. @throws RangeError for invalid arguments */
export function percentOf(cents: number, percent: number): number {
  assertCents(cents);
  const hundredths = toCents(percent);
  if (cents < 0 || hundredths < 0) throw new RangeError(`no percentage of ${cents} by ${percent}`);
  return Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
}

/** Splits an amount into parts with exactly its sum: leftover cents go to the largest remainders. @throws RangeError */
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
