import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourseWithLessons, makeInstructor } from './factories';

const title = { en: 'Mine', ar: 'لي' };

/** Every staff permission this needs, so that only the link to an instructor stands in the way. */
const EVERYTHING = [
  ...['view', 'create', 'edit', 'delete', 'restore'].map(action => `courses.${action}`),
  ...['view', 'create', 'edit', 'delete'].map(action => `curriculum.${action}`),
  ...['view', 'create', 'edit', 'delete', 'restore'].map(action => `instructors.${action}`),
];

describe('an account linked to an instructor', () => {
  let courses: Courses;
  let teacher: Actor;
  let own: Awaited<ReturnType<typeof makeCourseWithLessons>>;
  let others: Awaited<ReturnType<typeof makeCourseWithLessons>>;
  let colleagueId: number;
  let instructorId: number;

  beforeAll(async () => {
    courses = await startCourses();
    const { db } = courses.service;
    instructorId = (await makeInstructor(db)).id;
    colleagueId = (await makeInstructor(db)).id;
    teacher = await courses.member({ permissions: EVERYTHING, instructorId });
    own = await makeCourseWithLessons(db, 1, { instructorId });
    others = await makeCourseWithLessons(db, 2, { instructorId: colleagueId });
    await makeCourseWithLessons(db, 1);
  });
  afterAll(() => courses.service.close());

  it('sees its own courses in lists and counts', async () => {
    expect(idsIn(await teacher.get('/api/courses'))).toEqual([own.course.id]);
    expect(idsIn(await teacher.get(`/api/courses?instructor_id=${colleagueId}`))).toEqual([]);
    expect((await teacher.get('/api/courses/statistic')).body.data.total).toBe(1);
    expect(idsIn(await teacher.get('/api/instructors'))).toEqual([instructorId]);
    expect((await teacher.get('/api/instructors/statistic')).body.data.total).toBe(1);
    expect(idsIn(await teacher.get('/api/courses/deleted'))).toEqual([]);
  });

  it('reaches nothing of another by any address', async () => {
    const { course, section, lessons } = others;
    const resource = await courses.owner.post(`/api/lessons/${lessons[0]!.id}/resources`, {
      title,
      url: 'https://files.example/a.pdf',
    });
    const calls: [string, string, object?][] = [
      ['GET', `/api/courses/${course.id}`],
      ['GET', `/api/courses/slug/${course.slug}`],
      ['PATCH', `/api/courses/${course.id}`, { price: 1 }],
      ['PATCH', `/api/courses/${course.id}`, { instructor_id: instructorId }],
      ['DELETE', `/api/courses/${course.id}`],
      ['GET', `/api/courses/${course.id}/sections`],
      ['POST', `/api/courses/${course.id}/sections`, { title }],
      ['POST', `/api/courses/${course.id}/sections/reorder`, { ids: [section.id] }],
      ['GET', `/api/sections/${section.id}`],
      ['PATCH', `/api/sections/${section.id}`, { title }],
      ['DELETE', `/api/sections/${section.id}`],
      ['GET', `/api/sections/${section.id}/lessons`],
      ['POST', `/api/sections/${section.id}/lessons`, { title }],
      ['POST', `/api/sections/${section.id}/lessons/reorder`, { ids: lessons.map(({ id }) => id) }],
      ['GET', `/api/lessons/${lessons[0]!.id}`],
      ['PATCH', `/api/lessons/${lessons[0]!.id}`, { title }],
      ['DELETE', `/api/lessons/${lessons[0]!.id}`],
      ['GET', `/api/lessons/${lessons[0]!.id}/resources`],
      ['POST', `/api/lessons/${lessons[0]!.id}/resources`, { title, url: 'https://files.example/b.pdf' }],
      ['PATCH', `/api/lesson-resources/${resource.body.data.id}`, { title }],
      ['DELETE', `/api/lesson-resources/${resource.body.data.id}`],
      ['GET', `/api/instructors/${colleagueId}`],
      ['PATCH', `/api/instructors/${colleagueId}`, { is_featured: true }],
      ['DELETE', `/api/instructors/${colleagueId}`],
      ['POST', '/api/instructors', { name: title }],
      ['POST', '/api/courses', { title, type: 'live', price: 1, instructor_id: colleagueId }],
      ['PATCH', `/api/courses/${own.course.id}`, { instructor_id: colleagueId }],
      ['PATCH', `/api/courses/${own.course.id}`, { instructor_id: null }],
    ];
    const refused = await Promise.all(
      calls.map(async ([method, path, body]) => {
        const answer = await teacher.send(method, path, body);
        return `${method} ${path}: ${answer.status} ${answer.body.code}`;
      }),
    );
    expect(refused).toEqual(calls.map(([method, path]) => `${method} ${path}: 403 outside_own_courses`));
    expect((await courses.owner.get(`/api/courses/${course.id}`)).body.data).toMatchObject({
      price: 100,
      instructor_id: colleagueId,
      lessons_count: 2,
    });
  });

  it('adds courses of its own', async () => {
    const added = await teacher.post('/api/courses', { title, type: 'live', price: 10 });
    expect([added.status, added.body.data.instructor_id]).toEqual([201, instructorId]);
  });
});
