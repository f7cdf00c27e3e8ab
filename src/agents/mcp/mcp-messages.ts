import type { McpSdk } from './mcp-sdk';

/** Replaces the method of a request whose parameters are not those of the protocol. */
export const MALFORMED = 'malformed parameters';

interface Message extends Record<string, unknown> {
  method: string;
  params?: unknown;
}

/** The messages of a body. Nulls that some clients send for omitted fields are removed. */
export function readMessages(sent: unknown, schemas: McpSdk['schemas']): unknown {
  return Array.isArray(sent) ? sent.map(message => readMessage(message, schemas)) : readMessage(sent, schemas);
}

function readMessage(sent: unknown, schemas: McpSdk['schemas']): unknown {
  if (!isFields(sent) || typeof sent['method'] !== 'string') return sent;
  const { params, ...rest } = sent as Message;
  const read = withoutNulls(params);
  const inner = isFields(read) && rest.method === 'prompts/get' ? { ...read, ...promptArguments(read) } : read;
  const message = { ...rest, ...(inner !== undefined && { params: inner }) };
  const form = formOf(rest.method, schemas);
  if (!('id' in rest) || !form) return isFields(inner) ? message : rest;
  const { error } = form.safeParse(message);
  if (!error) return message;
  // The first name is `params`.
  const names = error.issues.map(({ path }) => path.slice(1).join('.') || String(path[0]));
  return { ...rest, method: MALFORMED, params: { names: [...new Set(names)] } };
}

interface Form {
  safeParse(message: unknown): { error?: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

const formOf = (method: string, schemas: McpSdk['schemas']): Form | undefined =>
  new Map<string, Form>([
    ['initialize', schemas.InitializeRequestSchema],
    ['ping', schemas.PingRequestSchema],
    ['tools/list', schemas.ListToolsRequestSchema],
    ['tools/call', schemas.CallToolRequestSchema],
    ['prompts/list', schemas.ListPromptsRequestSchema],
    ['prompts/get', schemas.GetPromptRequestSchema],
  ]).get(method);

const promptArguments = ({ arguments: values }: Record<string, unknown>) =>
  values !== undefined && { arguments: withoutNulls(values) };

/** Undefined for null; for an object, a copy without null members. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
