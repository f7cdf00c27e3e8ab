const DOLLAR = 100;

/** Cents rounded once, half up, to whole units of the currency. Sums of shares are exact to a thousandth of a cent. */
export const toDollars = (cents: number): number => Math.floor(cents / DOLLAR + 0.5 + 1e-5) * DOLLAR;
