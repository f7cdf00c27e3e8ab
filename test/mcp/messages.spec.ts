import { request } from 'node:http';
import { Tokens } from '#kit/access/tokens';
import { ServiceTools } from '#agents/tools/service-tools';
import type { ToolUser } from '#agents/tools/tool';
import { homeBody, makeHome } from '../property/factories';
import { type Actor, type Property, startProperty } from '../property/property';
import { message, post, toolCall } from './mcp-client';

let property: Property;
let owner: string;
beforeAll(async () => {
  property = await startProperty();
  owner = await tokenOf(property.owner);
});
afterAll(() => property.service.close());

const tokenOf = async ({ id }: Actor) =>
  (await property.service.get(Tokens).signIn('staff', { id, tokenVersion: 1 })).token;
const endpoint = (query = '') => `${property.service.origin}/property/mcp${query}`;

let visitors = 0;
/** An address of its own, so that limits do not add up. */
const elsewhere = () => ({ 'X-Forwarded-For': `10.7.0.${(visitors += 1)}` });

const send = async (sent: unknown, headers: Record<string, string> = {}) =>
  (await post(endpoint(), sent, { headers: { ...elsewhere(), ...headers } })).body;

const toolOf = async (method: string, path: string) => {
  const user: ToolUser = { audience: 'staff', accountId: property.owner.id, address: '127.0.0.1', language: 'en' };
  const tools = await property.service.get(ServiceTools).list(user, { toolsets: 'all' });
  return tools.find(tool => tool.method === method && tool.path === path)!;
};

it('a request without a header Accept is answered', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { ...elsewhere(), 'Content-Type': 'application/json', Connection: 'close' };
    const sending = request(endpoint(), { method: 'POST', headers }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.on('error', reject).end(JSON.stringify(message('ping')));
  });
  expect(status).toBe(200);
});

describe('null', () => {
  const base = { jsonrpc: '2.0', id: 1 };

  it.each([
    ['params', { ...base, method: 'tools/list', params: null }],
    ['params of a ping', { ...base, method: 'ping', params: null }],
    ['a cursor', message('tools/list', { cursor: null })],
    ['_meta', message('prompts/list', { _meta: null })],
    ['arguments', message('tools/call', { name: 'public_settings_get', arguments: null })],
    ['an argument of a prompt', message('prompts/get', { name: 'daily_summary', arguments: { day: null } })],
    ['arguments of a prompt', message('prompts/get', { name: 'daily_summary', arguments: null })],
  ])('in place of %s is left out', async (_, sent) => {
    const body = await send(sent);
    expect([body.error, typeof body.result]).toEqual([undefined, 'object']);
    expect(body.result.isError).toBeUndefined();
  });

  it('in place of what a message needs is refused like its absence', async () => {
    for (const params of [null, {}, { name: null }]) {
      const body = await send({ ...base, method: 'tools/call', params });
      expect(body.error).toMatchObject({ code: -32602, data: { code: 'params_invalid' } });
    }
  });

  it('is left out of notifications', async () => {
    const sent = { jsonrpc: '2.0', method: 'notifications/initialized', params: null };
    expect((await post(endpoint(), sent, { headers: elsewhere() })).status).toBe(202);
  });
});

describe('parameters of another form', () => {
  it.each([
    ['cursor', 'tools/list', { cursor: 7 }],
    ['arguments', 'tools/call', { name: 'x', arguments: [] }],
    ['name', 'tools/call', { name: 7 }],
    ['params', 'tools/list', 'x'],
    ['params', 'ping', [1]],
    ['arguments.day', 'prompts/get', { name: 'daily_summary', arguments: { day: 5 } }],
    ['capabilities, clientInfo', 'initialize', { protocolVersion: '2025-11-25' }],
  ])('are named (%s of %s) in the language of the caller', async (name, method, params) => {
    const sent = { jsonrpc: '2.0', id: 'a', method, params };
    const [english, arabic] = [await send(sent), await send(sent, { 'Accept-Language': 'ar' })];
    for (const { id, error } of [english, arabic])
      expect([id, error.code, error.data]).toEqual(['a', -32602, { code: 'params_invalid' }]);
    expect(english.error.message).toBe(
      `These parameters of the message do not have the form that the protocol wants: ${name}`,
    );
    expect(arabic.error.message).toMatch(/^[\u0600-\u06ff]/);
  });

  it('do not hide that a method is unknown', async () => {
    expect((await send({ jsonrpc: '2.0', id: 1, method: 'resources/list', params: 5 })).error.code).toBe(-32601);
    expect((await send({ jsonrpc: '2.0', id: 1, method: '__proto__', params: null })).error.code).toBe(-32601);
  });
});

