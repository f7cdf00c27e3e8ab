/** Tools of one answer to `tools/list`. */
export const TOOLS_PER_PAGE = 50;

export interface ListPage<Item> {
  items: Item[];
  nextCursor?: string;
}

/** The page after the item that the cursor names; undefined if the cursor is none of this list. */
export function pageAfter<Item extends { name: string }>(
  all: readonly Item[],
  cursor: string | undefined,
): ListPage<Item> | undefined {
  const last = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString();
  const start = last === undefined ? 0 : all.findIndex(({ name }) => name === last) + 1;
  if (last !== undefined && start === 0) return undefined;
  const items = all.slice(start, start + TOOLS_PER_PAGE);
  const end = items.at(-1);
  const isLast = start + TOOLS_PER_PAGE >= all.length;
  return { items, ...(end && !isLast && { nextCursor: Buffer.from(end.name).toString('base64url') }) };
}
