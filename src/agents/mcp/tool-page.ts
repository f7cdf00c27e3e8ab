import type { Tool } from '../tools/tool';
import type { JSONValue } from './mcp-sdk';

/** Maximum number of tools in a response to `tools/list`. */
export const TOOLS_PER_PAGE = 50;

export interface ListPage<Item> {
  items: Item[];
  nextCursor?: string;
}

/** The page after the cursor; undefined if the cursor is not of this list. */
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

/** Pages in the format of the protocol, created once per list of tools. */
export class ToolPages {
  private readonly pages = new WeakMap<readonly Tool[], Map<string | undefined, ReturnType<typeof listedPage>>>();

  /** Returns the same object for the same list and cursor; undefined if the cursor is not of this list. */
  of(tools: readonly Tool[], cursor: string | undefined): ReturnType<typeof listedPage> {
    const known = this.pages.get(tools) ?? new Map<string | undefined, ReturnType<typeof listedPage>>();
    this.pages.set(tools, known);
    const page = known.get(cursor) ?? listedPage(tools, cursor);
    if (page) known.set(cursor, page);
    return page;
  }
}

function listedPage(tools: readonly Tool[], cursor: string | undefined) {
  const page = pageAfter(tools, cursor);
  if (!page) return undefined;
  const { items, nextCursor } = page;
  return { tools: items.map(listedTool), ...(nextCursor !== undefined && { nextCursor }) };
}

/** The types of the package have JSON values in place of schemas. */
type JsonObject = { type: 'object' } & Record<string, JSONValue>;

const listedTool = ({ name, title, description, inputSchema, outputSchema, annotations }: Tool) => ({
  name,
  title,
  description,
  inputSchema: inputSchema as JsonObject,
  outputSchema: outputSchema as JsonObject,
  annotations: { title, ...annotations },
});
