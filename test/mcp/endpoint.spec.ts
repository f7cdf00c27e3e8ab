import { Log } from '#kit/log/log';
import { Tokens } from '#kit/access/tokens';
import { property as hosted } from '#services/property/property';
import { ServiceTools } from '#agents/tools/service-tools';
import { startService } from '../harness/app';
import { race } from '../harness/race';
import { PASSWORD } from '../property/factories';
import { type Actor, type Property, startProperty } from '../property/property';
import { allTools, connect, message, post, send, toolCall } from './mcp-client';

let property: Property;
let owner: string;
beforeAll(async () => {
  property = await startProperty({ CORS_ORIGIN: 'https://site.example', PUBLIC_URL: 'https://api.example' });
  owner = await tokenOf(property.owner);
});
afterAll(() => property.service.close());

const tokenOf = async ({ id }: Actor, version = 1) =>
  (await property.service.get(Tokens).signIn('staff', { id, tokenVersion: version })).token;

const endpoint = (query = '') => `${property.service.origin}/property/mcp${query}`;
const PING = message('ping');
const METHODS = ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'];

let visitors = 0;
/** An address of its own, so that limits do not add up. */
const elsewhere = () => ({ 'X-Forwarded-For': `10.9.${(visitors += 1) >> 8}.${visitors & 255}` });

const keyOf = async (actor: Actor, values: object = {}): Promise<string> =>
  (await actor.post('/api/access-keys', { name: 'Assistant', password: PASSWORD, ...values })).body.data.key;

const namesFor = async (options: { token?: string; query?: string }) =>
  (await allTools(await connect(property.service.origin, 'property', options))).map(({ name }) => name);

/** The name of the tool of an operation. */
async function nameOf(method: string, path: string): Promise<string> {
  const user = { audience: 'staff', accountId: property.owner.id, address: '127.0.0.1', language: 'en' as const };
  const tools = await property.service.get(ServiceTools).list(user, { toolsets: 'all' });
  return tools.find(tool => tool.method === method && tool.path === path)!.name;
}

