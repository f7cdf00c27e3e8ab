import { STAFF } from '#kit/access/access-rule';
import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { ServiceTools } from '#agents/tools/service-tools';
import { fitness } from '#services/fitness/fitness';
import { startService, type TestService } from '../harness/app';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Actor, type Food, startFood } from '../food/food';
import { allowConnections, App, registeredApp } from './oauth.actors';
import { Person, readable, type Seen } from './person';

let food: Food;
let app: App;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
  app = await registeredApp(food.service, 'staff');
});
beforeEach(() => allowConnections(food.service));
afterAll(() => food.service.close());

const person = (of = app) => new Person(of);

/** The consent page of a new request. */
async function asked(account: Pick<Actor, 'email'> = food.owner, visitor = person()): Promise<[Person, Seen]> {
  return [visitor, await visitor.signIn(account.email, PASSWORD)];
}

/** What the app holds after the answer. */
async function granted({ arrived }: Seen, of = app) {
  const { access_token: token, scope } = await of.exchange(arrived!['code']!);
  const holder = await food.service.get(ConnectedAppGrants).holderOf(token!, of.address);
  return { scope, account: holder!.caller.id, scopes: [...holder!.scopes], toolsets: holder!.toolsets };
}

const fieldsIn = (page: Seen, name: string): string[] =>
  [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].flatMap(([, each, value]) =>
    each === name ? [value!] : [],
  );

describe('the consent page', () => {
  it('shows the app, the address that receives access, the account and what is asked', async () => {
    const [, page] = await asked();
    const text = readable(page.text);
    expect(text).toMatch(/gives itself Assistant .*registered itself .*This device, 127\.0\.0\.1:7777/);
    expect(text).toContain(food.owner.email);
    expect(fieldsIn(page, 'access')).toEqual(['write', 'read']);
    const { own } = await food.service.get(ServiceTools).toolsetsOf(userOf(food.owner), { readOnly: false });
    expect(fieldsIn(page, 'area').toSorted()).toEqual(own);
    expect(own).toContain('order_handling');
  });

  it('can be framed by no site, and leads nowhere but to the app', async () => {
    const [, { headers }] = await asked();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http:\/\/127\.0\.0\.1:7777$/,
    );
    const names = ['cache-control', 'referrer-policy', 'x-frame-options', 'cross-origin-opener-policy'];
    expect(names.map(name => headers.get(name))).toEqual(['no-store', 'same-origin', 'DENY', 'unsafe-none']);
  });

  it.each([
    ['<img src=x onerror=alert(1)>"\'', '<img src=x onerror=alert(1)>"\''],
    ['\u202eBank\u202c {{business}}', 'Bank {{business}}'],
  ])('shows the name %j as text', async (name, shown) => {
    const [, { text }] = await asked(food.owner, person(await registeredApp(food.service, 'staff', { name })));
    expect(readable(text)).toContain(shown);
    expect(text).not.toContain('<img');
    expect(text).not.toMatch(/[\u202a-\u202e]/);
  });

  it('offers a person the areas of the own account alone', async () => {
    const customers = await registeredApp(food.service, 'customers');
    const [, page] = await asked(food.customer, person(customers));
    expect(fieldsIn(page, 'area')).toEqual(expect.arrayContaining(['cart', 'orders', 'rewards']));
    expect(fieldsIn(page, 'area')).not.toContain('order_handling');
  });
});

describe('allowing', () => {
  it('gives the app what it asks for, in every area', async () => {
    const [visitor, page] = await asked();
    const { arrived } = await visitor.submit(page, { action: 'allow', access: 'write', areas: 'all' });
    expect(arrived).toEqual({ code: expect.any(String), state: 'a state', iss: app.issuer });
    expect(await granted({ ...page, arrived: arrived! })).toEqual({
      scope: 'read write',
      account: food.owner.id,
      scopes: ['read', 'write'],
      toolsets: undefined,
    });
  });

  it('can be narrowed to reading and to some areas, next to what anyone can read', async () => {
    const [visitor, page] = await asked();
    const fields = { action: 'allow', access: 'read', areas: 'some', area: ['books', 'order_handling', 'cart'] };
    const { scope, toolsets } = await granted(await visitor.submit(page, fields));
    const { open } = await food.service.get(ServiceTools).toolsetsOf(userOf(food.owner), { readOnly: false });
    expect(scope).toBe('read');
    expect(toolsets).toEqual(['books', 'order_handling', ...open].toSorted());
    expect(open).toContain('contact');
  });

  it('gives no more than reading while the setting forbids changes, whatever the form says', async () => {
    await allowConnections(food.service, { writes: false });
    const [visitor, page] = await asked();
    expect(fieldsIn(page, 'access')).toEqual([]);
    const { scope } = await granted(await visitor.submit(page, { action: 'allow', access: 'write', areas: 'all' }));
    expect(scope).toBe('read');
  });

  it.each([[[]], [['unknown']], [['cart']]])('needs an area of the account when it is narrowed to %j', async area => {
    const [visitor, page] = await asked();
    const again = await visitor.submit(page, { action: 'allow', access: 'read', areas: 'some', area });
    expect([again.status, /role="alert">([^<]*)</.exec(again.text)?.[1]]).toEqual([
      400,
      'Choose at least one area, or deny the app.',
    ]);
    expect(again.text).toContain('name="access" value="read" checked');
    expect((await visitor.submit(again, { action: 'allow', areas: 'all' })).arrived).toHaveProperty('code');
  });

  it('may be denied, which the app is told', async () => {
    const [visitor, page] = await asked();
    const { arrived } = await visitor.submit(page, { action: 'deny' });
    expect(arrived).toEqual({ error: 'access_denied', state: 'a state', iss: app.issuer });
  });
});

