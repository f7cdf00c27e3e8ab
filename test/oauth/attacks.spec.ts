import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { type Food, startFood } from '../food/food';
import { Browser } from './browser';
import { allowConnections, App, newProof, REDIRECT, registeredApp } from './oauth.actors';

let food: Food;
let app: App;
let other: App;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
  app = await registeredApp(food.service, 'staff', { redirects: [REDIRECT, 'https://assistant.example/callback?a=1'] });
  other = await registeredApp(food.service, 'staff', { name: 'Other' });
});
afterAll(() => food.service.close());

const holderOf = (of: App, token: string | undefined) =>
  food.service.get(ConnectedAppGrants).holderOf(token ?? '', of.address);
const codeOf = async (of: App, change = {}) => (await of.connect(food.owner, { change }))['code']!;
const errorAt = (place: string) => new URL(place).searchParams.get('error');

describe('a code', () => {
  it('of another app is worth nothing, and still its own', async () => {
    const code = await codeOf(app);
    const stolen = new App(food.service, 'staff', other.clientId);
    expect(await stolen.exchange(code, { code_verifier: app.proof.verifier })).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
    expect(await app.exchange(code)).toMatchObject({ status: 200 });
  });

  it.each([
    ['without a verifier', { code_verifier: [] as string[] }],
    ['with another verifier', { code_verifier: newProof().verifier }],
    ['with the challenge as verifier', { code_verifier: 'challenge' }],
    ['with another redirect address', { redirect_uri: `${REDIRECT}/` }],
    ['with another port of the redirect address', { redirect_uri: 'http://127.0.0.1:7778/callback' }],
    ['without a redirect address', { redirect_uri: [] as string[] }],
  ])('%s is refused', async (_, change) => {
    const code = await codeOf(app);
    const sent =
      'code_verifier' in change && change.code_verifier === 'challenge'
        ? { code_verifier: app.proof.challenge }
        : change;
    const answer = await app.exchange(code, sent);
    expect([answer.status, answer.access_token]).toEqual([400, undefined]);
  });

  it('that is sent twice ends the connection', async () => {
    const code = await codeOf(app);
    const first = await app.exchange(code);
    expect(first.status).toBe(200);
    expect(await app.exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await holderOf(app, first.access_token)).toBeUndefined();
    expect(await app.refresh(first.refresh_token!)).toMatchObject({ error: 'invalid_grant' });
  });

  it('that is sent twenty times at once gives at most one token, which ends with the connection', async () => {
    const code = await codeOf(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.exchange(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { access_token: token } of answers) expect(await holderOf(app, token)).toBeUndefined();
  });

  it('of one issuer does not exist at another one', async () => {
    const code = await codeOf(app);
    const atCustomers = new App(food.service, 'customers', app.clientId);
    expect(await atCustomers.exchange(code, { code_verifier: app.proof.verifier })).toMatchObject({
      error: 'invalid_grant',
    });
    const { refresh_token: token } = await app.exchange(code);
    expect(await atCustomers.refresh(token!)).toMatchObject({ error: 'invalid_grant' });
    expect(await app.refresh(token!)).toMatchObject({ status: 200 });
  });

  it('comes with the issuer, and errors do too', async () => {
    const sent = await app.connect(food.owner);
    expect(sent['iss']).toBe(app.issuer);
    const refused = await app.open(new Browser(food.service.origin), {
      code_challenge: null,
      code_challenge_method: null,
    });
    expect(new URL(refused).searchParams.get('iss')).toBe(app.issuer);
  });
});

describe('a request', () => {
  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with PKCE without a method', { code_challenge_method: null }, 'invalid_request'],
    ['for a token', { response_type: 'token' }, 'invalid_request'],
    ['for an id token', { response_type: 'code id_token' }, 'invalid_request'],
    ['for another resource', { resource: 'https://evil.example/food/mcp/staff' }, 'invalid_target'],
    ['for the resource of the other address', { resource: 'http://localhost:0/food/mcp/customers' }, 'invalid_target'],
    ['for the resource of another service', { resource: 'http://localhost:0/stays/mcp/staff' }, 'invalid_target'],
    ['for the endpoint itself', { resource: 'http://localhost:0/food/mcp' }, 'invalid_target'],
    ['for a resource with a fragment', { resource: 'http://localhost:0/food/mcp/staff#a' }, 'invalid_target'],
    [
      'for two resources',
      { resource: ['http://localhost:0/food/mcp/staff', 'http://localhost:0/food/mcp/staff/'] },
      'invalid_target',
    ],
    ['with a request object', { request: 'a.b.c' }, 'request_not_supported'],
    ['with a form as response', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ['with a fragment as response', { response_mode: 'fragment' }, 'unsupported_response_mode'],
  ])('%s is refused at the app', async (_, change, error) => {
    const response = await new Browser(food.service.origin).get(app.authorizeUrl(change));
    const place = response.headers.get('location') ?? (await response.text());
    expect(place).not.toContain('code=');
    expect(place).toContain(`error`);
    expect(place).toContain(error);
  });

  it.each([
    ['query', 'HTTP://LOCALHOST:0/food/mcp/staff?toolsets=orders'],
    ['slash', 'http://localhost:0/food/mcp/staff/'],
    ['nothing', null],
  ])('may spell the resource with another %s', async (_, resource) => {
    const { code } = await app.connect(food.owner, { change: { resource } });
    const answer = await app.exchange(code!, resource === null ? {} : { resource });
    expect(answer.status).toBe(200);
    expect(await holderOf(app, answer.access_token)).toBeDefined();
    expect(await app.refresh(answer.refresh_token!, { resource: app.resource })).toMatchObject({ status: 200 });
  });

  it.each([
    `${REDIRECT}/`,
    `${REDIRECT}?a=1`,
    'http://127.0.0.1:7777/callback/../other',
    'http://127.0.0.1:7777@evil.example/callback',
    'http://user@127.0.0.1:7777/callback',
    'http://localhost:7777/callback',
    'https://assistant.example/callback',
    'https://assistant.example/callback?a=1&b=2',
    'https://assistant.example/callback/?a=1',
    'https://assistant.example:8443/callback?a=1',
    'https://user@assistant.example/callback?a=1',
    'https://assistant.example.evil.example/callback?a=1',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
  ])('to return to %j shows a page here, and sends nobody away', async redirect => {
    const response = await new Browser(food.service.origin).get(app.authorizeUrl({ redirect_uri: redirect }));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('may return to another port of the own machine', async () => {
    const moved = new App(food.service, 'staff', app.clientId, 'http://127.0.0.1:50123/callback');
    expect(await moved.tokensOf(food.owner)).toMatchObject({ status: 200 });
  });

  it.each(['nobody', '', 'https://', 'http://assistant.example/client.json', 'https://127.0.0.1/client.json'])(
    'of the unknown app %j shows a page here',
    async clientId => {
      const response = await new Browser(food.service.origin).get(app.authorizeUrl({ client_id: clientId }));
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    },
  );
});

describe('the token endpoint', () => {
  it.each([
    ['password', { username: 'owner', password: 'password' }],
    ['client_credentials', {}],
    ['urn:ietf:params:oauth:grant-type:device_code', { device_code: 'a' }],
    ['implicit', {}],
  ])('knows no %s', async (grant_type, params) => {
    expect(await app.token({ grant_type, ...params })).toMatchObject({ status: 400, error: 'unsupported_grant_type' });
  });

  it.each([
    ['another resource', { resource: 'http://localhost:0/stays/mcp/staff' }],
    ['the other address', { resource: 'http://localhost:0/food/mcp/customers' }],
    ['two resources', { resource: ['http://localhost:0/food/mcp/staff', 'http://localhost:0/food/mcp/staff'] }],
  ])('refuses %s before a code or token is used up', async (_, change) => {
    const code = await codeOf(app);
    expect(await app.exchange(code, change)).toMatchObject({ status: 400, error: 'invalid_target' });
    const { refresh_token: token } = await app.exchange(code);
    expect(await app.refresh(token!, change)).toMatchObject({ status: 400, error: 'invalid_target' });
    expect(await app.refresh(token!)).toMatchObject({ status: 200 });
  });

  it('refuses a wider scope before a token is used up, and narrows', async () => {
    const { code } = await other.connect(food.owner, { change: { scope: 'read' } });
    const { refresh_token: token } = await other.exchange(code!);
    expect(await other.refresh(token!, { scope: 'read write' })).toMatchObject({ error: 'invalid_scope' });
    expect(await other.refresh(token!, { scope: 'read openid' })).toMatchObject({ status: 200, scope: 'read' });
  });

  it('does not take an access token for a refresh token, nor the other way round', async () => {
    const answer = await app.tokensOf(food.owner);
    expect(await app.refresh(answer.access_token!)).toMatchObject({ error: 'invalid_grant' });
    expect(await holderOf(app, answer.refresh_token)).toBeUndefined();
  });

  it('refuses the refresh token of another app', async () => {
    const answer = await app.tokensOf(food.owner);
    expect(await other.refresh(answer.refresh_token!)).toMatchObject({ error: 'invalid_grant' });
    expect(await app.refresh(answer.refresh_token!)).toMatchObject({ status: 200 });
  });

  it('counts the requests of one connection, wherever they come from', async () => {
    const answer = await app.tokensOf(food.owner);
    const bystander = await other.tokensOf(food.owner);
    const refused = [];
    for (let each = 0; each < 60; each += 1)
      refused.push((await app.refresh(answer.refresh_token!, { scope: 'openid', resource: 'x:y' })).status);
    expect(new Set(refused)).toEqual(new Set([400, 429]));
    const limited = await app.refresh(answer.refresh_token!);
    expect([limited.status, limited.error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await other.refresh(bystander.refresh_token!)).toMatchObject({ status: 200 });
  });
});

it('a visitor opens sixty addresses of apps a minute', async () => {
  const browser = new Browser(food.service.origin);
  const statuses = [];
  for (let each = 0; each < 61; each += 1) statuses.push((await browser.get(app.authorizeUrl())).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 303), 429]);
  expect((await new Browser(food.service.origin).get(app.authorizeUrl())).status).toBe(303);
});

describe('access from pages', () => {
  it('is open to every origin for tokens and metadata, without cookies', async () => {
    for (const path of ['/food/oauth/staff/token', '/.well-known/oauth-authorization-server/food/oauth/staff']) {
      const asked = await fetch(food.service.origin + path, {
        method: 'OPTIONS',
        headers: { origin: 'https://assistant.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.fromEntries(asked.headers)).toMatchObject({ 'access-control-allow-origin': '*' });
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
      const sent = await fetch(food.service.origin + path, {
        method: path.endsWith('token') ? 'POST' : 'GET',
        headers: { origin: 'https://assistant.example' },
      });
      expect(sent.headers.get('access-control-allow-origin')).toBe('*');
      expect(sent.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('is not open for requests of the person', async () => {
    const sent = await fetch(`${food.service.origin}/food/oauth/staff/authorize`, {
      headers: { origin: 'https://assistant.example' },
    });
    expect(sent.headers.get('access-control-allow-origin')).not.toBe('*');
  });
});

it('sends errors of a known app back to it', async () => {
  const place = await app.open(new Browser(food.service.origin), { prompt: 'none' });
  expect([place.startsWith(REDIRECT), errorAt(place)]).toEqual([true, 'login_required']);
});

it.each([
  ['client_id', 400, 401],
  ['state', 303, 400],
  ['login_hint', 303, 400],
])('reads NUL in %s without a failure', async (name, atPages, atTokens) => {
  const change = { [name]: '\0' };
  const { status } = await new Browser(food.service.origin).get(app.authorizeUrl(change));
  expect(status).toBe(atPages);
  expect((await app.token({ grant_type: 'refresh_token', ...change })).status).toBe(atTokens);
});

it('sends errors in the query, whatever way the app asks for', async () => {
  const place = await app.open(new Browser(food.service.origin), { response_mode: 'form_post' });
  expect(errorAt(place)).toBe('unsupported_response_mode');
});

it('requests of apps that nobody knows are counted by the address they come from', async () => {
  const ask = async (clientId: string) => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none', client_id: clientId });
    return (await fetch(`${food.service.origin}/food/oauth/staff/token`, { method: 'POST', body })).status;
  };
  const statuses = [];
  for (let each = 0; each < 61; each += 1) statuses.push(await ask(`app-${each}`));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429]);
});
