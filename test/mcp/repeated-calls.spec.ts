import { ServiceTools } from '#agents/tools/service-tools';
import { PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { race } from '../harness/race';
import { described, type Described, postDescribed } from './mcp-client';

const START = '2026-05-09T12:00:00Z';
const REPEATED = 'io.quintet/repeated';

let food: Food;
let create: string;
let place: string;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
  create = await nameOf('staff', 'POST', '/api/categories');
  place = await nameOf('customer', 'POST', '/api/orders');
});
beforeEach(() => food.service.clock.set(START));
afterAll(() => food.service.close());

async function nameOf(audience: 'staff' | 'customer', method: string, path: string): Promise<string> {
  const { id } = audience === 'staff' ? food.owner : food.customer;
  const user = { audience, accountId: id, address: '127.0.0.1', language: 'en' as const };
  const tools = await food.service.get(ServiceTools).list(user, { toolsets: 'all' });
  return tools.find(tool => tool.method === method && tool.path === path)!.name;
}

const order = () => ({
  lines: [{ product_id: food.dishes.soup.id, quantity: 1 }],
  kitchen_code: 'downtown',
  fulfillment: 'pickup',
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
});

const category = (name: string) => ({ name: { en: name, ar: 'شوربات' } });

interface Sending extends Described {
  id?: string | number;
  token?: string | undefined;
  language?: string;
}

const call = (
  name: string,
  args: object,
  { id = 0, token = food.owner.token, language = 'en', ...client }: Sending = {},
) =>
  postDescribed(
    `${food.service.origin}/food/mcp?toolsets=all`,
    described('tools/call', { name, arguments: args }, id, client),
    {
      token,
      headers: { 'Accept-Language': language },
    },
  );

const categories = async (name: string) =>
  (await food.service.db.rows(`SELECT id FROM category WHERE name ->> 'en' = $1`, [name])).length;
const orders = async () => (await food.service.db.rows('SELECT id FROM customer_order')).length;

describe('a call that is sent again within a minute', () => {
  it('gets the answer of the first, and is told so in its language', async () => {
    const first = await call(create, category('Soups'));
    food.service.clock.advance({ seconds: 59 });
    const again = await call(create, category('Soups'), { language: 'ar' });
    expect(await categories('Soups')).toBe(1);
    expect(first.body.result._meta).not.toHaveProperty(REPEATED);
    expect(again.body.result).toMatchObject({
      structuredContent: first.body.result.structuredContent,
      content: [first.body.result.content[0], { type: 'text', text: expect.stringMatching(/^[\u0600-\u06ff]/) }],
      _meta: { [REPEATED]: true },
    });
  });

  it('is another call when a minute has passed since the first', async () => {
    for (const seconds of [0, 40, 19, 1]) {
      food.service.clock.advance({ seconds });
      await call(create, category('Salads'));
    }
    expect(await categories('Salads')).toBe(2);
  });

  it('is another call with another id, other arguments, or from another client, key or account', async () => {
    const body = { name: 'Assistant', password: PASSWORD, read_only: false };
    const { key } = (await food.owner.post('/api/access-keys', body)).body.data;
    const before = await orders();
    const { token } = food.customer;
    const other = { clientInfo: { name: 'test', version: '2' } };
    await call(place, order(), { token });
    await call(place, order(), { token, id: '0' });
    await call(place, { ...order(), name: 'Layla' }, { token });
    await call(place, order(), { token, ...other });
    await call(place, order(), { token: food.customer2.token });
    expect(await orders()).toBe(before + 5);
    await call(create, category('Breads'));
    await call(create, category('Breads'), { token: key });
    expect(await categories('Breads')).toBe(2);
  });

  it('repeats no refusal: what is possible then is done', async () => {
    const setting = (value: boolean) =>
      food.service.db.rows('UPDATE kitchen SET is_active = $1 WHERE code = $2', [value, 'downtown']);
    const { token } = food.customer2;
    await setting(false);
    const refused = await call(place, { ...order(), name: 'Huda' }, { token, id: 7 });
    await setting(true);
    const placed = await call(place, { ...order(), name: 'Huda' }, { token, id: 7 });
    expect([refused, placed].map(({ body }) => body.result.isError)).toEqual([true, undefined]);
    expect(placed.body.result._meta).not.toHaveProperty(REPEATED);
  });

  it('is done once, however many arrive at once', async () => {
    const before = await orders();
    const { token } = food.customer;
    const [made, placed] = [
      await race(10, () => call(create, category('Stews'), { id: 9 })),
      await race(10, () => call(place, order(), { id: 9, token })),
    ];
    expect([await categories('Stews'), (await orders()) - before]).toEqual([1, 1]);
    for (const answers of [made, placed]) {
      const results = answers.map(({ body }) => body.result);
      const codes = results.filter(({ isError }) => isError).map(({ content }) => JSON.parse(content[0].text).code);
      // The first is still under way for some: they are told when to ask again.
      expect(codes.filter(code => code !== 'idempotency_in_progress')).toEqual([]);
      const done = results.filter(({ isError }) => !isError);
      expect(done.filter(({ _meta }) => !_meta?.[REPEATED])).toHaveLength(1);
      expect(new Set(done.map(({ content }) => content[0].text)).size).toBe(1);
    }
  });
});

describe('a call with an id of its own', () => {
  const own = (id: string) => ({ meta: { 'io.quintet/call-id': id } });

  it('is the same call in every process of the client, and after a minute', async () => {
    await call(create, category('Rice'), { ...own('one'), id: 1 });
    food.service.clock.advance({ hours: 1 });
    const clientInfo = { name: 'test', version: '2' };
    const again = await call(create, category('Rice'), { ...own('one'), id: 2, clientInfo });
    expect([await categories('Rice'), again.body.result._meta[REPEATED]]).toEqual([1, true]);
  });

  it('is another call with another id, and of another account', async () => {
    const before = await orders();
    const { token } = food.customer;
    await call(place, order(), { ...own('two'), token });
    await call(place, order(), { ...own('three'), token });
    await call(place, order(), { ...own('two'), token: food.customer2.token });
    expect(await orders()).toBe(before + 3);
  });
});

it('a repeated read is done again', async () => {
  const list = await nameOf('staff', 'GET', '/api/categories');
  const [first, again] = [await call(list, {}), await call(list, {})];
  expect([first, again].map(({ body }) => body.result._meta?.[REPEATED])).toEqual([undefined, undefined]);
});

it('the night forgets which calls were repeated the day before', async () => {
  const rows = async () => (await food.service.db.rows(`SELECT key FROM once_answer WHERE kind = 'repetition'`)).length;
  await food.service.db.rows('DELETE FROM once_answer');
  await call(create, category('Olives'));
  food.service.clock.advance({ hours: 23 });
  await call(create, category('Olives'), { id: 5 });
  expect(await rows()).toBe(2);
  food.service.clock.advance({ hours: 2 });
  await food.service.db.rows(`SELECT food_jobs.add_job('delete_request_keys')`);
  await food.service.doJobs();
  expect(await rows()).toBe(1);
});
