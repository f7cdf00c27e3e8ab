import { Live } from '#live/live';
import { insertAccount } from '#shared/staff/account-insertion';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { harbourScope, type Member, PASSWORD, type StaffService, startStaffService } from './staff-service';

let service: StaffService;
let owner: Member;
let visitors = 0;

beforeAll(async () => {
  service = await startStaffService({ scope: harbourScope, reservedUsernames: ['deleted'] });
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await service.empty();
  owner = await service.add('owner@example.com', 'Owner');
});

const newcomer = {
  first_name: 'Mona',
  last_name: 'Haddad',
  email: 'mona@example.com',
  password: 'long-enough-1',
  password_confirmation: 'long-enough-1',
};

const create = (body: object, by: Client = owner.client) => by.post('/api/admins', body);

async function signedIn(email: string, password: string): Promise<Client> {
  const from = service.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });
  const { body } = await from.post('/api/auth/login', { email, password });
  return from.as(body.data.access_token);
}

describe('the routes', () => {
  it.each<[string, string, string]>([
    ['get', '/api/admins', 'admins.view'],
    ['get', '/api/admins/statistics', 'admins.view'],
    ['get', '/api/admins/owner', 'admins.view'],
    ['post', '/api/admins', 'admins.create'],
    ['patch', '/api/admins/owner', 'admins.edit'],
    ['patch', '/api/admins/owner/roles', 'admins.assign_roles'],
    ['delete', '/api/admins/owner', 'admins.delete'],
  ])('%s %s needs %s', async (method, path, permission) => {
    const others = service.definition.roles['Owner']!.permissions.filter(name => name !== permission);
    const { client } = await service.allowed(...others);
    const body = method === 'get' || method === 'delete' ? undefined : {};
    expect((await service.anonymous.send(method, path, body)).status).toBe(401);
    const refused = await client.send(method, path, body);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining(permission)]);
  });
});

describe('adding an account', () => {
  it('answers it, and it can sign in', async () => {
    const role_ids = [await service.roleId('Viewer')];
    const { status, body } = await create({
      ...newcomer,
      email: ' Mona@Example.com ',
      phone: '+1 212 555 0142',
      profile_picture: '/port/media/uploads/mona.jpg',
      country_id: 4,
      harbour_code: 'north',
      role_ids: [...role_ids, ...role_ids],
    });
    expect([status, body.message]).toEqual([201, 'The account has been added.']);
    expect(body.data).toMatchObject({
      username: 'mona',
      email: 'mona@example.com',
      phone: '+1 212 555 0142',
      profile_picture: '/port/media/uploads/mona.jpg',
      country_id: 4,
      harbour_code: 'north',
      roles: [{ name: 'Viewer' }],
      permissions: ['boats.view'],
    });
    const own = await signedIn('mona@example.com', newcomer.password);
    expect((await own.get('/api/auth/me')).body.data).toEqual(body.data);
  });

  it.each<[string, object]>([
    ['password_confirmation', { password_confirmation: 'long-enough-2' }],
    ['password_confirmation', { password_confirmation: undefined }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['email', { email: 'mona' }],
    ['first_name', { first_name: ' ' }],
    ['username', { username: '42' }],
    ['profile_picture', { profile_picture: 'javascript:alert(1)' }],
    ['profile_picture', { profile_picture: 'https://example.com/m.jpg' }],
    ['profile_picture', { profile_picture: '/food/media/uploads/m.jpg' }],
    ['role_ids', { role_ids: [999_999] }],
    ['role_ids', { role_ids: ['1'] }],
    ['harbour_code', { harbour_code: 'nowhere' }],
    ['is_admin', { is_admin: true }],
  ])('refuses a wrong %s, and stores nothing', async (field, wrong) => {
    const { status, body } = await create({ ...newcomer, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await owner.client.get('/api/admins')).body.data.total).toBe(1);
  });

  it('gives roles only for someone who may assign them', async () => {
    const { client } = await service.allowed('admins.create');
    const role_ids = [await service.roleId('Owner')];
    const refused = await create({ ...newcomer, role_ids }, client);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('admins.assign_roles')]);
    expect((await create({ ...newcomer, role_ids: [] }, client)).status).toBe(201);
  });

  it('refuses an e-mail address that any account has had, in whatever case', async () => {
    await create(newcomer);
    await owner.client.delete('/api/admins/mona');
    const { status, body } = await create({ ...newcomer, email: 'MONA@example.com' });
    expect([status, body.errors]).toEqual([409, { email: ['E-mail address is taken.'] }]);
  });

  it.each(['owner', 'Owner', 'profile', 'statistics', 'deleted'])('refuses the username %s', async username => {
    const { status, body } = await create({ ...newcomer, username });
    expect([status, body.errors]).toEqual([409, { username: ['Username is taken.'] }]);
  });

  it.each([
    ['profile@example.com', 'profile2'],
    ['deleted@example.com', 'deleted2'],
    ['owner@example.org', 'owner2'],
    ['42@example.com', 'user'],
  ])('makes of %s the username %s', async (email, username) => {
    expect((await create({ ...newcomer, email })).body.data.username).toBe(username);
  });

  it('makes different usernames of equal addresses that come at once', async () => {
    const answers = await race(8, index => create({ ...newcomer, email: `mona@example${index}.com` }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(({ body }) => body.data.username)).size).toBe(8);
  });

  it('stores an e-mail address once, however many come at once', async () => {
    expect(statuses(await race(8, () => create(newcomer)))).toEqual({ 201: 1, 409: 7 });
  });
});