describe('values that are sent as text', () => {
  const call = async (values: object) => {
    const { name } = await toolOf('POST', '/api/properties/manage');
    await property.setting('mcp_writes', true);
    return (await post(endpoint(), toolCall(name, homeBody(values)), { token: owner })).body.result;
  };

  it('are read by the schema of their argument', async () => {
    const { structuredContent } = await call({
      price: '49.9',
      bedrooms: ' 2 ',
      is_featured: 'TRUE',
      amenities: '[]',
      title: '{"en": "12", "ar": "١٢"}',
    });
    expect(structuredContent.data).toMatchObject({
      price: 49.9,
      bedrooms: 2,
      is_featured: true,
      title: { en: '12', ar: '١٢' },
    });
  });

  it.each([
    ['price', 'cheap'],
    ['price', ''],
    ['bedrooms', '2 rooms'],
    ['is_featured', 'yes'],
    ['title', '{"en": '],
  ])('are refused when %s is %p, as the route refuses them', async (field, value) => {
    const { isError, content } = await call({ [field]: value });
    const { code, errors } = JSON.parse(content[0].text) as { code: string; errors: object };
    expect([isError, code, Object.keys(errors)[0]!.split('.')[0]]).toEqual([true, 'validation_failed', field]);
  });
});

describe('schemas', () => {
  it('have no format other than date-time, which the description names instead', async () => {
    const user: ToolUser = { audience: 'staff', accountId: property.owner.id, address: '127.0.0.1', language: 'en' };
    const tools = await property.service.get(ServiceTools).list(user, { toolsets: 'all' });
    const formats = JSON.stringify(tools.map(tool => [tool.inputSchema, tool.outputSchema])).match(/"format":"[^"]+"/g);
    expect(new Set(formats)).toEqual(new Set(['"format":"date-time"']));
    const { inputSchema } = await toolOf('POST', '/api/viewings');
    expect(inputSchema.properties!['email']!.description).toMatch(/Format: email\.$/);
  });
});

describe('a batch', () => {
  const lists = (length: number) => Array.from({ length }, (_, id) => message('tools/list', {}, id));
  const pings = (length: number) => Array.from({ length }, (_, id) => message('ping', {}, `ping ${id}`));

  it('has at most 20 messages, at most 3 of them lists', async () => {
    const batches = [pings(20), [...lists(3), ...pings(17)], pings(21), lists(4), Array(101).fill(message('ping'))];
    const answers = await Promise.all(batches.map(batch => post(endpoint(), batch, { headers: elsewhere() })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400]);
    expect(answers[3]!.body).toMatchObject({
      error: { code: -32600, message: /at most 20 messages.*at most 3/ },
      id: null,
    });
    const arabic = await post(endpoint(), lists(4), { headers: { ...elsewhere(), 'Accept-Language': 'ar' } });
    expect(arabic.body.error.message).toMatch(/^[\u0600-\u06ff]/);
  });

  it('is answered with at most 1 MB, and each message by itself with all of it', async () => {
    const text = 'ش'.repeat(5000);
    const home = await makeHome(property.service.db, { description: { en: text, ar: text }, status: 'published' });
    const read = toolCall((await toolOf('GET', '/api/properties/{slug}')).name, { slug: home.slug });
    const batch = [...lists(3), ...Array.from({ length: 17 }, (_, id) => ({ ...read, id: `read ${id}` }))];
    const { body, text: sent } = await post(endpoint('?toolsets=all'), batch, { token: owner });
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(1_000_000);
    const [sound, refused] = [true, false].map(isSound => body.filter((one: object) => 'result' in one === isSound));
    expect(sound.length).toBeGreaterThan(3);
    expect(new Set(refused.map((one: { error: { data: object } }) => JSON.stringify(one.error.data)))).toEqual(
      new Set(['{"code":"answer_too_large"}']),
    );
    const alone = await post(endpoint('?toolsets=all'), read, { token: owner });
    expect(alone.body.result.structuredContent.data.description.ar).toHaveLength(5000);
  });

  it('of small results is answered whole', async () => {
    const batch = [message('tools/list', {}, 'list'), ...pings(19)];
    const { body } = await post(endpoint(), batch, { headers: elsewhere() });
    expect(body.filter((one: object) => 'result' in one)).toHaveLength(20);
  });
});

it('a list is made once for each set of rights and selection', async () => {
  const tools = property.service.get(ServiceTools);
  const [one, other] = [await property.member({ role: 'Agent' }), await property.member({ role: 'Agent' })];
  const listed = (id: number, toolsets: 'all' | string[] = 'all') =>
    tools.list({ audience: 'staff', accountId: id, address: '', language: 'en' }, { toolsets });
  const list = await listed(one.id);
  expect(await listed(other.id)).toBe(list);
  expect(await listed(one.id, ['leads'])).not.toBe(list);
  expect(await listed(property.owner.id)).not.toBe(list);
  await property.service.db.rows('DELETE FROM account_role WHERE account_id = $1', [one.id]);
  expect((await listed(one.id)).length).toBeLessThan(list.length);
});
