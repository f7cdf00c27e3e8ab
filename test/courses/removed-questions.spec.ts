import { race, statuses } from '../harness/race';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });
const option = (text: string, is_correct = false) => ({ text: both(text), is_correct });
const SINGLE = { prompt: both('Capital of France?'), options: [option('Rome'), option('Oslo'), option('Paris', true)] };
const MULTIPLE = {
  type: 'multiple',
  prompt: both('Primes?'),
  points: 3,
  options: [option('2', true), option('4'), option('5', true)],
};

describe('answers of students', () => {
  let courses: Courses;
  let student: Actor;
  let courseId: number;

  beforeAll(async () => {
    courses = await startCourses();
    const { db } = courses.service;
    const course = await makeCourse(db);
    courseId = course.id;
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course);
    student = await courses.student(made);
  });
  afterAll(() => courses.service.close());

  const make = async (questions: object[]) =>
    (await courses.owner.post('/api/quizzes', { course_id: courseId, title: both('Basics'), questions })).body.data;
  const attempts = (quiz: { id: number }) => `/api/users/quizzes/${quiz.id}/attempts`;

  it('are scored by what is left when questions or options were removed meanwhile', async () => {
    const quiz = await make([SINGLE, MULTIPLE, { ...SINGLE, points: 2 }]);
    const [single, multiple, gone] = quiz.questions;
    const answers = { [single.id]: [3], [multiple.id]: [1, 2, 3], [gone.id]: [3] };
    const remove = (id: number) => courses.owner.delete(`/api/quizzes/${quiz.id}/questions/${id}`);
    expect((await remove(gone.id)).status).toBe(200);
    const options = multiple.options.filter((shown: { id: number }) => shown.id !== 2);
    const questionPath = `/api/quizzes/${quiz.id}/questions/${multiple.id}`;
    expect((await courses.owner.patch(questionPath, { options })).status).toBe(200);
    const scored = await student.post(attempts(quiz), { answers });
    expect([scored.status, scored.body.data]).toMatchObject([
      201,
      { score: 4, max_score: 4, percentage: 100, answers: [{ chosen: [3] }, { chosen: [1, 3] }] },
    ]);
    const added = await courses.owner.patch(questionPath, { options: [...options, option('9')] });
    const ids = (data: { questions: { id: number; options: { id: number }[] }[] }) =>
      data.questions.find(({ id }) => id === multiple.id)!.options.map(({ id }) => id);
    expect(added.status).toBe(200);
    expect(ids((await courses.owner.get(`/api/quizzes/${quiz.id}`)).body.data)).toEqual([1, 3, 4]);
    expect((await student.post(attempts(quiz), { answers: { [gone.id]: 'anything' } })).status).toBe(201);
    const unknown = await student.post(attempts(quiz), { answers: { ...answers, [gone.id + 1000]: [1] } });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, [`answers.${gone.id + 1000}`]]);
    for (const { id } of [single, multiple]) await remove(id);
    expect((await student.post(attempts(quiz), { answers })).body.code).toBe('quiz_without_questions');
  });

  it('are scored whole or without the question that is removed in parallel', async () => {
    const quiz = await make([SINGLE, MULTIPLE]);
    const [single, multiple] = quiz.questions;
    const answers = { [single.id]: [3], [multiple.id]: [1, 3] };
    const results = await race(8, index =>
      index === 3
        ? courses.owner.delete(`/api/quizzes/${quiz.id}/questions/${single.id}`)
        : student.post(attempts(quiz), { answers }),
    );
    expect(statuses(results)).toEqual({ 200: 1, 201: 7 });
    for (const { body } of results.filter(({ status }) => status === 201)) expect(body.data.percentage).toBe(100);
  });
});
