import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Tokens } from '#kit/access/tokens';
import { makeCourse, makeEnrollment, makeStudent } from './factories';
import { type Actor, type Courses, startCourses } from './courses';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses.service.close());

const HEADERS = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 50_000 };

const tokenOf = async (audience: string, { id }: Actor) =>
  (await courses.service.get(Tokens).signIn(audience, { id, tokenVersion: 1 })).token;

/** Announces an image and sends nothing of it. Answers the status, or `100` where the body is asked for. */
async function announced(path: string, token: string, expect?: '100-continue'): Promise<number> {
  const headers = { ...HEADERS, authorization: `Bearer ${token}`, ...(expect && { expect }) };
  const sending: ClientRequest = request(new URL(path, courses.service.origin), { method: 'POST', headers });
  sending.on('error', () => undefined).flushHeaders();
  const answered = once(sending, 'response').then(([answer]: IncomingMessage[]) => answer!.statusCode!);
  const status = await Promise.race([answered, once(sending, 'continue').then(() => 100)]);
  sending.destroy();
  return status;
}

async function conversation(): Promise<{ student: Actor; teacher: Actor; id: number }> {
  const teacher = await courses.teacher();
  const course = await makeCourse(courses.service.db, { instructorId: teacher.instructorId });
  const made = await makeStudent(courses.service.db);
  await makeEnrollment(courses.service.db, made, course);
  const student = await courses.student(made);
  const { body } = await student.post('/api/users/conversations', { course_id: course.id });
  return { student, teacher, id: body.data.id };
}

it('an image for a conversation of others is refused before it is sent', async () => {
  const [own, other] = [await conversation(), await conversation()];
  const student = `/courses/api/users/conversations/${other.id}/messages`;
  const teacher = `/courses/api/conversations/${other.id}/messages`;
  expect(await announced(student, await tokenOf('student', own.student))).toBe(404);
  expect(await announced(teacher, await tokenOf('staff', own.teacher))).toBe(403);
  expect(await announced(teacher, await tokenOf('staff', courses.owner))).toBe(403);
  expect(await announced(student.replace(`${other.id}`, '0'), await tokenOf('student', own.student))).toBe(404);
});

it('a body is asked for once the request is let in, and not before', async () => {
  const { student, id } = await conversation();
  const path = `/courses/api/users/conversations/${id}/messages`;
  expect(await announced(path, await tokenOf('student', student), '100-continue')).toBe(100);
  expect(await announced(path, 'none', '100-continue')).toBe(401);
  expect(await announced(path.replace(`${id}`, '999999'), await tokenOf('student', student), '100-continue')).toBe(404);
  expect(await announced('/courses/api/nowhere', await tokenOf('student', student), '100-continue')).toBe(404);
});
