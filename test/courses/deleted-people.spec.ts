import type { Database } from '#kit/database/database';
import { race, statuses } from '../harness/race';
import { type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent, PASSWORD } from './factories';

let courses: Courses;
let db: Database;

beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses.service.close());
beforeEach(() => courses.empty());

it('deleted students are not counted in courses and with instructors', async () => {
  const instructor = await makeInstructor(db);
  const course = await makeCourse(db, { instructorId: instructor.id });
  const [stays, leaves] = [await makeStudent(db), await makeStudent(db)];
  for (const student of [stays, leaves]) await makeEnrollment(db, student, course);
  const counts = async () => {
    const page = (await courses.anonymous.get(`/api/users/courses/${course.slug}`)).body.data;
    const [card] = (await courses.anonymous.get('/api/users/courses')).body.data.data;
    const staff = (await courses.owner.get(`/api/courses/${course.id}`)).body.data;
    const person = (await courses.anonymous.get(`/api/users/Instructors/${instructor.username}`)).body.data;
    const listed = (await courses.owner.get(`/api/instructors/${instructor.id}`)).body.data;
    return [page, card, staff, person, listed].map(record => record.students_count);
  };
  expect(await counts()).toEqual([2, 2, 2, 2, 2]);
  expect((await courses.owner.delete(`/api/users/${leaves.username}`)).status).toBe(200);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  expect((await courses.owner.post(`/api/users/deleted/${leaves.username}/restore`)).status).toBe(201);
  expect(await counts()).toEqual([2, 2, 2, 2, 2]);
});

it('a deleted instructor is named on no card and cannot be written to', async () => {
  const instructor = await makeInstructor(db);
  const course = await makeCourse(db, { instructorId: instructor.id });
  const made = await makeStudent(db);
  await makeEnrollment(db, made, course);
  const student = await courses.student(made);
  const seen = async () => [
    (await student.get(`/api/users/courses/${course.slug}`)).body.data.instructor,
    (await student.get('/api/users/courses')).body.data.data[0].instructor,
    (await student.get('/api/users/enrollments')).body.data.data[0].instructor,
    (await student.get(`/api/users/enrollments/courses/${course.code}`)).body.data.instructor,
    (await student.get('/api/users/dashboard/overview')).body.data.continue_learning[0].instructor,
    (await courses.owner.get(`/api/courses/${course.id}`)).body.data.instructor,
  ];
  const named = expect.objectContaining({ id: instructor.id });
  expect(await seen()).toEqual([named, named, named, named, named, named]);
  expect((await student.get(`/api/users/courses?instructor_id=${instructor.id}`)).body.data.total).toBe(1);
  expect((await courses.owner.delete(`/api/instructors/${instructor.id}`)).status).toBe(200);
  expect(await seen()).toEqual([null, null, null, null, null, null]);
  expect((await student.get(`/api/users/Instructors/${instructor.username}`)).status).toBe(404);
  expect((await student.get(`/api/users/courses?instructor_id=${instructor.id}`)).body.data.total).toBe(0);
  const opening = await student.post('/api/users/conversations', { course_id: course.id });
  expect([opening.status, opening.body.code]).toEqual([409, 'course_without_instructor']);
});

it('accounts linked to a deleted instructor cannot sign in, and their tokens stop, until the instructor is restored', async () => {
  const teacher = await courses.teacher();
  const path = `/api/instructors/${teacher.instructorId}`;
  const signIn = () => courses.visitor().post('/api/auth/login', { email: teacher.email, password: PASSWORD });
  expect([(await signIn()).status, (await teacher.get('/api/courses')).status]).toEqual([200, 200]);
  expect(statuses(await race(4, () => courses.owner.delete(path)))).toEqual({ 200: 1, 404: 3 });
  const unknown = await courses.visitor().post('/api/auth/login', { email: 'x@example.com', password: PASSWORD });
  const refused = await signIn();
  expect([refused.status, refused.body]).toEqual([401, unknown.body]);
  for (const address of ['/api/courses', '/api/auth/me', '/api/conversations'])
    expect((await teacher.get(address)).status).toBe(401);
  await courses.owner.post(`/api/instructors/deleted/${teacher.instructorId}/restore`);
  expect([(await signIn()).status, (await teacher.get('/api/courses')).status]).toEqual([200, 200]);
});
