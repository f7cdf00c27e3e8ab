import type { McpCaller } from './mcp-callers.service';
import type { ToolSelection } from '../tools/tool';

/** The selection in the query of the endpoint: `?toolsets=orders,menu&read_only=true`. */
export interface RequestedTools {
  toolsets: readonly string[] | 'all' | undefined;
  readOnly: boolean;
}

export function requestedTools(url: string): RequestedTools {
  const query = new URL(url, 'http://localhost').searchParams;
  const words = query
    .getAll('toolsets')
    .flatMap(list => list.split(','))
    .map(word => word.trim())
    .filter(Boolean);
  const readOnly = query.get('read_only');
  return {
    toolsets: words.length === 0 ? undefined : words.includes('all') ? 'all' : words,
    readOnly: readOnly !== null && readOnly !== 'false' && readOnly !== '0',
  };
}

/**
 * The requested tools, narrowed by the key or the consent, and the settings. A key or app with toolsets offers these by
 * default. An app that may only read is offered changes too, so that it can ask the person for more.
 */
export function selectionFor(
  { toolsets, readOnly }: RequestedTools,
  { key, app }: McpCaller,
  { mayWrite }: { mayWrite: boolean },
): ToolSelection {
  const within = key?.toolsets ?? app?.toolsets;
  const offered = toolsets ?? within;
  return {
    ...(offered && { toolsets: offered }),
    ...(within && { within }),
    readOnly: readOnly || !mayWrite || key?.isReadOnly === true,
  };
}
