import { type Actor, type Courses, startCourses } from './courses';
import { cancelSeats, makeCourse, makeCourseWithLessons, makeEnrollment, makeInstructor } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());
beforeEach(() => courses.empty());

const page = (slug: string) => `/api/users/courses/${slug}`;
const NO_TOKEN = { held: null, enrollment: null };
const NOT_HELD = { held: false, enrollment: null };

/** A student with one of two lessons done, and the course. */
async function learner() {
  const { db } = courses.service;
  const { course, lessons } = await makeCourseWithLessons(db, 2, {
    instructorId: (await makeInstructor(db, { username: 'lina' })).id,
  });
  const student = await courses.student();
  const enrollment = await makeEnrollment(db, student, course);
  await student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`);
  await student.patch(`/api/users/enrollments/courses/${course.code}`, { last_accessed_lesson_id: lessons[1]!.id });
  const seat = {
    id: enrollment.id,
    code: course.code,
    status: 'active',
    progress: 50,
    completed_lessons: 1,
    total_lessons: 2,
    last_accessed_lesson_code: lessons[1]!.code,
    enrolled_at: expect.stringMatching(/Z$/),
  };
  return { student, course, enrollment, seat };
}

const cardOf = async (caller: Pick<Actor, 'get'>, id: number, query = '') => {
  const list = (await caller.get(`/api/users/courses?page_count=100${query}`)).body.data.data;
  return (list as { id: number }[]).find(card => card.id === id);
};

describe('the seat of a student in the catalogue', () => {
  it('is on the page, in the list and with the instructor', async () => {
    const { student, course, seat } = await learner();
    const other = await makeCourse(courses.service.db);
    const held = { held: true, enrollment: seat };
    expect((await student.get(page(course.slug))).body.data).toMatchObject(held);
    expect(await cardOf(student, course.id)).toMatchObject(held);
    expect((await student.get('/api/users/Instructors/lina')).body.data.courses[0]).toMatchObject(held);
    expect((await student.get(page(other.slug))).body.data).toMatchObject(NOT_HELD);
    expect(await cardOf(student, other.id)).toMatchObject(NOT_HELD);
    expect((await (await courses.student()).get(page(course.slug))).body.data).toMatchObject(NOT_HELD);
  });

  it('is null without the token of a student', async () => {
    const { course } = await learner();
    for (const caller of [courses.anonymous, courses.anonymous.as('not.a.token'), courses.owner]) {
      expect((await caller.get(page(course.slug))).body.data).toMatchObject(NO_TOKEN);
      expect(await cardOf(caller, course.id)).toMatchObject(NO_TOKEN);
    }
  });

  it('says that a cancelled seat is not held, and shows it', async () => {
    const { student, course, enrollment } = await learner();
    await cancelSeats(courses.service.db, 'id = $1', [enrollment.id]);
    const { held, enrollment: seat } = (await student.get(page(course.slug))).body.data;
    expect([held, seat.status]).toEqual([false, 'cancelled']);
  });

  it('never enters the response cache and never comes from it', async () => {
    const { student, course } = await learner();
    const paths = [page(course.slug), '/api/users/courses', '/api/users/Instructors/lina'];
    for (const path of paths) {
      const own = await student.get(path);
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers['vary']).toContain('Authorization');
      for (let time = 0; time < 3; time += 1) {
        const open = await courses.anonymous.get(path);
        expect(open.headers['cache-control']).toBe('public, no-cache');
        expect(open.text).not.toContain('"held":true');
        expect((await student.get(path)).text).toContain('"held":true');
      }
    }
  });
});
