import { Accounts } from '#kit/access/accounts';
import { OAuthClients } from '#agents/oauth/oauth-clients.service';
import { type Food, startFood } from '../food/food';
import { Browser, newVisitor } from './browser';
import { allowConnections, App, REDIRECT, registeredApp } from './oauth.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
});
beforeEach(() => food.service.clock.reset());
afterAll(() => food.service.close());

const register = async (sent: unknown, headers = newVisitor()) => {
  const response = await fetch(`${food.service.origin}/food/oauth/staff/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(sent),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const sent = { client_name: 'Assistant', redirect_uris: [REDIRECT] };
const namesOf = async () =>
  (await food.service.db.rows<{ name: string }>('SELECT name FROM oauth_client')).map(({ name }) => name);

describe('an app that registers itself', () => {
  it('reads what was kept of it, and gets no secret', async () => {
    const { status, body } = await register({
      ...sent,
      token_endpoint_auth_method: 'client_secret_post',
      scope: 'openid',
    });
    expect([status, body]).toEqual([
      201,
      {
        client_id: expect.stringMatching(/^[\w-]{22}$/),
        client_id_issued_at: expect.any(Number),
        client_name: 'Assistant',
        redirect_uris: [REDIRECT],
        application_type: 'native',
        response_types: ['code'],
        response_modes: ['query'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
      },
    ]);
  });

  it.each([
    [{ redirect_uris: ['http://assistant.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['cursor://callback'] }, 'invalid_redirect_uri'],
    [[], 'invalid_redirect_uri'],
    [{ ...sent, token_endpoint_auth_method: 'tls_client_auth' }, 'invalid_client_metadata'],
  ])('is refused as %j', async (wrong, error) => {
    expect(await register(wrong)).toMatchObject({ status: 400, body: { error } });
  });

  it('may be one of twenty of an address and day', async () => {
    const visitor = newVisitor();
    const statuses = [];
    for (let each = 0; each < 21; each += 1) statuses.push((await register(sent, visitor)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    food.service.clock.advance({ hours: 25 });
    expect((await register(sent, visitor)).status).toBe(201);
  });

  it('finds nothing where the setting does not allow it', async () => {
    await allowConnections(food.service, { registration: false });
    try {
      expect((await register(sent)).status).toBe(404);
      const metadata = await fetch(`${food.service.origin}/.well-known/oauth-authorization-server/food/oauth/staff`);
      expect(Object.keys((await metadata.json()) as object)).not.toContain('registration_endpoint');
    } finally {
      await allowConnections(food.service);
    }
  });

  it('is deleted after a day, unless somebody connected it', async () => {
    const unused = await registeredApp(food.service, 'staff', { name: 'Unused' });
    const used = await registeredApp(food.service, 'staff', { name: 'Used' });
    await used.tokensOf(food.owner);
    food.service.clock.advance({ hours: 23 });
    await cleanUp();
    expect(await namesOf()).toEqual(expect.arrayContaining(['Unused', 'Used']));
    food.service.clock.advance({ hours: 2 });
    await cleanUp();
    expect(await namesOf()).toContain('Used');
    expect(await namesOf()).not.toContain('Unused');
    expect((await new Browser(food.service.origin).get(unused.authorizeUrl())).status).toBe(400);
  });
});

it('what expired is deleted at night, and connections that nothing can use any more', async () => {
  const app = await registeredApp(food.service, 'staff');
  const answer = await app.tokensOf(food.manager);
  const recordsOf = (model: string) =>
    food.service.db.rows(
      `SELECT r.id FROM oauth_record r JOIN connected_app a ON a.id = r.grant_id JOIN oauth_client c ON c.id = a.oauth_client_id
       WHERE c.client_id = $1 AND r.model = $2`,
      [app.clientId, model],
    );
  const ended = async () =>
    (
      await food.service.db.row<{ reason: string | null }>(
        `SELECT a.ended_reason AS reason FROM connected_app a JOIN oauth_client c ON c.id = a.oauth_client_id
         WHERE c.client_id = $1`,
        [app.clientId],
      )
    )?.reason;
  food.service.clock.advance({ hours: 2 });
  await cleanUp();
  expect([await recordsOf('AccessToken'), (await recordsOf('RefreshToken')).length]).toEqual([[], 1]);
  expect(await app.refresh(answer.refresh_token!)).toMatchObject({ status: 200 });
  food.service.clock.advance({ hours: 31 * 24 });
  await cleanUp();
  expect(await ended()).toBe('silent');
  food.service.clock.advance({ hours: 91 * 24 });
  await cleanUp();
  expect(await ended()).toBeUndefined();
});

describe('an app that staff entered', () => {
  const enter = async (redirectUris: readonly string[], hasSecret: boolean) => {
    const caller = await food.service.get(Accounts).find('staff', food.owner.id);
    return food.service.get(OAuthClients).enter(caller!, { name: 'Cursor', redirectUris, hasSecret });
  };

  it('may return to a private scheme without a dot', async () => {
    const redirect = 'cursor://anysphere.cursor-mcp/oauth/callback';
    const { clientId } = await enter([redirect], false);
    const app = new App(food.service, 'staff', clientId, redirect);
    expect(await app.tokensOf(food.owner)).toMatchObject({ status: 200 });
    const host = await food.service.db.row(
      `SELECT a.host FROM connected_app a JOIN oauth_client c ON c.id = a.oauth_client_id WHERE c.client_id = $1`,
      [clientId],
    );
    expect(host).toEqual({ host: 'cursor' });
  });

  it('proves itself with its secret, which is stored as a hash', async () => {
    const redirect = 'https://assistant.example/callback';
    const { clientId, secret } = await enter([redirect], true);
    const app = new App(food.service, 'staff', clientId, redirect);
    const { code } = await app.connect(food.owner);
    expect(await app.exchange(code!)).toMatchObject({ status: 401, error: 'invalid_client' });
    expect(await app.exchange(code!, { client_secret: 'another secret' })).toMatchObject({ error: 'invalid_client' });
    const [{ stored } = { stored: '' }] = await food.service.db.rows<{ stored: string }>(
      'SELECT secret_hash AS stored FROM oauth_client WHERE client_id = $1',
      [clientId],
    );
    expect(await app.exchange(code!, { client_secret: stored })).toMatchObject({ error: 'invalid_client' });
    const answer = await app.exchange(code!, { client_secret: secret! });
    expect(answer).toMatchObject({ status: 200 });
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    expect(
      await app.token(
        { grant_type: 'refresh_token', refresh_token: answer.refresh_token! },
        { authorization: `Basic ${basic}` },
      ),
    ).toMatchObject({ status: 200 });
    expect(JSON.stringify(await food.service.db.rows('SELECT * FROM oauth_client'))).not.toContain(secret);
  });
});

async function cleanUp(): Promise<void> {
  await food.service.db.rows(`SELECT food_jobs.add_job('delete_old_connections')`);
  await food.service.doJobs();
}
