import { isPlainObject } from '#kit/fields/shape-fields';
import type { McpSdk } from './mcp-sdk';

/** Replaces the method of a request whose parameters are not those of the protocol. */
export const MALFORMED = 'malformed parameters';

type Schemas = McpSdk['specTypeSchemas'];

/** The form of a request by its method. */
const FORMS: ReadonlyMap<string, keyof Schemas> = new Map([
  ['initialize', 'InitializeRequest'],
  ['ping', 'PingRequest'],
  ['tools/list', 'ListToolsRequest'],
  ['tools/call', 'CallToolRequest'],
  ['prompts/list', 'ListPromptsRequest'],
  ['prompts/get', 'GetPromptRequest'],
]);

interface Message extends Record<string, unknown> {
  method: string;
  params?: unknown;
}

/** The messages of a body, without the nulls that some clients send for omitted fields. */
export function readMessages(sent: unknown): unknown {
  return Array.isArray(sent) ? sent.map(readMessage) : readMessage(sent);
}

function readMessage(sent: unknown): unknown {
  if (!isMessage(sent)) return sent;
  const { params, ...rest } = sent;
  const read = withoutNulls(params);
  const inner = isPlainObject(read) && rest.method === 'prompts/get' ? { ...read, ...promptArguments(read) } : read;
  // Malformed parameters that no error will name are left out.
  const isNamed = 'id' in rest && FORMS.has(rest.method);
  return inner !== undefined && (isNamed || isPlainObject(inner)) ? { ...rest, params: inner } : rest;
}

/** The messages, with `MALFORMED` requests in place of those whose parameters are not those of the protocol. */
export function withoutMalformed(messages: unknown, schemas: Schemas): unknown {
  if (Array.isArray(messages)) return messages.map(message => withoutMalformed(message, schemas));
  const names = malformedNames(messages, schemas);
  return names ? { ...(messages as Message), method: MALFORMED, params: { names } } : messages;
}

/** The parameters of a request that are not those of the protocol; undefined if all are. */
export function malformedNames(message: unknown, schemas: Schemas): string[] | undefined {
  const form = isMessage(message) && 'id' in message ? FORMS.get(message.method) : undefined;
  const { issues } = form ? schemas[form]['~standard'].validate(message) : {};
  // The first name is `params`.
  const names = issues?.map(({ path = [] }) => path.slice(1).map(nameOf).join('.') || nameOf(path[0] ?? ''));
  return names && [...new Set(names)];
}

const nameOf = (part: PropertyKey | { key: PropertyKey }): string => String(typeof part === 'object' ? part.key : part);

const promptArguments = ({ arguments: values }: Record<string, unknown>) =>
  values !== undefined && { arguments: withoutNulls(values) };

/** Undefined for null; for an object, a copy without null members. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}

const isMessage = (value: unknown): value is Message => isPlainObject(value) && typeof value['method'] === 'string';
