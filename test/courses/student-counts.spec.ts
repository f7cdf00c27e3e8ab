import type { Database } from '#kit/database/database';
import { canRetry } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { AlreadyGranted, Seats } from '#services/courses/enrollments/seats.service';
import { trials } from '../harness/trials';
import { type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

let courses: Courses;
let db: Database;
beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.service.close());
beforeEach(() => courses.empty());

const LIVE = `
  SELECT count(*)::integer AS total FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE e.course_id = $1 AND e.status <> 'cancelled' AND s.deleted_at IS NULL`;

/** The stored count, which must be the one that is counted. */
async function countOf(courseId: number): Promise<number> {
  const stored = await db.row<{ total: number }>('SELECT student_count AS total FROM course WHERE id = $1', [courseId]);
  expect(stored).toEqual(await db.row(LIVE, [courseId]));
  return stored!.total;
}

const remove = (id: number) => db.rows('UPDATE student SET deleted_at = now() WHERE id = $1', [id]);
const isAlreadyGranted = (failure: unknown) => failure instanceof Refusal && failure.key === AlreadyGranted.key;
const restore = (id: number) => db.rows('UPDATE student SET deleted_at = NULL WHERE id = $1', [id]);

it('counts a seat from its grant to its end, and while the account is deleted not at all', async () => {
  const [course, student] = [await makeCourse(db, { status: 'published' }), await makeStudent(db)];
  const seats = courses.service.get(Seats);
  expect(await countOf(course.id)).toBe(0);
  await makeEnrollment(db, await makeStudent(db), course, { status: 'completed' });
  await makeEnrollment(db, await makeStudent(db), course, { status: 'cancelled' });
  await seats.grantByStaff(student.id, course.id, 1, {});
  expect(await countOf(course.id)).toBe(2);
  expect((await courses.owner.get(`/api/courses/${course.id}`)).body.data.students_count).toBe(2);
  expect((await courses.anonymous.get('/api/users/courses')).body.data.data[0].students_count).toBe(2);

  await remove(student.id);
  expect(await countOf(course.id)).toBe(1);
  const seat = await db.row<{ id: number }>('SELECT id FROM enrollment WHERE student_id = $1', [student.id]);
  await seats.cancel(seat!.id, 1);
  expect(await countOf(course.id)).toBe(1);
  await restore(student.id);
  expect(await countOf(course.id)).toBe(1);
  await seats.grantByStaff(student.id, course.id, 1, {});
  expect(await countOf(course.id)).toBe(2);
  await db.rows('DELETE FROM enrollment WHERE course_id = $1', [course.id]);
  expect(await countOf(course.id)).toBe(0);
});

it('counts a student of two courses of an instructor once', async () => {
  const instructor = await makeInstructor(db);
  const [student, gone] = [await makeStudent(db), await makeStudent(db)];
  for (const _ of [1, 2]) {
    const course = await makeCourse(db, { status: 'published', instructorId: instructor.id });
    for (const one of [student, gone]) await makeEnrollment(db, one, course);
  }
  const shown = async () => (await courses.owner.get(`/api/instructors/${instructor.id}`)).body.data.students_count;
  expect(await shown()).toBe(2);
  await remove(gone.id);
  expect(await shown()).toBe(1);
});

it('stays exact while seats begin and end and accounts are deleted and restored at the same time', async () => {
  const ids = [await makeCourse(db), await makeCourse(db), await makeCourse(db)].map(({ id }) => id);
  const students = await Promise.all(Array.from({ length: 4 }, () => makeStudent(db)));
  const seats = courses.service.get(Seats);
  const grantAll = async (studentId: number, courseIds: readonly number[]) =>
    db.transaction(async () => {
      for (const courseId of courseIds) await seats.grantByStaff(studentId, courseId, 1);
    });
  for (let round = 0; round < trials(60); round += 1) {
    const held = await db.rows<{ id: number }>(`SELECT id FROM enrollment WHERE status = 'active' ORDER BY id`);
    const settled = await Promise.allSettled([
      ...students.map(async ({ id }, index) => grantAll(id, index % 2 ? ids : ids.toReversed())),
      ...students.map(async ({ id }, index) => ((round + index) % 2 ? restore(id) : remove(id))),
      ...held.map(async ({ id }) => seats.cancel(id, 1)),
    ]);
    const failures = settled.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // Grants in opposite orders deadlock, and Postgres may end any of those who wait in the circle.
    expect(failures.filter(failure => !canRetry(failure) && !isAlreadyGranted(failure))).toEqual([]);
    for (const id of ids) await countOf(id);
  }
  expect((await courses.owner.get('/api/enrollments/checks')).body.data.data).toEqual([]);
});
