import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });

describe('assignments', () => {
  let courses: Courses;
  let db: Database;
  let course: Course;
  let student: Actor;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
    courses.service.clock.set('2026-05-09T12:00:00Z');
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    course = await makeCourse(db);
    student = await holder();
  });

  const holder = async (status: 'active' | 'cancelled' = 'active') => {
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course, { status });
    return courses.student(made);
  };
  const make = async (values: object = {}, of: Pick<Course, 'id'> = course) => {
    const body = { course_id: of.id, title: both('Build a page'), due_at: '2026-05-10T12:00:00Z', ...values };
    const answer = await courses.owner.post('/api/assignments', body);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const submit = ({ id }: { id: number }) => `/api/users/dashboard/calendar/assignments/${id}/submit`;
  const submissions = async ({ id }: { id: number }, query = '') =>
    (await courses.owner.get(`/api/assignments/${id}/submissions${query}`)).body.data;

  it('are written by staff', async () => {
    const made = await make({ instructions: 'By hand', max_points: 20 });
    expect(made).toMatchObject({
      course: { id: course.id, code: course.code },
      instructions: both('By hand'),
      due_at: '2026-05-10T12:00:00.000Z',
      max_points: 20,
      submission_count: 0,
    });
    const path = `/api/assignments/${made.id}`;
    const changed = await courses.owner.patch(path, { due_at: '2026-05-11T14:30:00+02:00', instructions: null });
    expect(changed.body.data).toMatchObject({ due_at: '2026-05-11T12:30:00.000Z', instructions: both('') });
    const later = await make({ due_at: '2026-06-01T00:00:00Z', is_published: false });
    expect(idsIn(await courses.owner.get('/api/assignments?sort=due_at&order=desc'))).toEqual([later.id, made.id]);
    expect(idsIn(await courses.owner.get('/api/assignments?is_published=false'))).toEqual([later.id]);
    expect(idsIn(await courses.owner.get('/api/assignments?course_id=2000000'))).toEqual([]);
    expect((await courses.owner.post('/api/assignments', { title: both('x') })).status).toBe(400);
    expect((await courses.owner.patch(path, { due_at: 'tomorrow' })).body.errors).toHaveProperty('due_at');
    expect((await courses.owner.delete(path)).status).toBe(200);
    expect((await courses.owner.get(path)).status).toBe(404);
  });

  it('are handed in, replaced and withdrawn until they are graded', async () => {
    const made = await make({ max_points: 20 });
    const first = await student.post(submit(made), { body: 'Draft' });
    expect(first).toMatchObject({ status: 201, body: { message: 'Your work is handed in.' } });
    expect(first.body.data).toMatchObject({ assignment_id: made.id, body: 'Draft', is_late: false, points: null });
    expect((await student.delete(submit(made))).status).toBe(200);
    expect((await student.delete(submit(made))).status).toBe(404);
    await student.post(submit(made), { body: 'Draft' });
    await student.post(submit(made), { body: 'Final' });
    const [handedIn] = (await submissions(made)).data;
    expect(handedIn).toMatchObject({ body: 'Final', student: { id: student.id }, max_points: 20 });

    const grade = `/api/assignments/${made.id}/submissions/${handedIn.id}`;
    for (const body of [{ points: 21 }, { points: -1 }, { points: 1.5 }, { points: '5' }, {}])
      expect((await courses.owner.patch(grade, body)).body.errors).toHaveProperty('points');
    const graded = await courses.owner.patch(grade, { points: 18, feedback: 'Well done' });
    expect(graded.body.data).toMatchObject({ points: 18, feedback: 'Well done' });
    await courses.owner.patch(grade, { points: 18 });
    const told = (await student.inArabic().get('/api/users/notifications')).body.data.items;
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ type: 'assignment_graded', body: '«Build a page»: 18 من 20 درجة.' });
    expect((await student.post(submit(made), { body: 'Better' })).status).toBe(409);
    expect((await student.delete(submit(made))).status).toBe(409);
    expect((await courses.owner.patch(`/api/assignments/${made.id}`, { max_points: 10 })).status).toBe(400);
    expect((await submissions(made, '?graded=false')).total).toBe(0);
    expect((await courses.owner.get(`/api/assignments/${made.id}`)).body.data).toMatchObject({
      submission_count: 1,
      graded_count: 1,
    });
    const other = await make();
    expect(
      (await courses.owner.patch(`/api/assignments/${other.id}/submissions/${handedIn.id}`, { points: 1 })).status,
    ).toBe(404);
  });

  it('handed in after they were due are late', async () => {
    const made = await make({ due_at: '2026-05-09T11:59:59Z' });
    expect((await student.post(submit(made), { body: 'Sorry' })).body.data.is_late).toBe(true);
    for (const body of [{}, { body: '' }, { body: '  ' }, { body: 'x', points: 5 }])
      expect((await student.post(submit(made), body)).status).toBe(400);
  });

  it('are handed in by who holds the course', async () => {
    const [made, draft] = [await make(), await make({ is_published: false })];
    for (const actor of [await courses.student(), await holder('cancelled')]) {
      expect((await actor.post(submit(made), { body: 'Mine' })).status).toBe(403);
      expect((await actor.delete(submit(made))).status).toBe(403);
    }
    expect((await student.post(submit(draft), { body: 'Early' })).status).toBe(404);
    expect((await courses.owner.post(submit(made), { body: 'Mine' })).status).toBe(401);
    expect((await submissions(made)).total).toBe(0);
  });

  it('of a deleted course are still handed in and graded, but none is added', async () => {
    const made = await make();
    await courses.owner.delete(`/api/courses/${course.id}`);
    expect((await student.post(submit(made), { body: 'Done' })).status).toBe(201);
    const [handedIn] = (await submissions(made)).data;
    const grade = `/api/assignments/${made.id}/submissions/${handedIn.id}`;
    expect((await courses.owner.patch(grade, { points: 5 })).status).toBe(200);
    const body = { course_id: course.id, title: both('Late'), due_at: '2026-05-10T12:00:00Z' };
    expect((await courses.owner.post('/api/assignments', body)).body.errors).toHaveProperty('course_id');
  });

  it('are one for a student, however many are handed in, withdrawn and graded at once', async () => {
    const made = await make();
    expect(statuses(await race(12, index => student.post(submit(made), { body: `Try ${index}` })))).toEqual({
      201: 12,
    });
    const { data, total } = await submissions(made);
    expect(total).toBe(1);
    const answers = await race(12, index =>
      index % 2
        ? student.post(submit(made), { body: `Again ${index}` })
        : courses.owner.patch(`/api/assignments/${made.id}/submissions/${data[0].id}`, { points: 50 }),
    );
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    expect((await submissions(made)).data[0].points).toBe(50);
    const { items } = (await student.get('/api/users/notifications')).body.data;
    expect(items.map(({ type }: { type: string }) => type)).toEqual(['assignment_graded', 'assignment_added']);
  });

  it('of other courses are closed to an account that is linked to an instructor', async () => {
    const teacher = await courses.teacher();
    const [foreign, mine] = [
      await make(),
      await make({}, await makeCourse(db, { instructorId: teacher.instructorId })),
    ];
    await student.post(submit(foreign), { body: 'Done' });
    const [handedIn] = (await submissions(foreign)).data;
    const path = `/api/assignments/${foreign.id}`;
    const refused = [
      await teacher.get(path),
      await teacher.patch(path, { max_points: 5 }),
      await teacher.delete(path),
      await teacher.get(`${path}/submissions`),
      await teacher.patch(`${path}/submissions/${handedIn.id}`, { points: 1 }),
      await teacher.post('/api/assignments', {
        course_id: course.id,
        title: both('x'),
        due_at: '2026-05-10T12:00:00Z',
      }),
    ];
    expect(statuses(refused)).toEqual({ 403: 6 });
    expect(idsIn(await teacher.get('/api/assignments'))).toEqual([mine.id]);
    expect((await teacher.patch(`/api/assignments/${mine.id}/submissions/${handedIn.id}`, { points: 1 })).status).toBe(
      404,
    );
  });
});
