import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { type Courses, startCourses } from '../courses/courses';
import { type Fitness, startFitness } from '../fitness/fitness';
import { makeCustomer, makeStaff } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { type Property, startProperty } from '../property/property';
import { makeStaff as makeHost } from '../stays/factories';
import { type Stays, startStays } from '../stays/stays';

const PASSWORD = 'correct-horse-9';
const NEXT = 'quiet-harbor-1947';
const LIMITS = { TRUST_PROXY: '1' };

let food: Food;
let courses: Courses;
let property: Property;
let stays: Stays;
let fitness: Fitness;
beforeAll(async () => {
  food = await startFood(LIMITS);
  courses = await startCourses(LIMITS);
  property = await startProperty(LIMITS);
  stays = await startStays(LIMITS);
  fitness = await startFitness(LIMITS);
});
afterAll(async () => {
  for (const each of [food, courses, property, stays, fitness]) await each?.service.close();
});

type Person = Client & { id: number; email: string };

let made = 0;
const fresh = () => `own-${++made}@example.com`;
const from = (client: Client, visitor = `198.51.${++made >> 8}.${made & 255}`) =>
  client.with({ 'X-Forwarded-For': visitor });

const OWNERS: Record<string, () => Promise<Person>> = {
  food: async () => food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner', email: fresh() })),
  courses: () => courses.member({ role: 'Super Admin', email: fresh() }),
  property: () => property.member({ role: 'Super Admin', email: fresh() }),
  stays: async () => stays.signIn(await makeHost(stays.service.db, { role: 'Super Admin', email: fresh() })),
  fitness: () => fitness.staff({ role: 'Super Admin', email: fresh() }),
};
const areaOf = (service: string) => (service === 'fitness' ? 'coaches' : 'admins');

/** A member whose role may change members. */
async function clerk(): Promise<Person & { username: string }> {
  const member = await fitness.member();
  await fitness.service.db.rows(
    `UPDATE role SET permissions = array_append(permissions, 'members.update') WHERE name = 'Member' AND NOT 'members.update' = ANY (permissions)`,
  );
  return member;
}

type Route = [who: string, person: () => Promise<Person>, path: (of: Person) => string | Promise<string>];

/** Every route that changes an e-mail address of the own account. */
const ROUTES: Route[] = [
  ...Object.entries(OWNERS).flatMap(([service, person]): Route[] => [
    [`staff of ${service}, by the profile`, person, () => `/api/${areaOf(service)}/profile`],
    [`staff of ${service}, by id`, person, ({ id }) => `/api/${areaOf(service)}/${id}`],
  ]),
  [
    'staff of property, by username',
    OWNERS['property']!,
    async own => `/api/admins/${((await own.get('/api/auth/me')).body.data as { username: string }).username}`,
  ],
  [
    'a customer',
    async () => food.signIn('customer', await makeCustomer(food.service.db)),
    () => '/api/auth/customer/me',
  ],
  ['a student', () => courses.student(), () => '/api/users/profile'],
  ['a student, by the other routes', () => courses.student(), () => '/api/students/auth/me'],
  ['an instructor', () => courses.teacher(), () => '/api/admins/profile'],
  ['a member', () => fitness.member(), () => '/api/coaches/profile'],
  ['a coach', () => fitness.coach(), () => '/api/coaches/profile'],
];

describe.each(ROUTES)('the e-mail address of %s', (_, person, pathOf) => {
  it('changes with the current password only', async () => {
    const own = await person();
    const path = await pathOf(own);
    const email = fresh();
    const change = async (body: object) => {
      const { status, body: answer } = await from(own).patch(path, body);
      return [status, answer.errors ?? answer.data.email] as const;
    };
    expect(await change({ email })).toEqual([400, { current_password: ['Current password is missing.'] }]);
    expect(await change({ email, current_password: '' })).toEqual([
      400,
      { current_password: ['Current password is missing.'] },
    ]);
    expect(await change({ email, current_password: NEXT })).toEqual([
      400,
      { current_password: ['Current password is not your current password.'] },
    ]);
    expect(await change({ first_name: 'Mona', email: ` ${own.email.toUpperCase()} ` })).toEqual([200, own.email]);
    expect(await change({ phone: '+1 212 555 0142' })).toEqual([200, own.email]);
    expect(await change({ email, current_password: PASSWORD })).toEqual([200, email]);
    expect(await change({ email })).toEqual([200, email]);
  });
});

describe.each(Object.keys(OWNERS))('the password of the own account of staff in %s', service => {
  it('changes by its id with the current one only, once', async () => {
    const own = await OWNERS[service]!();
    const path = `/api/${areaOf(service)}/${own.id}`;
    const next = { password: NEXT, password_confirmation: NEXT };
    const refused = await from(own).patch(path, next);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['current_password']]);
    const wrong = await from(own).patch(path, { ...next, current_password: NEXT });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['current_password']]);
    expect((await own.get('/api/auth/me')).status).toBe(200);
    const answers = await race(4, () => from(own).patch(path, { ...next, current_password: PASSWORD }));
    const { 200: changed, ...later } = statuses(answers);
    // The others compared their password before the change (401) or after it (400).
    expect([changed, Object.keys(later).filter(status => !['400', '401'].includes(status))]).toEqual([1, []]);
    expect((await own.get('/api/auth/me')).status).toBe(401);
  });

  it('of somebody else changes without one', async () => {
    const [own, other] = [await OWNERS[service]!(), await OWNERS[service]!()];
    const path = `/api/${areaOf(service)}/${other.id}`;
    const body = { email: fresh(), password: NEXT, password_confirmation: NEXT };
    expect((await from(own).patch(path, body)).status).toBe(200);
  });
});

it('the own e-mail address of a member with rights of staff changes by the own profile only', async () => {
  const own = await clerk();
  const path = `/api/users/${own.username}`;
  const refused = await from(own).patch(path, { email: fresh(), first_name: 'Mona' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { email: ['Change your own e-mail address in your profile, which asks for your password.'] },
  ]);
  expect((await from(own).patch(path, { email: own.email, first_name: 'Mona' })).status).toBe(200);
  const other = await fitness.member();
  expect((await from(own).patch(`/api/users/${other.username}`, { email: fresh() })).status).toBe(200);
});

it('the own password of a member with rights of staff changes with the current one only', async () => {
  const own = await clerk();
  const path = `/api/users/${own.username}/change-password`;
  const refused = await from(own).patch(path, { password: NEXT });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['current_password']]);
  const other = await fitness.member();
  expect((await from(own).patch(`/api/users/${other.username}/change-password`, { password: NEXT })).status).toBe(200);
  expect((await from(own).patch(path, { password: NEXT, current_password: PASSWORD })).status).toBe(200);
  expect((await own.get('/api/auth/me')).status).toBe(401);
});

it('wrong passwords of one account are counted, from wherever they come', async () => {
  const own = await OWNERS['property']!();
  const guess = (index: number) =>
    from(own).patch(index % 2 ? '/api/admins/profile' : `/api/admins/${own.id}`, {
      email: fresh(),
      current_password: `guess-${index}`,
    });
  expect(statuses(await race(24, guess))).toEqual({ 400: 20, 429: 4 });
  expect((await from(own).patch('/api/admins/profile', { first_name: 'Mona' })).status).toBe(200);
});

it('the refusal is in the language of the reader', async () => {
  const own = await courses.student();
  const { body } = await from(own).inArabic().patch('/api/users/profile', { email: fresh() });
  expect(body.errors.current_password[0]).toMatch(/[\u0600-\u06ff]/);
});
