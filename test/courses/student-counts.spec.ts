import type { Database } from '#kit/database/database';
import { canRetry } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { AlreadyGranted, Seats } from '#services/courses/enrollments/seats.service';
import { INSTRUCTOR_STUDENTS } from '#services/courses/instructors/instructor-students.fill';
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

const TAUGHT = `
  SELECT count(DISTINCT e.student_id)::integer AS total FROM enrollment e JOIN course c ON c.id = e.course_id
  JOIN student s ON s.id = e.student_id
  WHERE c.instructor_id = $1 AND e.status <> 'cancelled' AND s.deleted_at IS NULL`;

/** The same of an instructor. */
async function countOfInstructor(id: number): Promise<number | null> {
  const stored = await db.row<{ total: number | null }>('SELECT student_count AS total FROM instructor WHERE id = $1', [
    id,
  ]);
  expect(stored).toEqual(await db.row(TAUGHT, [id]));
  return stored!.total;
}

const move = (courseId: number, instructorId: number | null) =>
  db.rows('UPDATE course SET instructor_id = $2 WHERE id = $1', [courseId, instructorId]);
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
  expect(await countOfInstructor(instructor.id)).toBe(1);
});

it('counts a student of an instructor from the first seat to the end of the last one', async () => {
  const [instructor, other] = [await makeInstructor(db), await makeInstructor(db)];
  const own = [instructor, instructor, other].map(async ({ id }) => makeCourse(db, { instructorId: id }));
  const [first, second, third] = await Promise.all(own);
  const student = await makeStudent(db);
  const seats = courses.service.get(Seats);
  const counts = async () => [await countOfInstructor(instructor.id), await countOfInstructor(other.id)];
  const cancel = async (courseId: number) => {
    const seat = await db.row<{ id: number }>('SELECT id FROM enrollment WHERE course_id = $1', [courseId]);
    await seats.cancel(seat!.id, 1);
  };
  expect(await counts()).toEqual([0, 0]);
  for (const { id } of [first!, second!, third!]) await seats.grantByStaff(student.id, id, 1);
  expect(await counts()).toEqual([1, 1]);
  await cancel(first!.id);
  expect(await counts()).toEqual([1, 1]);
  await move(second!.id, other.id);
  expect(await counts()).toEqual([0, 1]);
  await move(third!.id, null);
  expect(await counts()).toEqual([0, 1]);
  await cancel(second!.id);
  expect(await counts()).toEqual([0, 0]);
  await move(third!.id, instructor.id);
  expect(await counts()).toEqual([1, 0]);
  await db.rows('DELETE FROM enrollment WHERE student_id = $1', [student.id]);
  expect(await counts()).toEqual([0, 0]);
});

it('shows and fills the counts of instructors that were stored before the column', async () => {
  const [instructor, other] = [await makeInstructor(db), await makeInstructor(db)];
  const course = await makeCourse(db, { status: 'published', instructorId: instructor.id });
  for (const _ of [1, 2]) await makeEnrollment(db, await makeStudent(db), course);
  await db.rows('UPDATE instructor SET student_count = NULL');
  const shown = async () => (await courses.anonymous.get('/api/users/Instructors')).body.data.data;
  const before = await shown();
  expect(before.map((one: { students_count: number }) => one.students_count).toSorted()).toEqual([0, 2]);
  await makeEnrollment(db, await makeStudent(db), course);
  const uncounted = 'SELECT count(*)::integer AS total FROM instructor WHERE student_count IS NULL';
  expect(await db.row(uncounted)).toEqual({ total: 2 });

  await db.rows(INSTRUCTOR_STUDENTS.statement, [0, Math.max(instructor.id, other.id)]);
  expect(await db.row(uncounted)).toEqual({ total: 0 });
  expect([await countOfInstructor(instructor.id), await countOfInstructor(other.id)]).toEqual([3, 0]);
});

it('stays exact while seats begin and end and accounts are deleted and restored at the same time', async () => {
  const teachers = [(await makeInstructor(db)).id, (await makeInstructor(db)).id];
  const own = { instructorId: teachers[0] };
  const ids = [await makeCourse(db, own), await makeCourse(db, own), await makeCourse(db)].map(({ id }) => id);
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
      ...ids.map(async (id, index) => move(id, [...teachers, null][(round + index) % 3]!)),
    ]);
    const failures = settled.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []));
    // Grants in opposite orders deadlock, and Postgres may end any of those who wait in the circle.
    expect(failures.filter(failure => !canRetry(failure) && !isAlreadyGranted(failure))).toEqual([]);
    for (const id of ids) await countOf(id);
    for (const id of teachers) await countOfInstructor(id);
  }
  expect((await courses.owner.get('/api/enrollments/checks')).body.data.data).toEqual([]);
});
