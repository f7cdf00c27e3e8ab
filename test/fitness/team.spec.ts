import { fitnessRoutes } from '../contract/routes.fitness';
import { makeCoach, makeMember, PASSWORD } from './factories';
import { type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

const db = () => fitness.service.db;
const roleId = async (name: string) =>
  (await db().row<{ id: number }>('SELECT id FROM role WHERE name = $1', [name]))!.id;
const newcomer = {
  first_name: 'Rami',
  last_name: 'Aziz',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

it('shows what members of the team have in this service', async () => {
  await makeCoach(db(), {
    username: 'karim',
    email: 'karim@club.example',
    phone: '+971 50 555 0142',
    timezone: 'Asia/Dubai',
  });
  for (const query of ['name=karim', 'email=karim@', 'phone=0142']) {
    const { body } = await fitness.owner.get(`/api/coaches?${query}`);
    expect(body.data).toMatchObject({ total: 1, page: 1, limit: 10, totalPages: 1 });
    expect(body.data.data[0]).toMatchObject({ username: 'karim', timezone: 'Asia/Dubai', is_verified: true });
  }
  expect((await fitness.owner.get('/api/coaches/karim')).body.data.permissions).toContain('coaching.clients');
  expect((await fitness.owner.get('/api/coaches/nobody')).body.message).toBe('record_not_found');
  const { body } = await fitness.owner.get('/api/coaches/statistics');
  expect(body.data).toMatchObject({ total: 2, by_role: [{ name: 'Coach', accounts: 1 }, { name: 'Super Admin' }] });
});

it('offers every role but that of members to a form, to who sees the team or gives roles', async () => {
  const path = '/api/coaches/management/roles/select';
  for (const permission of ['coaches.view', 'coaches.assign_roles']) {
    const clerk = await fitness.staff({ permissions: [permission] });
    const { status, body } = await clerk.get(path);
    const names = body.data.map((role: { name: string }) => role.name);
    expect([status, names]).toEqual([200, expect.arrayContaining(['Coach', 'Super Admin'])]);
    expect(names).not.toContain('Member');
  }
  expect((await (await fitness.coach()).get(path)).status).toBe(403);
});

it('takes on a coach by who holds nothing personal, and with roles only by who may give them', async () => {
  const role_ids = [await roleId('Coach')];
  const added = await fitness.owner.post('/api/coaches', {
    ...newcomer,
    email: 'rami@club.example',
    timezone: 'Asia/Riyadh',
    country_id: 682,
    role_ids,
  });
  expect([added.status, added.body.data]).toMatchObject([
    201,
    { username: 'rami', timezone: 'Asia/Riyadh', country_id: 682, roles: [{ name: 'Coach' }] },
  ]);
  const clerk = await fitness.staff({ permissions: ['coaches.create', 'coaches.edit', 'settings.view'] });
  const other = { ...newcomer, email: 'other@club.example' };
  expect((await clerk.post('/api/coaches', { ...other, role_ids })).status).toBe(403);
  expect((await clerk.post('/api/coaches', other)).status).toBe(201);
  const changed = await clerk.patch('/api/coaches/other', { timezone: 'Europe/Berlin' });
  expect([changed.status, changed.body.data.timezone]).toEqual([200, 'Europe/Berlin']);
});

it('lets nobody give or touch more than they hold', async () => {
  const clerk = await fitness.staff({ permissions: ['coaches.edit', 'coaches.assign_roles', 'coaches.delete'] });
  await makeCoach(db(), { username: 'target' });
  const full = [await roleId('Super Admin')];
  const refused = await clerk.patch('/api/coaches/target/roles', { role_ids: full });
  expect([refused.status, refused.body.message]).toEqual([403, 'beyond_own_rights']);
  expect(
    (await clerk.patch('/api/coaches/owner', { password: PASSWORD, password_confirmation: PASSWORD })).status,
  ).toBe(403);
  expect((await fitness.owner.patch('/api/coaches/target/roles', { role_ids: [] })).status).toBe(200);
  expect((await fitness.owner.delete('/api/coaches/owner')).body.message).toBe('last_full_account');
});

it('gives the role of members to nobody who works here, and manages no members as staff', async () => {
  const member = await makeMember(db());
  await makeCoach(db(), { username: 'steady' });
  const given = await fitness.owner.patch('/api/coaches/steady/roles', { role_ids: [await roleId('Member')] });
  expect([given.status, Object.keys(given.body.errors)]).toEqual([400, ['role_ids']]);
  expect((await fitness.owner.get(`/api/coaches/${member.id}`)).status).toBe(404);
  expect((await fitness.owner.delete(`/api/coaches/${member.username}`)).status).toBe(404);
  const role = await roleId('Member');
  expect((await fitness.owner.delete(`/api/roles/${role}`)).body.message).toBe('role_built_in');
});

it('lists every role until a page is asked for', async () => {
  for (let number = 0; number < 12; number++) await fitness.owner.post('/api/roles', { name: `Shift ${number}` });
  const { body } = await fitness.owner.get('/api/roles');
  expect(body.data.data).toHaveLength(body.data.total);
  expect((await fitness.owner.get('/api/roles?page_count=5&name=shift')).body.data).toMatchObject({
    limit: 5,
    total: 12,
    totalPages: 3,
  });
});

describe('settings', () => {
  const keys = async (actor: { get: Fitness['anonymous']['get'] }, query = '') => {
    const { body } = await actor.get(`/api/settings?page_count=100&${query}`);
    return body.data.data.map((setting: { key: string }) => setting.key);
  };

  it('are shown to members as far as they are public, and whole to who works here', async () => {
    await db().rows(`UPDATE setting SET is_public = false WHERE key = 'support_email'`);
    const member = await fitness.member();
    const shown = await keys(member);
    expect(shown).toContain('site_name');
    expect(shown).not.toContain('support_email');
    expect((await member.get('/api/settings/support_email')).body.code).toBe('record_not_found');
    expect((await member.patch('/api/settings/site_name', { value: 'x' })).status).toBe(403);
    for (const actor of [fitness.owner, await fitness.coach()]) expect(await keys(actor)).toContain('support_email');
  });

  it('are filtered, changed and reset', async () => {
    expect(await keys(fitness.owner, 'category=goals&type=number&search=steps')).toEqual(['default_steps_goal']);
    const changed = await fitness.owner.patch('/api/settings/default_steps_goal', { value: 8000 });
    expect([changed.status, changed.body.data.value]).toEqual([200, 8000]);
    for (const value of ['many', 7.5, 10, null])
      expect((await fitness.owner.patch('/api/settings/default_steps_goal', { value })).body.errors).toHaveProperty(
        'value',
      );
    expect((await fitness.owner.delete('/api/settings/default_steps_goal')).status).toBe(200);
    const reset = await fitness.owner.get('/api/settings/default_steps_goal');
    expect(reset.body.data.value).toBe(10_000);
  });
});

it('tells members and staff what happened in one feed each', async () => {
  const member = await fitness.member();
  const coach = await fitness.coach();
  await db().rows(`INSERT INTO notification (audience, recipient_id, type) VALUES ('staff', $1, 'anything')`, [
    member.id,
  ]);
  const { body } = await member.get('/api/notifications');
  expect(body.data).toMatchObject({ items: [{ read_at: null }], unread_count: 1 });
  const { id } = body.data.items[0];
  expect((await coach.get('/api/notifications')).body.data).toEqual({ items: [], unread_count: 0 });
  expect((await coach.patch(`/api/notifications/${id}/read`)).status).toBe(404);
  expect((await member.patch(`/api/notifications/${id}/read`)).status).toBe(200);
  expect((await member.patch('/api/notifications/read-all')).status).toBe(200);
  expect((await coach.delete(`/api/notifications/${id}`)).status).toBe(404);
  expect((await member.delete(`/api/notifications/${id}`)).status).toBe(200);
});

it('names countries in the language of the request', async () => {
  const named = async (client: Fitness['anonymous']) =>
    (await client.get('/api/helpers/countries')).body.data.find(({ id }: { id: number }) => id === 818).name;
  expect([await named(fitness.anonymous), await named(fitness.anonymous.inArabic())]).toEqual(['Egypt', 'مصر']);
});

it.each(['Coach', 'Member'])('keeps the role %s, by whose name its holders are found', async name => {
  const path = `/api/roles/${await roleId(name)}`;
  for (const sent of ['Trainer', name.toLowerCase()]) {
    const renamed = await fitness.owner.put(path, { name: sent });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'role_built_in']);
  }
  const deleted = await fitness.owner.delete(path);
  expect([deleted.status, deleted.body.code]).toEqual([409, 'role_built_in']);
  const described = await fitness.owner.put(path, { name, description: 'As before' });
  expect([described.status, described.body.data.description]).toEqual([200, 'As before']);
});

it.each(['fitness.view', 'fitness.edit', 'coaching.clients'])(
  'gives 403 on every route that asks for %s to who holds everything that is work',
  async permission => {
    const { body } = await fitness.owner.get('/api/auth/me');
    expect(body.data.permissions).not.toContain(permission);
    const routes = fitnessRoutes.filter(([, , access]) => access === permission);
    expect(routes.length).toBeGreaterThan(10);
    for (const [method, path] of routes) {
      const address = path.replace(/:\w+/g, '1');
      const answer = await fitness.owner.send(method, address, method === 'GET' ? undefined : {});
      // That every route is there is the business of the route table.
      if (answer.body.code === 'route_not_found') continue;
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'permission_required']);
      expect(answer.body.message).toContain(permission);
    }
  },
);

describe('health', () => {
  it('answers outside the envelope and is never limited', async () => {
    for (let call = 0; call < 40; call++) {
      const { status, body } = await fitness.anonymous.get('/api/health');
      expect([status, body]).toEqual([200, { status: 'ok' }]);
    }
  });
});
