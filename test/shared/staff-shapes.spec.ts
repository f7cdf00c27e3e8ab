import { failureEnvelope, type FailureShape, TRANSLATED_KEYS } from '#kit/refusals/failure-shape';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { race, statuses } from '../harness/race';
import { catalogue, type Member, PASSWORD, type StaffService, startStaffService } from './staff-service';

const newcomer = { first_name: 'Mona', last_name: 'Haddad', email: 'mona@example.com' };
const password = (text: string) => ({ password: text, password_confirmation: text });

/** What is wrong with the request is told as a sentence, everything else by its key. */
const keyed =
  (before: string): FailureShape =>
  failure =>
    failureEnvelope(TRANSLATED_KEYS.has(failure.key) ? failure.message : before + failure.key, failure);

/** Ignores fields it does not know, and guards the own profile. */
describe('a service that ignores unknown fields', () => {
  let service: StaffService;
  let owner: Member;

  beforeAll(async () => {
    service = await startStaffService(
      { accountField: 'member', profilePermission: 'admins.edit', passwordMinimum: 6 },
      { name: 'inn', unknownBodyFields: 'ignore', failureShape: keyed('errors.') },
    );
    owner = await service.add('owner@example.com', 'Owner');
  });
  afterAll(() => service.close());

  it.each([
    ['password', { password: 'long-enough' }],
    ['role_ids', { role_ids: [] }],
  ])('still refuses %s in the own profile, not what it does not know', async (field, change) => {
    const refused = await owner.client.patch('/api/admins/profile', change);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
    expect((await owner.client.patch('/api/admins/profile', { colour: 'red' })).status).toBe(200);
  });

  it('asks for its permission to change the own profile, but not the own password', async () => {
    const viewer = await service.add('viewer@example.com', 'Viewer');
    expect((await viewer.client.patch('/api/admins/profile', { first_name: 'V' })).status).toBe(403);
    const own = { current_password: PASSWORD, ...password('short1') };
    expect((await viewer.client.patch('/api/admins/profile/password', own)).status).toBe(200);
  });

  it('tells refusals in its own shape', async () => {
    const { status, body } = await owner.client.delete('/api/admins/owner');
    expect([status, body.message, body.code]).toEqual([409, 'errors.last_full_account', 'last_full_account']);
    const taken = await owner.client.post('/api/admins', {
      ...newcomer,
      ...password('short1'),
      email: 'OWNER@example.com',
    });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).toEqual([409, 'email_taken', ['email']]);
  });
});

/** Members sign in beside staff, and every attempt counts. */
describe('a service whose members share the accounts', () => {
  const rights = catalogue('coaches');
  const all = ['view', 'create', 'edit', 'delete', 'assign_roles'].map(action => `coaches.${action}`);
  const roles: ServiceDefinition['roles'] = {
    Owner: {
      arabicName: 'المالك',
      description: ['', ''],
      full: true,
      permissions: [...all, 'roles.view', 'roles.edit', 'roles.assign_permissions', 'roles.delete'],
    },
    Member: { arabicName: 'عضو', description: ['', ''], permissions: ['boats.view'], builtIn: true },
  };
  let service: StaffService;
  let owner: Member;
  let member: Member;

  beforeAll(async () => {
    service = await startStaffService(
      {
        area: 'coaches',
        accountField: 'account',
        memberRole: 'Member',
        countedAttempts: 'all',
        allRolesWithout: 'page_count',
        pageSizeBelowOne: 1,
      },
      {
        name: 'club',
        permissions: rights,
        roles,
        personalPermissions: ['boats.view'],
        failureShape: keyed(''),
        rateLimits: {
          login: { limit: 10, windowSeconds: 60 },
          takenAddresses: { limit: 10, windowSeconds: 3600 },
          emailUndo: { limit: 20, windowSeconds: 3600 },
          currentPasswords: { limit: 20, windowSeconds: 3600 },
        },
      },
    );
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.empty();
    owner = await service.add('owner@example.com', 'Owner');
    member = await service.add('member@example.com', 'Member');
  });

  it('lets members sign in and change themselves, and manages staff only', async () => {
    const { body } = await service.anonymous.post('/api/auth/login', {
      email: 'member@example.com',
      password: PASSWORD,
    });
    expect(body.data.account).toMatchObject({ username: 'member', permissions: ['boats.view'] });
    expect((await member.client.patch('/api/coaches/profile', { first_name: 'M' })).status).toBe(200);
    const list = await owner.client.get('/api/coaches');
    expect(list.body.data.data).toMatchObject([{ username: 'owner' }]);
    expect((await owner.client.get('/api/coaches/statistics')).body.data).toMatchObject({ total: 1, by_role: [{}] });
    const on = (path: string) => `/api/coaches/${member.id}${path}`;
    expect(
      statuses([
        await owner.client.get(on('')),
        await owner.client.patch(on(''), { first_name: 'M' }),
        await owner.client.patch(on('/roles'), { role_ids: [] }),
        await owner.client.delete(on('')),
      ]),
    ).toEqual({ 404: 4 });
  });

  it('gives the role of members elsewhere, and keeps it', async () => {
    const id = await service.roleId('Member');
    const given = await owner.client.post('/api/coaches', { ...newcomer, ...password('long-enough'), role_ids: [id] });
    expect([given.status, Object.keys(given.body.errors)]).toEqual([400, ['role_ids']]);
    const renamed = await owner.client.put(`/api/roles/${id}`, { name: 'Guest' });
    expect([renamed.status, renamed.body.message]).toEqual([409, 'role_built_in']);
    expect((await owner.client.put(`/api/roles/${id}`, { description: 'Guests' })).status).toBe(200);
    expect((await owner.client.delete(`/api/roles/${id}`)).body.message).toBe('role_built_in');
  });

  it('asks for everything its full role holds, not for what members hold', async () => {
    expect((await owner.client.delete('/api/coaches/owner')).body.message).toBe('last_full_account');
  });

  it('counts right sign-ins too', async () => {
    const from = service.anonymous.with({ 'X-Forwarded-For': '203.0.113.9' });
    const answers = await race(12, () =>
      from.post('/api/auth/login', { email: 'member@example.com', password: PASSWORD }),
    );
    expect(statuses(answers)).toEqual({ 200: 10, 429: 2 });
  });

  it('lists every role until a page size is asked for', async () => {
    for (let number = 0; number < 11; number++)
      await service.db.rows(`INSERT INTO role (name) VALUES ($1)`, [`Shift ${number}`]);
    const whole = await owner.client.get('/api/roles?page=2');
    expect(whole.body.data).toMatchObject({ page: 1, limit: 13, total: 13, totalPages: 1 });
    expect(whole.body.data.data).toHaveLength(13);
    const none = await owner.client.get('/api/roles?name=nothing');
    expect(none.body.data).toMatchObject({ data: [], total: 0, totalPages: 0 });
    expect((await owner.client.get('/api/roles?page_count=5')).body.data.data).toHaveLength(5);
    expect((await owner.client.get('/api/roles?page_count=-5')).body.data.limit).toBe(1);
  });
});
