import { closePages, openPage } from '../shared/sockets';
import { race, statuses } from '../harness/race';
import { makeMember, makeStaff, PASSWORD } from './factories';
import { type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());
afterEach(closePages);

const db = () => fitness.service.db;
const newcomer = (email: string) => ({ first_name: 'Mona', last_name: 'Haddad', email, password: 'long-enough' });
const register = (body: object) => fitness.visitor().post('/api/auth/register', body);
const signIn = (email: string, password = PASSWORD) => fitness.visitor().post('/api/auth/login', { email, password });

describe('registering', () => {
  it('makes a member and signs in', async () => {
    const { status, body } = await register({ ...newcomer(' Mona@Club.example '), timezone: 'Asia/Dubai' });
    expect([status, body.message]).toEqual([201, 'Welcome! Your account is ready.']);
    expect(body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: '7d',
      account: {
        username: 'mona',
        email: 'mona@club.example',
        timezone: 'Asia/Dubai',
        is_verified: false,
        roles: [{ name: 'Member' }],
        permissions: ['fitness.edit', 'fitness.view', 'settings.view'],
      },
    });
    const me = await fitness.anonymous.as(body.data.access_token).get('/api/auth/me');
    expect([me.status, me.body.data]).toEqual([200, body.data.account]);
    expect((await signIn('MONA@club.example', 'long-enough')).status).toBe(200);
  });

  it('tells in Arabic that it went well', async () => {
    const { body } = await fitness.visitor().inArabic().post('/api/auth/register', newcomer('arabic@club.example'));
    expect(body.message).toBe('مرحبًا بك! حسابك جاهز.');
  });

  it.each([
    [{ first_name: '' }, 'first_name'],
    [{ last_name: 7 }, 'last_name'],
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short77' }, 'password'],
    [{ password_confirmation: 'another-one' }, 'password_confirmation'],
    [{ username: '12' }, 'username'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ role_ids: [1] }, 'role_ids'],
    [{ is_verified: true }, 'is_verified'],
  ])('refuses %p', async (change, field) => {
    const { status, body } = await register({ ...newcomer('wrong@club.example'), ...change });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(body.message).toBe(body.errors[field][0]);
  });

  it('refuses an address and a username that somebody has, and words of routes', async () => {
    await makeMember(db(), { username: 'taken', email: 'taken@club.example' });
    const known = await register(newcomer('TAKEN@club.example'));
    expect([known.status, known.body.message, Object.keys(known.body.errors)]).toEqual([409, 'email_taken', ['email']]);
    for (const username of ['Taken', 'deleted', 'statistic', 'profile', 'statistics', 'management']) {
      const { status, body } = await register({ ...newcomer(`${username}1@club.example`), username });
      expect([username, status, body.message]).toEqual([username, 409, 'username_taken']);
    }
    const made = await register(newcomer('deleted@club.example'));
    expect(made.body.data.account.username).toBe('deleted2');
  });

  it('makes one account of parallel attempts', async () => {
    expect(statuses(await race(5, () => register(newcomer('race@club.example'))))).toEqual({ 201: 1, 409: 4 });
  });
});

describe('signing in', () => {
  it('answers the same to an unknown address, a wrong password and a deleted account', async () => {
    await makeMember(db(), { email: 'gone@club.example', deletedAt: new Date() });
    await makeMember(db(), { email: 'here@club.example' });
    const answers = [
      await signIn('nobody@club.example'),
      await signIn('here@club.example', 'wrong-password'),
      await signIn('gone@club.example'),
    ];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([answers[0]!.status, answers[0]!.body.code]).toEqual([401, 'sign_in_failed']);
    expect(answers[0]!.body.message).toContain(' ');
  });
});

describe('ten attempts a minute from one address', () => {
  it.each([
    ['login', 401, { email: 'nobody@club.example', password: 'wrong' }],
    ['register', 400, {}],
  ])('are taken at %s, counted for themselves', async (route, status, body) => {
    const visitor = fitness.visitor().inArabic();
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt++) answers.push(await visitor.post(`/api/auth/${route}`, body));
    expect(answers.map(answer => answer.status)).toEqual([...Array<number>(10).fill(status), 429]);
    const { headers, body: refused } = answers[10]!;
    expect([Number(headers['retry-after']) > 0, refused.code]).toEqual([true, 'rate_limited']);
    expect(refused.message).toMatch(/[\u0600-\u06ff]/);
    const other = route === 'login' ? 'register' : 'login';
    expect((await visitor.post(`/api/auth/${other}`, {})).status).toBe(400);
    fitness.service.clock.advance({ minutes: 1, seconds: 1 });
    expect((await visitor.post(`/api/auth/${route}`, body)).status).toBe(status);
  });
});

