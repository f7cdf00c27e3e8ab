/** Levels of JSON. No operation takes arguments this deep. */
export const MAX_DEPTH = 40;

/** Whether a value is nested deeper than `MAX_DEPTH`. Not recursive, so that no input overflows the stack. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}
