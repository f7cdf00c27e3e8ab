import { type AccessRule, readRule } from '#kit/access/access-rule';
import { ONLY_FOR } from '#kit/access/only-for';
import { SENDING } from '#kit/access/sends-out';
import { SIDE_EFFECTS } from '#kit/http/side-effects';
import { type Document, type Operation, operationsOf } from '#kit/openapi/document';
import { arabicTitle, type ToolSource } from './tool-titles';
import { exclusionOf } from './excluded-operations';
import { SHARED_PHRASES } from './shared-phrases';
import type { Tool } from './tool';
import { snakeCase, toolName } from './tool-names';
import { type ToolInput, toolInput, type ToolOutput, toolOutput } from './tool-schemas';

/** A tool with the data for its calls. */
export interface ToolEntry {
  tool: Tool;
  operationId: string;
  rule: AccessRule;
  /** The accounts that `@OnlyFor` names. */
  onlyFor: string | undefined;
  input: ToolInput;
  output: ToolOutput;
}

/** The tools of a service, sorted by toolset and name. */
export function toolCatalogue(document: Document, source: ToolSource): Map<string, ToolEntry> {
  const entries = operationsOf(document)
    .flatMap(described => entryOf(described, document, source))
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const catalogue = new Map(entries.map(entry => [entry.tool.name, entry]));
  const twice = entries.filter(entry => catalogue.get(entry.tool.name) !== entry);
  if (twice.length > 0)
    throw new Error(`Several operations make these tools: ${twice.map(({ tool }) => tool.name).join(', ')}.`);
  return catalogue;
}

/** A blank sorts before every letter of a name. */
const orderOf = ({ tool: { toolset, name } }: ToolEntry) => `${toolset} ${name}`;

interface Described {
  path: string;
  method: string;
  operation: Operation;
}

function entryOf(
  { path, method, operation }: Described,
  document: Document,
  { office, tools }: ToolSource,
): ToolEntry[] {
  const output = toolOutput(operation, document);
  if (!output || exclusionOf(method, path, operation, document)) return [];
  const [tag = ''] = operation.tags ?? [];
  const operationId = operation.operationId ?? '';
  const name = toolName(
    { tag, method, path },
    tools?.areas ?? [],
    tools?.phrases[operationId] ?? SHARED_PHRASES[operationId],
  );
  const input = toolInput(operation, document);
  const keywords = tools?.essential[name];
  const audiences = (operation.security ?? []).flatMap(requirement => Object.keys(requirement));
  const tool: Tool = {
    name,
    title: operation.summary ?? name,
    arabicTitle: method === 'get' ? undefined : arabicTitle({ name, id: operationId, method, path }, { office, tools }),
    description: operation.description ?? '',
    inputSchema: input.schema,
    outputSchema: output.schema,
    annotations: annotationsOf(method, path, input),
    toolset: snakeCase(tag),
    essential: keywords !== undefined,
    keywords: keywords ?? [],
    isRead: method === 'get',
    method: method.toUpperCase(),
    path,
    secretArguments: input.secrets,
    sideEffects: sideEffectsOf(operation),
  };
  const rule = readRule(String(operation['x-access']), audiences);
  return [{ tool, operationId, rule, onlyFor: operation[ONLY_FOR] as string | undefined, input, output }];
}

const REPEATABLE: ReadonlySet<string> = new Set(['get', 'put', 'delete']);
const CANCELS = /\/(cancel|decline|withdraw)$/;

function annotationsOf(method: string, path: string, { derived, schema }: ToolInput): Tool['annotations'] {
  const statuses = schema.properties?.['status']?.enum ?? [];
  const canCancel =
    method !== 'get' && (CANCELS.test(path) || statuses.some(status => String(status).startsWith('cancel')));
  return {
    readOnlyHint: method === 'get',
    destructiveHint: method === 'delete' || canCancel,
    idempotentHint: REPEATABLE.has(method) || derived.length > 0,
    openWorldHint: false,
  };
}

const sideEffectsOf = (operation: Operation): string[] => [
  ...((operation[SIDE_EFFECTS] as string[] | undefined) ?? []),
  ...(operation[SENDING] === true ? ['request'] : []),
];