describe('the list', () => {
  it('shows the latest change first, a page at a time', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await service.add(`${name}@example.com`);
    await owner.client.patch('/api/admins/ben', { first_name: 'Benjamin' });
    const { body } = await owner.client.get('/api/admins?page=1&page_count=3');
    expect(body.data).toMatchObject({ page: 1, limit: 3, total: 4, totalPages: 2 });
    expect(body.data.data.map((row: { username: string }) => row.username)).toEqual(['ben', 'cleo', 'ada']);
    const second = await owner.client.get('/api/admins?page=2&page_count=3');
    expect(second.body.data.data).toMatchObject([
      { username: 'owner', harbour_code: null, roles: [{ name: 'Owner' }] },
    ]);
    expect((await owner.client.get('/api/admins?page=9')).body.data).toMatchObject({ data: [], total: 4 });
  });

  it.each([
    ['?page_count=1000', 100],
    ['?page_count=0', 10],
    ['?limit=3', 3],
    ['?page_count=abc', 10],
    ['', 10],
  ])('%s asks for %i rows', async (query, limit) => {
    expect((await owner.client.get(`/api/admins${query}`)).body.data.limit).toBe(limit);
  });

  it.each([
    ['email=MONA@', ['mona']],
    ['name=haddad', ['mona']],
    ['name=mona%20had', ['mona']],
    ['name=%25', []],
    ['phone=555', ['mona']],
    ['email=&name=&phone=&role_id=', ['mona', 'owner']],
    ['utm_campaign=red', ['mona', 'owner']],
  ])('filters by %s', async (query, usernames) => {
    await create({ ...newcomer, phone: '+1 212 555 0142' });
    const { body } = await owner.client.get(`/api/admins?${query}`);
    expect(body.data.data.map((row: { username: string }) => row.username)).toEqual(usernames);
    expect(body.data.total).toBe(usernames.length);
  });

  it('filters by role, and finds Arabic names in any spelling', async () => {
    await create({ ...newcomer, first_name: 'أحمد', role_ids: [await service.roleId('Viewer')] });
    const byRole = await owner.client.get(`/api/admins?role_id=${await service.roleId('Viewer')}`);
    expect(byRole.body.data.data).toMatchObject([{ username: 'mona' }]);
    const byName = await owner.client.get(`/api/admins?name=${encodeURIComponent('احمد')}`);
    expect(byName.body.data.data).toMatchObject([{ username: 'mona' }]);
    expect((await owner.client.get('/api/admins?role_id=x')).status).toBe(400);
  });

  it('takes one statement for any number of rows, beside the one for the caller', async () => {
    for (let number = 0; number < 12; number++) await service.add(`staff${number}@example.com`, 'Viewer');
    const statements = await statementsOf(service.db, () => owner.client.get('/api/admins?page_count=20'));
    expect(statements).toHaveLength(2);
  });
});

describe('one account', () => {
  it('is found by id and by username, and not once it is deleted', async () => {
    const { id } = await service.add('mona@example.com', 'Viewer');
    const byId = await owner.client.get(`/api/admins/${id}`);
    const byName = await owner.client.get('/api/admins/MONA');
    expect(byId.body.data).toMatchObject({ id, username: 'mona', permissions: ['boats.view'] });
    expect(byName.body.data).toEqual(byId.body.data);
    await owner.client.delete('/api/admins/mona');
    for (const key of [id, 'mona', 99_999_999_999])
      expect((await owner.client.get(`/api/admins/${key}`)).status).toBe(404);
  });

  it('is counted', async () => {
    await service.add('mona@example.com', 'Viewer');
    await service.add('idle@example.com');
    const { body } = await owner.client.get('/api/admins/statistics');
    expect(body.data).toMatchObject({
      total: 3,
      without_role: 1,
      by_role: [
        { name: 'Owner', accounts: 1 },
        { name: 'Viewer', accounts: 1 },
      ],
    });
  });
});

