import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { makeCustomer, makeStaff } from '../food/factories';
import { type Actor, type Food, startFood } from '../food/food';
import { race, statuses } from '../harness/race';
import { message, post } from '../mcp/mcp-client';
import { allowApps, connectApp } from './apps';

const APPS = '/api/connected-apps';
const ARABIC = /[\u0600-\u06ff]/;

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
beforeEach(async () => {
  food.service.clock.set('2026-05-09T12:00:00Z');
  await allowApps(food.service);
});
afterAll(() => food.service.close());

const db = () => food.service.db;
const staff = async () => food.signIn('staff', await makeStaff(db(), { role: 'Owner' }));
const customer = async () => food.signIn('customer', await makeCustomer(db()));
const ping = async (token: string, address = 'staff') =>
  (await post(`${food.service.origin}/food/mcp/${address}`, message('ping'), { token })).status;
const mailsTo = async ({ email }: Actor) => {
  await food.service.doJobs();
  return food.service.mailbox.list().filter(({ to }) => to === email);
};

describe('an account', () => {
  it('lists its apps, the latest first, without anything secret', async () => {
    const actor = await staff();
    const first = await connectApp(food.service, { ...actor, name: 'Reports', scopes: ['read'], toolsets: ['orders'] });
    const second = await connectApp(food.service, { ...actor, name: 'Claude' });
    const { body, text } = await actor.get(APPS);
    const common = {
      host: 'app.example.com',
      address: 'staff',
      status: 'active',
      created_at: '2026-05-09T12:00:00.000Z',
      last_used_at: null,
    };
    expect(body.data).toEqual([
      { id: second.id, name: 'Claude', scopes: ['read', 'write'], toolsets: null, ...common },
      { id: first.id, name: 'Reports', scopes: ['read'], toolsets: ['orders'], ...common },
    ]);
    expect(text).not.toContain(first.token);
  });

  it('sees when an app was last used, and not those of others with the same id', async () => {
    const [actor, buyer] = [await staff(), await customer()];
    const { id, token } = await connectApp(food.service, actor);
    await db().rows('UPDATE connected_app SET account_id = $1 WHERE id = $2', [buyer.id, id]);
    expect((await buyer.get(APPS)).body.data).toEqual([]);
    await db().rows('UPDATE connected_app SET account_id = $1 WHERE id = $2', [actor.id, id]);
    expect(await ping(token)).toBe(200);
    expect((await actor.get(APPS)).body.data).toMatchObject([{ last_used_at: '2026-05-09T12:00:00.000Z' }]);
  });

  it('ends its own app alone, once, and the token is refused at the next request', async () => {
    const [actor, other, buyer] = [await staff(), await staff(), await customer()];
    const { id, token } = await connectApp(food.service, actor);
    expect(await ping(token)).toBe(200);
    for (const stranger of [other, buyer]) expect((await stranger.delete(`${APPS}/${id}`)).status).toBe(404);
    for (const path of ['0', 'x', 2_147_483_647]) expect((await actor.delete(`${APPS}/${path}`)).status).toBe(404);
    expect(await ping(token)).toBe(200);
    const answers = await race(5, () => actor.delete(`${APPS}/${id}`));
    expect(statuses(answers)).toEqual({ 200: 1, 404: 4 });
    expect(await ping(token)).toBe(401);
    expect((await actor.get(APPS)).body.data).toEqual([]);
    expect(await db().rows('SELECT FROM oauth_record WHERE grant_id = $1', [id])).toEqual([]);
  });

  it('of a customer lists and ends its apps, too', async () => {
    const buyer = await customer();
    const { id, token } = await connectApp(food.service, { ...buyer, audience: 'customer', address: 'customers' });
    expect((await buyer.get(APPS)).body.data).toMatchObject([{ id, address: 'customers' }]);
    expect(await ping(token, 'customers')).toBe(200);
    const { status, body } = await buyer.inArabic().delete(`${APPS}/${id}`);
    expect([status, ARABIC.test(body.message)]).toEqual([200, true]);
    expect(await ping(token, 'customers')).toBe(401);
  });

  it('sees which apps a new password revoked', async () => {
    const actor = await staff();
    await connectApp(food.service, actor);
    await db().rows('UPDATE connected_app SET token_version = token_version - 1 WHERE account_id = $1', [actor.id]);
    expect((await actor.get(APPS)).body.data).toMatchObject([{ status: 'revoked' }]);
  });
});

