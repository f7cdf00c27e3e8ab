import { ConnectedApp } from '#agents/oauth/connected-app.entity';
import { Passwords } from '#kit/access/passwords';
import { secretPathMask, secretPathsOf } from '#kit/http/secret-paths';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { newVisitor } from './browser';
import { allowConnections, type App, registeredApp } from './oauth.actors';
import { Person, readable } from './person';

let food: Food;
let app: App;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
  app = await registeredApp(food.service, 'staff');
});
afterAll(() => food.service.close());
afterEach(() => jest.restoreAllMocks());

const person = (headers: Record<string, string> = {}) => new Person(app, headers);
const apiSignIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  food.anonymous.with({ ...newVisitor(), ...headers }).post('/api/auth/login', { email, password });
const connections = () => food.service.db.of(ConnectedApp).countBy({});

describe('signing in', () => {
  it.each(['en', 'ar'])('is refused with the sentence of the API for a wrong password, in %s', async language => {
    const headers = { 'Accept-Language': language };
    const page = await person(headers).signIn(food.owner.email, 'wrong-password-1');
    const { status, body } = await apiSignIn(food.owner.email, 'wrong-password-1', headers);
    expect([page.status, status]).toEqual([401, 401]);
    expect(readable(page.text)).toContain(body.message);
    expect(page.text).toContain(`value="${food.owner.email}"`);
    expect(page.text).not.toContain('wrong-password-1');
  });

  it('is refused in the same way for an unknown address, for a customer and for a deleted account', async () => {
    const { id, email } = await makeStaff(food.service.db, { role: 'Manager' });
    await food.service.db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [id]);
    const sentences = [];
    for (const each of ['nobody@example.com', food.customer.email, email]) {
      const { status, text } = await person().signIn(each, PASSWORD);
      sentences.push([status, /role="alert">([^<]*)</.exec(text)?.[1]]);
    }
    expect(new Set(sentences.map(String))).toEqual(new Set(['401,The e-mail address or the password is wrong.']));
  });

  it('names what is wrong with a form, as the API does', async () => {
    const { body } = await apiSignIn('sara', PASSWORD);
    const page = await person().signIn('sara', PASSWORD);
    expect([page.status, readable(page.text).includes(body.message)]).toEqual([400, true]);
  });

  it('shares the limit of one address with the API', async () => {
    const headers = { ...newVisitor(), 'Accept-Language': 'ar' };
    let last = await apiSignIn('nobody@example.com', PASSWORD, headers);
    while (last.status === 401) last = await apiSignIn('nobody@example.com', PASSWORD, headers);
    const page = await person(headers).signIn(food.owner.email, PASSWORD);
    expect([page.status, last.status]).toEqual([429, 429]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(readable(page.text)).toContain(last.body.text);
  });

  it('is refused to strangers after too many guesses at an account, and compares no password then', async () => {
    const { email } = await makeStaff(food.service.db, { role: 'Manager' });
    for (let guess = 0; guess < 20; guess += 1) await apiSignIn(email, 'wrong-password-1');
    const compared = jest.spyOn(food.service.get(Passwords), 'matches');
    const page = await person().signIn(email, PASSWORD);
    expect(page.status).toBe(429);
    expect(readable(page.text)).toContain('Too many attempts. Please try again later.');
    expect(compared).not.toHaveBeenCalled();
  });

  it('can be cancelled, which the app is told', async () => {
    const visitor = person();
    const { arrived } = await visitor.submit(await visitor.visit(), { action: 'deny' });
    expect(arrived).toMatchObject({ error: 'access_denied', state: 'a state', iss: app.issuer });
  });
});

