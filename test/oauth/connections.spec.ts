import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { ConnectedAppsSetting } from '#agents/oauth/connected-apps-setting';
import { type Food, startFood } from '../food/food';
import { Browser } from './browser';
import { allowConnections, type App, registeredApp } from './oauth.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
});
beforeEach(() => food.service.clock.reset());
afterAll(() => food.service.close());

const holderOf = (app: App, token: string | undefined) =>
  food.service.get(ConnectedAppGrants).holderOf(token ?? '', app.address);
const rowsOf = (statement: string) => food.service.db.rows<Record<string, unknown>>(statement);

it('an app gets a token for the account that allowed it', async () => {
  const app = await registeredApp(food.service, 'staff');
  const sent = await app.connect(food.owner);
  expect(sent).toEqual({ code: expect.any(String), state: 'a state', iss: app.issuer });
  const answer = await app.exchange(sent['code']!);
  expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 1800, scope: 'read write' });
  const holder = await holderOf(app, answer.access_token);
  expect(holder).toMatchObject({ appName: 'Assistant', audience: 'staff', caller: { id: food.owner.id } });
  expect([...holder!.scopes]).toEqual(['read', 'write']);
  expect(holder!.caller.permissions.has('settings.edit')).toBe(true);
});

it('nothing secret is stored in clear, and nothing of a browser', async () => {
  const app = await registeredApp(food.service, 'customers');
  const browser = new Browser(food.service.origin);
  const { code } = await app.connect(food.customer, { browser });
  const answer = await app.exchange(code!);
  const refreshed = await app.refresh(answer.refresh_token!);
  // A request that waits for the person.
  const place = await app.open(browser, { scope: 'read' });
  const secrets = [
    code!,
    answer.access_token!,
    answer.refresh_token!,
    refreshed.access_token!,
    refreshed.refresh_token!,
    place.split('/').at(-1)!,
    ...browser.cookieHeader(new URL(place, food.service.origin).pathname).split(/[=;] ?/),
    ...browser.cookieHeader(`${app.path}/authorize`).split(/[=;] ?/),
  ].filter(secret => secret.length > 20);
  expect(secrets.length).toBeGreaterThan(8);
  const stored = JSON.stringify([
    await rowsOf('SELECT * FROM oauth_record'),
    await rowsOf('SELECT * FROM connected_app'),
    await rowsOf('SELECT * FROM oauth_client'),
  ]);
  expect(stored).toContain(app.clientId);
  expect(secrets.filter(secret => stored.includes(secret))).toEqual([]);
});

describe('the person', () => {
  it('may allow less than was asked for, and is not asked for the rest again', async () => {
    const app = await registeredApp(food.service, 'staff', { redirects: ['https://assistant.example/callback'] });
    const browser = new Browser(food.service.origin);
    const { code } = await app.connect(food.owner, {
      browser,
      allowed: { scopes: ['read'], toolsets: ['orders'] },
    });
    const answer = await app.exchange(code!);
    expect(answer).toMatchObject({ status: 200, scope: 'read' });
    const holder = await holderOf(app, answer.access_token);
    expect([[...holder!.scopes], holder!.toolsets]).toEqual([['read'], ['orders']]);
    expect(await app.open(browser)).toMatch(/^https:\/\/assistant\.example\/callback\?code=/);
  });

  it('is asked again when an app asks for more, and not when it asks for the same', async () => {
    const app = await registeredApp(food.service, 'staff', { redirects: ['https://assistant.example/callback'] });
    const browser = new Browser(food.service.origin);
    await app.connect(food.owner, { browser, change: { scope: null } });
    expect(await app.open(browser, { scope: 'read' })).toContain('code=');
    expect(await app.open(browser, { scope: 'write' })).toContain('/interaction/');
    expect(await app.open(browser, { scope: 'read', prompt: 'consent' })).toContain('/interaction/');
    expect(await app.open(browser, { scope: 'read', prompt: 'login' })).toContain('/interaction/');
  });

  it('is asked each time by a program of the own machine', async () => {
    const app = await registeredApp(food.service, 'staff');
    const browser = new Browser(food.service.origin);
    await app.connect(food.owner, { browser });
    expect(await app.open(browser)).toContain('/interaction/');
    expect(await app.open(browser, { prompt: 'none' })).toContain('error=interaction_required');
  });

  it('is asked each time when an app returns to the own machine, although it could return to a server', async () => {
    const redirects = ['https://assistant.example/callback', 'http://127.0.0.1/callback'];
    const app = await registeredApp(food.service, 'staff', { redirects });
    const browser = new Browser(food.service.origin);
    await app.connect(food.owner, { browser });
    expect(await app.open(browser)).toContain('code=');
    expect(await app.open(browser, { redirect_uri: 'http://127.0.0.1:4000/callback' })).toContain('/interaction/');
  });

  it('signs in for each address, and again after a new password', async () => {
    const app = await registeredApp(food.service, 'staff', { redirects: ['https://assistant.example/callback'] });
    const browser = new Browser(food.service.origin);
    await app.connect(food.manager, { browser });
    const customers = await registeredApp(food.service, 'customers');
    expect(await customers.open(browser, { prompt: 'none' })).toContain('error=login_required');
    await food.service.db.rows('UPDATE account SET token_version = 2 WHERE id = $1', [food.manager.id]);
    try {
      expect(await app.open(browser, { prompt: 'none' })).toContain('error=login_required');
    } finally {
      await food.service.db.rows('UPDATE account SET token_version = 1 WHERE id = $1', [food.manager.id]);
    }
  });

  it('may sign in as somebody else in the same browser', async () => {
    const app = await registeredApp(food.service, 'staff');
    const browser = new Browser(food.service.origin);
    await app.connect(food.owner, { browser });
    const { code } = await app.connect(food.manager, { browser, change: { prompt: 'login' } });
    const { access_token: token } = await app.exchange(code!);
    expect((await holderOf(app, token))?.caller.id).toBe(food.manager.id);
  });
});

