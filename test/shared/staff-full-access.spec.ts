import { race, statuses } from '../harness/race';
import { type StaffService, harbourScope, startStaffService } from './staff-service';

let service: StaffService;

beforeAll(async () => {
  service = await startStaffService({ scope: harbourScope });
});
afterAll(() => service.close());
beforeEach(() => service.empty());

/** Live accounts without a limit that hold every permission. */
async function fullAccounts(): Promise<number> {
  const row = await service.db.row<{ count: number }>(
    `SELECT count(*) FROM account WHERE deleted_at IS NULL AND scope_id IS NULL AND $1::text[] <@ ARRAY(
       SELECT unnest(permissions) FROM role JOIN account_role ON role_id = role.id WHERE account_id = account.id)`,
    [service.definition.roles['Owner']!.permissions],
  );
  return row!.count;
}

describe('the last account that may do everything', () => {
  it('cannot be deleted, not even by itself', async () => {
    const owner = await service.add('owner@example.com', 'Owner');
    await service.add('viewer@example.com', 'Viewer');
    const { status, body } = await owner.client.delete(`/api/admins/${owner.id}`);
    expect([status, body.message]).toEqual([409, 'At least one account with full access must remain.']);
    expect((await owner.client.get('/api/auth/me')).status).toBe(200);
  });

  it('cannot be given other roles, by either route', async () => {
    const owner = await service.add('owner@example.com', 'Owner');
    const role_ids = [await service.roleId('Viewer')];
    expect((await owner.client.patch('/api/admins/owner/roles', { role_ids })).status).toBe(409);
    expect((await owner.client.patch('/api/admins/owner', { role_ids, first_name: 'Changed' })).status).toBe(409);
    const { body } = await owner.client.get('/api/auth/me');
    expect(body.data).toMatchObject({ first_name: 'owner', roles: [{ name: 'Owner' }] });
  });

  it('cannot lose a permission through its role', async () => {
    const owner = await service.add('owner@example.com', 'Owner');
    const role = await service.roleId('Owner');
    const { status } = await owner.client.post(`/api/roles/${role}/permissions`, { permissions: ['roles.view'] });
    expect(status).toBe(409);
    expect((await owner.client.get(`/api/roles/${role}`)).body.data.permissions).toContain('boats.edit');
  });

  it('cannot be limited to one part of the business', async () => {
    const owner = await service.add('owner@example.com', 'Owner');
    expect((await owner.client.patch('/api/admins/owner', { harbour_code: 'north' })).status).toBe(409);
  });

  it('may go once there is another, also one whose rights come from several roles', async () => {
    const owner = await service.add('owner@example.com', 'Owner');
    const [half, rest] = split(service.definition.roles['Owner']!.permissions);
    for (const [name, permissions] of [
      ['Half', half],
      ['Rest', rest],
    ] as const)
      await service.db.rows(`INSERT INTO role (name, permissions) VALUES ($1, $2)`, [name, permissions]);
    const both = await service.add('both@example.com', 'Half', 'Rest');
    expect((await owner.client.delete(`/api/admins/${owner.id}`)).status).toBe(200);
    expect((await both.client.delete(`/api/admins/${both.id}`)).status).toBe(409);
  });

  it('is not told from others while nobody may do everything', async () => {
    const deleter = await service.allowed('admins.delete');
    expect((await deleter.client.delete(`/api/admins/${deleter.id}`)).status).toBe(200);
  });
});

describe('two at once', () => {
  it.each([1, 2, 3])('who delete each other leave one, time %i', async () => {
    const one = await service.add('one@example.com', 'Owner');
    const two = await service.add('two@example.com', 'Owner');
    const answers = await race(2, index =>
      index === 0 ? one.client.delete(`/api/admins/${two.id}`) : two.client.delete(`/api/admins/${one.id}`),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await fullAccounts()).toBe(1);
  });

  it.each([1, 2, 3])('who leave in different ways leave one, time %i', async () => {
    const one = await service.add('one@example.com', 'Owner');
    await service.db.rows(`INSERT INTO role (name, permissions) VALUES ('Chief', $1)`, [
      service.definition.roles['Owner']!.permissions,
    ]);
    const two = await service.add('two@example.com', 'Chief');
    const chief = await service.roleId('Chief');
    const answers = await race(4, index =>
      [
        () => one.client.delete(`/api/admins/${one.id}`),
        () => one.client.patch(`/api/admins/${one.id}/roles`, { role_ids: [] }),
        () => two.client.post(`/api/roles/${chief}/permissions`, { permissions: [] }),
        () => two.client.patch(`/api/admins/${two.id}`, { harbour_code: 'north' }),
      ][index]!(),
    );
    expect(statuses(answers)[409] ?? 0).toBeGreaterThan(0);
    expect(await fullAccounts()).toBe(1);
  });
});

const split = (names: readonly string[]) => [names.slice(0, 5), names.slice(5)] as const;
