import { PersonEditing } from '#shared/people/person-editing';
import { command } from '../cli/commands';
import { type Courses, startCourses } from '../courses/courses';
import { type Fitness, startFitness } from '../fitness/fitness';
import type { Client } from '../harness/client';
import { message, post } from './mcp-client';

const PASSWORD = 'correct-horse-9';
const NEW = 'another-horse-9';

let courses: Courses;
let fitness: Fitness;
beforeAll(async () => {
  [courses, fitness] = [await startCourses(), await startFitness()];
});
afterAll(async () => {
  await courses.service.close();
  await fitness.service.close();
});

const keyOf = async (actor: Client): Promise<string> =>
  (await actor.post('/api/access-keys', { name: 'Assistant', password: PASSWORD })).body.data.key;

async function use({ service }: Courses | Fitness, key: string): Promise<[number, unknown]> {
  const { name } = service.host.services[0]!;
  const { status, body } = await post(`${service.origin}/${name}/mcp`, message('ping'), { token: key });
  return [status, body.code];
}

const VALID = [200, undefined];
const REVOKED = [401, 'access_key_revoked'];

it('the account of an archived instructor cannot use its keys', async () => {
  const teacher = await courses.teacher();
  const key = await keyOf(teacher);
  expect(await use(courses, key)).toEqual(VALID);
  expect((await courses.owner.delete(`/api/instructors/${teacher.instructorId}`)).status).toBe(200);
  expect(await use(courses, key)).toEqual(REVOKED);
});

it('a new password of another account revokes nothing', async () => {
  const [one, other] = [await courses.teacher(), await courses.teacher()];
  const key = await keyOf(one);
  expect(
    (await courses.owner.patch(`/api/admins/${other.id}`, { password: NEW, password_confirmation: NEW })).status,
  ).toBe(200);
  expect(await use(courses, key)).toEqual(VALID);
});

it('a member has keys of its own, and loses them with a password that staff set', async () => {
  const member = await fitness.member();
  const key = await keyOf(member);
  expect(await use(fitness, key)).toEqual(VALID);
  const path = `/api/users/${member.username}/change-password`;
  const { status } = await fitness.owner.patch(path, { password: NEW, password_confirmation: NEW });
  expect([status, await use(fitness, key)]).toEqual([200, REVOKED]);
});

it('a restored member does not get its keys back', async () => {
  const member = await fitness.member();
  const key = await keyOf(member);
  expect((await fitness.owner.delete(`/api/users/${member.username}`)).status).toBe(200);
  expect(await use(fitness, key)).toEqual(REVOKED);
  expect((await fitness.owner.post(`/api/users/deleted/${member.username}/restore`)).status).toBe(201);
  expect(await use(fitness, key)).toEqual(REVOKED);
});

it('a closed account leaves neither keys nor records of calls', async () => {
  const member = await fitness.member();
  const key = await keyOf(member);
  const { db } = fitness.service;
  await db.rows(
    `INSERT INTO tool_call (called_at, audience, account_id, access_key_id, tool)
     SELECT now(), 'staff', account_id, id, 'closing' FROM access_key WHERE account_id = $1`,
    [member.id],
  );
  expect((await member.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(201);
  expect(await use(fitness, key)).toEqual([401, 'access_key_unknown']);
  expect(await db.rows('SELECT id FROM access_key WHERE account_id = $1', [member.id])).toEqual([]);
  expect(await db.rows(`SELECT id FROM tool_call WHERE tool = 'closing'`)).toEqual([]);
});

it('a password that the operator sets revokes the keys', async () => {
  const member = await fitness.member();
  const key = await keyOf(member);
  const line = `password reset --service fitness --email ${member.email}`;
  expect(await command(line, { environment: { NEW_PASSWORD: NEW } })).toMatchObject({ exitCode: 0 });
  expect(await use(fitness, key)).toEqual(REVOKED);
});

it('an undone change of the e-mail address revokes the keys', async () => {
  const coach = await fitness.coach();
  const key = await keyOf(coach);
  const kind = (await import('#services/fitness/accounts/member-accounts')).MEMBERS;
  const editing = fitness.service.get(PersonEditing);
  await fitness.service.db.transaction(async () => {
    const person = (await editing.lock(kind, { id: coach.id }))!;
    await editing.restoreEmail(kind, person, 'former@example.com');
  });
  expect(await use(fitness, key)).toEqual(REVOKED);
});
