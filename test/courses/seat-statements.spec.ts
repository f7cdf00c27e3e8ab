import type { Database } from '#kit/database/database';
import { statementsOf } from '../harness/statements';
import type { Actor } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment } from './factories';
import { type PaidCourses, startPaidCourses, unpaidOrder } from './payments.actors';

let courses: PaidCourses;
let db: Database;
let student: Actor;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
  student = await courses.student();
});
afterAll(() => courses?.close());

/** Without transaction control, the account of the caller, and settings, which are read again in tests only. */
const countOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(db, work)).filter(text => !/token_version|FROM setting/.test(text)).length;

it('reads the content of a course with the reasons for the seat in five statements', async () => {
  const { course } = await makeCourseWithLessons(db, 3);
  await makeEnrollment(db, student, course);
  expect(await countOf(() => student.get(`/api/users/enrollments/courses/${course.code}`))).toBe(5);
});

it('asks for a refund in three statements and a job', async () => {
  const made = [await makeCourse(db), await makeCourse(db)];
  const order = await unpaidOrder(student, made);
  courses.stripe.pay(order.session_id);
  await courses.settled();
  const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [order.reference]);
  const body = { course_ids: [made[0]!.id], mode: 'ask', reason: 'Changed plans' };
  expect(await countOf(() => courses.owner.post(`/api/orders/${row!.id}/refunds`, body))).toBe(4);
});
