import { Tokens } from '#kit/access/tokens';
import { ServiceTools } from '#agents/tools/service-tools';
import { race } from '../harness/race';
import { type Food, startFood } from '../food/food';
import { PASSWORD } from '../food/factories';
import { post, toolCall } from './mcp-client';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
});
beforeEach(async () => {
  food.service.clock.set('2026-05-09T12:00:00Z');
  await food.service.db.rows('DELETE FROM tool_call');
});
afterAll(() => food.service.close());

const db = () => food.service.db;
const endpoint = () => `${food.service.origin}/food/mcp?toolsets=all`;
const recorded = async () => (await food.owner.get('/api/tool-calls')).body.data.data as Record<string, unknown>[];

async function nameOf(audience: 'staff' | 'customer', method: string, path: string): Promise<string> {
  const { id } = audience === 'staff' ? food.owner : food.customer;
  const user = { audience, accountId: id, address: '127.0.0.1', language: 'en' as const };
  const tools = await food.service.get(ServiceTools).list(user, { toolsets: 'all' });
  return tools.find(tool => tool.method === method && tool.path === path)!.name;
}

const order = () => ({
  lines: [{ product_id: food.dishes.soup.id, quantity: 2 }],
  kitchen_code: 'downtown',
  fulfillment: 'pickup',
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
});

describe('a write', () => {
  it('is recorded with account, key, record and status', async () => {
    const { key } = (
      await food.owner.post('/api/access-keys', { name: 'Kitchen helper', password: PASSWORD, read_only: false })
    ).body.data;
    const create = await nameOf('staff', 'POST', '/api/categories');
    const change = await nameOf('staff', 'PATCH', '/api/categories/{id}');
    const category = { name: { en: 'Soups', ar: 'شوربات' } };
    const { result } = (await post(endpoint(), toolCall(create, category), { token: key })).body;
    const { id } = result.structuredContent.data;
    await post(endpoint(), toolCall(change, { id, name: { en: 'Warm soups', ar: 'شوربات' } }), { token: key });
    await post(endpoint(), toolCall(change, { id: 999_999, name: { en: 'x', ar: 'x' } }), { token: food.owner.token });
    await post(endpoint(), toolCall(create, { name: 7 }), { token: food.owner.token });
    const account = { audience: 'staff', account_id: food.owner.id, account_name: expect.any(String) };
    expect(await recorded()).toMatchObject([
      { ...account, access_key: null, tool: create, target: null, status: 400 },
      { ...account, access_key: null, tool: change, target: '999999', status: 404 },
      { ...account, access_key: 'Kitchen helper', tool: change, target: String(id), status: 200 },
      { ...account, access_key: 'Kitchen helper', tool: create, target: String(id), status: 201 },
    ]);
  });

  it('of a customer or a visitor is recorded, too', async () => {
    const place = await nameOf('customer', 'POST', '/api/orders');
    const [customer, visitor] = [
      await post(endpoint(), toolCall(place, order()), { token: food.customer.token }),
      await post(endpoint(), toolCall(place, order())),
    ];
    expect([customer, visitor].map(({ body }) => body.result.isError)).toEqual([undefined, undefined]);
    expect(await recorded()).toMatchObject([
      { audience: null, account_id: null, account_name: null, tool: place, status: 201 },
      { audience: 'customer', account_id: food.customer.id, account_name: null, tool: place, status: 201 },
    ]);
  });

  it('is not recorded when it is no call: reads, unknown tools and tools of others', async () => {
    const { token } = food.owner;
    await post(endpoint(), toolCall(await nameOf('staff', 'GET', '/api/categories')), { token });
    await post(endpoint(), toolCall('no_such_tool'), { token });
    await post(endpoint(), toolCall(await nameOf('staff', 'POST', '/api/categories')), { token: food.kitchen.token });
    expect(await recorded()).toEqual([]);
  });

  it('that was never answered is recorded without a status', async () => {
    const create = await nameOf('staff', 'POST', '/api/categories');
    jest.spyOn(food.service.get(ServiceTools), 'call').mockRejectedValueOnce(new Error('the process ended'));
    const { body } = await post(endpoint(), toolCall(create, {}), { token: food.owner.token });
    expect(body.error).toMatchObject({ code: -32603, data: { code: 'unexpected' } });
    expect(JSON.stringify(body)).not.toContain('the process ended');
    expect(await recorded()).toMatchObject([{ tool: create, status: null }]);
  });
});

