import type { Caller } from '#kit/http/caller';
import type { Tool, ToolSelection } from './tool';
import { isSelected, mayCall } from './tool-access';
import type { ToolEntry } from './tool-catalogue';

/** Maximum number of cached lists; there are far fewer combinations of rights and selections. */
const MAX_LISTS = 200;

/** Caches lists of tools by rights and selection. */
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

/** Everything that `mayCall` depends on. */
const rightsOf = (caller: Caller | undefined) =>
  caller && [caller.audience, caller.scopeId !== null, [...caller.permissions].toSorted()];
