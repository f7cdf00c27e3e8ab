import type { AppScope } from '#agents/oauth/connected-app.entity';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Actor, type Food, startFood } from '../food/food';
import { type Fitness, startFitness } from '../fitness/fitness';
import { type HttpAnswer, message, post, send, toolCall } from '../mcp/mcp-client';
import { allowApps, connectApp, issueToken } from './apps';

const READ: readonly AppScope[] = ['read'];
const BOTH: readonly AppScope[] = ['read', 'write'];

let food: Food;
let fitness: Fitness;
beforeAll(async () => {
  [food, fitness] = [await startFood(), await startFitness()];
});
beforeEach(async () => {
  food.service.clock.set('2026-05-09T12:00:00Z');
  await allowApps(food.service, { writes: true });
  await allowApps(fitness.service);
});
afterAll(async () => {
  await food.service.close();
  await fitness.service.close();
});

const db = () => food.service.db;
const at = (address: string) => `${food.service.origin}/food/mcp${address}`;
const staff = async () => food.signIn('staff', await makeStaff(db(), { role: 'Owner' }));
const challengeOf = ({ status, headers }: HttpAnswer) => [status, headers.get('WWW-Authenticate')];
const metadata = (word: string) =>
  `${food.service.configuration.publicUrl}/.well-known/oauth-protected-resource/food/mcp/${word}`;
const challenge = (word: string, scope: string, error?: string) =>
  `Bearer resource_metadata="${metadata(word)}", scope="${scope}"${error ? `, error="${error}"` : ''}`;

/** A key of the account that may change data. */
async function keyOf(actor: Actor): Promise<string> {
  const body = { name: 'Assistant', password: PASSWORD, read_only: false };
  return (await actor.post('/api/access-keys', body)).body.data.key;
}

/** Over all pages. */
async function namesOf(token: string, query = '?toolsets=all', word = 'staff'): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const list = message('tools/list', cursor ? { cursor } : {});
    const { result } = (await post(at(`/${word}${query}`), list, { token })).body;
    names.push(...(result.tools as { name: string }[]).map(({ name }) => name));
    cursor = result.nextCursor as string | undefined;
  }
  return names;
}

