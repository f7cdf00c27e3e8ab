import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { freePort } from '../../tools/free-port.cjs';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { allowApps } from './apps';
import { ConnectingPerson } from './connecting-person';

const REDIRECT = 'http://127.0.0.1:7654/callback';

/** Makes what the process serves, on its database. */
let food: Food;
let served: OwnProcess;
let origin: string;
beforeAll(async () => {
  food = await startFood();
  await allowApps(food.service, { writes: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  served = await startProcess({
    SERVICES: 'food',
    PORT: String(port),
    PUBLIC_URL: origin,
    JWT_SECRET: 'a secret for the tests of this project only',
    BCRYPT_ROUNDS: '4',
  });
});
afterAll(async () => {
  served?.child.kill('SIGKILL');
  await food?.service.close();
});

/** An app that stores its tokens in memory, and whose person decides at once. */
class Assistant implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { redirect_uris: [REDIRECT], client_name: 'Assistant' };
  /** The addresses that the person was sent to. */
  readonly asked: URL[] = [];
  private stored: OAuthTokens | undefined;
  private verifier = '';
  private discovered: OAuthDiscoveryState | undefined;

  constructor(private readonly client: OAuthClientInformationMixed) {}

  clientInformation = () => this.client;
  tokens = () => this.stored;
  saveTokens = (tokens: OAuthTokens) => void (this.stored = tokens);
  redirectToAuthorization = (address: URL) => void this.asked.push(address);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
  saveDiscoveryState = (state: OAuthDiscoveryState) => void (this.discovered = state);
  discoveryState = () => this.discovered;
  invalidateCredentials = () => void (this.stored = undefined);
}

function newConnection(provider: Assistant, language: string) {
  const client = new Client(
    { name: 'test', version: '2' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept' as const, content: { confirm: true } }));
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/food/mcp/staff?toolsets=all`), {
    authProvider: provider,
    requestInit: { headers: { Connection: 'close', 'Accept-Language': language } },
  });
  return { client, transport };
}

it.each(['en', 'ar'])('an assistant begins at a 401, reads, asks for more and changes data (%s)', async language => {
  const isArabic = language === 'ar';
  const account = await makeStaff(food.service.db, { role: 'Owner' });
  const actor = await food.signIn('staff', account);
  const body = { name: `Assistant ${language}`, redirect_uris: [REDIRECT] };
  const { data } = (await food.owner.post('/api/connected-apps/clients', body)).body;
  const provider = new Assistant({ client_id: data.client_id });
  const person = new ConnectingPerson({ email: account.email, password: PASSWORD }, language);

  const first = newConnection(provider, language);
  await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
  expect(provider.asked[0]!.searchParams.get('scope')).toBe('read write');
  await first.transport.finishAuth((await person.allow(provider.asked[0]!, 'read')).searchParams);
  expect(provider.tokens()).toMatchObject({ token_type: 'Bearer', scope: 'read' });
  expect(person.pages.map(({ text }) => text.includes('<html lang="ar"'))).toEqual([isArabic, isArabic]);

  const { client, transport } = newConnection(provider, language);
  await client.connect(transport);
  const read = await client.callTool({ name: 'order_handling_list', arguments: {} });
  expect(read.isError).toBeUndefined();

  const category = { name: { en: `Soups ${language}`, ar: 'شوربات' } };
  const change = { name: 'category_editing_create', arguments: category };
  await expect(client.callTool(change)).rejects.toThrow(UnauthorizedError);
  await transport.finishAuth((await person.allow(provider.asked.at(-1)!, 'write')).searchParams);
  expect(provider.tokens()).toMatchObject({ scope: 'read write' });
  const created = await client.callTool(change);
  expect(created.isError).toBeUndefined();
  const { id } = (created.structuredContent as { data: { id: number } }).data;
  const deleted = await client.callTool({ name: 'category_editing_delete', arguments: { id } });
  expect(deleted.isError).toBeUndefined();
  expect((await actor.get(`/api/categories/${id}`)).status).toBe(404);

  const [app] = (await actor.get('/api/connected-apps')).body.data;
  expect(app).toMatchObject({ name: body.name, host: '127.0.0.1:7654', scopes: ['read', 'write'], status: 'active' });
  const calls = (await food.owner.get('/api/tool-calls')).body.data.data as { connected_app: string; tool: string }[];
  expect(calls.slice(0, 2)).toMatchObject([
    { connected_app: body.name, tool: 'category_editing_delete', status: 200 },
    { connected_app: body.name, tool: 'category_editing_create', status: 201 },
  ]);
  expect((await actor.delete(`/api/connected-apps/${app.id}`)).status).toBe(200);
  // The client reports that its refresh token is refused, too.
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
  expect(warned.mock.calls.join()).toContain('invalid_grant');
  await client.close();
});
