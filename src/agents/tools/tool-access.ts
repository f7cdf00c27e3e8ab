import type { AccessRule } from '#kit/access/access-rule';
import { isAmong } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import type { Tool, ToolSelection } from './tool';
import type { ToolEntry } from './tool-catalogue';
import { snakeCase } from './tool-names';

/** Whether the access guard admits the caller, and no `@OnlyFor` excludes such accounts. */
export const mayCall = ({ rule, onlyFor }: Pick<ToolEntry, 'rule' | 'onlyFor'>, caller: Caller | undefined): boolean =>
  isAdmitted(rule, caller) && isAmong(onlyFor, caller);

function isAdmitted(rule: AccessRule, caller: Caller | undefined): boolean {
  switch (rule.kind) {
    case 'public':
    case 'proof':
    case 'optional-lenient':
      return true;
    case 'optional':
      return caller === undefined || caller.audience === rule.audience;
    case 'audiences':
      return caller !== undefined && rule.audiences.includes(caller.audience);
    case 'audience':
      return (
        caller?.audience === rule.audience &&
        (rule.permissions.length === 0 || rule.permissions.some(permission => caller.permissions.has(permission)))
      );
  }
}

/** Whether the route reads the account of the caller. */
export const readsAccount = (rule: AccessRule, { audience }: Caller): boolean =>
  'audiences' in rule ? rule.audiences.includes(audience) : 'audience' in rule && rule.audience === audience;

/** @param byDefault tools for a selection without toolsets */
export function isSelected(
  tool: Tool,
  { toolsets, within, readOnly }: ToolSelection,
  byDefault: 'essential' | 'all',
): boolean {
  if (readOnly && !tool.isRead) return false;
  if (within && !names(within).has(tool.toolset)) return false;
  if (toolsets === undefined) return byDefault === 'all' || tool.essential;
  return toolsets === 'all' || names(toolsets).has(tool.toolset);
}

/** Toolsets in any spelling: `Order handling`, `order-handling`, `order_handling`. */
const names = (toolsets: readonly string[]): ReadonlySet<string> => new Set(toolsets.map(snakeCase));
