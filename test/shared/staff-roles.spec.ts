import { Live } from '#live/live';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Member, type StaffService, startStaffService } from './staff-service';

let service: StaffService;
let owner: Member;

beforeAll(async () => {
  service = await startStaffService();
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await service.empty();
  owner = await service.add('owner@example.com', 'Owner');
});

const names = ({ body }: { body: { data: { data: { name: string }[] } } }) => body.data.data.map(({ name }) => name);

describe('the routes', () => {
  it.each<[string, string, string]>([
    ['get', '/api/roles', 'roles.view'],
    ['get', '/api/roles/statistics', 'roles.view'],
    ['get', '/api/roles/select', 'roles.view'],
    ['get', '/api/roles/permissions', 'roles.view'],
    ['get', '/api/roles/1', 'roles.view'],
    ['post', '/api/roles', 'roles.create'],
    ['put', '/api/roles/1', 'roles.edit'],
    ['post', '/api/roles/1/permissions', 'roles.assign_permissions'],
    ['delete', '/api/roles/1', 'roles.delete'],
  ])('%s %s needs %s', async (method, path, permission) => {
    const others = service.definition.roles['Owner']!.permissions.filter(name => name !== permission);
    const { client } = await service.allowed(...others);
    const body = method === 'get' || method === 'delete' ? undefined : {};
    expect((await service.anonymous.send(method, path, body)).status).toBe(401);
    expect((await client.send(method, path, body)).status).toBe(403);
  });
});

describe('reading roles', () => {
  it('lists them, latest change first, with what they allow and who holds them', async () => {
    await owner.client.put(`/api/roles/${await service.roleId('Owner')}`, { description: 'All of it' });
    const { body } = await owner.client.get('/api/roles');
    expect(body.data).toMatchObject({ page: 1, limit: 10, total: 2, totalPages: 1 });
    expect(body.data.data).toMatchObject([
      { name: 'Owner', guard_name: 'staff', description: 'All of it', accounts_count: 1 },
      { name: 'Viewer', guard_name: 'staff', permissions: ['boats.view'], accounts_count: 0 },
    ]);
  });

  it('filters by part of the name, guard and day of creation, both days included', async () => {
    await service.db.rows(`UPDATE role SET created_at = '2026-05-09T23:59:59Z' WHERE name = 'Viewer'`);
    const list = async (query: string) => names(await owner.client.get(`/api/roles?${query}`));
    expect(await list('name=VIEW')).toEqual(['Viewer']);
    expect(await list('name=%25')).toEqual([]);
    expect(await list('guard_name=staff&name=')).toHaveLength(2);
    expect(await list('guard_name=web')).toEqual([]);
    expect(await list('created_from=2026-05-09&created_to=2026-05-09')).toEqual(['Viewer']);
    expect(await list('created_to=2026-05-08')).toEqual([]);
    expect(await list('created_from=&created_to=')).toHaveLength(2);
    expect((await owner.client.get('/api/roles?created_from=2026-02-30')).status).toBe(400);
  });

  it('takes one statement for any number of rows, beside the one for the caller', async () => {
    for (let number = 0; number < 12; number++)
      await service.db.rows(`INSERT INTO role (name) VALUES ($1)`, [`Shift ${number}`]);
    const statements = await statementsOf(service.db, () => owner.client.get('/api/roles?page_count=20'));
    expect(statements).toHaveLength(2);
  });

  it('offers them to a picker', async () => {
    const { body } = await owner.client.get('/api/roles/select');
    expect(body.data).toEqual([
      { id: await service.roleId('Owner'), name: 'Owner' },
      { id: await service.roleId('Viewer'), name: 'Viewer' },
    ]);
  });

  it('groups the permissions by module', async () => {
    const { body } = await owner.client.get('/api/roles/permissions');
    expect(body.data.map(({ module }: { module: string }) => module)).toEqual(['admins', 'roles', 'boats']);
    expect(body.data[2]).toEqual({
      module: 'boats',
      permissions: [
        { name: 'boats.view', description: 'See boats' },
        { name: 'boats.edit', description: 'Change boats' },
      ],
    });
  });

  it('counts them', async () => {
    const { body } = await owner.client.get('/api/roles/statistics');
    expect(body.data).toEqual({ total: 2, in_use: 1, unused: 1, permissions: 12 });
  });

  it.each(['0', '999999', 'owner'])('knows no role %s', async id => {
    expect((await owner.client.get(`/api/roles/${id}`)).status).toBe(404);
  });
});