describe('changing an account', () => {
  it('changes what is sent and leaves the rest', async () => {
    await create({ ...newcomer, phone: '+1 212 555 0142', harbour_code: 'north' });
    const change = { username: 'mona.h', email: 'M.Haddad@example.com', phone: null, harbour_code: 'south' };
    const { status, body } = await owner.client.patch('/api/admins/mona', change);
    expect([status, body.data]).toMatchObject([
      200,
      { ...change, email: 'm.haddad@example.com', first_name: 'Mona', last_name: 'Haddad' },
    ]);
    const lifted = await owner.client.patch('/api/admins/mona.h', { harbour_code: null });
    expect(lifted.body.data.harbour_code).toBeNull();
    expect((await owner.client.get('/api/admins?name=mona.h')).body.data.total).toBe(1);
  });

  it.each([
    [{ email: 'OWNER@example.com' }, 'email'],
    [{ username: 'owner' }, 'username'],
    [{ username: 'profile' }, 'username'],
  ])('refuses what is taken: %j', async (change, field) => {
    await service.add('mona@example.com');
    const { status, body } = await owner.client.patch('/api/admins/mona', change);
    expect([status, Object.keys(body.errors)]).toEqual([409, [field]]);
  });

  it.each([
    [{ password: 'long-enough-2' }, 'password_confirmation'],
    [{ password_confirmation: 'long-enough-2' }, 'password_confirmation'],
    [{ password: 'long-enough-2', password_confirmation: 'long-enough-3' }, 'password_confirmation'],
    [{ profile_picture: 'https://example.com/m.jpg' }, 'profile_picture'],
  ])('refuses %j', async (change, field) => {
    const { status, body } = await owner.client.patch('/api/admins/owner', change);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('with a new password ends its tokens', async () => {
    const mona = await service.add('mona@example.com');
    const password = { password: 'long-enough-2', password_confirmation: 'long-enough-2' };
    expect((await owner.client.patch('/api/admins/mona', password)).status).toBe(200);
    expect((await mona.client.get('/api/auth/me')).status).toBe(401);
    const again = await signedIn('mona@example.com', 'long-enough-2');
    expect((await again.get('/api/auth/me')).status).toBe(200);
  });

  it('takes roles only from someone who may assign them', async () => {
    const { client } = await service.allowed('admins.edit');
    const role_ids = [await service.roleId('Owner')];
    expect((await client.patch('/api/admins/holder', { role_ids })).status).toBe(403);
    expect((await owner.client.patch('/api/admins/owner', { role_ids, last_name: 'Li' })).status).toBe(200);
  });
});

describe('roles of an account', () => {
  it('are replaced for its next request, and its pages are told', async () => {
    const told = jest.spyOn(service.get(Live), 'permissionsUpdated');
    const mona = await service.add('mona@example.com', 'Viewer');
    expect((await mona.client.get('/api/roles')).status).toBe(403);
    const role_ids = [await service.roleId('Owner')];
    const { body } = await owner.client.patch(`/api/admins/${mona.id}/roles`, { role_ids });
    expect(body.data.roles).toEqual([{ id: role_ids[0], name: 'Owner' }]);
    expect((await mona.client.get('/api/roles')).status).toBe(200);
    expect(told.mock.calls).toEqual([[[mona.id]]]);
    await owner.client.patch('/api/admins/mona/roles', { role_ids: [] });
    expect((await mona.client.get('/api/roles')).status).toBe(403);
  });

  it('stay when one of the new ones does not exist', async () => {
    const mona = await service.add('mona@example.com', 'Viewer');
    const role_ids = [await service.roleId('Owner'), 999_999];
    const { status, body } = await owner.client.patch('/api/admins/mona/roles', { role_ids });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['role_ids']]);
    expect((await mona.client.get('/api/auth/me')).body.data.roles).toMatchObject([{ name: 'Viewer' }]);
  });
});

describe('deleting an account', () => {
  it('ends its tokens and its sockets at once', async () => {
    const ended = jest.spyOn(service.get(Live), 'disconnect');
    const mona = await service.add('mona@example.com', 'Viewer');
    const { status, body } = await owner.client.delete(`/api/admins/${mona.id}`);
    expect([status, body.data]).toEqual([200, null]);
    expect((await mona.client.get('/api/auth/me')).status).toBe(401);
    expect(ended).toHaveBeenCalledWith('staff', mona.id);
    expect((await owner.client.delete(`/api/admins/${mona.id}`)).status).toBe(404);
  });

  it('happens once, and never gives its username away', async () => {
    await service.add('mona@example.com');
    const answers = await race(4, () => owner.client.delete('/api/admins/mona'));
    expect(statuses(answers)).toEqual({ 200: 1, 404: 3 });
    expect((await create({ ...newcomer, email: 'mona@example.org' })).body.data.username).toBe('mona2');
  });
});

