import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from '@modelcontextprotocol/sdk/validation/types.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';

export const REVISION = '2026-07-28';

export interface Connection {
  /** Key or token; none for the public. */
  token?: string;
  /** Such as `?toolsets=all`. */
  query?: string;
  headers?: Record<string, string>;
}

/** On a busy machine an idle connection may be closed at the moment it is used again. */
const ONE_REQUEST = { Connection: 'close' };

const AJV = new AjvJsonSchemaValidator();

/** Compiles the schema of a tool when the tool is first called: lists have hundreds, and tests call a few. */
const VALIDATOR: jsonSchemaValidator = {
  getValidator<Value>(schema: JsonSchemaType) {
    let validate: JsonSchemaValidator<Value> | undefined;
    return (input: unknown) => (validate ??= AJV.getValidator<Value>(schema))(input);
  },
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map(client => client.close()))));

/** The official client of older revisions, connected to the endpoint of a service until the test ends. */
export async function connect(
  origin: string,
  service: string,
  { token, query = '', headers }: Connection = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { jsonSchemaValidator: VALIDATOR });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/${service}/mcp${query}`), {
    requestInit: { headers: { ...ONE_REQUEST, ...headers, ...(token && { Authorization: `Bearer ${token}` }) } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

/** The official client of all revisions. By default it takes no other than 2026-07-28. */
export async function connectCurrent(
  origin: string,
  service: string,
  { token, query = '', headers }: Connection = {},
  mode: VersionNegotiationMode = { pin: REVISION },
): Promise<CurrentClient> {
  const options = { jsonSchemaValidator: VALIDATOR, versionNegotiation: { mode } };
  const client = new CurrentClient({ name: 'test', version: '2' }, options);
  const transport = new CurrentTransport(new URL(`${origin}/${service}/mcp${query}`), {
    requestInit: { headers: { ...ONE_REQUEST, ...headers, ...(token && { Authorization: `Bearer ${token}` }) } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

type ToolsPage = Awaited<ReturnType<Client['listTools']>>;

/** Every tool, over all pages. */
export async function allTools(client: Client | CurrentClient): Promise<ToolsPage['tools']> {
  const tools: ToolsPage['tools'] = [];
  let cursor: string | undefined;
  do {
    const page = (await client.listTools({ ...(cursor && { cursor }) })) as ToolsPage;
    tools.push(...page.tools);
    cursor = page.nextCursor;
  } while (cursor);
  return tools;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
  body: any;
  text: string;
}

/** Sends one message as plain HTTP. */
export async function post(
  url: string,
  message: unknown,
  { token, headers }: Pick<Connection, 'token' | 'headers'> = {},
): Promise<HttpAnswer> {
  return send(url, {
    method: 'POST',
    body: typeof message === 'string' ? message : JSON.stringify(message),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

export async function send(url: string, init: RequestInit): Promise<HttpAnswer> {
  const response = await fetch(url, {
    ...init,
    headers: { ...ONE_REQUEST, ...(init.headers as Record<string, string>) },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

export const message = (method: string, params: object = {}, id: string | number = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

export const toolCall = (name: string, args: object = {}, id: string | number = 1) =>
  message('tools/call', { name, arguments: args }, id);

const META = 'io.modelcontextprotocol/';

export interface Described {
  /** Name and version of the client. */
  clientInfo?: { name: string; version: string };
  clientCapabilities?: object;
  protocolVersion?: string;
  /** Further members of `_meta`. */
  meta?: object;
}

/** A message of revision 2026-07-28, which describes its client itself. */
export const described = (
  method: string,
  params: object = {},
  id: string | number = 1,
  {
    clientInfo = { name: 'test', version: '1' },
    clientCapabilities = {},
    protocolVersion = REVISION,
    meta,
  }: Described = {},
) => {
  const envelope = Object.entries({ clientInfo, clientCapabilities, protocolVersion });
  return message(
    method,
    { ...params, _meta: { ...Object.fromEntries(envelope.map(([key, value]) => [`${META}${key}`, value])), ...meta } },
    id,
  );
};

/** Sends a message of revision 2026-07-28 with the headers that it needs. */
export async function postDescribed(
  url: string,
  sent: ReturnType<typeof described>,
  { token, headers }: Pick<Connection, 'token' | 'headers'> = {},
): Promise<HttpAnswer> {
  const { name, _meta: meta } = sent.params as { name?: string; _meta: Record<string, string> };
  return post(url, sent, {
    ...(token && { token }),
    headers: {
      'MCP-Protocol-Version': meta[`${META}protocolVersion`]!,
      'Mcp-Method': sent.method,
      ...(name !== undefined && { 'Mcp-Name': name }),
      ...headers,
    },
  });
}
