import type { Course } from '#services/courses/courses/course.entity';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeInstructor } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());
beforeEach(() => courses.empty());

const keysOf = ({ id, code, slug }: Course) => [id, code, slug];
const UNKNOWN = ['CRS-999999', 'no-such-course', 'NO SUCH', '0'];

/** A student with a course of one lesson. */
async function learner(values: Partial<Course> = {}) {
  const { db } = courses.service;
  const made = await makeCourseWithLessons(db, 1, { instructorId: (await makeInstructor(db)).id, ...values });
  const student = await courses.student();
  await makeEnrollment(db, student, made.course);
  return { ...made, student };
}

const statusesOf = async (actor: Pick<Actor, 'get'>, path: (key: string) => string, keys: (string | number)[]) => {
  const statuses = [];
  for (const key of keys) statuses.push((await actor.get(path(encodeURIComponent(key)))).status);
  return statuses;
};

describe('a course', () => {
  it('is found by slug and code in the catalogue', async () => {
    const course = await makeCourse(courses.service.db);
    for (const tail of ['', '/reviews']) {
      const path = (key: string) => `/api/users/courses/${key}${tail}`;
      expect(await statusesOf(courses.anonymous, path, [course.code, course.slug])).toEqual([200, 200]);
      expect(await statusesOf(courses.anonymous, path, UNKNOWN)).toEqual([404, 404, 404, 404]);
    }
    const hidden = await makeCourse(courses.service.db, { status: 'draft' });
    expect((await courses.anonymous.get(`/api/users/courses/${hidden.code}`)).status).toBe(404);
  });

  it('is found by code and slug among the own courses', async () => {
    const { course, lessons, student } = await learner();
    const path = (key: string) => `/api/users/enrollments/courses/${key}`;
    for (const key of [course.code, course.slug]) {
      expect((await student.get(path(key))).body.data.code).toBe(course.code);
      const opened = await student.patch(path(key), { last_accessed_lesson_id: lessons[0]!.id });
      expect(opened.body.data.last_accessed_lesson_id).toBe(lessons[0]!.id);
    }
    expect(await statusesOf(student, path, UNKNOWN)).toEqual([404, 404, 404, 404]);
    const draft = await makeCourse(courses.service.db, { status: 'draft' });
    expect(await statusesOf(student, path, [draft.code, draft.slug])).toEqual([403, 404]);
    const open = await makeCourse(courses.service.db);
    expect(await statusesOf(student, path, [open.code, open.slug])).toEqual([403, 403]);
  });

  it('is found by id, code and slug for the own review', async () => {
    const { course, student } = await learner();
    const path = (key: string | number) => `/api/users/courses/${key}/review`;
    let rating = 2;
    for (const key of keysOf(course)) {
      rating += 1;
      expect((await student.put(path(key), { rating })).body.data).toMatchObject({ course_id: course.id, rating });
      expect((await student.get(path(key))).body.data.rating).toBe(rating);
    }
    expect(await statusesOf(student, path, UNKNOWN)).toEqual([404, 404, 404, 404]);
    expect((await student.delete(path(course.slug))).status).toBe(200);
    expect((await student.get(path(course.id))).body.data).toBeNull();
  });

  it('is found by id, code and slug for quizzes', async () => {
    const { course, student } = await learner();
    const quiz = await courses.owner.post('/api/quizzes', { course_id: course.id, title: { en: 'Basics', ar: 'أسس' } });
    for (const key of keysOf(course)) {
      const [listed] = (await student.get(`/api/users/quizzes?course_id=${key}`)).body.data;
      expect(listed.id).toBe(quiz.body.data.id);
    }
    const draft = await makeCourse(courses.service.db, { status: 'draft' });
    const path = (key: string) => `/api/users/quizzes?course_id=${key}`;
    expect(await statusesOf(student, path, [...UNKNOWN, draft.slug])).toEqual([400, 400, 400, 400, 400]);
    expect(await statusesOf(student, path, [2_000_000, draft.id])).toEqual([404, 404]);
  });

  it('opens a conversation by slug or code', async () => {
    const { course, student } = await learner();
    const open = (body: object) => student.post('/api/users/conversations', body);
    const ids = [];
    for (const body of [{ course_id: course.id }, { course_slug: course.slug }, { course_slug: course.code }])
      ids.push((await open(body)).body.data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await open({ course_slug: 'no-such-course' })).status).toBe(404);
    expect((await open({})).body.codes.course_id).toEqual([{ code: 'required' }]);
  });

  it('is bought by slug or code, each course once', async () => {
    const { db } = courses.service;
    const [free, other] = [await makeCourse(db, { priceCents: 0 }), await makeCourse(db, { priceCents: 0 })];
    const buy = async (body: object) => (await courses.student()).post('/api/shop/checkout', body);
    const idsOf = (lines: { course_id: number }[]) => lines.map(line => line.course_id);
    expect(idsOf((await buy({ course_slug: free.slug })).body.data.lines)).toEqual([free.id]);
    const both = await buy({ course_id: free.id, course_slug: free.code, course_slugs: [free.slug, other.code] });
    expect(idsOf(both.body.data.lines)).toEqual([free.id, other.id]);
    const draft = await makeCourse(db, { status: 'draft' });
    for (const slug of ['no-such-course', draft.slug]) {
      const refused = await buy({ course_slugs: [free.slug, slug] });
      expect([refused.status, refused.body.errors]).toEqual([
        404,
        { course_slugs: [`Course ${slug} cannot be bought.`] },
      ]);
    }
  });
});