describe('the own profile', () => {
  it('is changed by whoever is signed in', async () => {
    const mona = await service.add('mona@example.com');
    const change = { first_name: 'Muna', email: 'Muna@example.com', profile_picture: '/port/media/uploads/m.jpg' };
    const { status, body } = await mona.client.patch('/api/admins/profile', { ...change, current_password: PASSWORD });
    expect([status, body.data]).toMatchObject([200, { ...change, email: 'muna@example.com', username: 'mona' }]);
    expect((await mona.client.get('/api/auth/me')).body.data).toEqual(body.data);
  });

  it.each<[number, string, object]>([
    [400, 'password', { password: 'long-enough-2' }],
    [400, 'role_ids', { role_ids: [1] }],
    [400, 'profile_picture', { profile_picture: 'https://example.com/m.jpg' }],
    [400, 'harbour_code', { harbour_code: null }],
    [400, 'username', { username: 'muna' }],
    [400, 'current_password', { email: 'Owner@Example.com' }],
    [409, 'email', { email: 'Owner@Example.com', current_password: PASSWORD }],
  ])('answers %i about %s in %j', async (expected, field, change) => {
    const mona = await service.add('mona@example.com');
    const { status, body } = await mona.client.patch('/api/admins/profile', change);
    expect([status, Object.keys(body.errors)]).toEqual([expected, [field]]);
  });
});

describe('the own password', () => {
  const change = (client: Client, current_password: string, password = 'long-enough-2') =>
    client.patch('/api/admins/profile/password', { current_password, password, password_confirmation: password });

  it('ends every older token and answers one to go on with', async () => {
    const mona = await service.add('mona@example.com');
    const { status, body } = await change(mona.client, PASSWORD);
    expect([status, body.message]).toEqual([200, 'Your password has been changed.']);
    expect((await mona.client.get('/api/auth/me')).status).toBe(401);
    const going = service.anonymous.as(body.data.access_token);
    expect((await going.get('/api/auth/me')).body.data.username).toBe('mona');
    const again = await signedIn('mona@example.com', 'long-enough-2');
    expect((await again.get('/api/auth/me')).status).toBe(200);
  });

  it('needs the current one, which cannot be guessed without end', async () => {
    const mona = await service.add('mona@example.com');
    const client = mona.client.with({ 'X-Forwarded-For': '198.51.100.7' });
    const wrong = await change(client, 'wrong-password');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['current_password']]);
    expect(statuses(await race(20, () => change(client, 'wrong-password')))).toEqual({ 400: 9, 429: 11 });
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  it('is changed once by two who come at once', async () => {
    const mona = await service.add('mona@example.com');
    const answers = await race(2, index => change(mona.client, PASSWORD, `long-enough-${index}`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const row = await service.db.row(`SELECT token_version FROM account WHERE id = $1`, [mona.id]);
    expect(row).toEqual({ token_version: 2 });
  });

  it('and one set by somebody else at the same time end each other', async () => {
    const mona = await service.add('mona@example.com');
    const others = { password: 'long-enough-9', password_confirmation: 'long-enough-9' };
    const runner = service.db.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT 1 FROM account WHERE id = $1 FOR UPDATE`, [mona.id]);
    const own = change(mona.client, PASSWORD);
    await untilWaiting(1);
    const set = owner.client.patch('/api/admins/mona', others);
    await untilWaiting(2);
    await runner.rollbackTransaction();
    await runner.release();
    expect(statuses(await Promise.all([own, set]))).toEqual({ 200: 2 });
    const ended = service.anonymous.as((await own).body.data.access_token);
    expect((await ended.get('/api/auth/me')).status).toBe(401);
  });

  it('must be as long as the service wants it', async () => {
    const mona = await service.add('mona@example.com');
    const { status, body } = await change(mona.client, PASSWORD, 'short-1');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['password']]);
  });
});

/** Until so many statements wait for a row that somebody holds. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = `SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await service.db.row<{ count: number }>(waiting))!.count < count);
}

describe('insertAccount', () => {
  it('stores the searchable name', async () => {
    const id = await insertAccount(service.db, {
      firstName: 'Zoë',
      lastName: 'Lee',
      email: 'zoe@example.com',
      passwordHash: 'none',
    });
    const row = await service.db.row(`SELECT search_text FROM account WHERE id = $1`, [id]);
    expect(row).toEqual({ search_text: 'zoe lee zoe' });
  });
});
