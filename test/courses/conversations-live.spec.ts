import { Tokens } from '#kit/access/tokens';
import { listen, type Listening } from '../harness/listening';
import { closePages, openPage, refusalOf } from '../shared/sockets';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const MINE = '/api/users/conversations';
const THEIRS = '/api/conversations';

let courses: Courses;
let teacher: Actor & { instructorId: number };
let assistant: Actor;
let stranger: Actor & { instructorId: number };
let student: Actor;
let classmate: Actor;
let conversation: number;

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  // The next account and the next student get the same id.
  await db.rows(`
    WITH last AS (SELECT greatest(nextval('account_id_seq'), nextval('student_id_seq')) AS id)
    SELECT setval('account_id_seq', id), setval('student_id_seq', id) FROM last`);
  teacher = await courses.teacher();
  assistant = await courses.teacher(teacher.instructorId);
  stranger = await courses.teacher();
  const course = await makeCourse(db, { instructorId: teacher.instructorId });
  const holder = async () => {
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course);
    return courses.student(made);
  };
  student = await holder();
  classmate = await holder();
  conversation = (await student.post(MINE, { course_id: course.id })).body.data.id;
});
afterEach(closePages);
afterAll(() => courses.service.close());

const pageOf = (audience: 'staff' | 'student', { id }: Actor) => listen(courses.service, { audience, id });
const about = async (page: Listening, name: string) => (await page.updates()).filter(([event]) => event === name);

describe('message:created', () => {
  it('reaches both sides on every page, and nobody else', async () => {
    const [his, hisOther, teachers, assistants] = await Promise.all([
      pageOf('student', student),
      pageOf('student', student),
      pageOf('staff', teacher),
      pageOf('staff', assistant),
    ]);
    const others = await Promise.all([
      pageOf('student', classmate),
      pageOf('staff', stranger),
      pageOf('staff', courses.owner),
    ]);
    const asked = (await student.post(`${MINE}/${conversation}/messages`, { body: 'A question' })).body.data;
    const answered = (await teacher.post(`${THEIRS}/${conversation}/messages`, { body: 'An answer' })).body.data;
    for (const page of [his, hisOther, teachers, assistants]) {
      expect(await about(page, 'message:created')).toEqual([
        ['message:created', asked],
        ['message:created', answered],
      ]);
    }
    for (const page of others) expect(await page.updates()).toEqual([]);
  });

  it('is beside the notification of whoever is written to', async () => {
    const [students, teachers] = await Promise.all([pageOf('student', student), pageOf('staff', teacher)]);
    await student.post(`${MINE}/${conversation}/messages`, { body: 'Again' });
    expect((await teachers.updates()).map(([event]) => event).toSorted()).toEqual([
      'message:created',
      'notification:created',
    ]);
    expect((await students.updates()).map(([event]) => event)).toEqual(['message:created']);
  });

  it('is not sent about a message that is refused', async () => {
    const page = await pageOf('student', student);
    expect((await classmate.post(`${MINE}/${conversation}/messages`, { body: 'Mine?' })).status).toBe(404);
    expect((await student.post(`${MINE}/${conversation}/messages`, { body: '' })).status).toBe(400);
    expect(await page.updates()).toEqual([]);
  });

  it('comes in the order of the messages, each once', async () => {
    const page = await pageOf('student', student);
    const texts = Array.from({ length: 12 }, (_, index) => `Message ${index}`);
    await Promise.all(
      texts.map((body, index) =>
        index % 2
          ? student.post(`${MINE}/${conversation}/messages`, { body })
          : teacher.post(`${THEIRS}/${conversation}/messages`, { body }),
      ),
    );
    const heard = (await about(page, 'message:created')).map(([, message]) => (message as { id: number }).id);
    const stored = (await student.get(`${MINE}/${conversation}/messages`)).body.data.data.slice(0, 12);
    expect(heard).toEqual(stored.map(({ id }: { id: number }) => id).toReversed());
  });
});

describe('a conversation that is marked', () => {
  it.each([
    ['read', MINE, 'student', 'staff'],
    ['unread', THEIRS, 'staff', 'student'],
  ] as const)('%s is told to the other pages of that side alone', async (mark, list, side, other) => {
    const actors = { student, staff: teacher };
    const [own, theirs] = await Promise.all([pageOf(side, actors[side]), pageOf(other, actors[other])]);
    const answer = await actors[side].patch(`${list}/${conversation}/${mark}`);
    expect(answer.status).toBe(200);
    expect(await own.updates()).toEqual([['conversation:updated', answer.body.data]]);
    expect(await theirs.updates()).toEqual([]);
  });
});

describe('who listens', () => {
  it('hears of own notifications, students and staff with one id apart', async () => {
    expect(student.id).toBe(teacher.id);
    const [students, teachers] = await Promise.all([pageOf('student', student), pageOf('staff', teacher)]);
    await teacher.post(`${THEIRS}/${conversation}/messages`, { body: 'Hello' });
    const [item] = (await student.get('/api/users/notifications')).body.data.items;
    expect(await about(students, 'notification:created')).toEqual([['notification:created', item]]);
    expect(await about(teachers, 'notification:created')).toEqual([]);
  });

  it('is told when its roles have changed, and no one else is', async () => {
    const page = (actor: Actor) => listen(courses.service, { audience: 'staff', id: actor.id, namespace: 'auth' });
    const [assistants, teachers] = await Promise.all([page(assistant), page(teacher)]);
    const role = await courses.service.db.row<{ id: number }>(`SELECT id FROM role WHERE name = 'Editor'`);
    const changed = await courses.owner.patch(`/api/admins/${assistant.id}/roles`, { role_ids: [role!.id] });
    expect(changed.status).toBe(200);
    expect(await assistants.updates()).toEqual([['permissions-updated', {}]]);
    expect(await teachers.updates()).toEqual([]);
  });

  it('is reached at the host name of the service, too', async () => {
    const { service } = courses;
    const { token } = await service.get(Tokens).signIn('student', { id: student.id, tokenVersion: 1 });
    const options = { auth: { token }, headers: { Host: 'courses.example' } };
    const page = await openPage(`${service.origin}/notifications`, options);
    const sent = (await teacher.post(`${THEIRS}/${conversation}/messages`, { body: 'At your own address' })).body.data;
    expect([await page.next(), await page.next()]).toContainEqual(['message:created', sent]);
    expect(await refusalOf(`${service.origin}/auth`, options)).toBe(
      'You are signed in with another kind of account. This needs a different one.',
    );
  });

  it('is closed when the account is deleted', async () => {
    const gone = await makeStudent(courses.service.db);
    const page = await listen(courses.service, { audience: 'student', id: gone.id });
    expect((await courses.owner.delete(`/api/users/${gone.username}`)).status).toBe(200);
    expect(await page.ended).toBe('io server disconnect');
  });
});
