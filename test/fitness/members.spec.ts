import { insertUnchecked, withoutChecks } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { makeAccount, makeCoach, makeMember, makeStaff, PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

const db = () => fitness.service.db;
const usernames = async (query: string, list = '/api/users') => {
  const { body } = await fitness.owner.get(`${list}?${query}`);
  return body.data.data.map((member: { username: string }) => member.username);
};

describe('access', () => {
  it.each([
    ['GET /api/users', 'members.view'],
    ['GET /api/users/statistic', 'members.view'],
    ['GET /api/users/nobody', 'members.view'],
    ['POST /api/users', 'members.create'],
    ['PATCH /api/users/nobody', 'members.update'],
    ['PATCH /api/users/nobody/change-password', 'members.update'],
    ['POST /api/users/nobody/resend-verification-email', 'members.update'],
    ['POST /api/users/nobody/make-verified', 'members.verify'],
    ['POST /api/users/nobody/make-unverified', 'members.verify'],
    ['DELETE /api/users/nobody', 'members.delete'],
    ['GET /api/users/deleted', 'members.view'],
    ['GET /api/users/deleted/nobody', 'members.view'],
    ['POST /api/users/deleted/nobody/restore', 'members.restore'],
  ])('%s asks for %s', async (route, permission) => {
    const [method = '', path = ''] = route.split(' ');
    const call = (caller: Pick<Actor, 'send'>) => caller.send(method, path, method === 'GET' ? undefined : {});
    expect((await call(fitness.anonymous)).status).toBe(401);
    expect((await call(await fitness.member())).status).toBe(403);
    expect((await call(await fitness.staff({ permissions: ['coaches.view'] }))).status).toBe(403);
    const { status, body } = await call(await fitness.staff({ permissions: [permission] }));
    expect([200, 400, 404]).toContain(status);
    if (status === 404) expect([body.message, body.code]).toEqual(['member_not_found', 'member_not_found']);
  });
});

describe('the list of members', () => {
  beforeAll(async () => {
    await db().rows(`DELETE FROM account WHERE email <> 'owner@example.com'`);
    await makeMember(db(), {
      username: 'sara',
      firstName: 'Sara',
      lastName: 'Haddad',
      email: 'sara@club.example',
      phone: '+966 50 555 0142',
      countryId: 682,
      createdAt: new Date('2026-03-10T12:00:00Z'),
    });
    await makeMember(db(), {
      username: 'omar',
      firstName: 'Omar',
      lastName: '100%',
      email: 'omar@club.example',
      isVerified: false,
      createdAt: new Date('2026-04-10T12:00:00Z'),
    });
    await db().rows(`UPDATE account SET updated_at = created_at WHERE username IN ('sara', 'omar')`);
    await makeCoach(db(), { username: 'karim' });
    await makeAccount(db(), { username: 'without-role' });
    await makeMember(db(), { username: 'gone', deletedAt: new Date() });
    const both = await makeStaff(db(), { username: 'both', role: 'Coach' });
    await db().rows(`INSERT INTO account_role SELECT $1, id FROM role WHERE name = 'Member'`, [both.id]);
  });

  it('holds members alone, whoever works here is none', async () => {
    expect(await usernames('')).toEqual(['omar', 'sara']);
    expect(await usernames('', '/api/users/deleted')).toEqual(['gone']);
    expect(await usernames('order=asc')).toEqual(['sara', 'omar']);
    const staff = await usernames('order=asc', '/api/coaches');
    expect(staff).not.toContain('sara');
    expect(staff).toEqual(expect.arrayContaining(['karim', 'without-role', 'owner']));
    for (const username of ['karim', 'both', 'owner', 'gone'])
      expect((await fitness.owner.get(`/api/users/${username}`)).body.code).toBe('member_not_found');
    expect((await fitness.owner.delete('/api/users/karim')).status).toBe(404);
  });

  it.each([
    ['search=HADDAD', 'sara'],
    ['search=sara@', 'sara'],
    ['search=5550142', 'sara'],
    ['email=sara@', 'sara'],
    ['phone=5550142', 'sara'],
    ['country_id=682', 'sara'],
    ['username=sar', 'sara'],
    ['first_name=sara', 'sara'],
    ['last_name=hadd', 'sara'],
    ['to_date=2026-03-10', 'sara'],
    ['from_date=2026-03-11', 'omar'],
    ['verified=true', 'sara'],
    ['verified=false', 'omar'],
    ['search=%25', 'omar'],
    ['order=desc&page_count=1', 'omar'],
    ['order=desc&page_count=1&page=2', 'sara'],
  ])('is filtered by %s', async (query, username) => {
    expect(await usernames(query)).toEqual([username]);
  });

  it('finds staff by names, username, e-mail address and phone number', async () => {
    await makeCoach(db(), {
      username: 'lina-b',
      firstName: 'Lina',
      lastName: 'Barakat',
      email: 'lina@club.example',
      phone: '+971 50 777 0199',
    });
    for (const search of ['BARAKAT', 'lina-b', 'LINA@club', '%2B971 50 777', '7770199'])
      expect([search, await usernames(`search=${search}`, '/api/coaches')]).toEqual([search, ['lina-b']]);
    expect(await usernames('search=unknown@club.example', '/api/coaches')).toEqual([]);
  });

  it('finds people by an index when there are many', async () => {
    await insertUnchecked(db(), ['account', 'account_role'], async () => {
      await db().rows(
        `INSERT INTO account (username, first_name, last_name, email, phone, password_hash, search_text, updated_at)
         SELECT 'bulk-' || n, 'Bulk', 'Member', md5(n::text) || '@bulk.example', '+971 5' || lpad(n::text, 8, '0'), 'none',
           'bulk member bulk-' || n, now() - n * interval '1 minute' FROM generate_series(1, 5000) n`,
      );
      await db().rows(
        `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'bulk-%' AND r.name = 'Member'`,
      );
    });
    const list = (path: string) =>
      plansOf(db(), async () => void (await fitness.owner.get(`${path}?search=sara@club.example`)));
    expect((await list('/api/users')).join('\n')).toContain('account_contact_idx');
    expect((await list('/api/coaches')).join('\n')).toContain('account_contact_idx');
    await withoutChecks(db(), async () => {
      await db().rows(
        `DELETE FROM account_role USING account WHERE account_id = account.id AND username LIKE 'bulk-%'`,
      );
      await db().rows(`DELETE FROM account WHERE username LIKE 'bulk-%'`);
    });
  });

  it.each(['order=up', 'verified=perhaps', 'country_id=x', 'from_date=yesterday'])('refuses %s', async query => {
    expect((await fitness.owner.get(`/api/users?${query}`)).status).toBe(400);
  });

  it.each([
    ['', 15],
    ['page_count=0', 1],
    ['page_count=-5', 1],
    ['page_count=1000', 100],
    ['page_count=abc', 15],
  ])('has with %p pages of %i', async (query, limit) => {
    const { body } = await fitness.owner.get(`/api/users?${query}`);
    expect(body.data).toMatchObject({ page: 1, limit, total: 2, totalPages: Math.ceil(2 / limit) });
  });

  it('is counted', async () => {
    const { body } = await fitness.owner.get('/api/users/statistic');
    expect(body.data).toMatchObject({ total: 2, verified: 1, unverified: 1, deleted: 1 });
  });
});

describe('a member', () => {
  const body = { first_name: 'Huda', last_name: 'Najjar', email: 'huda@club.example', password: 'long-enough' };
  const signIn = (email: string, password: string) => fitness.visitor().post('/api/auth/login', { email, password });

  it('is added, signs in, and reaches the own pages', async () => {
    const values = { phone: '+971 50 555 0100', country_id: 784, timezone: 'Asia/Dubai', is_verified: true };
    const added = await fitness.owner.post('/api/users', { ...body, ...values });
    expect([added.status, added.body.message]).toEqual([201, 'The member has been added.']);
    expect(added.body.data).toMatchObject({ username: 'huda', ...values, deleted_at: null });
    const { data } = (await signIn('huda@club.example', 'long-enough')).body;
    expect(data.account.roles).toMatchObject([{ name: 'Member' }]);
    const again = await fitness.owner.post('/api/users', body);
    expect([again.status, again.body.message]).toEqual([409, 'email_taken']);
  });

  it.each([
    [{ password: 'short77' }, 'password'],
    [{ country_id: 999 }, 'country_id'],
    [{ role_ids: [1] }, 'role_ids'],
    [{ profile_picture: 'https://elsewhere.example/a.jpg' }, 'profile_picture'],
    [{ email: null }, 'email'],
  ])('is not added with %p', async (change, field) => {
    const refused = await fitness.owner.post('/api/users', { ...body, email: 'no@club.example', ...change });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  });

  it('is marked as verified only by who may', async () => {
    const clerk = await fitness.staff({ permissions: ['members.create', 'members.update'] });
    const sent = { ...body, email: 'unsure@club.example' };
    expect((await clerk.post('/api/users', { ...sent, is_verified: true })).body.code).toBe('permission_required');
    expect((await clerk.post('/api/users', sent)).status).toBe(201);
    expect((await clerk.patch('/api/users/unsure', { is_verified: true })).status).toBe(403);
    const verifier = await fitness.staff({ permissions: ['members.verify'] });
    const made = await verifier.post('/api/users/unsure/make-verified');
    expect([made.status, made.body.data.is_verified]).toEqual([201, true]);
    expect((await verifier.post('/api/users/unsure/make-unverified')).body.data.is_verified).toBe(false);
  });

  it('is changed field by field', async () => {
    const member = await fitness.member({ username: 'changing', timezone: 'Asia/Dubai' });
    const change = { first_name: 'Nour', timezone: 'Asia/Riyadh', username: 'changed', country_id: 682 };
    const { status, body: answer } = await fitness.owner.patch('/api/users/changing', change);
    expect([status, answer.data]).toMatchObject([200, { ...change, email: member.email, is_verified: true }]);
    const moved = await fitness.owner.patch('/api/users/changed', { email: 'new@club.example' });
    expect(moved.body.data).toMatchObject({ email: 'new@club.example', is_verified: false, timezone: 'Asia/Riyadh' });
    expect((await fitness.owner.patch('/api/users/changed', { username: 'deleted' })).body.code).toBe('username_taken');
    expect((await fitness.owner.patch('/api/users/changed', { password: 'long-enough' })).status).toBe(400);
  });

  it('gets another password from staff, which ends the tokens given before', async () => {
    const member = await fitness.member({ username: 'forgetful', email: 'forgetful@club.example' });
    const clerk = await fitness.staff({ permissions: ['members.update'] });
    const { status } = await clerk.patch('/api/users/forgetful/change-password', { password: 'given-by-staff' });
    expect(status).toBe(200);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member.email, 'given-by-staff')).status).toBe(200);
    expect((await clerk.patch('/api/users/forgetful/change-password', { password: 'short77' })).status).toBe(400);
  });

  it('is told to be mailed, but no mail leaves', async () => {
    const member = await fitness.member({ username: 'unmailed' });
    const { status, body: answer } = await fitness.owner.post('/api/users/unmailed/resend-verification-email');
    expect([status, answer.success, answer.data]).toEqual([201, true, { sent: false, simulated: true }]);
    await fitness.service.doJobs();
    expect(fitness.service.mailbox.list().filter(({ to }) => to === member.email)).toEqual([]);
  });

  it('is deleted, listed as such, and comes back', async () => {
    const member = await fitness.member({ username: 'leaving' });
    expect((await fitness.owner.delete('/api/users/leaving')).status).toBe(200);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member.email, PASSWORD)).status).toBe(401);
    expect((await fitness.owner.get('/api/users/leaving')).status).toBe(404);
    expect((await fitness.owner.get('/api/users/deleted/leaving')).body.data.deleted_at).not.toBeNull();
    const restored = await fitness.owner.post('/api/users/deleted/leaving/restore');
    expect([restored.status, restored.body.data.deleted_at]).toEqual([201, null]);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member.email, PASSWORD)).status).toBe(200);
    expect((await fitness.owner.post('/api/users/deleted/leaving/restore')).status).toBe(404);
  });
});

describe('a right of staff that the members were given', () => {
  const give = (permissions: string[]) =>
    db().rows(`UPDATE role SET permissions = $1 WHERE name = 'Member'`, [permissions]);
  afterEach(() => give(['fitness.view', 'fitness.edit', 'settings.view']));

  it('has to be held by who touches one', async () => {
    await fitness.member({ username: 'mighty' });
    const clerk = await fitness.staff({ permissions: ['members.update', 'members.delete'] });
    await give(['fitness.view', 'roles.edit']);
    const takenOver = await clerk.patch('/api/users/mighty/change-password', { password: 'taken-over' });
    expect([takenOver.status, takenOver.body.message]).toEqual([403, 'beyond_own_rights']);
    expect((await clerk.patch('/api/users/mighty', { email: 'mine@club.example' })).status).toBe(403);
    expect((await clerk.delete('/api/users/mighty')).status).toBe(403);
    await give(['fitness.view']);
    expect((await clerk.patch('/api/users/mighty', { first_name: 'Mona' })).status).toBe(200);
  });
});
