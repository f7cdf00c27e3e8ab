import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Connection, type HttpAnswer, message, post } from './mcp-client';

export const REVISION = '2026-07-28';

export interface Question {
  message: string;
  requestedSchema: { properties: Record<string, object>; required?: string[] };
}

export type Answered = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | number | boolean> };

const open: Client[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map(client => client.close()))));

/** The official client of revision 2026-07-28 with a person who answers its forms, until the test ends. */
export async function confirmingClient(
  endpoint: string,
  { token, headers }: Connection,
  answer?: (question: Question) => Answered | Promise<Answered>,
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: answer ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode: { pin: REVISION } } },
  );
  if (answer) client.setRequestHandler('elicitation/create', async ({ params }) => answer(params as Question));
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    requestInit: { headers: { Connection: 'close', ...headers, ...(token && { Authorization: `Bearer ${token}` }) } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

export interface ConfirmedCall {
  name: string;
  args: object;
  /** Sent back from the question. */
  state?: string | undefined;
  answer?: unknown;
  capabilities?: object;
  id?: number;
}

/** Sends a call of revision 2026-07-28 as plain HTTP. */
export async function call(
  endpoint: string,
  connection: Pick<Connection, 'token' | 'headers'>,
  { name, args, state, answer, capabilities = { elicitation: { form: {} } }, id = 1 }: ConfirmedCall,
): Promise<HttpAnswer> {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
  const params = {
    name,
    arguments: args,
    ...(state !== undefined && { requestState: state }),
    ...(answer !== undefined && { inputResponses: { confirmation: answer } }),
    _meta: envelope,
  };
  const headers = { 'MCP-Protocol-Version': REVISION, 'Mcp-Method': 'tools/call', 'Mcp-Name': name };
  return post(endpoint, message('tools/call', params, id), {
    ...connection,
    headers: { ...headers, ...connection.headers },
  });
}

export const YES: Answered = { action: 'accept', content: { confirm: true } };

/** The code of a call that was refused; undefined for a result and for a question. */
export const codeOf = ({ body }: HttpAnswer): string | undefined =>
  body.result?.isError ? (JSON.parse(body.result.content[0].text) as { code: string }).code : undefined;
