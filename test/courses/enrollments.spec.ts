import { race, statuses } from '../harness/race';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeStudent } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());

const grant = (userId: number, courseId: number, caller: Actor = courses.owner) =>
  caller.post('/api/enrollments', { user_id: userId, course_id: courseId });

describe('access', () => {
  it.each([
    ['GET /api/enrollments', 'enrollments.view'],
    ['GET /api/enrollments/1', 'enrollments.view'],
    ['POST /api/enrollments', 'enrollments.create'],
    ['PATCH /api/enrollments/1', 'enrollments.edit'],
    ['DELETE /api/enrollments/1', 'enrollments.delete'],
  ])('%s asks for %s', async (route, permission) => {
    const [method = '', path = ''] = route.split(' ');
    const call = async (caller: Pick<Actor, 'send'>) =>
      (await caller.send(method, path, method === 'GET' ? undefined : {})).status;
    expect(await call(courses.anonymous)).toBe(401);
    expect(await call(await courses.student())).toBe(401);
    expect(await call(await courses.member({ permissions: ['courses.view'] }))).toBe(403);
    expect([200, 400, 404]).toContain(await call(await courses.member({ permissions: [permission] })));
  });
});

describe('a seat that staff gives', () => {
  it('is given once, and the student is told', async () => {
    const { db } = courses.service;
    const [student, { course, lessons }] = [await makeStudent(db), await makeCourseWithLessons(db, 2)];
    const answers = await race(8, () => grant(student.id, course.id));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 7 });
    const { data } = answers.find(answer => answer.status === 201)!.body;
    expect(data).toMatchObject({
      status: 'active',
      progress: 0,
      total_lessons: lessons.length,
      student: { id: student.id, email: student.email },
      course: { id: course.id, code: course.code, title: course.title },
      grants: [{ source: 'staff', order_reference: null, revoked_at: null }],
    });
    const feed = await (await courses.student(student)).inArabic().get('/api/users/notifications');
    expect(feed.body.data.items).toHaveLength(1);
    expect(feed.body.data.items[0].body).toContain(course.title.ar);
  });

  it('is for students and courses that there are', async () => {
    const { db } = courses.service;
    const [student, gone] = [await makeStudent(db), await makeStudent(db, { deletedAt: new Date() })];
    const [draft, deleted] = [
      await makeCourse(db, { status: 'draft' }),
      await makeCourse(db, { archivedAt: new Date() }),
    ];
    expect((await grant(student.id, draft.id)).status).toBe(201);
    expect((await grant(gone.id, draft.id)).body.errors).toHaveProperty('user_id');
    expect((await grant(student.id, deleted.id)).body.errors).toHaveProperty('course_id');
    expect((await courses.owner.post('/api/enrollments', { user_id: student.id })).status).toBe(400);
  });

  it('is taken back and given again, whatever granted it', async () => {
    const { db } = courses.service;
    const student = await makeStudent(db);
    const { id } = await makeEnrollment(db, student, await makeCourse(db));
    const cancelled = await courses.owner.delete(`/api/enrollments/${id}`);
    expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
    expect(cancelled.body.data.grants[0].revoked_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
    expect((await courses.owner.delete(`/api/enrollments/${id}`)).body.data.status).toBe('cancelled');
    const patch = (status: string) => courses.owner.patch(`/api/enrollments/${id}`, { status });
    expect((await patch('active')).body.data).toMatchObject({ status: 'active' });
    expect((await patch('active')).status).toBe(200);
    expect((await patch('cancelled')).body.data.status).toBe('cancelled');
    expect((await patch('completed')).status).toBe(400);
    expect((await courses.owner.get(`/api/enrollments/${id}`)).body.data.is_unlocked).toBe(false);
    expect((await courses.owner.get('/api/enrollments/999999')).status).toBe(404);
  });
});

describe('the list of enrolments', () => {
  it('is filtered, sorted and paged', async () => {
    await courses.empty();
    const { db } = courses.service;
    const [first, second] = [await makeStudent(db), await makeStudent(db)];
    const [algebra, poetry] = [
      await makeCourse(db, { searchText: 'algebra الجبر crs-1' }),
      await makeCourse(db, { searchText: 'poetry الشعر crs-2' }),
    ];
    const one = await makeEnrollment(db, first, algebra, { status: 'completed', completedAt: new Date() });
    const two = await makeEnrollment(db, first, poetry, { status: 'cancelled' });
    const three = await makeEnrollment(db, second, poetry);
    const found = async (query: string) => idsIn(await courses.owner.get(`/api/enrollments?${query}`));
    expect(await found('')).toEqual([three.id, two.id, one.id]);
    expect(await found('status=cancelled')).toEqual([two.id]);
    expect(await found(`user_id=${first.id}&order=asc&sort=id`)).toEqual([one.id, two.id]);
    expect(await found(`course_id=${poetry.id}&page_count=1&page=2`)).toEqual([two.id]);
    expect(await found('search=%D8%A7%D9%84%D8%AC%D8%A8%D8%B1')).toEqual([one.id]);
    expect(await found(`search=poetry ${second.email}`)).toEqual([three.id]);
    expect(await found('sort=colour')).toEqual([three.id, two.id, one.id]);
    expect((await courses.owner.get('/api/enrollments?status=lost')).status).toBe(400);
  });
});

describe('staff linked to an instructor', () => {
  it('sees and changes seats in own courses alone', async () => {
    const { db } = courses.service;
    const teacher = await courses.teacher();
    const actions = ['view', 'create', 'edit', 'delete'].map(action => `enrollments.${action}`);
    const linked = await courses.member({ permissions: actions, instructorId: teacher.instructorId });
    const [mine, other] = [await makeCourse(db, { instructorId: teacher.instructorId }), await makeCourse(db)];
    const [own, foreign] = [await makeStudent(db), await makeStudent(db)];
    const seat = await makeEnrollment(db, own, mine);
    const outside = await makeEnrollment(db, foreign, other);
    for (const caller of [teacher, linked]) expect(idsIn(await caller.get('/api/enrollments'))).toEqual([seat.id]);
    expect(idsIn(await linked.get(`/api/enrollments?user_id=${foreign.id}`))).toEqual([]);
    expect((await teacher.get(`/api/enrollments/${seat.id}`)).status).toBe(200);
    expect((await linked.get(`/api/enrollments/${outside.id}`)).status).toBe(403);
    expect((await linked.patch(`/api/enrollments/${outside.id}`, { status: 'cancelled' })).status).toBe(403);
    expect((await linked.delete(`/api/enrollments/${outside.id}`)).status).toBe(403);
    expect((await grant(own.id, other.id, linked)).status).toBe(403);
    expect((await grant(foreign.id, mine.id, linked)).status).toBe(403);
    expect((await courses.owner.get(`/api/enrollments/${outside.id}`)).body.data.status).toBe('active');
    const second = await makeCourse(db, { instructorId: teacher.instructorId });
    expect((await grant(own.id, second.id, linked)).status).toBe(201);
  });
});
