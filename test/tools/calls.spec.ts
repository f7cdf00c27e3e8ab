import { Accounts } from '#kit/access/accounts';
import { food } from '#services/food/food';
import { listOf } from '#host/description/examples';
import { ServiceTools } from '#agents/tools/service-tools';
import type { ToolFailure, ToolResult, ToolUser } from '#agents/tools/tool';
import { DemoWorld } from '../contract/demo-world';
import { race } from '../harness/race';
import { type DemoCaller, demoCallers } from './demo-callers';

type Values = Record<string, unknown>;

const TRACKING_LIMIT = 30;

describe('a call of a tool', () => {
  let world: DemoWorld;
  let tools: ServiceTools;
  let customer: DemoCaller;
  let owner: DemoCaller;
  let addresses = 0;

  beforeAll(async () => {
    world = await DemoWorld.start(food, { RATE_LIMIT_TRACKING: '' });
    tools = world.service.get(ServiceTools);
    const callers = await demoCallers(world);
    customer = callers.find(({ name }) => name === 'customer')!;
    owner = callers.find(({ name }) => name === 'owner')!;
  });
  afterAll(() => world?.close());

  /** From an address of its own, so that limits do not add up. */
  const visitor = (): ToolUser => ({ address: `198.51.100.${++addresses}`, language: 'en' });
  const call = (user: ToolUser, name: string, args: Values, seed = `seed ${++addresses}`) =>
    tools.call(user, name, args, { seed });
  const count = async (table: string) =>
    Number((await world.service.db.row<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))!.n);
  const order = () => listOf(world.examples()['Orders_place'])[0]!.body as Values;
  const failed = (result: ToolResult) => result as ToolFailure;

  it('refuses arguments that the tool does not have, in the language of the user', async () => {
    const before = await count('customer_order');
    const result = await call(visitor(), 'orders_place', { ...order(), colour: 'red' });
    expect(result).toMatchObject({ ok: false, status: 400, code: 'validation_failed' });
    expect(failed(result).errors).toEqual({ colour: ['colour is not a field of this request.'] });
    const arabic = failed(await call({ ...visitor(), language: 'ar' }, 'menu_get_product', { id: '' }));
    expect([arabic.status, arabic.message]).toEqual([400, expect.stringMatching(/\p{Script=Arabic}/u)]);
    expect(await count('customer_order')).toBe(before);
  });

  it.each<[string, string, Values]>([
    ['a step up the path', 'menu_get_product_by_slug', { slug: '../../admins' }],
    ['an encoded one', 'menu_get_product_by_slug', { slug: '..%2f..%2fadmins' }],
    ['two dots', 'menu_get_product_by_slug', { slug: '..' }],
    ['a query in the path', 'menu_get_product', { id: '1?deleted=true' }],
    ['a fragment', 'menu_get_product', { id: '1#' }],
    ['a new line', 'menu_get_product_by_slug', { slug: 'a\r\nAuthorization: Bearer x' }],
    ['a null byte', 'menu_get_product_by_slug', { slug: '\0' }],
    ['an object', 'menu_get_product', { id: { $gt: 0 } }],
    ['a list', 'menu_get_product', { id: [1] }],
    ['a huge text', 'menu_get_product_by_slug', { slug: 'a'.repeat(1_000_000) }],
    ['a long one', 'menu_get_product_by_slug', { slug: 'ب'.repeat(2000) }],
    [
      'more than fits into the head of a request',
      'menu_list_products',
      { q: 'ب'.repeat(2000), category: 'ب'.repeat(2000) },
    ],
    ['half a character', 'menu_get_product_by_slug', { slug: '\udc00' }],
    ['a prototype', 'menu_list_products', JSON.parse('{"__proto__":{"limit":1}}') as Values],
    ['a huge body', 'contact_send_message', { name: 'a', email: 'a@example.com', message: 'a'.repeat(2_000_000) }],
    ['a deep body', 'contact_send_message', { name: JSON.parse('['.repeat(60) + ']'.repeat(60)) as unknown }],
    ['a name as a list', 'contact_send_message', { name: ['a'], email: 'a@example.com', message: 'Hello there.' }],
    [
      'a prototype in the body',
      'contact_send_message',
      { name: JSON.parse('{"__proto__":{"admin":true}}') as unknown },
    ],
  ])('refuses %s', async (_, name, args) => {
    const before = await count('contact_message');
    const result = failed(await call(visitor(), name, args));
    expect(result.ok).toBe(false);
    expect([400, 404, 413]).toContain(result.status);
    expect([typeof result.code, result.message.length > 5]).toEqual(['string', true]);
    expect(await count('contact_message')).toBe(before);
    expect(({} as Values)['admin']).toBeUndefined();
  });

  it('keeps a header from becoming two', async () => {
    const result = failed(
      await call(visitor(), 'orders_place', { ...order(), idempotency_key: 'a\r\nX-Forwarded-For: 1' }),
    );
    expect([result.status, Object.keys(result.errors!)]).toEqual([400, ['idempotency_key']]);
  });

  it('is done once, however often and however closely together it is repeated with one seed', async () => {
    const user = visitor();
    const args = order();
    const before = await count('customer_order');
    const results = await race(5, () => call(user, 'orders_place', args, 'one'));
    const again = await call(user, 'orders_place', args, 'one');
    expect(new Set([...results, again].map(result => (result as { data: { id: number } }).data.id)).size).toBe(1);
    expect(await count('customer_order')).toBe(before + 1);
    expect((await call(user, 'orders_place', args, 'two')).ok).toBe(true);
    expect((await call(visitor(), 'orders_place', args, 'one')).ok).toBe(true);
    expect(await count('customer_order')).toBe(before + 3);
  });

  it('acts for the account of its user, and for no other', async () => {
    const byId = await call(customer.user, 'orders_list_mine', {});
    const { data } = (await customer.client.get('/api/orders/my')).body;
    expect(data.items.length).toBeGreaterThan(0);
    expect(byId).toEqual({ ok: true, status: 200, data });
    const caller = await world.service.get(Accounts).find('customer', customer.user.accountId!);
    expect(await call({ ...customer.user, caller: caller! }, 'orders_list_mine', {})).toEqual(byId);
    await expect(call({ ...customer.user, accountId: 2_000_000 }, 'orders_list_mine', {})).rejects.toMatchObject({
      key: 'sign_in_required',
    });
    await expect(call(visitor(), 'orders_list_mine', {})).rejects.toMatchObject({ key: 'tool_unknown' });
  });

  it('counts against the limits of the address', async () => {
    const user = visitor();
    const args = { number: 'none', email: 'none@example.com' };
    const results: ToolResult[] = [];
    for (let at = 0; at < TRACKING_LIMIT + 1; at++) results.push(await call(user, 'orders_track', args));
    expect(results.slice(0, -1).every(({ status }) => status === 404)).toBe(true);
    const retryAfterSeconds = expect.any(Number) as unknown;
    expect(results.at(-1)).toMatchObject({ ok: false, status: 429, code: 'rate_limited', retryAfterSeconds });
    expect((await call(visitor(), 'orders_track', args)).status).toBe(404);
  });

  it('is a request in the figures of the process', async () => {
    const metrics = async () =>
      (await world.service.host.services[0]!.metrics.registry.metrics()).match(
        /route="\/api\/orders\/my",status="200"\} (\d+)/,
      )?.[1];
    const before = Number((await metrics()) ?? 0);
    await call(customer.user, 'orders_list_mine', {});
    expect(Number(await metrics())).toBe(before + 1);
  });

  it('has no part in the transaction of its caller', async () => {
    const { db } = world.service;
    const before = await count('contact_message');
    const message = listOf(world.examples()['Contact_receive'])[0]!.body as Values;
    await expect(
      db.transaction(async () => {
        expect((await call(visitor(), 'contact_send_message', { ...message, client_token: undefined })).ok).toBe(true);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await count('contact_message')).toBe(before + 1);
  });

  it('ends with its signal', async () => {
    const ended = AbortSignal.abort();
    await expect(tools.call(visitor(), 'menu_list_products', {}, { seed: 'a', signal: ended })).rejects.toMatchObject({
      name: 'AbortError',
    });
    const during = new AbortController();
    const calling = tools.call(owner.user, 'order_handling_list', {}, { seed: 'a', signal: during.signal });
    setImmediate(() => during.abort());
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
    expect((await call(owner.user, 'order_handling_list', {})).ok).toBe(true);
  });

  it('has the failure of the route: code, sentence, fields', async () => {
    const user = owner.user;
    const missing = await call(user, 'order_handling_get', { id: 999_999 });
    const { body } = await owner.client.get('/api/orders/999999');
    expect(missing).toEqual({ ok: false, status: 404, code: body.code, message: body.text ?? body.message });
    const wrong = failed(await call(user, 'promo_code_editing_create', { code: 5 }));
    const sent = (await owner.client.post('/api/promo', { code: 5 })).body;
    expect([wrong.status, wrong.code, wrong.errors]).toEqual([400, sent.code, sent.errors]);
  });
});
