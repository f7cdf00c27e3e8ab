/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { fillTables, vacuum } from '../harness/bulk-rows';
import { statuses } from '../harness/race';
import { plansOf, statementsOf } from '../harness/statements';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent, withGrants } from './factories';

const both = (text: string) => ({ en: text, ar: text });
const CALENDAR = '/api/users/dashboard/calendar';

describe('live classes and the calendar', () => {
  let courses: Courses;
  let db: Database;
  let course: Course;
  let student: Actor;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
    courses.service.clock.set('2026-05-08T22:00:00Z');
    await courses.setting('timezone', 'Asia/Riyadh');
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    course = await makeCourse(db, { type: 'live' });
    student = await holder(course);
  });

  const holder = async (of: Course, status: 'active' | 'cancelled' = 'active') => {
    const made = await makeStudent(db);
    await makeEnrollment(db, made, of, { status });
    return courses.student(made);
  };
  const makeClass = async (starts_at: string, ends_at: string, of: Pick<Course, 'id'> = course) => {
    const body = {
      course_id: of.id,
      title: both('Questions'),
      starts_at,
      ends_at,
      join_url: 'https://meet.example.com/a',
    };
    const answer = await courses.owner.post('/api/live-sessions', body);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const makeAssignment = async (due_at: string, values: object = {}) =>
    (await courses.owner.post('/api/assignments', { course_id: course.id, title: both('Work'), due_at, ...values }))
      .body.data;
  const told = async (actor: Actor) =>
    (await actor.get('/api/users/notifications')).body.data.items.map((item: { type: string; body: string }) => item);
  const shown = async (query = '', actor = student) => (await actor.get(CALENDAR + query)).body.data;

  it('are written by staff, and end after they start', async () => {
    const made = await makeClass('2026-05-10T12:00:00Z', '2026-05-10T13:00:00Z');
    expect(made).toMatchObject({
      course: { id: course.id },
      status: 'scheduled',
      starts_at: '2026-05-10T12:00:00.000Z',
    });
    const path = `/api/live-sessions/${made.id}`;
    for (const body of [{ ends_at: '2026-05-10T12:00:00Z' }, { starts_at: '2026-05-10T13:00:01Z' }])
      expect((await courses.owner.patch(path, body)).body.errors).toHaveProperty('ends_at');
    expect((await courses.owner.patch(path, { join_url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await courses.owner.patch(path, { course_id: 1 })).status).toBe(400);
    expect(idsIn(await courses.owner.get('/api/live-sessions?status=cancelled'))).toEqual([]);
    expect(idsIn(await courses.owner.get(`/api/live-sessions?course_id=${course.id}`))).toEqual([made.id]);
    expect((await courses.owner.delete(path)).status).toBe(200);
    expect((await courses.owner.get(path)).status).toBe(404);
  });

  it('tell those who hold the course when a class to come moves or is called off', async () => {
    const former = await holder(course, 'cancelled');
    const made = await makeClass('2026-05-10T12:00:00Z', '2026-05-10T13:00:00Z');
    const path = `/api/live-sessions/${made.id}`;
    await courses.owner.patch(path, { title: both('Answers') });
    expect(await told(student)).toMatchObject([{ type: 'class_added' }]);
    await courses.owner.patch(path, { starts_at: '2026-05-10T15:30:00Z', ends_at: '2026-05-10T16:00:00Z' });
    expect(await told(student)).toMatchObject([
      { type: 'class_moved', body: `“Answers” of “${course.title.en}” is at 2026-05-10 18:30 (Asia/Riyadh).` },
      { type: 'class_added' },
    ]);
    await courses.owner.patch(path, { status: 'cancelled' });
    expect((await told(student))[0].type).toBe('class_cancelled');
    await courses.owner.delete(path);
    expect(await told(student)).toHaveLength(3);
    expect(await told(former)).toEqual([]);

    const past = await makeClass('2026-05-01T12:00:00Z', '2026-05-01T13:00:00Z');
    await courses.owner.patch(`/api/live-sessions/${past.id}`, { status: 'cancelled' });
    const coming = await makeClass('2026-05-10T12:00:00Z', '2026-05-10T13:00:00Z');
    await courses.owner.delete(`/api/live-sessions/${coming.id}`);
    expect((await told(student)).map(({ type }: { type: string }) => type).slice(0, 2)).toEqual([
      'class_cancelled',
      'class_added',
    ]);
    expect(await told(student)).toHaveLength(5);
  });

  it('are shown for today and the six days after it, in the zone of the site', async () => {
    // It is 01:00 on the ninth in Riyadh.
    const straddling = await makeClass('2026-05-08T20:00:00Z', '2026-05-08T21:30:00Z');
    await makeClass('2026-05-08T20:00:00Z', '2026-05-08T21:00:00Z');
    const last = await makeClass('2026-05-15T20:59:59Z', '2026-05-15T22:00:00Z');
    await makeClass('2026-05-15T21:00:00Z', '2026-05-15T22:00:00Z');
    const due = await makeAssignment('2026-05-15T20:59:59Z', { max_points: 10 });
    await makeAssignment('2026-05-15T21:00:00Z');
    await makeAssignment('2026-05-12T10:00:00Z', { is_published: false });
    const days = await shown();
    expect(days).toMatchObject({ from: '2026-05-09', to: '2026-05-15', timezone: 'Asia/Riyadh' });
    expect(days.classes.map(({ id }: { id: number }) => id)).toEqual([straddling.id, last.id]);
    expect(days.assignments).toMatchObject([
      { id: due.id, max_points: 10, submission: null, course: { id: course.id } },
    ]);
    await student.post(`${CALENDAR}/assignments/${due.id}/submit`, { body: 'Done' });
    expect((await shown()).assignments[0].submission).toMatchObject({ body: 'Done', is_late: false });
    expect((await shown('?from=2026-05-16')).classes).toHaveLength(2);
  });

  it('show nothing of a course that is not held', async () => {
    await makeClass('2026-05-10T12:00:00Z', '2026-05-10T13:00:00Z');
    await makeAssignment('2026-05-10T12:00:00Z');
    for (const actor of [await courses.student(), await holder(course, 'cancelled')])
      expect(await shown('', actor)).toMatchObject({ classes: [], assignments: [] });
    expect((await courses.owner.get(CALENDAR)).status).toBe(401);
  });

  it('are asked for by days: 92 at most, the first not after the last', async () => {
    const allowed = ['?from=2026-01-01&to=2026-04-02', '?from=2026-05-09&to=2026-05-09', '?to=2026-05-09', '?from='];
    for (const query of allowed) expect((await student.get(CALENDAR + query)).status).toBe(200);
    const refused = [
      '?from=2026-01-01&to=2026-04-03',
      '?from=2026-05-10&to=2026-05-09',
      '?from=soon',
      '?to=2026-02-30',
      '?from=2026-05-09T00:00:00Z',
    ];
    expect(statuses(await Promise.all(refused.map(query => student.get(CALENDAR + query))))).toEqual({ 400: 5 });
  });

  it('of other courses are closed to an account that is linked to an instructor', async () => {
    const teacher = await courses.teacher();
    const own = await makeCourse(db, { instructorId: teacher.instructorId });
    const times = ['2026-05-10T12:00:00Z', '2026-05-10T13:00:00Z'] as const;
    const [foreign, mine] = [await makeClass(...times), await makeClass(...times, own)];
    const path = `/api/live-sessions/${foreign.id}`;
    const body = { course_id: course.id, title: both('x'), starts_at: times[0], ends_at: times[1] };
    const refused = [
      await teacher.get(path),
      await teacher.patch(path, { status: 'cancelled' }),
      await teacher.delete(path),
      await teacher.post('/api/live-sessions', body),
    ];
    expect(statuses(refused)).toEqual({ 403: 4 });
    expect(idsIn(await teacher.get('/api/live-sessions'))).toEqual([mine.id]);
    expect((await teacher.patch(`/api/live-sessions/${mine.id}`, { status: 'cancelled' })).status).toBe(200);
  });

  it('are read for a student of 500 courses in a handful of statements that indexes serve', async () => {
    await db.rows(
      `INSERT INTO course (code, slug, title, type, status, price_cents)
       SELECT 'CRS-8' || n, 'many-' || n, '{"en": "A", "ar": "A"}', 'live', 'published', 0 FROM generate_series(1, 2000) n`,
    );
    await db.rows(
      `INSERT INTO student (username, first_name, last_name, email, password_hash)
       SELECT 'other-' || n, 'Other', 'Student', 'other-' || n || '@example.com', '' FROM generate_series(1, 10) n`,
    );
    // No plan depends on what the triggers compare, which would take most of the time.
    const tables = ['enrollment', 'seat_grant', 'live_session', 'assignment'];
    await fillTables(db, { tables, withoutTriggers: true }, async () => {
      await db.rows(
        withGrants(`INSERT INTO enrollment (student_id, course_id)
          SELECT $1, id FROM course WHERE slug LIKE 'many-%' ORDER BY id LIMIT 500`),
        [student.id],
      );
      await db.rows(
        withGrants(`INSERT INTO enrollment (student_id, course_id)
          SELECT s.id, c.id FROM student s CROSS JOIN course c
          WHERE s.username LIKE 'other-%' AND c.slug LIKE 'many-%'`),
      );
      for (const table of [
        'live_session (course_id, title, starts_at, ends_at)',
        'assignment (course_id, title, due_at)',
      ]) {
        const end = table.startsWith('live') ? `, at + interval '1 hour'` : '';
        await db.rows(
          `INSERT INTO ${table} SELECT id, '{"en": "A", "ar": "A"}', at${end}
           FROM course, generate_series('2026-01-01'::timestamptz, '2026-12-01', '1 month') at WHERE slug LIKE 'many-%'`,
        );
      }
    });
    await vacuum(db, ['course', 'assignment_submission']);
    const read = () => student.get(`${CALENDAR}?from=2026-05-25&to=2026-06-05`);
    expect((await statementsOf(db, read)).length).toBeLessThanOrEqual(5);
    for (const plan of await plansOf(db, read))
      expect(plan).not.toMatch(/Seq Scan on (live_session|assignment|enrollment)\b/);
    expect((await read()).body.data.classes).toHaveLength(500);
  });
});
