const PREFIXES = ['RATE_LIMIT_', 'METRICS_', 'MAIL_', 'S3_', 'FIRST_ADMIN_', 'DEMO_', 'STRIPE_', 'PAYPAL_', 'BOOKING_'];

export interface UnknownVariable {
  name: string;
  /** The variable it was probably meant to be: at most two letters differ. */
  suggestion: string | undefined;
}

/** Variables that are set and look like ours, by their beginning, but that nothing reads. */
export function unknownVariables(
  set: readonly string[],
  known: readonly string[],
  services: readonly string[],
): UnknownVariable[] {
  const prefixes = [...PREFIXES, ...services.map(name => `${name.toUpperCase()}_`)];
  return set
    .filter(name => !known.includes(name) && prefixes.some(prefix => name.startsWith(prefix)))
    .map(name => ({ name, suggestion: known.find(candidate => differences(name, candidate) <= 2) }));
}

/** How many letters have to be added, left out or changed to come from one word to the other. */
function differences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const above = row;
    row = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = above[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1);
      row.push(Math.min(change, above[to]! + 1, row[to - 1]! + 1));
    }
  }
  return row.at(-1)!;
}