describe('asking again', () => {
  it('happens each time for an app on the machine of the person, without a new sign-in', async () => {
    const [visitor, page] = await asked();
    await visitor.submit(page, { action: 'allow', areas: 'all' });
    const again = await visitor.visit();
    expect(readable(again.text)).toContain('Allow this app to use your account?');
  });

  it('happens for a website when it asks for more, and not for what the person refused', async () => {
    const website = await registeredApp(food.service, 'staff', { redirects: ['https://site.example/callback'] });
    const visitor = person(website);
    const page = await visitor.submit(await visitor.visit(website.authorizeUrl({ scope: 'read' })), {
      action: 'sign-in',
      email: food.owner.email,
      password: PASSWORD,
    });
    await visitor.submit(page, { action: 'allow', areas: 'all' });
    expect((await visitor.visit(website.authorizeUrl({ scope: 'read' }))).arrived).toHaveProperty('code');
    const more = await visitor.visit();
    expect(fieldsIn(more, 'access')).toEqual(['write', 'read']);
    await visitor.submit(more, { action: 'allow', access: 'read', areas: 'all' });
    expect(await granted(await visitor.visit(), website)).toMatchObject({ scope: 'read' });
  });

  it('happens when another host receives access than the one that the person saw', async () => {
    const redirects = ['https://site.example/callback', 'https://other.example/callback'];
    const website = await registeredApp(food.service, 'staff', { redirects });
    const other = new App(food.service, 'staff', website.clientId, redirects[1]);
    const visitor = person(website);
    await visitor.submit(await visitor.signIn(food.owner.email, PASSWORD), { action: 'allow', areas: 'all' });
    expect((await visitor.visit()).arrived).toHaveProperty('code');
    const page = await visitor.visit(other.authorizeUrl());
    expect(readable(page.text)).toMatch(/Receives access at other\.example/);
  });

  it('needs a new sign-in after a new password', async () => {
    const { id, email } = await makeStaff(food.service.db, { role: 'Manager' });
    const [visitor, page] = await asked({ email });
    await visitor.submit(page, { action: 'allow', areas: 'all' });
    await food.service.db.rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [id]);
    expect(fieldsIn(await visitor.visit(), 'action')).toEqual(['sign-in', 'deny']);
  });
});

describe('a page that is open while the account gets a new password', () => {
  it('allows nothing, and asks for a new sign-in', async () => {
    const website = await registeredApp(food.service, 'staff', { redirects: ['https://site.example/callback'] });
    const { id, email } = await makeStaff(food.service.db, { role: 'Manager' });
    const visitor = person(website);
    const page = await visitor.signIn(email, PASSWORD);
    await food.service.db.rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [id]);
    const form = { action: 'allow', access: 'write', areas: 'all' };
    expect((await visitor.submit(page, form)).status).toBe(400);
    expect(
      await food.service.db.rows(`SELECT FROM connected_app WHERE audience = 'staff' AND account_id = $1`, [id]),
    ).toEqual([]);
    const signIn = await visitor.visit(page.url);
    expect(fieldsIn(signIn, 'action')).toEqual(['sign-in', 'deny']);
    const again = await visitor.submit(signIn, { action: 'sign-in', email, password: PASSWORD });
    expect((await visitor.submit(again, form)).arrived).toHaveProperty('code');
  });
});

describe('another account', () => {
  it('can be used: the first one is signed out, and has no connection', async () => {
    const [visitor, page] = await asked(food.manager);
    const signIn = await visitor.submit(page, { action: 'other-account' });
    expect([signIn.status, signIn.url, fieldsIn(signIn, 'action')]).toEqual([200, page.url, ['sign-in', 'deny']]);
    const consent = await visitor.submit(signIn, { action: 'sign-in', email: food.owner.email, password: PASSWORD });
    expect(readable(consent.text)).toContain(food.owner.email);
    const { account } = await granted(await visitor.submit(consent, { action: 'allow', areas: 'all' }));
    expect(account).toBe(food.owner.id);
    expect(readable((await visitor.visit()).text)).toContain(food.owner.email);
  });

  it('leaves nothing that the first one could still allow', async () => {
    const [visitor, page] = await asked(food.manager);
    const signIn = await visitor.submit(page, { action: 'other-account' });
    expect((await visitor.submit(signIn, { action: 'allow', areas: 'all' })).status).toBe(400);
    expect((await visitor.submit(signIn, { action: 'deny' })).arrived).toMatchObject({ error: 'access_denied' });
  });
});

describe('the addresses of fitness', () => {
  let gym: TestService;
  beforeAll(async () => {
    gym = await startService(fitness);
    await allowConnections(gym);
  });
  afterAll(() => gym.close());

  it('admit members to their own one alone', async () => {
    const email = 'member@example.com';
    const body = { email, password: PASSWORD, password_confirmation: PASSWORD, first_name: 'Mona', last_name: 'Saleh' };
    expect((await gym.anonymous.post('/api/auth/register', body)).status).toBe(201);
    const staff = new Person(await registeredApp(gym, 'staff'));
    const refused = await staff.signIn(email, PASSWORD);
    expect(refused.status).toBe(403);
    expect(readable(refused.text)).toContain('This account cannot connect apps here.');
    const members = new Person(await registeredApp(gym, 'members'));
    expect(readable((await members.signIn(email, PASSWORD)).text)).toContain('Allow this app to use your account?');
  });
});

const userOf = ({ id }: Actor) => ({ audience: STAFF, accountId: id, address: '', language: 'en' as const });