describe('a request', () => {
  const consent = async (visitor: Person) => visitor.signIn(food.owner.email, PASSWORD);

  it('is answered in the browser in which it began alone', async () => {
    const visitor = person();
    const page = await consent(visitor);
    const stranger = await person().visit(page.url);
    expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(readable(stranger.text)).toContain('This request of an app is no longer open.');
    expect((await person().submit(page, { action: 'allow', areas: 'all' })).status).toBe(410);
  });

  it('is not answered at the path of another one', async () => {
    const [visitor, other] = [person(), person()];
    const [own, foreign] = [await consent(visitor), await consent(other)];
    const cookie = visitor.cookieHeader(own.url);
    const { status } = await other.send(foreign.url, {
      headers: { cookie },
      body: new URLSearchParams({ action: 'allow' }),
    });
    expect(status).toBe(410);
  });

  it('needs the token of its own page', async () => {
    const before = await connections();
    const visitor = person();
    const page = await consent(visitor);
    const other = await visitor.visit(app.authorizeUrl());
    const tokens = ['', 'x', /name="token" value="([^"]*)"/.exec(other.text)![1]!];
    for (const token of tokens)
      for (const action of ['allow', 'deny', 'other-account', 'sign-in'])
        expect((await visitor.submit(page, { action, areas: 'all', token })).status).toBe(410);
    expect(await connections()).toBe(before);
  });

  it('takes the forms of its pages alone', async () => {
    const visitor = person();
    const page = await consent(visitor);
    const json = { body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await visitor.send(page.url, json)).status).toBe(415);
    expect((await visitor.send(page.url, { body: new URLSearchParams({ token: 'x'.repeat(20_000) }) })).status).toBe(
      413,
    );
    expect((await visitor.submit(page, { action: 'sign-in' })).status).toBe(400);
    expect((await visitor.submit(page, { action: 'something' })).status).toBe(400);
  });

  it('has a secret in its path, which no log line shows', () => {
    const { app: running } = food.service.host.services[0]!;
    const mask = secretPathMask(secretPathsOf(running, 'api'));
    expect(mask('/food/oauth/staff/interaction/V1StGXR8')).toBe('/food/oauth/staff/interaction/[secret]');
  });

  it('ends with its answer', async () => {
    const visitor = person();
    const page = await consent(visitor);
    expect((await visitor.submit(page, { action: 'deny' })).arrived).toMatchObject({ error: 'access_denied' });
    expect((await visitor.submit(page, { action: 'allow', areas: 'all' })).status).toBe(410);
  });

  it('has no pages while the setting is off', async () => {
    const visitor = person();
    const page = await consent(visitor);
    await food.service.db.rows(`UPDATE setting SET value = 'false' WHERE key = 'connected_apps'`);
    const { status } = await visitor.visit(page.url);
    await allowConnections(food.service);
    expect([status, (await visitor.visit(page.url)).status]).toEqual([404, 200]);
  });

  it('shows sixty pages a minute to one address', async () => {
    const visitor = person();
    const page = await consent(visitor);
    let last = page;
    for (let shown = 0; shown < 60 && last.status === 200; shown += 1) last = await visitor.visit(page.url);
    expect([last.status, last.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(readable(last.text)).toContain('Too many attempts.');
  });
});

describe('the language', () => {
  it('is that of the browser until the person chooses another one, which later pages keep', async () => {
    const visitor = person({ 'Accept-Language': 'ar-AE' });
    const arabic = await visitor.visit();
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    const english = await visitor.visit(`${arabic.url}?lang=en`);
    expect(english.text).toContain('<html lang="en" dir="ltr">');
    const next = await visitor.submit(english, { action: 'sign-in', email: food.owner.email, password: PASSWORD });
    expect([next.url === arabic.url, next.text.includes('<html lang="en" dir="ltr">')]).toEqual([false, true]);
  });
});

describe('a request that cannot be sent back', () => {
  const failures = [
    ['an unknown app', { client_id: 'unknown' }, 400, 'invalid_client', 'The app is not known here'],
    [
      'another redirect address',
      { redirect_uri: 'https://evil.example/' },
      400,
      'invalid_redirect_uri',
      'has not announced',
    ],
  ] as const;

  it.each(failures)('of %s is explained on a page of our own', async (_, change, status, code, sentence) => {
    const page = await person().visit(app.authorizeUrl(change));
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(readable(page.text)).toContain(sentence);
    expect(readable(page.text)).toContain(code);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* form-action 'self'$/);
    const arabic = await person({ 'Accept-Language': 'ar' }).visit(app.authorizeUrl(change));
    expect(arabic.text).toContain('تعذّر ربط التطبيق');
  });

  it('after its end says so', async () => {
    const page = await person().visit(`${app.path}/authorize/unknown`);
    expect(page.status).toBe(400);
    expect(readable(page.text)).toContain('This request of an app is no longer open.');
  });
});
