import { type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses.service.close());
beforeEach(async () => {
  await courses.empty();
  courses.service.clock.set('2026-05-09T12:00:00Z');
});

const add = async (path: string, body: object) => {
  const answer = await courses.owner.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body.data;
};
/** The warnings of a record where it is added, in its list and by itself. */
const warningsOf = async (list: string, record: { id: number; warnings?: string[] }) => {
  const answer = await courses.owner.get(list);
  const rows = Array.isArray(answer.body.data) ? answer.body.data : answer.body.data.data;
  return rows[idsIn(answer).indexOf(record.id)].warnings;
};

it('a course may be published without lessons and text, which its warnings say', async () => {
  const course = { title: both('Empty'), price: 10, status: 'published' };
  const [recorded, live] = [
    await add('/api/courses', { ...course, type: 'recorded' }),
    await add('/api/courses', { ...course, type: 'live', description: { en: 'Only in English' } }),
  ];
  for (const record of [recorded, live]) {
    expect([record.status, record.warnings]).toEqual(['published', ['no_lessons', 'no_text']]);
    expect(await warningsOf('/api/courses', record)).toEqual(['no_lessons', 'no_text']);
  }
  const [card] = (await courses.anonymous.get('/api/users/courses')).body.data.data;
  expect(card).not.toHaveProperty('warnings');

  await courses.owner.patch(`/api/courses/${recorded.id}`, { description: 'Some words' });
  expect(await warningsOf('/api/courses', recorded)).toEqual(['no_lessons']);
  const section = await add(`/api/courses/${recorded.id}/sections`, { title: both('Part') });
  expect(section.warnings).toEqual(['no_lessons']);
  const lessons = `/api/sections/${section.id}/lessons`;
  const lesson = await add(lessons, { title: both('Long'), duration: 721 });
  expect(lesson.warnings).toEqual(['no_text', 'very_long']);
  expect(await warningsOf(lessons, lesson)).toEqual(['no_text', 'very_long']);
  expect(await warningsOf('/api/courses', recorded)).toEqual([]);
  expect(await warningsOf(`/api/courses/${recorded.id}/sections`, section)).toEqual([]);
  const fixed = { duration: 720, video_url: 'https://video.example/a.mp4' };
  expect((await courses.owner.patch(`/api/lessons/${lesson.id}`, fixed)).body.data.warnings).toEqual([]);

  const times = { starts_at: '2026-05-10T12:00:00Z', ends_at: '2026-05-10T13:00:00Z' };
  await add('/api/live-sessions', { course_id: live.id, title: both('Class'), ...times });
  expect(await warningsOf('/api/courses', live)).toEqual(['no_text']);
  await courses.owner.delete(`/api/courses/${live.id}`);
  expect(await warningsOf('/api/courses/deleted', live)).toEqual(['no_text']);
});

it('a due date may be over and a class may last for years, which their warnings say', async () => {
  const { db } = courses.service;
  const course = await makeCourse(db);
  const student = await makeStudent(db);
  await makeEnrollment(db, student, course);
  const common = { course_id: course.id, title: both('Late') };
  const due = await add('/api/assignments', { ...common, due_at: '2001-01-01T00:00:00Z' });
  expect(due.warnings).toEqual(['no_text', 'due_in_past']);
  const changed = await courses.owner.patch(`/api/assignments/${due.id}`, { instructions: 'By hand' });
  expect(changed.body.data.warnings).toEqual(['due_in_past']);
  expect(await warningsOf('/api/assignments', due)).toEqual(['due_in_past']);
  const actor = await courses.student(student);
  await actor.post(`/api/users/dashboard/calendar/assignments/${due.id}/submit`, { body: 'Mine' });
  expect(await warningsOf('/api/assignments', due)).toEqual([]);
  const coming = await add('/api/assignments', { ...common, instructions: 'Do it', due_at: '2026-05-10T00:00:00Z' });
  expect(coming.warnings).toEqual([]);

  const starts_at = '2026-05-10T12:00:00Z';
  const years = await add('/api/live-sessions', { ...common, starts_at, ends_at: '2033-05-10T12:00:00Z' });
  const day = await add('/api/live-sessions', { ...common, starts_at, ends_at: '2026-05-11T00:00:00Z' });
  expect([years.warnings, day.warnings]).toEqual([['very_long'], []]);
  expect(await warningsOf('/api/live-sessions', years)).toEqual(['very_long']);
  const calendar = (await actor.get('/api/users/dashboard/calendar?from=2026-05-09&to=2026-05-12')).body.data;
  expect(JSON.stringify(calendar)).not.toContain('warnings');
});

it('a post without a text says so', async () => {
  const post = await add('/api/blog', { title: both('Empty'), status: 'published' });
  expect(await warningsOf('/api/blog', post)).toEqual(['no_text']);
  await courses.owner.patch(`/api/blog/${post.id}`, { body: 'Long' });
  expect(await warningsOf('/api/blog', post)).toEqual([]);
  expect((await courses.anonymous.get(`/api/users/blog/${post.slug}`)).body.data).not.toHaveProperty('warnings');
});
