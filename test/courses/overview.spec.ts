import { Temporal } from 'temporal-polyfill';
import { Assignment } from '#services/courses/assignments/assignment.entity';
import { AssignmentSubmission } from '#services/courses/assignments/assignment-submission.entity';
import { LiveSession } from '#services/courses/live-sessions/live-session.entity';
import { Quiz } from '#services/courses/quizzes/quiz.entity';
import { QuizAttempt } from '#services/courses/quizzes/quiz-attempt.entity';
import { type Actor, type Courses, startCourses } from './courses';
import {
  makeCourse,
  makeCourseWithLessons,
  makeEnrollment,
  makeInstructor,
  makeLesson,
  makeSection,
} from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
  courses.service.clock.set(NOW);
});
afterAll(() => courses?.service.close());

const NOW = '2026-05-09T12:00:00Z';
const at = (hours: number) => new Date(Temporal.Instant.from(NOW).add({ hours }).epochMilliseconds);
const both = (en: string, ar: string) => ({ en, ar });

const kpis = async (student: Actor) => (await student.get('/api/users/dashboard/kpis')).body.data;
const radar = async (student: Actor) => (await student.get('/api/users/dashboard/radar')).body.data;
const overview = async (student: Actor) => (await student.get('/api/users/dashboard/overview')).body.data;
const valueOf = async (student: Actor, key: string) =>
  (await radar(student)).find((spoke: { key: string }) => spoke.key === key).value as number;

describe('the figures of a student', () => {
  it('are nothing before the first course', async () => {
    const student = await courses.student();
    expect(await kpis(student)).toEqual({
      enrolled_courses: 0,
      active_courses: 0,
      completed_courses: 0,
      average_progress: 0,
      completed_lessons: 0,
      total_lessons: 0,
      learning_minutes: 0,
      quizzes_attempted: 0,
      average_quiz_score: null,
      assignments_pending: 0,
    });
    expect((await radar(student)).map((spoke: { value: number }) => spoke.value)).toEqual([0, 0, 0, 0, 0]);
    expect(await overview(student)).toMatchObject({ continue_learning: [], upcoming: [], unread_messages: 0 });
  });

  it('agree with the list and the content about progress', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const { course, section, lessons } = await makeCourseWithLessons(db, 3);
    await makeEnrollment(db, student, course);
    const agreed = async () => {
      const list = (await student.get('/api/users/enrollments')).body.data.data[0].progress as number;
      const content = (await student.get(`/api/users/enrollments/courses/${course.code}`)).body.data.progress as number;
      const home = await overview(student);
      const told = [
        list,
        content,
        (await kpis(student)).average_progress,
        home.kpis.average_progress,
        await valueOf(student, 'progress'),
        ...home.continue_learning.map((row: { progress: number }) => row.progress),
      ];
      expect(new Set(told).size).toBe(1);
      return list;
    };
    const complete = (index: number) => student.post(`/api/users/enrollments/lessons/${lessons[index]!.code}/complete`);
    expect(await agreed()).toBe(0);
    await complete(0);
    expect(await agreed()).toBe(33);
    await complete(1);
    await complete(2);
    expect(await agreed()).toBe(100);
    await makeLesson(db, section);
    expect(await agreed()).toBe(75);
    expect(await kpis(student)).toMatchObject({
      enrolled_courses: 1,
      active_courses: 0,
      completed_courses: 1,
      completed_lessons: 3,
      total_lessons: 4,
      learning_minutes: 30,
    });
    expect([await valueOf(student, 'completion'), await valueOf(student, 'consistency')]).toEqual([100, 25]);
  });

  it('count quizzes and assignments of held courses, and nothing of a cancelled seat', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const [held, left] = [await makeCourse(db), await makeCourse(db)];
    await makeEnrollment(db, student, held);
    await makeEnrollment(db, student, left, { status: 'cancelled' });
    for (const { id: courseId } of [held, left]) {
      for (const percentages of [[40, 80], [60]]) {
        const quiz = await db.of(Quiz).save(db.of(Quiz).create({ courseId, title: both('Quiz', 'اختبار') }));
        for (const [index, percentage] of percentages.entries())
          await db.of(QuizAttempt).insert({
            quizId: quiz.id,
            studentId: student.id,
            number: index + 1,
            score: percentage,
            maxScore: 100,
            percentage,
            passed: percentage >= 60,
            answers: [],
          });
      }
      for (const hours of [-48, 24, 24 * 30]) {
        const work = { courseId, title: both('Essay', 'مقال'), dueAt: at(hours) };
        const assignment = await db.of(Assignment).save(db.of(Assignment).create(work));
        if (hours === 24)
          await db
            .of(AssignmentSubmission)
            .insert({ assignmentId: assignment.id, studentId: student.id, body: 'Done', submittedAt: at(0) });
      }
    }
    expect(await kpis(student)).toMatchObject({
      enrolled_courses: 1,
      quizzes_attempted: 2,
      average_quiz_score: 70,
      assignments_pending: 1,
    });
    expect([await valueOf(student, 'quizzes'), await valueOf(student, 'assignments')]).toEqual([70, 33]);
  });
});