describe('the apps of all accounts', () => {
  it('are shown with their accounts to those who may edit the settings, page by page', async () => {
    await db().rows('DELETE FROM connected_app');
    const [actor, buyer] = [await staff(), await customer()];
    const { id } = await connectApp(food.service, actor);
    const bought = await connectApp(food.service, { ...buyer, audience: 'customer', address: 'customers' });
    for (const refused of [food.kitchen, buyer, food.anonymous])
      expect([401, 403]).toContain((await refused.get(`${APPS}/all`)).status);
    const { data, total } = (await food.owner.get(`${APPS}/all?limit=1&page=1`)).body.data;
    expect([data, total]).toMatchObject([
      [{ id: bought.id, audience: 'customer', account_id: buyer.id, account_name: expect.any(String) }],
      2,
    ]);
    expect((await food.owner.get(`${APPS}/all?limit=1&page=2`)).body.data.data).toMatchObject([
      { id, audience: 'staff', account_id: actor.id, status: 'active' },
    ]);
  });
});

it('the start page names the addresses while apps can be connected', async () => {
  const { publicUrl } = food.service.configuration;
  const named = async () => {
    const page = await (await fetch(food.service.origin)).text();
    return ['staff', 'customers'].map(word => page.includes(`<code>${publicUrl}/food/mcp/${word}</code>`));
  };
  expect(await named()).toEqual([true, true]);
  await db().rows(`UPDATE setting SET value = 'false' WHERE key = 'connected_apps'`);
  expect(await named()).toEqual([false, false]);
});

describe('the account is told', () => {
  const notices = async (actor: Actor) =>
    (await actor.get('/api/notifications')).body.data.items as { type: string; body: string }[];

  it('of a new connection, by feed and mail in both languages', async () => {
    const actor = await staff();
    await connectApp(food.service, { ...actor, name: 'Claude' });
    expect(await notices(actor)).toMatchObject([{ type: 'app_connected', title: 'Claude is connected' }]);
    const [inArabic] = (await actor.inArabic().get('/api/notifications')).body.data.items;
    expect(inArabic.body).toMatch(ARABIC);
    const mails = await mailsTo(actor);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('app.example.com');
    expect([mails[0]!.subject, mails[0]!.text].every(text => ARABIC.test(text))).toBe(true);
  });

  it('of the connection that the 21st ended, the one that was unused for longest', async () => {
    const actor = await staff();
    const apps = [];
    for (let number = 1; number <= 20; number += 1)
      apps.push(await connectApp(food.service, { ...actor, name: `App ${number}` }));
    food.service.clock.set('2026-05-09T12:05:00Z');
    expect(await ping(apps[0]!.token)).toBe(200);
    await connectApp(food.service, { ...actor, name: 'One more' });
    const names = ((await actor.get(APPS)).body.data as { name: string }[]).map(({ name }) => name);
    expect([names.length, names.includes('App 1'), names.includes('App 2')]).toEqual([20, true, false]);
    const ended = (await notices(actor)).filter(({ type }) => type === 'app_replaced');
    expect(ended).toMatchObject([{ title: 'App 2 is no longer connected' }]);
    expect(await ping(apps[1]!.token)).toBe(401);
    expect((await mailsTo(actor)).filter(({ subject }) => subject.includes('App 2 is no longer'))).toHaveLength(1);
  });

  it('of a token that was used twice, and not of what it did itself', async () => {
    const actor = await staff();
    const [one, other] = [await connectApp(food.service, actor), await connectApp(food.service, actor)];
    await food.service.get(ConnectedAppGrants).end(one.id, 'token_reused');
    await actor.delete(`${APPS}/${other.id}`);
    expect((await notices(actor)).map(({ type }) => type).toSorted()).toEqual([
      'app_connected',
      'app_connected',
      'app_token_reused',
    ]);
  });

  it('by mail alone where it has no feed', async () => {
    const buyer = await customer();
    await connectApp(food.service, { ...buyer, audience: 'customer', address: 'customers' });
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(
      await db().rows(`SELECT FROM notification WHERE audience = 'customer' AND recipient_id = $1`, [buyer.id]),
    ).toEqual([]);
  });
});