describe('the own profile', () => {
  it('is changed by members and staff alike', async () => {
    for (const actor of [await fitness.member({ email: 'p1@club.example' }), await fitness.coach()]) {
      const change = { first_name: 'Lina', phone: '+971 50 555 0101', country_id: 784, timezone: 'Europe/Berlin' };
      const { status, body } = await actor.patch('/api/coaches/profile', change);
      expect([status, body.data]).toMatchObject([200, change]);
      expect((await actor.get('/api/auth/me')).body.data).toMatchObject(change);
    }
  });

  it.each([
    [{ timezone: 'Nowhere' }, 'timezone'],
    [{ country_id: 999 }, 'country_id'],
    [{ country_id: 'x' }, 'country_id'],
    [{ profile_picture: 'https://elsewhere.example/a.jpg' }, 'profile_picture'],
    [{ is_verified: true }, 'is_verified'],
    [{ role_ids: [] }, 'role_ids'],
  ])('refuses %p', async (change, field) => {
    const member = await fitness.member();
    const { status, body } = await member.patch('/api/coaches/profile', change);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('takes another address as not verified', async () => {
    const member = await fitness.member();
    const { body } = await member.patch('/api/coaches/profile', {
      email: 'moved@club.example',
      current_password: PASSWORD,
    });
    expect(body.data).toMatchObject({ email: 'moved@club.example', is_verified: false });
  });

  it('changes the own password, which ends the tokens given before', async () => {
    const member = await fitness.member();
    const change = { current_password: PASSWORD, password: 'another-one', password_confirmation: 'another-one' };
    const wrong = await member.patch('/api/coaches/profile/password', { ...change, current_password: 'wrong' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['current_password']]);
    const short = { ...change, password: 'short77', password_confirmation: 'short77' };
    expect((await member.patch('/api/coaches/profile/password', short)).status).toBe(400);
    const { body } = await member.patch('/api/coaches/profile/password', change);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await fitness.anonymous.as(body.data.access_token).get('/api/auth/me')).status).toBe(200);
  });
});

describe('closing the own account', () => {
  const close = (actor: { post: Fitness['anonymous']['post'] }, password = PASSWORD) =>
    actor.post('/api/auth/delete-account', { password });

  it('asks for a token and the password, ten times a minute from one address', async () => {
    expect((await close(fitness.visitor())).status).toBe(401);
    const member = await fitness.member();
    const from = member.with({ 'X-Forwarded-For': '198.51.100.7' });
    expect((await from.post('/api/auth/delete-account', {})).body.errors).toHaveProperty('password');
    for (let attempt = 0; attempt < 10; attempt++) {
      const { status, body } = await close(from, 'wrong-password');
      expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation_failed', ['password']]);
    }
    const { status, headers } = await close(from);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  it('ends tokens and sockets at once, and takes everything private along', async () => {
    const member = await fitness.member({ email: 'leaver@club.example', username: 'leaver' });
    const page = await openPage(`${fitness.service.origin}/fitness/notifications`, {
      auth: { token: (await signIn('leaver@club.example')).body.data.access_token },
    });
    await db().rows(`INSERT INTO notification (audience, recipient_id, type) VALUES ('staff', $1, 'anything')`, [
      member.id,
    ]);
    const { status, body } = await close(member);
    expect([status, body]).toMatchObject([201, { data: null, message: 'Your account has been closed.' }]);
    expect(await page.ended).toBe('io server disconnect');
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn('leaver@club.example')).status).toBe(401);
    expect(await db().rows('SELECT 1 FROM account WHERE id = $1 OR email LIKE $2', [member.id, 'leaver%'])).toEqual([]);
    expect(await db().rows('SELECT 1 FROM notification WHERE recipient_id = $1', [member.id])).toEqual([]);
    for (const list of ['', '/deleted']) {
      const found = await fitness.owner.get(`/api/users${list}?search=leaver`);
      expect(found.body.data.total).toBe(0);
    }
  });

  it('frees the address, for an account that has nothing of the former', async () => {
    const member = await fitness.member({ email: 'again@club.example' });
    await close(member);
    const { status, body } = await register(newcomer('again@club.example'));
    expect(status).toBe(201);
    expect(body.data.account.id).not.toBe(member.id);
    expect((await member.get('/api/auth/me')).status).toBe(401);
  });

  it('keeps the address of a member whom staff deleted, since they may come back', async () => {
    await makeMember(db(), { email: 'kept@club.example', deletedAt: new Date() });
    expect((await register(newcomer('kept@club.example'))).body.message).toBe('email_taken');
  });

  it('is refused to the last who may do everything, also when two close at once', async () => {
    const other = await fitness.staff({ role: 'Super Admin' });
    expect(statuses(await race(2, index => close(index === 0 ? fitness.owner : other)))).toEqual({ 201: 1, 409: 1 });
    const left = (await fitness.owner.get('/api/auth/me')).status === 200 ? fitness.owner : other;
    const { status, body } = await close(left);
    expect([status, body.message]).toEqual([409, 'last_full_account']);
    fitness.owner = await fitness.signedIn(await makeStaff(db(), { role: 'Super Admin' }));
    expect((await close(left)).status).toBe(201);
  });

  it('happens once', async () => {
    const member = await fitness.member();
    const answers = await race(3, () => close(member));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => [400, 401].includes(status))).toHaveLength(2);
  });
});
