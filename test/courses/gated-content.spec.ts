import { LessonResource } from '#services/courses/curriculum/lesson-resource.entity';
import type { Client } from '../harness/client';
import { builtRoutes } from '../contract/built-routes';
import { type Courses, startCourses } from './courses';
import { makeCategory, makeCourse, makeEnrollment, makeInstructor, makeLesson, makeSection } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());

const both = (text: string) => ({ en: `Scanned ${text}`, ar: `Scanned ${text} بالعربية` });

/** Stands in everything that only who holds the course may see. */
const GATED = 'gated-secret';
const ANSWERS_WHAT_IS_RIGHT = /^(is_correct|correct.*|answer_key|explanation|option_points|search_text)$/;

function* keysIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield key;
    yield* keysIn(inner);
  }
}

/** A course with a gated lesson, a free preview and a quiz. */
async function offer(instructorId: number, categoryId: number, word: string) {
  const { db } = courses.service;
  const course = await makeCourse(db, {
    instructorId,
    categoryId,
    title: both('course'),
    searchText: 'scanned course',
  });
  const section = await makeSection(db, course);
  const content = both(`${word} text`);
  const lesson = await makeLesson(db, section, {
    title: both('lesson'),
    content,
    videoUrl: `https://${word}.example/v.mp4`,
  });
  const preview = await makeLesson(db, section, { isFreePreview: true });
  await db
    .of(LessonResource)
    .insert({ lessonId: lesson.id, title: both('slides'), url: `https://${word}.example/s.pdf`, position: 1 });
  const question = {
    type: 'single',
    prompt: both('prompt'),
    explanation: both(`${word} why`),
    options: [
      { text: both('first'), is_correct: false },
      { text: both('second'), is_correct: true },
    ],
  };
  const body = { course_id: course.id, title: both(`${word} quiz`), questions: [question] };
  const quiz = await courses.owner.post('/api/quizzes', body);
  expect(quiz.status).toBe(201);
  return { course, lesson, preview, quiz: quiz.body.data as { id: number; questions: { id: number }[] } };
}

/** Every address that students and visitors read from, about one course; a route with a parameter of its own is added here. */
function addresses(values: Record<string, string | number>, query: Record<string, string>): string[] {
  const { app } = courses.service.host.services[0]!;
  const { paths } = courses.service.document;
  return builtRoutes(app)
    .filter(({ method, rule }) => method === 'GET' && (rule.kind === 'public' || rule.kind === 'audience'))
    .filter(({ rule }) => rule.kind !== 'audience' || rule.audience === 'student')
    .map(({ path }) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => {
        const key = [`${path.split('/').slice(2, -1).join('/')}:${name}`, name].find(own => own in values);
        return String(values[key ?? name] ?? 0);
      });
      const { parameters = [] } = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get ?? {};
      const known = parameters.flatMap(parameter => ('name' in parameter ? [parameter.name] : []));
      const named = new URLSearchParams(Object.entries(query).filter(([name]) => known.includes(name)));
      return `${filled}?${named.toString()}`;
    });
}

describe('everything that students and visitors can read', () => {
  it('tells nothing of what is right, and of what is gated only to who holds it', async () => {
    const { db } = courses.service;
    const [{ id: instructorId, username }, category] = [await makeInstructor(db), await makeCategory(db)];
    const gated = await offer(instructorId, category.id, GATED);
    const held = await offer(instructorId, category.id, 'held');
    const student = await courses.student();
    await makeEnrollment(db, student, held.course);
    await makeEnrollment(db, student, gated.course, { status: 'cancelled' });
    const scan = async (caller: Client, { course, lesson, quiz }: typeof held) => {
      const values = {
        slug: course.slug,
        username,
        code: course.code,
        lessonCode: lesson.code,
        courseId: course.id,
        id: quiz.id,
        'categories:id': category.id,
        'categories/slug:slug': category.slug,
      };
      const read: string[] = [];
      for (const path of addresses(values, { course_id: String(course.id), q: 'scanned', limit: '20' })) {
        const { status, body } = await caller.get(path);
        expect([path, status < 500]).toEqual([path, true]);
        if (status === 200) read.push(path);
        const telling = [...keysIn(body)].filter(key => ANSWERS_WHAT_IS_RIGHT.test(key));
        expect([path, telling]).toEqual([path, []]);
        expect([path, JSON.stringify(body).includes(GATED)]).toEqual([path, false]);
      }
      return read;
    };
    for (const caller of [student, courses.anonymous]) await scan(caller, gated);
    const read = await scan(student, held);
    const expected = ['enrollments/courses', 'enrollments/lessons', 'quizzes/', 'attempts', 'search', 'overview'];
    for (const part of expected) expect(read.filter(path => path.includes(part))).not.toEqual([]);
    const chosen = { answers: { [held.quiz.questions[0]!.id]: [1] } };
    const attempt = await student.post(`/api/users/quizzes/${held.quiz.id}/attempts`, chosen);
    expect(attempt.status).toBe(201);
    expect([...keysIn(attempt.body)].filter(key => ANSWERS_WHAT_IS_RIGHT.test(key))).toEqual([]);
    expect(attempt.text).not.toContain(' why');
    await scan(student, held);
  });

  it('has the free preview, until it is none', async () => {
    const { db } = courses.service;
    const [{ id: instructorId }, category] = [await makeInstructor(db), await makeCategory(db)];
    const { course, preview } = await offer(instructorId, category.id, GATED);
    const shownLesson = async () => {
      const { sections } = (await courses.anonymous.get(`/api/users/courses/${course.slug}`)).body.data;
      return sections[0].lessons.find((lesson: { id: number }) => lesson.id === preview.id);
    };
    expect((await shownLesson()).content).toEqual(preview.content);
    expect((await courses.owner.patch(`/api/lessons/${preview.id}`, { is_free_preview: false })).status).toBe(200);
    expect(await shownLesson()).toMatchObject({ content: null, video_url: null });
  });
});
