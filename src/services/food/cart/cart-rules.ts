import { MAX_LINES } from '../pricing/pricing.types';

export { MAX_LINES };

export const MAX_QUANTITY = 10;

export interface CountedLine {
  key: string;
  quantity: number;
}

/** Adds quantities, capped at `MAX_QUANTITY`. */
export function addQuantities(existing: number, more: number): { quantity: number; capped: boolean } {
  return { quantity: Math.min(MAX_QUANTITY, existing + more), capped: existing + more > MAX_QUANTITY };
}

export interface MergeResult<Line extends CountedLine> {
  /** New lines, and lines with a larger quantity. */
  changed: Line[];
  capped: boolean;
  rejected: Line[];
}

/** Merges a guest's cart: equal lines add up, the larger quantity wins. Idempotent; never reduces the cart. */
export function mergeLines<Line extends CountedLine>(
  existing: readonly CountedLine[],
  guest: readonly Line[],
): MergeResult<Line> {
  const quantities = new Map(existing.map(({ key, quantity }) => [key, quantity]));
  const result: MergeResult<Line> = { changed: [], capped: false, rejected: [] };
  for (const { line, quantity, capped } of sumEqualLines(guest)) {
    const before = quantities.get(line.key);
    if (before === undefined && quantities.size >= MAX_LINES) {
      result.rejected.push(line);
      continue;
    }
    result.capped ||= capped;
    if (quantity > (before ?? 0)) result.changed.push({ ...line, quantity });
    quantities.set(line.key, Math.max(quantity, before ?? 0));
  }
  return result;
}

function sumEqualLines<Line extends CountedLine>(lines: readonly Line[]) {
  const byKey = new Map<string, { line: Line; quantity: number; capped: boolean }>();
  for (const line of lines) {
    const before = byKey.get(line.key);
    const sum = addQuantities(before?.quantity ?? 0, line.quantity);
    byKey.set(line.key, {
      line: before?.line ?? line,
      quantity: sum.quantity,
      capped: sum.capped || before?.capped === true,
    });
  }
  return byKey.values();
}