describe('a call that is sent again', () => {
  const place = () => nameOf('customer', 'POST', '/api/orders');
  const orders = async () => (await db().rows('SELECT id FROM customer_order')).length;

  it('places no second order, however often and at once', async () => {
    const before = await orders();
    const call = toolCall(await place(), order(), 41);
    const headers = { 'Mcp-Session-Id': 'one session' };
    const answers = await race(5, () => post(endpoint(), call, { token: food.customer.token, headers }));
    const placed = answers.map(({ body }) => body.result.content[0].text as string);
    expect(answers[0]!.body.result.isError).toBeUndefined();
    expect(new Set(placed).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  it('in another session, with another id or other arguments, or of another account is another call', async () => {
    const before = await orders();
    const name = await place();
    const [one, two] = [{ 'Mcp-Session-Id': 'first' }, { 'Mcp-Session-Id': 'second' }];
    const { token } = food.customer;
    await post(endpoint(), toolCall(name, order(), 1), { token, headers: one });
    await post(endpoint(), toolCall(name, order(), 2), { token, headers: one });
    await post(endpoint(), toolCall(name, order(), 1), { token, headers: two });
    await post(endpoint(), toolCall(name, { ...order(), name: 'Layla' }, 1), { token, headers: one });
    await post(endpoint(), toolCall(name, order(), 1), { token: food.customer2.token, headers: one });
    await post(endpoint(), toolCall(name, order(), '1'), { token, headers: one });
    expect(await orders()).toBe(before + 6);
  });

  it('is recognised for ten minutes where the client sends no session', async () => {
    const before = await orders();
    const call = toolCall(await place(), order(), 73);
    const { token } = food.customer;
    await post(endpoint(), call, { token });
    food.service.clock.set('2026-05-09T12:09:59Z');
    await post(endpoint(), call, { token });
    expect(await orders()).toBe(before + 1);
    food.service.clock.set('2026-05-09T12:10:00Z');
    await post(endpoint(), call, { token });
    expect(await orders()).toBe(before + 2);
  });
});

describe('the record', () => {
  it('is read by accounts that may see the settings, page by page', async () => {
    expect((await food.kitchen.get('/api/tool-calls')).status).toBe(403);
    await db().rows(
      `INSERT INTO tool_call (called_at, tool, status) SELECT '2026-05-09T12:00:00Z', 'tool_' || n, 200 FROM generate_series(1, 25) n`,
    );
    const { data, total, totalPages } = (await food.owner.get('/api/tool-calls?page=2&limit=10')).body.data;
    expect([data.map(({ tool }: { tool: string }) => tool), total, totalPages]).toEqual([
      Array.from({ length: 10 }, (_, index) => `tool_${15 - index}`),
      25,
      3,
    ]);
  });

  it('is kept for 90 days', async () => {
    await db().rows(
      `INSERT INTO tool_call (called_at, tool) VALUES ('2026-02-08T11:59:59Z', 'old'), ('2026-02-08T12:00:01Z', 'young')`,
    );
    await db().rows(`SELECT food_jobs.add_job('delete_old_tool_calls')`);
    await food.service.doJobs();
    expect(await recorded()).toMatchObject([{ tool: 'young' }]);
  });
});

it('a token of a customer opens the tools of customers alone', async () => {
  const { token } = await food.service.get(Tokens).signIn('customer', { id: food.customer.id, tokenVersion: 1 });
  const create = await nameOf('staff', 'POST', '/api/categories');
  const { body } = await post(endpoint(), toolCall(create, {}), { token });
  expect(body.error.data.code).toBe('tool_unknown');
});