describe('the radar', () => {
  it('has the spokes of its setting, in the language of the request', async () => {
    const student = await courses.student();
    const before = await radar(student);
    const spoke = { key: 'steady', label: both('Steadiness', 'الثبات'), measure: 'consistency' };
    const changed = await courses.owner.patch('/api/settings/dashboard_radar_metrics', { value: [spoke] });
    expect(changed.status).toBe(200);
    expect(await radar(student)).toEqual([{ key: 'steady', label: 'Steadiness', value: 0 }]);
    expect((await student.inArabic().get('/api/users/dashboard/radar')).body.data[0].label).toBe('الثبات');
    await courses.owner.delete('/api/settings/dashboard_radar_metrics');
    expect(await radar(student)).toEqual(before);
  });
});

describe('the home screen', () => {
  it('has what is under way and what comes next', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const [first, second, finished] = [await makeCourse(db), await makeCourse(db), await makeCourse(db)];
    await makeEnrollment(db, student, first, { lastAccessedAt: at(-1) });
    await makeEnrollment(db, student, second, { lastAccessedAt: at(-2) });
    await makeEnrollment(db, student, finished, { status: 'completed', completedAt: at(-3) });
    const left = await makeCourse(db);
    await makeEnrollment(db, student, left, { status: 'cancelled' });
    const meet = (course: { id: number }, hours: number, values: Partial<LiveSession> = {}) =>
      db.of(LiveSession).save(
        db.of(LiveSession).create({
          courseId: course.id,
          title: both(`Class ${hours}`, `حصة ${hours}`),
          startsAt: at(hours),
          endsAt: at(hours + 2),
          joinUrl: 'https://meet.example/1',
          ...values,
        }),
      );
    const under = await meet(first, -1);
    const later = await meet(finished, 48);
    await meet(first, 3, { status: 'cancelled' });
    await meet(first, 24 * 8);
    await meet(first, -3);
    await meet(left, 5);
    const due = await db
      .of(Assignment)
      .save(db.of(Assignment).create({ courseId: second.id, title: both('Essay', 'مقال'), dueAt: at(5) }));
    const data = (await student.inArabic().get('/api/users/dashboard/overview')).body.data;
    expect(data.student.email).toBe(student.email);
    expect(data.continue_learning.map((course: { id: number }) => course.id)).toEqual([first.id, second.id]);
    expect(data.upcoming).toEqual([
      {
        kind: 'class',
        id: under.id,
        title: 'حصة -1',
        course_code: first.code,
        course_title: first.title.ar,
        at: at(-1).toISOString(),
      },
      expect.objectContaining({ kind: 'assignment', id: due.id, title: 'مقال', course_code: second.code }),
      expect.objectContaining({ kind: 'class', id: later.id }),
    ]);
    expect(data.unread_notifications).toBe(0);
  });

  it('is for students alone', async () => {
    for (const path of ['overview', 'kpis', 'radar']) {
      expect((await courses.anonymous.get(`/api/users/dashboard/${path}`)).status).toBe(401);
      expect((await courses.owner.get(`/api/users/dashboard/${path}`)).status).toBe(401);
    }
  });
});