describe('a request', () => {
  it.each(METHODS)('with the method %s is 405', async method => {
    const { status, headers, body } = await send(endpoint(), { method, headers: { Accept: 'text/event-stream' } });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(body).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 }, id: null });
  });

  it.each([
    ['no JSON', '{bad', -32700],
    ['an empty body', '', -32700],
    ['a number', '7', -32700],
    ['another version of JSON-RPC', { ...PING, jsonrpc: '1.0' }, -32700],
    ['no message', { hello: 'world' }, -32700],
    ['an empty object', {}, -32700],
    ['a fractional id', { ...PING, id: { deep: 1 } }, -32700],
    ['a batch with something else', [PING, 'x'], -32700],
    ['two initialisations', [initialize(), initialize()], -32600],
  ])('with %s is 400 with an error of the protocol', async (_, sent, code) => {
    const { status, body } = await post(endpoint(), sent, { headers: elsewhere() });
    expect([status, body.error.code, body.id]).toEqual([400, code, null]);
  });

  it.each([
    ['application/json', 200],
    ['*/*', 200],
    ['application/*;q=0.1', 200],
    ['application/json; charset=utf-8', 200],
    ['text/html, */*;q=0.8', 200],
    ['application/json, text/event-stream', 200],
    ['text/event-stream;q=0.5, application/json;q=0.9', 200],
    ['', 200],
    ['text/event-stream', 406],
    ['text/html, image/*', 406],
    ['application/json;q=0, text/event-stream', 406],
    ['application/json;q=0, */*', 406],
  ])('that accepts %s is %d', async (accept, expected) => {
    const { status, body } = await post(endpoint(), PING, { headers: { ...elsewhere(), Accept: accept } });
    expect(status).toBe(expected);
    if (status === 406) expect(body).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''])(
    'of the content type %p is 415',
    async type => {
      const { status, body } = await post(endpoint(), PING, { headers: { ...elsewhere(), 'Content-Type': type } });
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('has at most 100 KB from visitors and 1 MB from accounts', async () => {
    const sized = (bytes: number) => message('ping', { padding: 'x'.repeat(bytes) });
    const sizes = [90_000, 110_000, 1_100_000];
    const visitor = await Promise.all(sizes.map(size => post(endpoint(), sized(size), { headers: elsewhere() })));
    const account = await Promise.all(sizes.map(size => post(endpoint(), sized(size), { token: owner })));
    expect(visitor.map(({ status }) => status)).toEqual([200, 413, 413]);
    expect(account.map(({ status }) => status)).toEqual([200, 200, 413]);
    expect(visitor[1]!.body.code).toBe('body_too_large');
  });

  it('has at most 5000 values and no more than 40 levels', async () => {
    const many = message('ping', { list: Array(6000).fill(1) });
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    expect((await post(endpoint(), many, { headers: elsewhere() })).status).toBe(413);
    expect((await post(endpoint(), deep, { headers: elsewhere() })).status).toBe(400);
  });

  it.each([
    ['2024-11-05', 200],
    ['2025-03-26', 200],
    ['2025-06-18', 200],
    ['2025-11-25', 200],
    ['1999-01-01', 400],
  ])('of the protocol version %s is %d', async (version, expected) => {
    const headers = { ...elsewhere(), 'Mcp-Protocol-Version': version };
    expect((await post(endpoint(), PING, { headers })).status).toBe(expected);
  });

  it('may be a batch, whose answers come together', async () => {
    const { status, body } = await post(
      endpoint(),
      [message('ping', {}, 'a'), message('tools/list', {}, 2), { jsonrpc: '2.0', method: 'notifications/initialized' }],
      { headers: elsewhere() },
    );
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: unknown }) => id).toSorted()).toEqual([2, 'a']);
  });

  it('with notifications alone is 202 without a body', async () => {
    const { status, text } = await post(
      endpoint(),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { headers: elsewhere() },
    );
    expect([status, text]).toEqual([202, '']);
  });

  it('of an unknown method is an error of the protocol', async () => {
    const { status, body } = await post(endpoint(), message('resources/list'), { headers: elsewhere() });
    expect([status, body.error.code]).toEqual([200, -32601]);
  });
});

describe('a session', () => {
  it('gets an id that no process stores', async () => {
    const first = await post(endpoint(), initialize(), { headers: elsewhere() });
    const second = await post(endpoint(), initialize(), { headers: elsewhere() });
    const [one, other] = [first, second].map(({ headers }) => headers.get('mcp-session-id'));
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
    const headers = { ...elsewhere(), 'Mcp-Session-Id': 'of another process' };
    expect((await post(endpoint(), PING, { headers })).status).toBe(200);
  });

  it('begins with the version that both sides know, and with instructions', async () => {
    const { result } = (await post(endpoint(), initialize('2025-06-18'), { headers: elsewhere() })).body;
    expect(result).toMatchObject({
      protocolVersion: '2025-06-18',
      serverInfo: { name: 'quintet-property', title: 'Property listings' },
      capabilities: { tools: {}, prompts: {} },
    });
    const unknown = await post(endpoint(), initialize('2999-01-01'), { headers: elsewhere() });
    expect(unknown.body.result.protocolVersion).toBe('2025-11-25');
    const arabic = await post(endpoint(), initialize(), { headers: { ...elsewhere(), 'Accept-Language': 'ar' } });
    expect([result.instructions, arabic.body.result.instructions]).toEqual([
      expect.stringMatching(/^Tools of an agency/),
      expect.stringMatching(/^أدوات وكالة/),
    ]);
  });
});

