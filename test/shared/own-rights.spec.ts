import { SERVICES } from '#host/services';
import { STAFF } from '#kit/access/access-rule';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import { permissionNames } from '#kit/service/service-definition';
import { insertAccount } from '#shared/staff/account-insertion';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { race } from '../harness/race';
import { harbourScope, startStaffService } from './staff-service';

const PASSWORD = 'correct-horse-9';

interface Member {
  id: number;
  email: string;
  roleId: number;
  client: Client;
}

describe.each(SERVICES.map(hosted => [hosted.definition.name, hosted] as const))('the staff of %s', (_, hosted) => {
  const { permissions } = hosted.definition;
  const area = Object.keys(permissions).find(module => 'assign_roles' in permissions[module]!)!;
  const all = permissionNames(permissions);

  let service: TestService;
  let owner: Member;
  beforeAll(async () => {
    service = await startService(hosted);
    owner = await holding(...all);
  });
  afterAll(() => service?.close());

  let made = 0;
  /** An account with a role of its own that has these permissions. */
  async function holding(...names: string[]): Promise<Member> {
    const { db } = service;
    const email = `member-${++made}@example.com`;
    const passwordHash = await service.get(Passwords).hash(PASSWORD);
    const id = await insertAccount(db, { email, firstName: 'Sara', lastName: 'Lee', passwordHash });
    const role = await db.row<{ id: number }>(`INSERT INTO role (name, permissions) VALUES ($1, $2) RETURNING id`, [
      `Role ${made}`,
      names,
    ]);
    await db.rows(`INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)`, [id, role!.id]);
    const { token } = await service.get(Tokens).signIn(STAFF, { id, tokenVersion: 1 });
    return { id, email, roleId: role!.id, client: service.anonymous.as(token) };
  }

  const signsIn = async ({ email }: Member) =>
    (await service.anonymous.post('/api/auth/login', { email, password: PASSWORD })).status === 200;
  const rightsOf = async ({ client }: Member): Promise<string[]> =>
    (await client.get('/api/auth/me')).body.data.permissions;

  it('cannot make itself or others more by the permission to assign roles', async () => {
    const caller = await holding(`${area}.assign_roles`);
    const other = await holding();
    for (const { id } of [caller, other, owner]) {
      const refused = await caller.client.patch(`/api/${area}/${id}/roles`, { role_ids: [owner.roleId] });
      expect(refused.status).toBe(403);
    }
    expect((await caller.client.patch(`/api/${area}/${owner.id}/roles`, { role_ids: [] })).status).toBe(403);
    expect(await rightsOf(caller)).toEqual([`${area}.assign_roles`]);
    expect(await rightsOf(owner)).toHaveLength(all.length);
    expect((await caller.client.patch(`/api/${area}/${other.id}/roles`, { role_ids: [caller.roleId] })).status).toBe(
      200,
    );
    expect((await owner.client.patch(`/api/${area}/${other.id}/roles`, { role_ids: [owner.roleId] })).status).toBe(200);
  });

  it('cannot make its own role more, nor another less, by the permission to assign permissions', async () => {
    const caller = await holding('roles.assign_permissions');
    const set = (roleId: number, names: string[]) =>
      caller.client.post(`/api/roles/${roleId}/permissions`, { permissions: names });
    expect((await set(caller.roleId, all)).status).toBe(403);
    expect((await set(owner.roleId, ['roles.assign_permissions'])).status).toBe(403);
    expect(await rightsOf(caller)).toEqual(['roles.assign_permissions']);
    expect(await rightsOf(owner)).toHaveLength(all.length);
    const empty = await holding();
    expect((await set(empty.roleId, ['roles.assign_permissions'])).status).toBe(201);
  });

  it('cannot rename, describe or delete a role that allows more than the caller may', async () => {
    const caller = await holding('roles.edit', 'roles.delete');
    const path = `/api/roles/${owner.roleId}`;
    const before = (await owner.client.get(path)).body.data;
    const refused = [
      await caller.client.put(path, { name: 'Renamed' }),
      await caller.client.put(path, { description: 'Described' }),
      await caller.client.delete(path),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await owner.client.get(path)).body.data).toEqual(before);
    const free = await service.db.row<{ id: number }>(
      `INSERT INTO role (name, permissions) VALUES ($1, $2) RETURNING id`,
      [`Free ${++made}`, all],
    );
    expect((await caller.client.delete(`/api/roles/${free!.id}`)).status).toBe(403);
    expect((await owner.client.delete(`/api/roles/${free!.id}`)).status).toBe(200);
    const own = await caller.client.put(`/api/roles/${caller.roleId}`, { name: `Editors ${made}` });
    expect(own.status).toBe(200);
  });

  it('cannot take over whoever holds more by the permission to change accounts', async () => {
    const caller = await holding(`${area}.edit`);
    const password = { password: 'taken-over-9', password_confirmation: 'taken-over-9' };
    for (const body of [password, { email: 'taken-over@example.com' }, { first_name: 'Taken' }]) {
      expect((await caller.client.patch(`/api/${area}/${owner.id}`, body)).status).toBe(403);
    }
    expect(await signsIn(owner)).toBe(true);
    const other = await holding();
    expect((await caller.client.patch(`/api/${area}/${other.id}`, password)).status).toBe(200);
  });

  it('cannot delete whoever holds more by the permission to delete accounts', async () => {
    const caller = await holding(`${area}.delete`);
    expect((await caller.client.delete(`/api/${area}/${owner.id}`)).status).toBe(403);
    expect(await signsIn(owner)).toBe(true);
    const other = await holding();
    expect((await caller.client.delete(`/api/${area}/${other.id}`)).status).toBe(200);
  });

  it('cannot make an account that may do more than its maker', async () => {
    const caller = await holding(`${area}.create`, `${area}.assign_roles`);
    const account = (values: object) => ({
      first_name: 'New',
      last_name: 'Member',
      email: `new-${++made}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      ...values,
    });
    const body = account({ role_ids: [owner.roleId] });
    expect((await caller.client.post(`/api/${area}`, body)).status).toBe(403);
    expect(await service.db.rows(`SELECT 1 FROM account WHERE email = $1`, [body.email])).toEqual([]);
    expect((await caller.client.post(`/api/${area}`, account({ role_ids: [caller.roleId] }))).status).toBe(201);
  });

  it('changes its own password whatever it holds', async () => {
    const caller = await holding();
    const changed = await caller.client.patch(`/api/${area}/profile/password`, {
      current_password: PASSWORD,
      password: 'another-horse-9',
      password_confirmation: 'another-horse-9',
    });
    expect(changed.status).toBe(200);
  });
});

describe('limited accounts', () => {
  it('touch only accounts of the same limit, make no others, and keep their own', async () => {
    const service = await startStaffService({ scope: harbourScope });
    try {
      const limited = await service.allowed('admins.edit', 'admins.create', 'admins.delete', 'admins.assign_roles');
      const [north, south, free] = await race(3, index => service.add(`other${index}@example.com`));
      const limit = (id: number, scopeId: number) =>
        service.db.rows(`UPDATE account SET scope_id = $2 WHERE id = $1`, [id, scopeId]);
      await limit(limited.id, 7);
      await limit(north!.id, 7);
      await limit(south!.id, 8);
      const change = async (id: number, body: object) => (await limited.client.patch(`/api/admins/${id}`, body)).status;

      for (const harbour_code of [null, 'south']) {
        expect(await change(limited.id, { harbour_code })).toBe(403);
        expect(await change(north!.id, { harbour_code })).toBe(403);
      }
      for (const { id } of [south!, free!]) {
        expect(await change(id, { first_name: 'Changed' })).toBe(403);
        expect(await change(id, { harbour_code: 'north' })).toBe(403);
        expect((await limited.client.patch(`/api/admins/${id}/roles`, { role_ids: [] })).status).toBe(403);
        expect((await limited.client.delete(`/api/admins/${id}`)).status).toBe(403);
      }
      expect(await change(limited.id, { first_name: 'Changed', harbour_code: 'north' })).toBe(200);
      expect(await change(north!.id, { first_name: 'Changed' })).toBe(200);

      const create = async (email: string, values: object) => {
        const password = { password: PASSWORD, password_confirmation: PASSWORD };
        const body = { first_name: 'New', last_name: 'Member', email, ...password, ...values };
        return (await limited.client.post('/api/admins', body)).status;
      };
      expect(await create('free@example.com', {})).toBe(403);
      expect(await create('south@example.com', { harbour_code: 'south' })).toBe(403);
      expect(await create('north@example.com', { harbour_code: 'north' })).toBe(201);
    } finally {
      await service.close();
    }
  });

  it('are limited and freed by others alone', async () => {
    const service = await startStaffService({ scope: harbourScope });
    try {
      const [one, two] = await race(2, index => service.add(`owner${index}@example.com`, 'Owner'));
      const limit = async (harbour_code: string | null) =>
        (await one!.client.patch(`/api/admins/${one!.id}`, { harbour_code })).status;
      expect(await limit('north')).toBe(403);
      expect((await two!.client.patch(`/api/admins/${one!.id}`, { harbour_code: 'north' })).status).toBe(200);
      expect(await limit(null)).toBe(403);
      expect((await two!.client.patch(`/api/admins/${one!.id}`, { harbour_code: null })).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});

describe('permissions that belong to a person', () => {
  it('are given and touched by those who do not hold them', async () => {
    const service = await startStaffService({}, { personalPermissions: ['boats.view'] });
    try {
      const caller = await service.allowed('admins.assign_roles', 'admins.delete', 'roles.assign_permissions');
      const viewer = await service.add('viewer@example.com', 'Viewer');
      const other = await service.add('other@example.com');
      const role = await service.roleId('Viewer');
      const give = await caller.client.patch(`/api/admins/${other.id}/roles`, { role_ids: [role] });
      expect(give.status).toBe(200);
      expect((await caller.client.post(`/api/roles/${role}/permissions`, { permissions: [] })).status).toBe(201);
      expect((await caller.client.delete(`/api/admins/${viewer.id}`)).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});
