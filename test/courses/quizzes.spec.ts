import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });
const option = (text: string, is_correct = false) => ({ text: both(text), is_correct });
/** Right is the last one. */
const SINGLE = { prompt: both('Capital of France?'), options: [option('Rome'), option('Oslo'), option('Paris', true)] };
const MULTIPLE = {
  type: 'multiple',
  prompt: both('Primes?'),
  points: 3,
  explanation: both('Only one and itself divide them.'),
  options: [option('2', true), option('4'), option('5', true)],
};

/** Names of keys at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
const TELLING = /^(is_right|is_correct|correct.*|answer_key|explanation)$/;

describe('quizzes', () => {
  let courses: Courses;
  let db: Database;
  let course: Course;
  let student: Actor;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    course = await makeCourse(db);
    student = await holder();
  });

  const holder = async () => {
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course);
    return courses.student(made);
  };
  const make = async (values: object = {}, of: Pick<Course, 'id'> = course) => {
    const body = { course_id: of.id, title: both('Basics'), questions: [SINGLE, MULTIPLE], ...values };
    const answer = await courses.owner.post('/api/quizzes', body);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const attempts = (quiz: { id: number }) => `/api/users/quizzes/${quiz.id}/attempts`;

  it('are written by staff with questions and what is right', async () => {
    const quiz = await make({ pass_percentage: 75, max_attempts: 2, description: 'Short' });
    expect(quiz).toMatchObject({
      course_id: course.id,
      pass_percentage: 75,
      max_attempts: 2,
      description: { en: 'Short', ar: 'Short' },
      question_count: 2,
      max_score: 4,
    });
    const [single] = quiz.questions;
    expect(single.options.map((own: { is_correct: boolean }) => own.is_correct)).toEqual([false, false, true]);
    const changed = await courses.owner.patch(`/api/quizzes/${quiz.id}`, {
      title: both('Renamed'),
      max_attempts: null,
    });
    expect(changed.body.data).toMatchObject({ title: both('Renamed'), max_attempts: null, pass_percentage: 75 });
    const list = await courses.owner.get(`/api/quizzes?course_id=${course.id}`);
    expect(list.body.data).toMatchObject({ total: 1, page: 1, limit: 15, totalPages: 1 });
    expect((await courses.owner.get('/api/quizzes')).body.errors).toHaveProperty('course_id');
    expect((await courses.owner.get('/api/quizzes?course_id=2000000')).status).toBe(404);
    expect((await courses.owner.delete(`/api/quizzes/${quiz.id}`)).status).toBe(200);
    for (const answer of [
      await courses.owner.get(`/api/quizzes/${quiz.id}`),
      await student.get(`/api/users/quizzes/${quiz.id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await courses.owner.post('/api/quizzes', { course_id: 2_000_000, title: both('X') })).status).toBe(400);
  });

  it('take questions with a right option, of a single choice exactly one', async () => {
    const quiz = await make({ questions: [] });
    const path = `/api/quizzes/${quiz.id}/questions`;
    const two = [option('a', true), option('b', true)];
    for (const options of [two, [option('a'), option('b')], [option('a', true)], [{ text: both('a') }, option('b')]])
      expect((await courses.owner.post(path, { ...SINGLE, options })).status).toBe(400);
    const added = await courses.owner.post(path, { ...SINGLE, type: 'multiple', options: two });
    expect(added).toMatchObject({ status: 201, body: { data: { quiz_id: quiz.id, position: 1 } } });
    const one = `${path}/${added.body.data.id}`;
    expect((await courses.owner.patch(one, { type: 'single' })).body.errors).toHaveProperty('options');
    const kept = [{ id: 2, ...option('b') }, option('c', true)];
    const changed = await courses.owner.patch(one, { type: 'single', options: kept });
    expect(changed.body.data.options).toEqual([
      { id: 2, ...option('b') },
      { id: 3, ...option('c', true) },
    ]);
    expect((await courses.owner.patch(one, { options: [{ id: 9, ...option('x', true) }, option('y')] })).status).toBe(
      400,
    );
    expect((await courses.owner.delete(one)).status).toBe(200);
    expect((await courses.owner.delete(one)).status).toBe(404);
  });

  it('know their own questions only', async () => {
    const [first, second] = [await make(), await make()];
    const path = `/api/quizzes/${first.id}/questions/${second.questions[0].id}`;
    expect((await courses.owner.patch(path, { points: 9 })).status).toBe(404);
    expect((await courses.owner.delete(path)).status).toBe(404);
  });

  it('never tell a student what is right, before an attempt and after it', async () => {
    const quiz = await make();
    const [single, multiple] = quiz.questions;
    const answers = [
      await student.get(`/api/users/quizzes?course_id=${course.id}`),
      await student.get(`/api/users/quizzes/${quiz.id}`),
      await student.post(attempts(quiz), { answers: { [single.id]: [1], [multiple.id]: [1, 3] } }),
      await student.get(attempts(quiz)),
      await student.get(`/api/users/quizzes/${quiz.id}`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(keysOf(body).filter(key => TELLING.test(key))).toEqual([]);
    }
    const shown = answers[1]!.body.data.questions[0];
    expect(shown.options.map((own: { id: number }) => own.id)).toEqual([1, 2, 3]);
    expect(Object.keys(shown.options[0])).toEqual(['id', 'text']);
  });

  it('tell which questions were right only where they show marks, once passed or without an attempt left', async () => {
    const marks = (answer: { body: { data: unknown } }) =>
      JSON.stringify(answer.body).match(/"is_right":(true|false)/g);
    const [silent, capped, passable] = [
      await make({ max_attempts: 1 }),
      await make({ shows_marks: true, max_attempts: 2 }),
      await make({ shows_marks: true }),
    ];
    expect(silent.shows_marks).toBe(false);
    expect(capped.shows_marks).toBe(true);
    const right = ({ questions: [single, multiple] }: typeof silent) => ({ [single.id]: [3], [multiple.id]: [1, 3] });
    expect(marks(await student.post(attempts(silent), { answers: right(silent) }))).toBeNull();
    expect(marks(await student.get(attempts(silent)))).toBeNull();

    const wrong = { answers: { [capped.questions[0].id]: [3] } };
    expect(marks(await student.post(attempts(capped), wrong))).toBeNull();
    expect(marks(await student.get(attempts(capped)))).toBeNull();
    expect(marks(await student.post(attempts(capped), wrong))).toEqual(['"is_right":true', '"is_right":false']);
    expect(marks(await student.get(attempts(capped)))).toHaveLength(4);

    expect(marks(await student.post(attempts(passable), { answers: {} }))).toBeNull();
    expect(marks(await student.post(attempts(passable), { answers: right(passable) }))).toHaveLength(2);
    expect(marks(await student.get(attempts(passable)))).toHaveLength(4);
    expect(marks(await (await holder()).post(attempts(passable), { answers: {} }))).toBeNull();
    await courses.owner.patch(`/api/quizzes/${passable.id}`, { shows_marks: false });
    expect(marks(await student.get(attempts(passable)))).toBeNull();
  });

  it('are scored here and kept as they were', async () => {
    const quiz = await make({ pass_percentage: 75 });
    const [single, multiple] = quiz.questions;
    const first = await student.post(attempts(quiz), { answers: { [single.id]: [1, 2, 3], [multiple.id]: [1] } });
    expect(first.body.data).toMatchObject({ number: 1, score: 0, max_score: 4, percentage: 0, passed: false });
    const second = await student.post(attempts(quiz), { answers: { [multiple.id]: [3, 1] } });
    expect(second.body.data).toMatchObject({ number: 2, score: 3, max_score: 4, percentage: 75, passed: true });
    const before = (await student.get(attempts(quiz))).body.data;
    expect(before).toMatchObject({ total: 2, from: 1, to: 2 });
    expect(before.data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);

    await courses.owner.delete(`/api/quizzes/${quiz.id}/questions/${single.id}`);
    await courses.owner.patch(`/api/quizzes/${quiz.id}/questions/${multiple.id}`, {
      prompt: both('Another'),
      points: 10,
      options: [option('x'), option('y', true)],
    });
    expect((await student.get(attempts(quiz))).body.data.data).toEqual(before.data);
    const card = (await student.get(`/api/users/quizzes?course_id=${course.id}`)).body.data[0];
    expect(card).toMatchObject({
      attempts_used: 2,
      best_percentage: 75,
      passed: true,
      max_score: 10,
      question_count: 1,
    });
    expect((await (await holder()).get(attempts(quiz))).body.data.total).toBe(0);
  });

  it('refuse a score that is sent, and answers to anything else', async () => {
    const [quiz, other] = [await make(), await make()];
    const id = quiz.questions[0].id;
    const bodies = [
      { answers: { [id]: [3] }, score: 4 },
      { answers: { [other.questions[0].id]: [3] } },
      { answers: { [id]: [4] } },
      { answers: { [id]: [3, 3] } },
      { answers: { [`0${id}`]: [3] } },
      { answers: [[3]] },
      {},
    ];
    for (const body of bodies) expect((await student.post(attempts(quiz), body)).status).toBe(400);
    const told = await student.post(attempts(quiz), bodies[2]);
    expect(Object.keys(told.body.errors)).toEqual([`answers.${id}`]);
    const foreign = await student.post(attempts(quiz), bodies[1]);
    expect(Object.keys(foreign.body.errors)).toEqual([`answers.${other.questions[0].id}`]);
    expect(await db.rows('SELECT 1 FROM quiz_attempt')).toEqual([]);
    expect((await student.post(attempts(await make({ questions: [] })), { answers: {} })).status).toBe(409);
  });

  it('with a cap store exactly as many attempts, however many are sent at once', async () => {
    const quiz = await make({ max_attempts: 3 });
    const other = await holder();
    const answers = await race(13, () => student.post(attempts(quiz), { answers: {} }));
    expect(statuses(answers)).toEqual({ 201: 3, 409: 10 });
    const stored = await db.rows<{ number: number }>('SELECT number FROM quiz_attempt ORDER BY number');
    expect(stored.map(row => row.number)).toEqual([1, 2, 3]);
    expect((await other.post(attempts(quiz), { answers: {} })).status).toBe(201);
  });

  it('of a course that is not held reveal nothing', async () => {
    const quiz = await make();
    const [stranger, former] = [await courses.student(), await makeStudent(db)];
    await makeEnrollment(db, former, course, { status: 'cancelled' });
    for (const actor of [stranger, await courses.student(former)]) {
      for (const path of [
        `/api/users/quizzes?course_id=${course.id}`,
        `/api/users/quizzes/${quiz.id}`,
        attempts(quiz),
      ]) {
        const answer = await actor.get(path);
        expect(answer.status).toBe(403);
        expect(answer.body.data).toBeNull();
      }
      expect((await actor.post(attempts(quiz), { answers: {} })).status).toBe(403);
    }
    expect(await db.rows('SELECT 1 FROM quiz_attempt')).toEqual([]);
    for (const query of ['', '?course_id=', '?course_id=x', '?course_id=1&course_id=2'])
      expect((await student.get(`/api/users/quizzes${query}`)).status).toBe(400);
    expect((await student.get('/api/users/quizzes')).body.codes.course_id[0].code).toBe('required');
    expect((await courses.owner.get('/api/quizzes')).body.codes.course_id[0].code).toBe('required');
    const described = await fetch(`${courses.service.origin}/courses/openapi.json`);
    const { paths } = (await described.json()) as {
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
    };
    for (const path of ['/api/users/quizzes', '/api/quizzes']) {
      const { parameters } = paths[path]!.get;
      expect(parameters.find(({ name }) => name === 'course_id')).toMatchObject({ required: true });
    }
    const hidden = await make({ is_published: false });
    expect((await student.get(`/api/users/quizzes/${hidden.id}`)).status).toBe(404);
    expect(idsIn(await student.get(`/api/users/quizzes?course_id=${course.id}`))).toEqual([quiz.id]);
    expect((await courses.owner.get(`/api/users/quizzes/${quiz.id}`)).status).toBe(401);
    expect((await student.get(`/api/quizzes/${quiz.id}`)).status).toBe(401);
  });

  it('of other courses are closed to an account that is linked to an instructor', async () => {
    const teacher = await courses.teacher();
    const own = await makeCourse(db, { instructorId: teacher.instructorId });
    const [foreign, mine] = [await make(), await make({}, own)];
    const question = `/questions/${foreign.questions[0].id}`;
    const refused = [
      await teacher.get(`/api/quizzes?course_id=${course.id}`),
      await teacher.get(`/api/quizzes/${foreign.id}`),
      await teacher.patch(`/api/quizzes/${foreign.id}`, { position: 1 }),
      await teacher.post('/api/quizzes', { course_id: course.id, title: both('Mine now') }),
      await teacher.post(`/api/quizzes/${foreign.id}/questions`, SINGLE),
      await teacher.patch(`/api/quizzes/${foreign.id}${question}`, { points: 2 }),
      await teacher.delete(`/api/quizzes/${foreign.id}${question}`),
      await teacher.delete(`/api/quizzes/${foreign.id}`),
    ];
    expect(statuses(refused)).toEqual({ 403: 8 });
    expect((await teacher.delete(`/api/quizzes/${mine.id}${question}`)).status).toBe(404);
    expect((await teacher.patch(`/api/quizzes/${mine.id}`, { course_id: course.id })).status).toBe(400);
    expect((await teacher.patch(`/api/quizzes/${mine.id}`, { position: 4 })).body.data.position).toBe(4);
    expect((await courses.owner.get(`/api/quizzes/${foreign.id}`)).body.data.question_count).toBe(2);
  });
});
