import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

describe('reviews of students', () => {
  let courses: Courses;
  let db: Database;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    await courses.setting('reviews_require_approval', false);
  });

  const own = (course: Pick<Course, 'id'>) => `/api/users/courses/${course.id}/review`;
  const holder = async (course: Pick<Course, 'id'>): Promise<Actor> => {
    const student = await makeStudent(db);
    await makeEnrollment(db, student, course);
    return courses.student(student);
  };
  const shown = async (course: Course) =>
    (await courses.anonymous.get(`/api/users/courses/${course.slug}/reviews`)).body.data;
  const figures = (course: Course) =>
    db.row<{ rating: number; total: number; stars: number; count: number }>(
      `SELECT c.rating, c.review_count AS total,
         (SELECT coalesce(round(avg(rating), 2), 0) FROM review WHERE course_id = c.id AND status = 'published') AS stars,
         (SELECT count(*) FROM review WHERE course_id = c.id AND status = 'published') AS count
       FROM course c WHERE id = $1`,
      [course.id],
    );
  const reviewId = async (course: Course) =>
    (await db.row<{ id: number }>('SELECT id FROM review WHERE course_id = $1', [course.id]))!.id;
  const notified = async (actor: Actor) =>
    (await actor.get(actor === courses.owner ? '/api/notifications' : '/api/users/notifications')).body.data.items;

  it('are written, read, replaced and withdrawn by who holds the course', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    expect((await student.get(own(course))).body.data).toBeNull();
    const written = await student.put(own(course), { rating: 4, comment: ' Good ' });
    expect(written.status).toBe(200);
    expect(written.body.message).toBe('Your review is saved.');
    expect(written.body.data).toMatchObject({ course_id: course.id, rating: 4, comment: 'Good', status: 'published' });
    await student.put(own(course), { rating: 2 });
    expect((await student.get(own(course))).body.data).toMatchObject({ rating: 2, comment: null });
    const page = await shown(course);
    expect(page).toMatchObject({ total: 1, per_page: 5, current_page: 1, from: 1, to: 1 });
    expect(page.data[0]).toMatchObject({ rating: 2, author: expect.stringMatching(/^Noor L\.$/) });
    expect(await figures(course)).toMatchObject({ rating: 2, total: 1 });
    expect((await student.delete(own(course))).status).toBe(200);
    expect(await figures(course)).toMatchObject({ rating: 0, total: 0 });
    expect((await student.get(own(course))).body.data).toBeNull();
    expect((await student.delete(own(course))).status).toBe(404);
  });

  it('are refused to who does not hold the course, and nothing is written', async () => {
    const course = await makeCourse(db);
    const [stranger, former] = [await makeStudent(db), await makeStudent(db)];
    await makeEnrollment(db, former, course, { status: 'cancelled' });
    for (const student of [stranger, former]) {
      const actor = await courses.student(student);
      expect((await actor.put(own(course), { rating: 5 })).status).toBe(403);
      expect((await actor.delete(own(course))).status).toBe(403);
      expect((await actor.get(own(course))).body.data).toBeNull();
    }
    expect(await db.rows('SELECT 1 FROM review')).toEqual([]);
    expect((await courses.anonymous.put(own(course), { rating: 5 })).status).toBe(401);
    expect((await courses.owner.put(own(course), { rating: 5 })).status).toBe(401);
  });

  it('tell nothing of a course that nobody sees, but stay open to who holds it', async () => {
    const draft = await makeCourse(db, { status: 'draft' });
    const [stranger, student] = [await courses.student(), await holder(draft)];
    for (const answer of [await stranger.get(own(draft)), await stranger.put(own(draft), { rating: 5 })])
      expect(answer.status).toBe(404);
    expect((await student.put(own({ id: 2_000_000 }), { rating: 5 })).status).toBe(404);
    expect((await student.put(own(draft), { rating: 5 })).status).toBe(200);
    for (const hidden of [
      draft,
      await makeCourse(db, { isPublic: false }),
      await makeCourse(db, { archivedAt: new Date(0) }),
    ])
      expect((await courses.anonymous.get(`/api/users/courses/${hidden.slug}/reviews`)).status).toBe(404);
  });

  it.each([0, 6, null, 4.5, '5', true, undefined])('take no rating of %p', async rating => {
    const student = await holder(await makeCourse(db));
    const [{ courseId }] = (await db.rows<{ courseId: number }>('SELECT course_id AS "courseId" FROM enrollment')) as [
      { courseId: number },
    ];
    const answer = await student.put(own({ id: courseId }), { rating });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.rating).toHaveLength(1);
  });

  it('take 2,000 characters of any script and no more, and no other fields', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    for (const character of ['ع', '😀', 'x']) {
      const comment = character.repeat(2000);
      expect((await student.put(own(course), { rating: 5, comment })).body.data.comment).toBe(comment);
      expect((await student.put(own(course), { rating: 5, comment: comment + character })).status).toBe(400);
    }
    const unknown = await student.put(own(course), { rating: 5, status: 'published' });
    expect(Object.keys(unknown.body.errors)).toEqual(['status']);
  });

  it('are one for a student and course, however many are sent at once', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    const answers = await race(10, index => student.put(own(course), { rating: (index % 5) + 1 }));
    expect(statuses(answers)).toEqual({ 200: 10 });
    expect(await figures(course)).toMatchObject({ total: 1, count: 1 });
    const told = await notified(courses.owner);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'review_written', data: { course_id: course.id } });
  });

  it('of 50 students at once leave rating and count as a count would', async () => {
    const course = await makeCourse(db, { instructorId: (await makeInstructor(db)).id });
    const students = await Promise.all(Array.from({ length: 50 }, () => holder(course)));
    const answers = await race(50, index => students[index]!.put(own(course), { rating: ((index * 7) % 5) + 1 }));
    expect(statuses(answers)).toEqual({ 200: 50 });
    await race(20, index => students[index]!.delete(own(course)));
    const { rating, stars, total, count } = (await figures(course))!;
    expect([rating, total]).toEqual([stars, count]);
    expect(total).toBe(30);
  });

  it('wait for a moderator where approval is asked for, edits too', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    await student.put(own(course), { rating: 5 });
    await courses.setting('reviews_require_approval', true);
    expect((await student.put(own(course), { rating: 5 })).body.data.status).toBe('pending');
    expect(await figures(course)).toMatchObject({ rating: 0, total: 0 });
    expect((await shown(course)).total).toBe(0);
    expect((await notified(courses.owner)).map((item: { type: string }) => item.type)).toEqual([
      'review_waiting',
      'review_written',
    ]);
    const id = await reviewId(course);
    expect((await courses.owner.patch(`/api/reviews/${id}`, { status: 'published' })).body.data.status).toBe(
      'published',
    );
    expect(await figures(course)).toMatchObject({ rating: 5, total: 1 });
    expect((await notified(student))[0]).toMatchObject({ type: 'review_published', data: { course_id: course.id } });
    await student.put(own(course), { rating: 1 });
    expect(await figures(course)).toMatchObject({ rating: 0, total: 0 });
  });

  it('wait when a moderator hid them, also after they were withdrawn and written again', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    await student.put(own(course), { rating: 5, comment: 'Rude' });
    const id = await reviewId(course);
    await courses.owner.patch(`/api/reviews/${id}`, { status: 'hidden' });
    expect(await figures(course)).toMatchObject({ rating: 0, total: 0 });
    expect((await student.put(own(course), { rating: 5, comment: 'Rude' })).body.data.status).toBe('pending');
    await student.delete(own(course));
    expect((await student.get(own(course))).body.data).toBeNull();
    expect((await courses.owner.get(`/api/reviews/${id}`)).status).toBe(404);
    expect((await courses.owner.get('/api/reviews')).body.data).toMatchObject({ total: 0, counts: { all: 0 } });
    expect((await student.put(own(course), { rating: 5 })).body.data.status).toBe('pending');
    expect(await db.rows('SELECT 1 FROM review')).toHaveLength(1);
  });

  it('end for the student when a moderator removes them, until they are restored', async () => {
    const course = await makeCourse(db);
    const student = await holder(course);
    await student.put(own(course), { rating: 5 });
    const id = await reviewId(course);
    expect((await courses.owner.delete(`/api/reviews/${id}`)).status).toBe(200);
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await student.put(own(course), { rating: 4 })).status).toBe(403);
      expect((await student.delete(own(course))).status).toBe(403);
    }
    expect((await student.get(own(course))).body.data).toMatchObject({ status: 'removed', rating: 5 });
    expect(await figures(course)).toMatchObject({ rating: 0, total: 0 });
    expect((await courses.owner.patch(`/api/reviews/${id}`, { status: 'published' })).status).toBe(409);
    expect(idsIn(await courses.owner.get('/api/reviews/deleted'))).toEqual([id]);
    const restored = await courses.owner.post(`/api/reviews/deleted/${id}/restore`);
    expect(restored).toMatchObject({ status: 201, body: { data: { status: 'published' } } });
    expect(await figures(course)).toMatchObject({ rating: 5, total: 1 });
    expect((await courses.owner.post(`/api/reviews/deleted/${id}/restore`)).status).toBe(404);
    expect((await student.put(own(course), { rating: 4 })).status).toBe(200);
  });

  it('are moderated and withdrawn at once without a deadlock and without a wrong figure', async () => {
    const course = await makeCourse(db);
    const students = await Promise.all(Array.from({ length: 6 }, () => holder(course)));
    for (const student of students) await student.put(own(course), { rating: 3 });
    const rows = await db.rows<{ id: number }>('SELECT id FROM review ORDER BY id');
    await race(24, async index => {
      const which = index % 6;
      if (index < 6) return students[which]!.put(own(course), { rating: (index % 5) + 1 });
      if (index < 12) return courses.owner.patch(`/api/reviews/${rows[which]!.id}`, { status: 'hidden' });
      if (index < 18) return courses.owner.patch(`/api/reviews/${rows[which]!.id}`, { status: 'published' });
      return students[which]!.delete(own(course));
    });
    const { rating, stars, total, count } = (await figures(course))!;
    expect([rating, total]).toEqual([stars, count]);
  });

  it('are listed for staff with counts under every other filter, and confined to own courses', async () => {
    const teacher = await courses.teacher();
    const [mine, other] = [await makeCourse(db, { instructorId: teacher.instructorId }), await makeCourse(db)];
    const student = await makeStudent(db, { firstName: 'Layla', searchText: 'layla' });
    await makeEnrollment(db, student, mine);
    await (await courses.student(student)).put(own(mine), { rating: 5 });
    await (await holder(other)).put(own(other), { rating: 2 });
    const [mineId, otherId] = [await reviewId(mine), await reviewId(other)];
    const list = await courses.owner.get('/api/reviews?status=published&rating=5');
    expect(list.body.data).toMatchObject({ total: 1, counts: { all: 1, published: 1, pending: 0 }, limit: 15 });
    expect(list.body.data.data[0]).toMatchObject({ id: mineId, course: { id: mine.id }, student: { id: student.id } });
    expect(idsIn(await courses.owner.get('/api/reviews?search=layl'))).toEqual([mineId]);
    expect(idsIn(await courses.owner.get('/api/reviews?sort=rating&order=asc'))).toEqual([otherId, mineId]);
    expect(idsIn(await courses.owner.get(`/api/reviews?course_id=${other.id}`))).toEqual([otherId]);
    expect((await courses.owner.get('/api/reviews?status=lost')).status).toBe(400);

    expect((await teacher.get('/api/reviews')).body.data).toMatchObject({ total: 1, counts: { all: 1 } });
    expect((await teacher.get(`/api/reviews/${otherId}`)).status).toBe(403);
    const moderator = await courses.member({
      permissions: ['reviews.view', 'reviews.edit'],
      instructorId: teacher.instructorId,
    });
    expect((await moderator.patch(`/api/reviews/${otherId}`, { status: 'hidden' })).status).toBe(403);
    expect((await moderator.patch(`/api/reviews/${mineId}`, { status: 'removed' })).status).toBe(403);
    expect((await moderator.patch(`/api/reviews/${mineId}`, { status: 'hidden' })).status).toBe(200);
    expect((await teacher.get('/api/notifications')).body.data.items).toHaveLength(1);
    expect((await teacher.patch(`/api/reviews/${mineId}`, { status: 'published' })).status).toBe(403);
  });
});