describe('the search of students', () => {
  const find = async (student: Pick<Actor, 'get'>, query: string) =>
    (await student.get(`/api/users/search?${query}`)).body.data as Record<string, { id: number }[]>;
  const ids = (rows: { id: number }[] | undefined) => rows?.map(({ id }) => id);

  it('finds the catalogue, what is held, and lessons of what is held by their titles alone', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const titled = (name: string, values: object = {}) =>
      makeCourse(db, {
        title: both(`Zoology ${name}`, `علم الحيوان ${name}`),
        searchText: `zoology ${name} علم الحيوان`,
        ...values,
      });
    const [seen, hidden, gone] = [
      await titled('seen'),
      await titled('hidden', { isPublic: false }),
      await titled('gone', { archivedAt: new Date() }),
    ];
    await titled('draft', { status: 'draft' });
    await makeEnrollment(db, student, gone);
    const titles = { title: both('Zoology of birds', 'الطيور') };
    const mine = await makeLesson(db, await makeSection(db, gone), { ...titles, content: both('Penguins', 'بطاريق') });
    await makeLesson(db, await makeSection(db, gone), { ...titles, isPublished: false });
    await makeLesson(db, await makeSection(db, seen), { ...titles, isFreePreview: true });
    const teacher = await makeInstructor(db, { name: both('Zoology Zaki', 'زكي') });
    await makeInstructor(db, { name: both('Zoology Gone', 'غائب'), status: 'inactive' });
    const found = await find(student, 'q=ZOOLOGY');
    expect([ids(found['courses']), ids(found['lessons']), ids(found['instructors'])]).toEqual([
      [gone.id, seen.id],
      [mine.id],
      [teacher.id],
    ]);
    expect(found['courses']).toEqual([
      expect.objectContaining({ title: gone.title.en, is_enrolled: true }),
      expect.objectContaining({ is_enrolled: false }),
    ]);
    expect(JSON.stringify(found)).not.toContain(hidden.code);
    for (const nothing of ['q=penguins', 'q=', '', 'q=%25', 'q=zoology+unheard'])
      expect(await find(student, nothing)).toEqual({ courses: [], lessons: [], instructors: [] });
    const arabic = await find(student.inArabic(), `q=${encodeURIComponent('الطّيور')}`);
    expect(arabic['lessons']).toEqual([expect.objectContaining({ title: 'الطيور', course_title: gone.title.ar })]);
    expect(ids((await find(student, 'q=zoology&limit=1'))['courses'])).toEqual([gone.id]);
    expect(ids((await find(student, 'q=zoology&limit=1000'))['courses'])).toHaveLength(2);
    expect((await courses.anonymous.get('/api/users/search?q=zoology')).status).toBe(401);
  });

  it('finds a lesson by the title that staff gave it last', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const { course, lessons } = await makeCourseWithLessons(db, 1);
    await makeEnrollment(db, student, course);
    const changed = await courses.owner.patch(`/api/lessons/${lessons[0]!.id}`, {
      title: both('Xylophone', 'آلة موسيقية'),
    });
    expect(changed.status).toBe(200);
    expect(ids((await find(student, 'q=xylophone'))['lessons'])).toEqual([lessons[0]!.id]);
    expect(ids((await find(student, `q=${encodeURIComponent('اله')}`))['lessons'])).toEqual([lessons[0]!.id]);
  });
});
