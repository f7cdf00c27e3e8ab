/** Maximum number of lines. */
export const MAX_LINES = 50;

/** Maximum quantity of one line. */
export const MAX_OF_ONE = 10;

export interface Counted {
  key: string;
  quantity: number;
}

/** Adds quantities, capped at `MAX_OF_ONE`. */
export function added(there: number, more: number): { quantity: number; capped: boolean } {
  return { quantity: Math.min(MAX_OF_ONE, there + more), capped: there + more > MAX_OF_ONE };
}

export interface Merged<Line extends Counted> {
  /** New lines, and lines with a larger quantity. */
  changed: Line[];
  capped: boolean;
  /** Lines that exceed `MAX_LINES`. */
  turnedAway: Line[];
}

/**
 * Merges a guest's cart into a customer's. Equal guest lines are added up; if both have a selection, the larger
 * quantity wins. Idempotent, and never reduces the customer's cart.
 */
export function merged<Line extends Counted>(there: readonly Counted[], guest: readonly Line[]): Merged<Line> {
  const quantities = new Map(there.map(({ key, quantity }) => [key, quantity]));
  const result: Merged<Line> = { changed: [], capped: false, turnedAway: [] };
  for (const { line, quantity, capped } of together(guest)) {
    const before = quantities.get(line.key);
    if (before === undefined && quantities.size >= MAX_LINES) {
      result.turnedAway.push(line);
      continue;
    }
    result.capped ||= capped;
    if (quantity > (before ?? 0)) result.changed.push({ ...line, quantity });
    quantities.set(line.key, Math.max(quantity, before ?? 0));
  }
  return result;
}

function together<Line extends Counted>(lines: readonly Line[]) {
  const byKey = new Map<string, { line: Line; quantity: number; capped: boolean }>();
  for (const line of lines) {
    const before = byKey.get(line.key);
    const sum = added(before?.quantity ?? 0, line.quantity);
    byKey.set(line.key, {
      line: before?.line ?? line,
      quantity: sum.quantity,
      capped: sum.capped || before?.capped === true,
    });
  }
  return byKey.values();
}
