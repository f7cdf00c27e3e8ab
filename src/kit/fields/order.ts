export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The order of a list: what `key` names in the direction asked for, ascending when left out, the id last; the list's own
 * order without a key. Both columns go the same way, so that one index serves both directions.
 */
export function orderOf<Key extends string>(
  columns: Record<Key, string>,
  id: string,
  own: string,
  key: Key | undefined,
  direction: Direction = 'asc',
): string {
  if (key === undefined) return own;
  const way = direction === 'desc' ? 'DESC' : 'ASC';
  return columns[key] === id ? `${id} ${way}` : `${columns[key]} ${way}, ${id} ${way}`;
}
