import type { Caller } from '#kit/http/caller';
import type { Tool, ToolSelection } from './tool';
import { isSelected, mayCall } from './tool-access';
import type { ToolEntry } from './tool-catalogue';

/** Rights and selections of which the list is kept; roles are far fewer. */
const MAX_LISTS = 200;

/** Lists of tools, made once for each set of rights. */
export class ToolLists {
  private readonly lists = new Map<string, readonly Tool[]>();

  of(entries: ReadonlyMap<string, ToolEntry>, caller: Caller | undefined, selection: ToolSelection): readonly Tool[] {
    const key = JSON.stringify([rightsOf(caller), selection]);
    const known = this.lists.get(key);
    const list = known ?? listed(entries, caller, selection);
    this.lists.delete(key);
    this.lists.set(key, list);
    if (this.lists.size > MAX_LISTS) this.lists.delete(this.lists.keys().next().value!);
    return list;
  }
}

const listed = (entries: ReadonlyMap<string, ToolEntry>, caller: Caller | undefined, selection: ToolSelection) =>
  [...entries.values()]
    .filter(entry => mayCall(entry, caller) && isSelected(entry.tool, selection, 'essential'))
    .map(({ tool }) => tool);

/** All that `mayCall` asks. */
const rightsOf = (caller: Caller | undefined) =>
  caller && [caller.audience, caller.scopeId !== null, [...caller.permissions].toSorted()];