describe('an address that needs an app', () => {
  it('does not exist while nobody can connect one, nor does any other word', async () => {
    const { token } = await connectApp(food.service, await staff());
    for (const word of ['owners', 'customer', 'staff/x', '__proto__'])
      expect((await post(at(`/${word}`), message('ping'), { token })).status).toBe(404);
    await db().rows(`UPDATE setting SET value = 'false' WHERE key = 'connected_apps'`);
    for (const word of ['staff', 'customers'])
      for (const sent of [undefined, token, food.owner.token]) {
        const answer = await post(at(`/${word}`), message('ping'), { ...(sent !== undefined && { token: sent }) });
        expect(challengeOf(answer)).toEqual([404, null]);
      }
    expect(challengeOf(await post(at(''), message('ping'), { token }))).toEqual([401, 'Bearer']);
  });

  it('says where to sign in before anything else is looked at', async () => {
    const json = { 'Content-Type': 'application/json' };
    const answers = [
      await post(at('/staff'), message('ping')),
      await post(at('/staff'), message('server/discover')),
      await post(at('/staff'), 'no JSON'),
      await post(at('/staff?toolsets=no_such_tools'), message('ping')),
      await post(at('/staff'), message('ping'), { headers: { Accept: 'text/html' } }),
      await post(at('/staff'), message('ping'), { headers: { Origin: 'https://elsewhere.example' } }),
      await send(at('/staff'), { method: 'GET' }),
      await send(at('/staff'), { method: 'DELETE' }),
      await send(at('/staff'), { method: 'PUT', body: '{}', headers: json }),
      await send(at('/staff'), { method: 'POST', headers: { Authorization: 'Basic b3duZXI6c2VjcmV0' } }),
    ];
    for (const answer of answers) expect(challengeOf(answer)).toEqual([401, challenge('staff', 'read write')]);
    expect(answers[0]!.body.code).toBe('sign_in_required');
    expect(challengeOf(await post(at('/customers'), message('ping')))).toEqual([
      401,
      challenge('customers', 'read write'),
    ]);
  });

  it('asks for reading alone while programs change nothing', async () => {
    await allowApps(food.service);
    expect(challengeOf(await post(at('/staff'), message('ping')))).toEqual([401, challenge('staff', 'read')]);
  });

  it('looks at origin and method once the app is known', async () => {
    const { token } = await connectApp(food.service, await staff());
    const foreign = { token, headers: { Origin: 'https://elsewhere.example' } };
    expect((await post(at('/staff'), message('ping'), foreign)).body.code).toBe('origin_refused');
    const { status, headers } = await send(at('/staff'), { headers: { Authorization: `Bearer ${token}` } });
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('names only addresses of the configuration', async () => {
    const answer = await post(at('/staff'), message('ping'), { headers: { 'X-Forwarded-Host': 'evil.example' } });
    expect(challengeOf(answer)).toEqual([401, challenge('staff', 'read write')]);
  });
});

describe('a token of an app', () => {
  it('is refused at every other place', async () => {
    const actor = await staff();
    const { token } = await connectApp(food.service, actor);
    const elsewhere = `${fitness.service.origin}/fitness/mcp`;
    expect((await post(at('/staff'), message('ping'), { token })).status).toBe(200);
    expect(challengeOf(await post(at('/customers'), message('ping'), { token }))).toEqual([
      401,
      challenge('customers', 'read write', 'invalid_token'),
    ]);
    expect(challengeOf(await post(at(''), message('ping'), { token }))).toEqual([401, 'Bearer']);
    for (const url of [elsewhere, `${elsewhere}/staff`, `${elsewhere}/members`])
      expect((await post(url, message('ping'), { token })).status).toBe(401);
    const visitor = food.anonymous.as(token);
    for (const path of [
      '/api/auth/me',
      '/api/orders',
      '/api/connected-apps',
      '/api/access-keys',
      '/api/auth/customer/me',
    ])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 401]);
    expect((await visitor.post('/api/checkout/quote', {})).status).toBe(401);
  });

  it('of a customer is none of staff with the same id', async () => {
    const { token } = await connectApp(food.service, { ...food.customer, audience: 'customer', address: 'customers' });
    expect((await post(at('/customers'), message('ping'), { token })).status).toBe(200);
    expect((await post(at('/staff'), message('ping'), { token })).status).toBe(401);
    expect(await namesOf(token, '?toolsets=all', 'customers')).toContain('orders_list_mine');
  });

  it('is the only one that an address of apps knows', async () => {
    const actor = await staff();
    const { token } = await connectApp(food.service, actor);
    const wrong = [await keyOf(actor), actor.token, food.customer.token, 'no-token', `${token}x`, token.slice(1)];
    for (const sent of wrong)
      expect(challengeOf(await post(at('/staff'), message('ping'), { token: sent }))).toEqual([
        401,
        challenge('staff', 'read write', 'invalid_token'),
      ]);
  });

  const ends: [string, (actor: Actor, appId: number) => Promise<unknown>][] = [
    ['the app is ended', (actor, id) => actor.delete(`/api/connected-apps/${id}`)],
    ['it expires', async () => food.service.clock.set('2026-05-09T12:30:00Z')],
    ['the account is deleted', actor => food.owner.delete(`/api/admins/${actor.id}`)],
    [
      'the account gets a new password',
      actor => db().rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [actor.id]),
    ],
    ['the app is connected again', async (_, id) => reconnect(id)],
    ['its client is deleted', (_, id) => deleteClient(id)],
  ];
  it.each(ends)('is refused at the next request when %s', async (_, end) => {
    const actor = await staff();
    const { id, token } = await connectApp(food.service, actor);
    expect((await post(at('/staff'), message('ping'), { token })).status).toBe(200);
    await end(actor, id);
    expect((await post(at('/staff'), message('ping'), { token })).status).toBe(401);
  });

  it('has the rights of the account at each call', async () => {
    const actor = await staff();
    const { token } = await connectApp(food.service, actor);
    expect(await namesOf(token)).toContain('order_handling_list');
    await db().rows('DELETE FROM account_role WHERE account_id = $1', [actor.id]);
    expect(await namesOf(token)).not.toContain('order_handling_list');
  });

  it('is limited with its connection', async () => {
    const actor = await staff();
    const [one, other] = [await connectApp(food.service, actor), await connectApp(food.service, actor)];
    const statuses = new Set<number>();
    for (let sent = 0; sent < 120; sent += 1)
      statuses.add((await post(at('/staff'), message('ping'), { token: one.token })).status);
    expect([...statuses]).toEqual([200]);
    for (const token of [one.token, await issueToken(food.service, one.id, READ)])
      expect((await post(at('/staff'), message('ping'), { token })).status).toBe(429);
    expect((await post(at('/staff'), message('ping'), { token: other.token })).status).toBe(200);
    expect((await post(at(''), message('ping'), { token: actor.token })).status).toBe(200);
  });

  it('that is wrong counts against the visitor address, and the lack of one does not', async () => {
    food.service.clock.set('2026-05-09T13:00:00Z');
    const ask = (token?: string) => post(at('/staff'), message('ping'), token === undefined ? {} : { token });
    for (let sent = 0; sent < 120; sent += 1) expect((await ask('no-token')).status).toBe(401);
    expect((await ask('no-token')).status).toBe(429);
    expect((await ask()).status).toBe(401);
    const { token } = await connectApp(food.service, await staff());
    expect((await ask(token)).status).toBe(200);
  });

  async function reconnect(id: number): Promise<void> {
    const { accountId, clientId } = (await db().row<{ accountId: number; clientId: number }>(
      'SELECT account_id AS "accountId", oauth_client_id AS "clientId" FROM connected_app WHERE id = $1',
      [id],
    ))!;
    await connectApp(food.service, { id: accountId, clientId });
  }

  async function deleteClient(appId: number): Promise<void> {
    const { id } = (await db().row<{ id: number }>('SELECT oauth_client_id AS id FROM connected_app WHERE id = $1', [
      appId,
    ]))!;
    expect((await food.owner.delete(`/api/connected-apps/clients/${id}`)).status).toBe(200);
  }
});

