/** Kinds of selections a cart has room for. */
export const MAX_LINES = 50;

/** How many of one selection can be ordered. */
export const MAX_OF_ONE = 10;

/** How many of a selection there are. */
export interface Counted {
  key: string;
  quantity: number;
}

/** Adding to what is there counts up to the most that can be ordered. */
export function added(there: number, more: number): { quantity: number; capped: boolean } {
  return { quantity: Math.min(MAX_OF_ONE, there + more), capped: there + more > MAX_OF_ONE };
}

export interface Merged<Line extends Counted> {
  /** Lines the cart gains, or has more of than before. */
  changed: Line[];
  capped: boolean;
  /** Lines there is no room for. */
  turnedAway: Line[];
}

/**
 * A guest's cart brought into a customer's. Equal lines of the guest count together; of a selection that both have, the
 * larger quantity stays. So merging again changes nothing, and nothing the customer had is lost.
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
