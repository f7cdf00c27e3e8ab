import { versionOfProject } from '#kit/version';
import { Tokens } from '#kit/access/tokens';
import { ServiceTools } from '#agents/tools/service-tools';
import { type Property, startProperty } from '../property/property';
import { described, type Described, message, post, postDescribed } from './mcp-client';

let property: Property;
let owner: string;
beforeAll(async () => {
  property = await startProperty();
  ({ token: owner } = await property.service.get(Tokens).signIn('staff', { id: property.owner.id, tokenVersion: 1 }));
});
afterAll(() => property.service.close());

const endpoint = (query = '') => `${property.service.origin}/property/mcp${query}`;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

let visitors = 0;
/** An address of its own, so that limits do not add up. */
const elsewhere = () => ({ 'X-Forwarded-For': `10.8.0.${(visitors += 1)}` });

const ask = (method: string, params: object = {}, headers: Record<string, string> = {}, client: Described = {}) =>
  postDescribed(endpoint(), described(method, params, 'a', client), { headers: { ...elsewhere(), ...headers } });

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

describe('a message that describes its client', () => {
  it('discovers the service without an account and without a handshake', async () => {
    const { status, headers, body } = await ask('server/discover');
    expect([status, headers.get('mcp-session-id')]).toEqual([200, null]);
    expect(body.result).toEqual({
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {}, prompts: {} },
      instructions: expect.stringMatching(/^Tools of an agency/),
      ttlMs: 60_000,
      cacheScope: 'private',
      _meta: { [SERVER_INFO]: { name: 'quintet-property', title: 'Property listings', version: versionOfProject() } },
    });
    const arabic = await ask('server/discover', {}, { 'Accept-Language': 'ar' });
    expect(arabic.body.result.instructions).toMatch(/^أدوات وكالة/);
  });

  it('is answered with lists in a fixed order, kept for a minute by the client alone', async () => {
    const list = (query: string) =>
      postDescribed(endpoint(query), described('tools/list'), { token: owner, headers: elsewhere() });
    const [one, again] = [await list('?toolsets=all'), await list('?toolsets=all')];
    expect(one.text).toBe(again.text);
    const { tools, ttlMs, cacheScope } = one.body.result as {
      tools: { name: string }[];
      ttlMs: number;
      cacheScope: string;
    };
    expect([ttlMs, cacheScope]).toEqual([60_000, 'private']);
    const user = { audience: 'staff', accountId: property.owner.id, address: '', language: 'en' as const };
    const known = await property.service.get(ServiceTools).list(user, { toolsets: 'all', readOnly: true });
    const sorted = known.toSorted(
      (first, second) => compare(first.toolset, second.toolset) || compare(first.name, second.name),
    );
    expect(tools.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
    const older = await post(endpoint('?toolsets=all'), message('tools/list'), { token: owner });
    expect(tools).toEqual(older.body.result.tools);
    const prompts = await ask('prompts/list');
    expect(prompts.body.result).toMatchObject({ ttlMs: 60_000, cacheScope: 'private' });
    expect(prompts.body.result.prompts).toHaveLength(3);
  });

  it.each([
    'ping',
    'initialize',
    'logging/setLevel',
    'resources/list',
    'completion/complete',
    'tasks/get',
    '__proto__',
  ])('of the method %s, which is unknown or was removed, is 404', async method => {
    const { status, body } = await ask(method);
    expect([status, body.id, body.error.code]).toEqual([404, 'a', -32601]);
  });

  it('of another version names the versions of the service', async () => {
    for (const protocolVersion of ['2025-11-25', '2026-08-01', '1999-01-01']) {
      const { status, body } = await ask('tools/list', {}, {}, { protocolVersion });
      expect([status, body.id]).toEqual([400, 'a']);
      expect(body.error).toMatchObject({
        code: -32022,
        data: { supported: ['2026-07-28'], requested: protocolVersion },
      });
    }
  });

  it.each([
    ['another version', 'MCP-Protocol-Version', '2025-11-25'],
    ['another method', 'Mcp-Method', 'tools/list'],
    ['another name', 'Mcp-Name', 'contact_send'],
    ['a name in a broken encoding', 'Mcp-Name', '=?base64?*?='],
  ])('is refused when a header has %s', async (_, header, value) => {
    const call = { name: 'public_settings_get', arguments: {} };
    const { status, body } = await ask('tools/call', call, { [header]: value });
    expect([status, body.id, body.error.code]).toEqual([400, 'a', -32020]);
  });

  it('is refused without its headers or without its description', async () => {
    const bare = await post(endpoint(), described('tools/list'), { headers: elsewhere() });
    expect([bare.status, bare.body.id, bare.body.error.code]).toEqual([400, 1, -32020]);
    const headers = { ...elsewhere(), 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' };
    const anonymous = await post(endpoint(), message('tools/list'), { headers });
    expect([anonymous.status, anonymous.body.id, anonymous.body.error.code]).toEqual([400, 1, -32602]);
  });

  it('is refused in a batch', async () => {
    const batch = [described('tools/list'), message('ping', {}, 2)];
    const { status, body } = await post(endpoint(), batch, { headers: elsewhere() });
    expect([status, body.error.code]).toEqual([400, -32600]);
  });

  it.each([
    ['tools/call', { name: 'no_such_tool', arguments: {} }, 'tool_unknown'],
    ['prompts/get', { name: 'no_such_prompt' }, 'prompt_unknown'],
    ['tools/list', { cursor: 'xyz' }, 'cursor_unknown'],
    ['tools/list', { cursor: 7 }, 'params_invalid'],
    ['tools/call', { name: 'public_settings_get', arguments: [] }, 'params_invalid'],
    ['prompts/get', { name: 'daily_summary', arguments: { day: 5 } }, 'params_invalid'],
  ])('of %s with %j is the error -32602 in the language of the caller', async (method, params, code) => {
    const [english, arabic] = [await ask(method, params), await ask(method, params, { 'Accept-Language': 'ar' })];
    for (const { status, body } of [english, arabic])
      expect([status, body.id, body.error.code, body.error.data]).toEqual([200, 'a', -32602, { code }]);
    expect(english.body.error.message).toMatch(/^[A-Z]/);
    expect(arabic.body.error.message).toMatch(/^[\u0600-\u06ff]/);
  });

  it('calls a tool, with null in place of what is left out', async () => {
    const { body } = await ask('tools/call', { name: 'public_settings_get', arguments: null });
    const { structuredContent, content, isError, resultType } = body.result;
    expect([isError, resultType, JSON.parse(content[0].text)]).toEqual([undefined, 'complete', structuredContent]);
  });

  it('counts for the limit of its account, and is 401 with a wrong token', async () => {
    const wrong = await postDescribed(endpoint(), described('server/discover'), { token: 'x', headers: elsewhere() });
    expect([wrong.status, wrong.body.code, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      'sign_in_required',
      'Bearer',
    ]);
    const here = elsewhere();
    const messages = Array.from({ length: 121 }, (_, id) => described('server/discover', {}, id));
    const answers = await Promise.all(messages.map(sent => postDescribed(endpoint(), sent, { headers: here })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

it('a subscription ends at once, since nothing that could be subscribed is offered', async () => {
  const { status, text } = await ask('subscriptions/listen', { notifications: { toolsListChanged: true } });
  expect(status).toBe(200);
  expect(text).toMatch(/"method":"notifications\/subscriptions\/acknowledged","params":\{"notifications":\{\}/);
  expect(text).toMatch(/"resultType":"complete"/);
});

it('a notification is accepted without an answer', async () => {
  const sent = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  const headers = { ...elsewhere(), 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': sent.method };
  const { status, text } = await post(endpoint(), sent, { headers });
  expect([status, text]).toEqual([202, '']);
});