describe('what an app may do', () => {
  const category = () => ({ name: { en: 'Soups', ar: 'شوربات' } });
  const create = (id = 1) => toolCall('category_editing_create', category(), id);
  const categories = async () => (await db().rows('SELECT FROM category')).length;
  const call = (token: string, sent: unknown) => post(at('/staff?toolsets=all'), sent, { token });

  it('is to change data with the scope `write`, and the record names the app', async () => {
    const actor = await staff();
    const { token } = await connectApp(food.service, { ...actor, name: 'Claude' });
    const { body } = await call(token, create());
    expect(body.result.isError).toBeUndefined();
    const [record] = (await food.owner.get('/api/tool-calls')).body.data.data;
    expect(record).toMatchObject({ account_id: actor.id, access_key: null, connected_app: 'Claude', status: 201 });
  });

  it('is to read with the scope `read`, which lists what changes data and asks the person for more', async () => {
    const { token } = await connectApp(food.service, { ...(await staff()), scopes: READ });
    expect(await namesOf(token)).toContain('category_editing_create');
    const before = await categories();
    for (const sent of [create(), [toolCall('kitchens_list'), create(2)]]) {
      const answer = await call(token, sent);
      expect(challengeOf(answer)).toEqual([403, challenge('staff', 'read write', 'insufficient_scope')]);
      expect(answer.body.code).toBe('insufficient_scope');
    }
    expect(await categories()).toBe(before);
    const reads = await call(token, toolCall('order_handling_list'));
    expect([reads.status, reads.body.result.isError]).toEqual([200, undefined]);
    const arabic = await post(at('/staff'), create(), { token, headers: { 'Accept-Language': 'ar' } });
    expect(arabic.body.text).toMatch(/[\u0600-\u06ff]/);
  });

  it('is not more than the token says, whatever the connection allows', async () => {
    const { id } = await connectApp(food.service, await staff());
    const token = await issueToken(food.service, id, READ);
    expect((await call(token, create())).status).toBe(403);
  });

  it('asks for no more where more would not help', async () => {
    const { token } = await connectApp(food.service, { ...food.kitchen, scopes: READ });
    const forbidden = await call(token, create());
    expect([forbidden.status, forbidden.body.error.code]).toEqual([200, -32_602]);
    expect((await call(token, toolCall('no_such_tool'))).body.error.code).toBe(-32_602);
  });

  it.each([{ scopes: READ }, { scopes: BOTH }])(
    'is to read while programs change nothing: $scopes',
    async ({ scopes }) => {
      await allowApps(food.service);
      const { token } = await connectApp(food.service, { ...(await staff()), scopes });
      expect(await namesOf(token)).not.toContain('category_editing_create');
      expect((await call(token, create())).body.error.code).toBe(-32_602);
    },
  );

  it('stays within the groups of tools that the person chose', async () => {
    const { token } = await connectApp(food.service, { ...(await staff()), toolsets: ['order_handling'] });
    for (const query of ['', '?toolsets=all', '?toolsets=order_handling,category_editing'])
      expect((await namesOf(token, query)).every(name => name.startsWith('order_handling'))).toBe(true);
    expect((await call(token, create())).body.error.code).toBe(-32_602);
  });
});

describe('in a club', () => {
  const club = (word: string, token: string) =>
    post(`${fitness.service.origin}/fitness/mcp/${word}`, message('ping'), { token });

  it('members and staff share an address, and that of staff is for those who manage', async () => {
    const [member, { id }] = [await fitness.member(), fitness.owner];
    const own = await connectApp(fitness.service, { id: member.id, address: 'members' });
    const wrong = await connectApp(fitness.service, { id: member.id, address: 'staff' });
    const managing = await connectApp(fitness.service, { id, address: 'staff' });
    const training = await connectApp(fitness.service, { id, address: 'members' });
    expect((await club('members', own.token)).status).toBe(200);
    expect((await club('staff', wrong.token)).status).toBe(401);
    expect((await club('staff', managing.token)).status).toBe(200);
    expect((await club('members', training.token)).status).toBe(200);
    expect((await club('members', managing.token)).status).toBe(401);
  });
});