describe('a token', () => {
  it.each([
    ['a new password', 'UPDATE account SET token_version = token_version + 1 WHERE id = $1'],
    ['the deletion of the account', 'UPDATE account SET deleted_at = now() WHERE id = $1'],
  ])('ends with %s, at once and for ever', async (_, change) => {
    const app = await registeredApp(food.service, 'staff');
    const answer = await app.tokensOf(food.kitchen);
    expect(await holderOf(app, answer.access_token)).toBeDefined();
    await food.service.db.rows(change, [food.kitchen.id]);
    try {
      expect(await holderOf(app, answer.access_token)).toBeUndefined();
      expect(await app.refresh(answer.refresh_token!)).toMatchObject({ status: 400, error: 'invalid_grant' });
    } finally {
      await food.service.db.rows('UPDATE account SET token_version = 1, deleted_at = NULL WHERE id = $1', [
        food.kitchen.id,
      ]);
    }
  });

  it('lasts 30 minutes, and a code 60 seconds', async () => {
    const app = await registeredApp(food.service, 'staff');
    const answer = await app.tokensOf(food.owner);
    const { code } = await app.connect(food.owner);
    food.service.clock.advance({ seconds: 61 });
    expect(await app.exchange(code!)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await holderOf(app, answer.access_token)).toBeUndefined();
    const other = await (await registeredApp(food.service, 'staff')).tokensOf(food.owner);
    food.service.clock.advance({ minutes: 29 });
    expect(await holderOf(app, other.access_token)).toBeDefined();
    food.service.clock.advance({ minutes: 1 });
    expect(await holderOf(app, other.access_token)).toBeUndefined();
  });

  it('is none at another address', async () => {
    const app = await registeredApp(food.service, 'staff');
    const { access_token: token } = await app.tokensOf(food.owner);
    const customers = await registeredApp(food.service, 'customers');
    expect(await holderOf(customers, token)).toBeUndefined();
  });
});

it('a new connection of the same app takes the place of the earlier one', async () => {
  const app = await registeredApp(food.service, 'staff');
  const first = await app.tokensOf(food.owner);
  const second = await app.tokensOf(food.owner);
  expect(await holderOf(app, first.access_token)).toBeUndefined();
  expect(await app.refresh(first.refresh_token!)).toMatchObject({ error: 'invalid_grant' });
  expect(await holderOf(app, second.access_token)).toBeDefined();
});

it('the 21st app ends the one that was unused for longest', async () => {
  const { db } = food.service;
  await db.rows(`DELETE FROM connected_app WHERE account_id = $1`, [food.customer2.id]);
  const app = await registeredApp(food.service, 'customers');
  for (let each = 0; each < 20; each += 1)
    await db.rows(
      `INSERT INTO oauth_client (client_id, kind, name, redirect_uris, metadata) VALUES ($1, 'registered', 'Other', '{}', '{}')`,
      [`other ${each}`],
    );
  await db.rows(
    `INSERT INTO connected_app (audience, account_id, oauth_client_id, address, host, name, scopes, rejected_scopes,
       token_version, created_at, last_used_at)
     SELECT 'customer', $1, id, 'customers', 'host', client_id, '{read}', '{}', 1, now() - interval '2 days',
       CASE WHEN client_id = 'other 7' THEN NULL ELSE now() END
     FROM oauth_client WHERE client_id LIKE 'other %'`,
    [food.customer2.id],
  );
  await app.tokensOf(food.customer2);
  expect(
    await db.rows('SELECT name, ended_reason FROM connected_app WHERE account_id = $1 AND ended_at IS NOT NULL', [
      food.customer2.id,
    ]),
  ).toEqual([{ name: 'other 7', ended_reason: 'too_many' }]);
});

describe('the setting', () => {
  const paths = [
    '/food/oauth/staff/authorize',
    '/food/oauth/staff/authorize/x',
    '/.well-known/oauth-protected-resource/food/mcp/staff',
    '/.well-known/oauth-authorization-server/food/oauth/staff',
  ];

  it('hides every address while it is off', async () => {
    await food.service.db.rows(`UPDATE setting SET value = 'false' WHERE key = 'connected_apps'`);
    try {
      expect(await food.service.get(ConnectedAppsSetting).isOn()).toBe(false);
      const statuses = await Promise.all(paths.map(async path => (await fetch(food.service.origin + path)).status));
      for (const path of ['token', 'register'])
        statuses.push((await fetch(`${food.service.origin}/food/oauth/staff/${path}`, { method: 'POST' })).status);
      expect(statuses).toEqual(Array.from({ length: 6 }, () => 404));
    } finally {
      await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'connected_apps'`);
    }
  });

  it('is changed by staff', async () => {
    const answer = await food.owner.patch('/api/settings/connected_apps', { value: true });
    expect(answer.status).toBe(200);
  });
});
