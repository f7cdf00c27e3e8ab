import { type Actor, type Food, startFood } from '../food/food';
import { makeStaff, PASSWORD } from '../food/factories';
import { statementsOf } from '../harness/statements';
import { post, toolCall } from './mcp-client';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
});
afterAll(() => food.service.close());

const db = () => food.service.db;
const endpoint = () => `${food.service.origin}/food/mcp?toolsets=all`;
const use = (name: string, token?: string, args: object = {}, id = 1) =>
  post(endpoint(), toolCall(name, args, id), { ...(token !== undefined && { token }) });

const staff = async () => food.signIn('staff', await makeStaff(db(), { role: 'Owner' }));

async function createKey(actor: Actor): Promise<{ id: number; key: string }> {
  const body = { name: 'Assistant', password: PASSWORD, read_only: false };
  return (await actor.post('/api/access-keys', body)).body.data;
}

describe('the statements of a call', () => {
  /** Those of the second of two calls, so that nothing is prepared or recalled for the first time. */
  const statements = async (call: (id: number) => Promise<{ status: number; body: Answered }>) => {
    await call(1);
    return statementsOf(db(), async () => {
      const { status, body } = await call(2);
      expect([Math.floor(status / 100), body.error, body.result?.isError]).toEqual([2, undefined, undefined]);
    });
  };
  const lookups = (table: string, among: readonly string[]) =>
    among.filter(text => new RegExp(`token_version AS "tokenVersion"[^]*FROM ${table}\\s+WHERE`).test(text)).length;
  const naming = (table: string, among: readonly string[]) =>
    among.filter(text => new RegExp(`(FROM|INTO|UPDATE) ${table}\\b`).test(text)).length;

  it('read the account once: no more than the route, the key and the setting do', async () => {
    const { key } = await createKey(food.owner);
    const route = await statements(() => food.owner.get('/api/orders'));
    const byToken = await statements(id => use('order_handling_list', food.owner.token, {}, id));
    const byKey = await statements(id => use('order_handling_list', key, {}, id));
    expect([route, byToken, byKey].map(texts => lookups('account', texts))).toEqual([1, 1, 1]);
    expect([byToken.length, byKey.length].map(count => count - route.length)).toEqual([1, 3]);
    expect([naming('access_key', byKey), naming('setting', byKey) - naming('setting', route)]).toEqual([2, 1]);
  });

  it('of a change are those of the route and its record', async () => {
    let made = 0;
    const body = () => ({ name: { en: `Soups ${(made += 1)}`, ar: `شوربات ${made}` } });
    const route = await statements(() => food.owner.post('/api/categories', body()));
    const byTool = await statements(id => use('category_editing_create', food.owner.token, body(), id));
    expect([route, byTool].map(texts => lookups('account', texts))).toEqual([1, 1]);
    expect(naming('tool_call', byTool)).toBe(2);
    expect(byTool.length - route.length).toBe(1 + 2);
  });

  it('of a customer read the customer once, of a visitor no account at all', async () => {
    const mine = await statements(id => use('orders_list_mine', food.customer.token, {}, id));
    const open = await statements(id => use('kitchens_list', undefined, {}, id));
    expect([lookups('customer', mine), lookups('account', mine)]).toEqual([1, 0]);
    expect([lookups('customer', open), lookups('account', open)]).toEqual([0, 0]);
  });

  it('read the account once for a batch', async () => {
    const batch = [3, 4, 5].map(id => toolCall('order_handling_list', {}, id));
    const texts = await statementsOf(db(), async () => {
      const { body } = await post(endpoint(), batch, { token: food.owner.token });
      expect(body.map(({ result }: Answered) => result?.isError)).toEqual([undefined, undefined, undefined]);
    });
    expect(lookups('account', texts)).toBe(1);
  });
});

interface Answered {
  error?: unknown;
  result?: { isError?: boolean };
}

describe('between two calls', () => {
  const outcome = async (token: string) => {
    const { status, body } = await use('order_handling_list', token);
    return [status, body.code ?? body.error?.data.code];
  };
  const ALLOWED = [200, undefined];
  const sign = async () => {
    const actor = await staff();
    return { actor, ...(await createKey(actor)) };
  };
  type Signed = Awaited<ReturnType<typeof sign>>;

  const ends: [string, (of: Signed) => Promise<unknown>, byKey: unknown[], byToken: unknown[]][] = [
    ['a deleted key', ({ actor, id }) => actor.delete(`/api/access-keys/${id}`), [401, 'access_key_revoked'], ALLOWED],
    [
      'a deleted account',
      ({ actor }) => food.owner.delete(`/api/admins/${actor.id}`),
      [401, 'access_key_revoked'],
      [401, 'sign_in_required'],
    ],
    [
      'a new password',
      ({ actor }) => db().rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [actor.id]),
      [401, 'access_key_revoked'],
      [401, 'sign_in_required'],
    ],
    [
      'a role that was taken away',
      ({ actor }) => db().rows('DELETE FROM account_role WHERE account_id = $1', [actor.id]),
      [200, 'tool_unknown'],
      [200, 'tool_unknown'],
    ],
  ];
  it.each(ends)('%s counts at once', async (_, end, byKey, byToken) => {
    const signed = await sign();
    const { key, actor } = signed;
    expect([await outcome(key), await outcome(actor.token)]).toEqual([ALLOWED, ALLOWED]);
    await end(signed);
    expect([await outcome(key), await outcome(actor.token)]).toEqual([byKey, byToken]);
  });
});
