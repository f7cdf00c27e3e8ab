export type Direction = 'asc' | 'desc';

/** ORDER BY for `key`, then the id, in one direction, so that one index serves both; `own` without a key. */
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
