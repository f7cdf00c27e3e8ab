import { permissionNames } from '#kit/service/service-definition';
import { fitnessPermissions, PERSONAL_PERMISSIONS } from '#services/fitness/fitness.permissions';
import { type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

it('has three roles, of which the full one holds nothing personal', async () => {
  const { body } = await fitness.owner.get('/api/roles');
  const roles = Object.fromEntries(
    body.data.data.map((role: { name: string; permissions: string[] }) => [role.name, [...role.permissions].sort()]),
  );
  expect(roles).toEqual({
    'Super Admin': permissionNames(fitnessPermissions)
      .filter(name => !PERSONAL_PERMISSIONS.includes(name))
      .sort(),
    Coach: ['coaching.clients', 'settings.view'],
    Member: ['fitness.edit', 'fitness.view', 'settings.view'],
  });
});

it('tells the first problem of a body as the message', async () => {
  const { status, body } = await fitness.owner.inArabic().post('/api/roles', { name: 7, other: 1 });
  expect([status, body.code, body.message]).toEqual([
    400,
    'validation_failed',
    Object.values<string[]>(body.errors)[0]![0],
  ]);
});

it('tells a refusal by its bare key, and what is about the request in its language', async () => {
  const none = await fitness.owner.inArabic().get('/api/roles/999999');
  expect([none.status, none.body.message, none.body.code]).toEqual([404, 'record_not_found', 'record_not_found']);
  const unsigned = await fitness.anonymous.inArabic().get('/api/auth/me');
  expect([unsigned.status, unsigned.body.code]).toEqual([401, 'sign_in_required']);
  expect(unsigned.body.message).toMatch(/[\u0600-\u06ff]/);
  const member = await fitness.member();
  const refused = await member.get('/api/roles');
  expect([refused.status, refused.body.code]).toEqual([403, 'permission_required']);
  expect(refused.body.message).toContain('roles.view');
});

it.each([
  ['0', 1],
  ['-5', 1],
  ['1000', 100],
  ['abc', 10],
])('reads a page size of %s as %i', async (size, limit) => {
  for (const list of ['coaches', 'roles', 'settings'])
    expect((await fitness.owner.get(`/api/${list}?page_count=${size}`)).body.data.limit).toBe(limit);
});

it('is the same service in Arabic of any country', async () => {
  const { body } = await fitness.anonymous.with({ 'Accept-Language': 'ar-SA' }).get('/api/auth/me');
  expect(body.message).toMatch(/[\u0600-\u06ff]/);
});

it('names the words of its fixed lists in both languages, for anyone', async () => {
  const { status, body } = await fitness.anonymous.get('/api/helpers/labels');
  const lists: [string, { value: string; name: { en: string; ar: string } }[]][] = Object.entries(body.data);
  expect([status, lists.length, body.data.muscles.at(-1)]).toEqual([
    200,
    13,
    { value: 'full_body', name: { en: 'Full body', ar: 'الجسم كله' } },
  ]);
  for (const { name } of lists.flatMap(([, labels]) => labels)) {
    expect(name.en).toMatch(/^[A-Z]/);
    expect(name.ar).toMatch(/^[\u0600-\u06ff ]+$/);
  }
});
