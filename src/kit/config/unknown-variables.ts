const PREFIXES = [
  'RATE_LIMIT_',
  'METRICS_',
  'MAIL_',
  'S3_',
  'FIRST_ADMIN_',
  'DEMO_',
  'STRIPE_',
  'PAYPAL_',
  'AI_',
  'BOOKING_',
];

export interface UnknownVariable {
  name: string;
  /** A known variable that differs by at most two letters. */
  suggestion: string | undefined;
}

/** Set variables with one of our prefixes that nothing reads. */
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
