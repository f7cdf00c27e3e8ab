import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });

interface Item {
  type: string;
  title: string;
  body: string;
  data: Record<string, unknown>;
}

let courses: Courses;
let db: Database;
let course: Course;
let student: Actor;

beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses.service.close());
beforeEach(async () => {
  await courses.empty();
  courses.service.clock.set('2026-05-09T12:00:00Z');
  course = await makeCourse(db, { title: both('Cooking') });
  student = await holder();
});

const holder = async (status: 'active' | 'cancelled' = 'active'): Promise<Actor> => {
  const made = await makeStudent(db);
  await makeEnrollment(db, made, course, { status });
  return courses.student(made);
};
const feedOf = async (actor: Actor, path = '/api/users/notifications'): Promise<Item[]> =>
  (await actor.get(path)).body.data.items;
const typesFor = async (actor: Actor, path?: string) => (await feedOf(actor, path)).map(({ type }) => type);
const STAFF_FEED = '/api/notifications';

const add = async (path: string, body: object): Promise<number> => {
  const answer = await courses.owner.post(path, { course_id: course.id, title: both('First'), ...body });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
};
const addAssignment = (body: object = {}) => add('/api/assignments', { due_at: '2026-05-20T12:00:00Z', ...body });
const CLASS = { starts_at: '2026-05-10T15:00:00Z', ends_at: '2026-05-10T16:00:00Z' };

it('an assignment notifies everybody who holds the course, and nobody else', async () => {
  const [former, stranger] = [await holder('cancelled'), await courses.student()];
  const id = await addAssignment();
  const [notice, ...more] = await feedOf(student);
  expect([notice, more]).toMatchObject([
    {
      type: 'assignment_added',
      body: '“First” of “Cooking” is due at 2026-05-20 15:00 (Asia/Riyadh).',
      data: { assignment_id: id, course_id: course.id, course_code: course.code },
    },
    [],
  ]);
  for (const other of [former, stranger]) expect(await feedOf(other)).toEqual([]);
});

it('a draft notifies when it is published, each student once, however often and by however many', async () => {
  const id = await addAssignment({ is_published: false });
  expect(await feedOf(student)).toEqual([]);
  const path = `/api/assignments/${id}`;
  const answers = await race(6, index => courses.owner.patch(path, { is_published: true, max_points: 10 + index }));
  expect(statuses(answers)).toEqual({ 200: 6 });
  for (const is_published of [false, true, false, true]) await courses.owner.patch(path, { is_published });
  expect(await typesFor(student)).toEqual(['assignment_added']);
  const stored = `INSERT INTO notification (audience, recipient_id, type, once_key) VALUES ('student', $1, 'x', $2)`;
  await expect(db.rows(stored, [student.id, `assignment ${id}`])).rejects.toThrow('notification_once');
});

it('a class notifies when it is added and when its address changes, while it is still to come', async () => {
  const id = await add('/api/live-sessions', CLASS);
  await add('/api/live-sessions', { starts_at: '2026-05-01T15:00:00Z', ends_at: '2026-05-01T16:00:00Z' });
  const [added, ...others] = await feedOf(student);
  expect([added, others]).toMatchObject([
    { type: 'class_added', data: { live_session_id: id, course_id: course.id, course_code: course.code } },
    [],
  ]);
  const path = `/api/live-sessions/${id}`;
  const change = { join_url: 'https://meet.example/new' };
  const answers = await race(6, () => courses.owner.patch(path, change));
  expect(statuses(answers)).toEqual({ 200: 6 });
  await courses.owner.patch(path, { title: both('Renamed') });
  await courses.owner.patch(path, { join_url: null });
  expect(await typesFor(student)).toEqual(['class_address_changed', 'class_added']);
});

it('a hand-in notifies the accounts of its instructor once', async () => {
  const instructor = await makeInstructor(db);
  course = await makeCourse(db, { instructorId: instructor.id });
  student = await holder();
  const [teacher, second] = [await courses.teacher(instructor.id), await courses.teacher(instructor.id)];
  const [other, viewer] = [await courses.teacher(), await courses.member({ role: 'Viewer' })];
  const id = await addAssignment();
  const path = `/api/users/dashboard/calendar/assignments/${id}/submit`;
  const answers = await race(6, () => student.post(path, { body: 'Mine' }));
  expect(statuses(answers)).toEqual({ 201: 6 });
  const work = await db.row<{ id: number }>('SELECT id FROM assignment_submission');
  for (const actor of [teacher, second]) {
    const items = await feedOf(actor, STAFF_FEED);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      type: 'assignment_handed_in',
      data: { assignment_id: id, submission_id: work!.id, course_id: course.id, student_id: student.id },
    });
  }
  for (const actor of [other, viewer]) expect(await feedOf(actor, STAFF_FEED)).toEqual([]);
  await student.delete(path);
  await student.post(path, { body: 'Again' });
  expect(await typesFor(teacher, STAFF_FEED)).toHaveLength(2);
});

it('a hand-in for a course without an instructor notifies staff who see every course', async () => {
  const [viewer, teacher] = [await courses.member({ role: 'Viewer' }), await courses.teacher()];
  const id = await addAssignment();
  await student.post(`/api/users/dashboard/calendar/assignments/${id}/submit`, { body: 'Mine' });
  expect(await typesFor(viewer, STAFF_FEED)).toEqual(['assignment_handed_in']);
  expect(await feedOf(teacher, STAFF_FEED)).toEqual([]);
});

it('a seat that staff cancel notifies its student once', async () => {
  const seat = await db.row<{ id: number }>('SELECT id FROM enrollment WHERE student_id = $1', [student.id]);
  const path = `/api/enrollments/${seat!.id}`;
  const answers = await race(6, index =>
    index % 2 ? courses.owner.delete(path) : courses.owner.patch(path, { status: 'cancelled' }),
  );
  expect(statuses(answers)).toEqual({ 200: 6 });
  const items = await feedOf(student);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    type: 'seat_cancelled',
    body: 'You no longer have access to “Cooking”.',
    data: { enrollment_id: seat!.id, course_id: course.id, course_code: course.code },
  });
});