describe('a role', () => {
  it('is added without permissions, and renamed', async () => {
    const { status, body } = await owner.client.post('/api/roles', { name: ' Pilot ' });
    expect([status, body.data]).toMatchObject([201, { name: 'Pilot', description: null, permissions: [] }]);
    const changed = await owner.client.put(`/api/roles/${body.data.id}`, { name: 'pilot', description: 'Steers' });
    expect([changed.status, changed.body.data]).toMatchObject([200, { name: 'pilot', description: 'Steers' }]);
  });

  it('has a name of its own, in whatever case', async () => {
    const { status, body } = await owner.client.post('/api/roles', { name: 'VIEWER' });
    expect([status, body.errors]).toEqual([409, { name: ['Name is taken.'] }]);
    const renamed = await owner.client.put(`/api/roles/${await service.roleId('Owner')}`, { name: 'viewer' });
    expect(renamed.status).toBe(409);
    expect(statuses(await race(6, () => owner.client.post('/api/roles', { name: 'Pilot' })))).toEqual({
      201: 1,
      409: 5,
    });
  });

  it.each([{}, { name: ' ' }, { name: 'Pilot', permissions: ['boats.view'] }])('is refused as %j', async body => {
    expect((await owner.client.post('/api/roles', body)).status).toBe(400);
  });

  it('changes what its holders may do on their next request, and their pages are told', async () => {
    const told = jest.spyOn(service.get(Live), 'permissionsUpdated');
    const viewer = await service.add('viewer@example.com', 'Viewer');
    expect((await viewer.client.get('/api/roles')).status).toBe(403);
    const path = `/api/roles/${await service.roleId('Viewer')}/permissions`;
    const permissions = ['boats.view', 'roles.view', 'boats.view'];
    const { status, body } = await owner.client.post(path, { permissions });
    expect([status, body.data.permissions]).toEqual([201, ['roles.view', 'boats.view']]);
    expect((await viewer.client.get('/api/roles')).status).toBe(200);
    expect(told.mock.calls).toEqual([[[viewer.id]]]);
  });

  it('keeps its permissions when one of the new ones does not exist', async () => {
    const id = await service.roleId('Viewer');
    const permissions = ['roles.view', 'boats.sink'];
    const { status, body } = await owner.client.post(`/api/roles/${id}/permissions`, { permissions });
    expect(status).toBe(400);
    expect(body.errors.permissions).toEqual([expect.stringContaining('boats.sink')]);
    expect((await owner.client.get(`/api/roles/${id}`)).body.data.permissions).toEqual(['boats.view']);
  });

  it('is deleted once nobody holds it', async () => {
    const viewer = await service.add('viewer@example.com', 'Viewer');
    const path = `/api/roles/${await service.roleId('Viewer')}`;
    const refused = await owner.client.delete(path);
    expect([refused.status, refused.body.message]).toEqual([409, 'Somebody still holds this role.']);
    await owner.client.delete(`/api/admins/${viewer.id}`);
    expect((await owner.client.delete(path)).status).toBe(200);
    expect((await owner.client.delete(path)).status).toBe(404);
  });

  it.each([1, 2, 3])('is either given or deleted, never both, time %i', async () => {
    await service.add('mona@example.com');
    const id = await service.roleId('Viewer');
    const [given, deleted] = await race(2, index =>
      index === 0
        ? owner.client.patch('/api/admins/mona/roles', { role_ids: [id] })
        : owner.client.delete(`/api/roles/${id}`),
    );
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([given!.status, deleted!.status]);
  });
});