describe('a page in a browser', () => {
  const from = (Origin: string) => ({ ...elsewhere(), Origin });

  it.each(['https://site.example', 'https://api.example'])('of %s may call', async origin => {
    expect((await post(endpoint(), PING, { headers: from(origin) })).status).toBe(200);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:3000', 'https://site.example.evil.example'])(
    'of %s may not',
    async origin => {
      const { status, body, headers } = await post(endpoint(), PING, { headers: from(origin), token: owner });
      expect([status, body.code]).toEqual([403, 'origin_refused']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('that reached the server by a rebound host name may not', async () => {
    const headers = { ...from('http://rebound.example'), Host: 'rebound.example' };
    expect((await post(endpoint(), PING, { headers })).status).toBe(403);
  });

  it('may send the headers of the protocol and read those of the answer', async () => {
    const asked = 'authorization,content-type,mcp-session-id,mcp-protocol-version,mcp-method,mcp-name';
    const preflight = await send(endpoint(), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://site.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': asked,
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
    const { headers } = await post(endpoint(), initialize(), { headers: from('https://site.example') });
    expect(headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect(headers.get('access-control-expose-headers')).toContain('Mcp-Session-Id');
  });
});

describe('a caller', () => {
  it.each([
    ['a token of nobody', 'Bearer not.a.token', 'sign_in_required'],
    ['no bearer token', 'Basic b3duZXI6eA==', 'sign_in_required'],
    ['an empty token', 'Bearer ', 'sign_in_required'],
    ['an unknown key', `Bearer qk_${'a'.repeat(40)}`, 'access_key_unknown'],
    ['an ingest key', `Bearer qk_0123456789_${'a'.repeat(64)}`, 'access_key_unknown'],
  ])('with %s is 401', async (_, authorization, code) => {
    const headers = { ...elsewhere(), Authorization: authorization };
    const { status, body, headers: answered } = await post(endpoint(), PING, { headers });
    expect([status, body.code, answered.get('www-authenticate')]).toEqual([401, code, 'Bearer']);
    expect(body).toMatchObject({ success: false, data: null });
    const arabic = await post(endpoint(), PING, { headers: { ...headers, 'Accept-Language': 'ar' } });
    expect(arabic.body.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('with an expired or older token, or one of another service, is 401', async () => {
    const tokens = property.service.get(Tokens);
    const { id } = property.owner;
    const issued = property.service.clock.now().subtract({ hours: 2 });
    const expired = await tokens.sign('staff', String(id), 3600, { ver: 1 }, issued);
    const codes = [];
    for (const token of [expired, await tokenOf(property.owner, 0)])
      codes.push((await post(endpoint(), PING, { token, headers: elsewhere() })).body.code);
    expect(codes).toEqual(['token_expired', 'sign_in_required']);
  });

  it('without a token gets what is open to anyone', async () => {
    const names = await namesFor({ query: '?toolsets=all' });
    expect(names).toContain(await nameOf('GET', '/api/properties'));
    expect(names).not.toContain(await nameOf('GET', '/api/leads'));
    const refused = await post(endpoint(), toolCall(await nameOf('GET', '/api/leads')), { headers: elsewhere() });
    expect(refused.body.error).toMatchObject({ code: -32602, data: { code: 'tool_unknown' } });
  });

  it('gets what its permissions of the moment allow', async () => {
    const actor = await property.member({ permissions: ['leads.view'] });
    const key = await keyOf(actor);
    const leads = await nameOf('GET', '/api/leads');
    const viewings = await nameOf('GET', '/api/viewings');
    expect(await namesFor({ token: key, query: '?toolsets=all' })).toEqual(
      expect.arrayContaining([leads, await nameOf('GET', '/api/properties')]),
    );
    expect(await namesFor({ token: key, query: '?toolsets=all' })).not.toContain(viewings);
    const call = async () => (await post(endpoint(), toolCall(leads), { token: key })).body;
    expect((await call()).result.isError).toBeUndefined();
    await property.service.db.rows(`DELETE FROM account_role WHERE account_id = $1`, [actor.id]);
    expect((await call()).error.data.code).toBe('tool_unknown');
    expect(await namesFor({ token: key, query: '?toolsets=all' })).not.toContain(leads);
  });
});

describe('the tools', () => {
  it('are narrowed by the address and the key', async () => {
    const [all, key] = [{ token: owner, query: '?toolsets=all' }, await keyOf(property.owner, { toolsets: ['leads'] })];
    const every = await namesFor(all);
    const leads = await namesFor({ token: owner, query: '?toolsets=leads' });
    expect(leads.length).toBeGreaterThan(1);
    expect(every.length).toBeGreaterThan(leads.length);
    expect(await namesFor({ token: key })).toEqual(leads);
    expect(await namesFor({ token: key, query: '?toolsets=all' })).toEqual(leads);
    expect(await namesFor({ token: key, query: '?toolsets=overview' })).toEqual([]);
    expect((await namesFor({ token: owner })).length).toBeLessThanOrEqual(40);
    const overview = await nameOf('GET', '/api/overview');
    expect((await post(endpoint('?toolsets=all'), toolCall(overview), { token: key })).body.error.code).toBe(-32602);
  });

  it('of an unknown group are 400 with the known ones', async () => {
    const { status, body } = await post(endpoint('?toolsets=leads,nonsense'), PING, { headers: elsewhere() });
    expect([status, body.code]).toEqual([400, 'toolset_unknown']);
    expect(body.message).toContain('leads');
  });

  it('come page by page, and a cursor of no list is an error', async () => {
    const page = await post(endpoint('?toolsets=all'), message('tools/list', { cursor: 'bm90aGluZw' }), {
      token: owner,
    });
    expect(page.body.error).toMatchObject({ code: -32602, data: { code: 'cursor_unknown' } });
  });

  it('that change data need the setting, a key that may, and an address that does not exclude them', async () => {
    const create = await nameOf('POST', '/api/neighborhoods/manage');
    const [writing, reading] = [await keyOf(property.owner, { read_only: false }), await keyOf(property.owner)];
    const offered = async (token: string, query = '?toolsets=all') =>
      (await namesFor({ token, query })).includes(create);
    const call = async (token: string, query = '') =>
      (await post(endpoint(query), toolCall(create, { name: { en: 'Creek', ar: 'الخور' } }), { token })).body;
    expect([await offered(owner), (await call(owner)).error.code]).toEqual([false, -32602]);
    await property.setting('mcp_writes', true);
    try {
      expect([await offered(owner), await offered(writing), await offered(reading)]).toEqual([true, true, false]);
      expect(await offered(writing, '?toolsets=all&read_only=true')).toBe(false);
      expect((await call(reading)).error.data.code).toBe('tool_unknown');
      expect((await call(writing, '?read_only=true')).error.data.code).toBe('tool_unknown');
      expect((await call(writing)).result.structuredContent.data).toMatchObject({ slug: 'creek' });
    } finally {
      await property.setting('mcp_writes', false);
    }
    expect((await call(writing)).error.data.code).toBe('tool_unknown');
  });
});

describe('a call', () => {
  it('returns the data of the route, as an object and as text', async () => {
    const name = await nameOf('GET', '/api/neighborhoods/manage');
    const { result } = (await post(endpoint(), toolCall(name), { token: owner })).body;
    const { data } = (await property.owner.get('/api/neighborhoods/manage')).body;
    expect(result).toEqual({
      structuredContent: { data },
      content: [{ type: 'text', text: JSON.stringify({ data }) }],
    });
  });

  it('that fails says why in the language of the reader', async () => {
    const name = await nameOf('GET', '/api/leads/{id}');
    const call = async (language: string, args: object) => {
      const headers = { 'Accept-Language': language };
      const { result } = (await post(endpoint(), toolCall(name, args), { token: owner, headers })).body;
      expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
      return JSON.parse(result.content[0].text) as Record<string, unknown>;
    };
    expect(await call('en', { id: 999 })).toEqual({ code: 'not_found', message: 'There is no such record.' });
    expect(await call('ar', { id: 999 })).toEqual({ code: 'not_found', message: 'لا يوجد سجل بهذا المعرّف.' });
    expect(await call('en', { id: 1, more: 2 })).toMatchObject({
      code: 'validation_failed',
      errors: { more: [expect.any(String)] },
    });
  });

  it('with arguments of another kind is an error of the protocol', async () => {
    for (const sent of [
      message('tools/call', {}),
      message('tools/call', { name: 7 }),
      message('tools/call', { name: 'x', arguments: [] }),
    ])
      expect((await post(endpoint(), sent, { token: owner })).body.error.code).toBeLessThan(0);
  });
});

describe('prompts', () => {
  it('are three, in the language of the reader', async () => {
    const english = await connect(property.service.origin, 'property');
    const arabic = await connect(property.service.origin, 'property', { headers: { 'Accept-Language': 'ar' } });
    const [one, other] = [(await english.listPrompts()).prompts, (await arabic.listPrompts()).prompts];
    expect(one.map(({ name }) => name)).toEqual(['daily_summary', 'answer_inquiry', 'needs_attention']);
    expect(other.map(({ name }) => name)).toEqual(one.map(({ name }) => name));
    const values = { name: 'answer_inquiry', arguments: { message: 'Is it still for rent?' } };
    const texts = await Promise.all(
      [english, arabic].map(async client => JSON.stringify(await client.getPrompt(values))),
    );
    expect(texts[0]).toContain('Is it still for rent?');
    expect(texts[1]).toMatch(/اكتب مسودة.*Is it still for rent\?/s);
  });

  it('need their arguments', async () => {
    const get = async (params: object) =>
      (await post(endpoint(), message('prompts/get', params), { headers: elsewhere() })).body.error;
    expect(await get({ name: 'answer_inquiry' })).toMatchObject({
      code: -32602,
      data: { code: 'validation_failed', errors: { message: [expect.any(String)] } },
    });
    expect(await get({ name: 'nothing' })).toMatchObject({ code: -32602, data: { code: 'prompt_unknown' } });
    expect(await get({ name: '__proto__' })).toMatchObject({ code: -32602 });
  });
});

describe('the limit', () => {
  it('is 120 messages a minute of an account, batches by their messages', async () => {
    const token = await keyOf(await property.member({ role: 'Agent' }));
    const other = await keyOf(await property.member({ role: 'Agent' }));
    const batch = (length: number) => Array.from({ length }, (_, id) => message('ping', {}, id));
    for (const length of [20, 20, 20, 20, 20, 18])
      expect((await post(endpoint(), batch(length), { token })).status).toBe(200);
    const last = await race(4, () => post(endpoint(), PING, { token, headers: elsewhere() }));
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429, 429]);
    const refused = last.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(endpoint(), PING, { token: other })).status).toBe(200);
  });

  it('counts visitors and wrong keys by address', async () => {
    const [here, there] = [elsewhere(), elsewhere()];
    const batch = (length: number) => Array.from({ length }, (_, id) => message('ping', {}, id));
    for (const length of [20, 20, 20, 20, 19])
      expect((await post(endpoint(), batch(length), { headers: here })).status).toBe(200);
    const wrong = await race(22, () => post(endpoint(), PING, { headers: here, token: `qk_${'b'.repeat(40)}` }));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(21);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await post(endpoint(), PING, { headers: here })).status).toBe(429);
    expect((await post(endpoint(), PING, { headers: there })).status).toBe(200);
  });
});

it('is logged and counted like other requests, with its account', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const service = await startService(hosted, {}, new Log('info', () => ({ write })));
  try {
    await post(`${service.origin}/property/mcp?toolsets=all`, message('tools/list'));
    await post(`${service.origin}/property/mcp`, message('tools/list'), { token: 'wrong' });
    const logged = lines.filter(({ path }) => path === '/property/mcp');
    expect(logged).toMatchObject([
      { method: 'POST', status: 200, requestId: expect.any(String) },
      { method: 'POST', status: 401, code: 'sign_in_required' },
    ]);
    const counted = await service.host.services[0]!.metrics.registry.metrics();
    expect(counted).toMatch(/http_requests_total\{[^}]*method="POST",route="\/mcp",status="200"\} 1/);
    expect(counted).toMatch(/http_requests_total\{[^}]*method="POST",route="\/mcp",status="401"\} 1/);
  } finally {
    await service.close();
  }
});

function initialize(protocolVersion = '2025-11-25') {
  return message('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });
}
