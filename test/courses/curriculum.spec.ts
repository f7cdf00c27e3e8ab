import { race, statuses } from '../harness/race';
import { atRandom, choicesFrom, SEED, trials } from '../harness/trials';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeLesson, makeSection } from './factories';

const title = { en: 'First steps', ar: 'الخطوات الأولى' };

/** Whole numbers below a bound, the same for the same seed. */
describe('the curriculum of a course', () => {
  let courses: Courses;
  let teacher: Actor & { instructorId: number };

  beforeAll(async () => {
    courses = await startCourses();
    teacher = await courses.teacher();
  });
  afterAll(() => courses.service.close());
  beforeEach(() => courses.empty());

  const db = () => courses.service.db;

  it('is built of sections, lessons and what lies beside them', async () => {
    const course = await makeCourse(db(), { instructorId: teacher.instructorId });
    const section = await teacher.post(`/api/courses/${course.id}/sections`, { title, description: 'What to expect' });
    expect([section.status, section.body.data.position]).toEqual([201, 1]);
    const lessons = `/api/sections/${section.body.data.id}/lessons`;
    const lesson = await teacher.post(lessons, { title, content: { en: 'Text', ar: 'نص' }, duration: 25 });
    expect([lesson.status, lesson.body.data.code]).toEqual([201, expect.stringMatching(/^LSN-\d+$/)]);
    expect(lesson.body.data).toMatchObject({ position: 1, is_published: true, is_free_preview: false });
    await teacher.post(lessons, { title, duration: 5, is_published: false });
    const path = `/api/lessons/${lesson.body.data.id}`;
    const resource = await teacher.post(`${path}/resources`, { title, url: 'https://files.example/a.pdf' });
    expect([resource.status, resource.body.data.type]).toEqual([201, 'file']);
    expect((await teacher.post(`${path}/resources`, { title, url: 'file:///etc/passwd' })).status).toBe(400);
    const changed = await teacher.patch(`/api/lesson-resources/${resource.body.data.id}`, { type: 'link' });
    expect(changed.body.data).toMatchObject({ type: 'link', url: 'https://files.example/a.pdf' });
    expect((await teacher.get(path)).body.data).toMatchObject({
      resources_count: 1,
      content: { en: 'Text', ar: 'نص' },
    });
    expect((await teacher.get(`/api/sections/${section.body.data.id}`)).body.data).toMatchObject({
      lessons_count: 2,
      duration: 25,
    });
    expect((await teacher.get(`/api/courses/${course.id}`)).body.data).toMatchObject({
      lessons_count: 1,
      duration: 25,
    });
    await courses.owner.delete(`/api/lesson-resources/${resource.body.data.id}`);
    expect((await teacher.get(`${path}/resources`)).body.data).toEqual([]);
    await courses.owner.delete(path);
    expect((await teacher.get(`/api/courses/${course.id}`)).body.data).toMatchObject({ lessons_count: 0, duration: 0 });
  });

  it('says the figures a count would say, whatever is done to it at once', async () => {
    const { course, section } = await makeCourseWithLessons(db(), 6);
    const other = await makeSection(db(), course);
    const lessons = (await courses.owner.get(`/api/sections/${section.id}/lessons`)).body.data as { id: number }[];
    await race(18, async index => {
      const { id } = lessons[index % 6]!;
      if (index < 6)
        return courses.owner.patch(`/api/lessons/${id}`, { is_published: index % 2 === 0, duration: index });
      if (index < 9) return courses.owner.delete(`/api/lessons/${id}`);
      if (index < 12) return courses.owner.patch(`/api/lessons/${id}`, { section_id: other.id });
      return courses.owner.post(`/api/sections/${other.id}/lessons`, { title, duration: index });
    });
    const counted = await db().row<{ lessons: number; minutes: number }>(
      `SELECT count(*) AS lessons, sum(duration_minutes) AS minutes FROM lesson WHERE course_id = $1 AND is_published`,
      [course.id],
    );
    expect((await courses.owner.get(`/api/courses/${course.id}`)).body.data).toMatchObject({
      lessons_count: counted!.lessons,
      duration: counted!.minutes,
    });
  });

  it.each([1, 2, 3])(
    'says what a count would say after every step of the random history %i',
    atRandom(async (_, history: number) => {
      const { below: next } = choicesFrom(SEED + history);
      const course = await makeCourse(db());
      const sections = [await makeSection(db(), course), await makeSection(db(), course)];
      for (let step = 0; step < trials(25, 10); step += 1) {
        const rows = await db().rows<{ id: number }>('SELECT id FROM lesson WHERE course_id = $1 ORDER BY id', [
          course.id,
        ]);
        const lesson = `/api/lessons/${rows[next(rows.length)]?.id}`;
        const kind = rows.length === 0 ? 0 : next(5);
        if (kind === 0)
          await courses.owner.post(`/api/sections/${sections[next(2)]!.id}/lessons`, { title, duration: next(60) });
        else if (kind === 1) await courses.owner.patch(lesson, { is_published: next(2) === 0 });
        else if (kind === 2) await courses.owner.patch(lesson, { duration: next(60) });
        else if (kind === 3) await courses.owner.patch(lesson, { section_id: sections[next(2)]!.id });
        else await courses.owner.delete(lesson);
        const counted = await db().row<object>(
          `SELECT count(*) AS lesson_count, coalesce(sum(duration_minutes), 0) AS duration_minutes
           FROM lesson WHERE course_id = $1 AND is_published`,
          [course.id],
        );
        expect(
          await db().row<object>('SELECT lesson_count, duration_minutes FROM course WHERE id = $1', [course.id]),
        ).toEqual(counted);
      }
    }),
  );

  it('takes an order of exactly what there is', async () => {
    const course = await makeCourse(db());
    const ids: number[] = [];
    for (let number = 1; number <= 4; number += 1) ids.push((await makeSection(db(), course, { position: number })).id);
    const [a, b, c, d] = ids as [number, number, number, number];
    const foreign = await makeSection(db(), await makeCourse(db()));
    const path = `/api/courses/${course.id}/sections`;
    for (const wrong of [
      [],
      [a, b, c],
      [a, b, c, c],
      [a, b, c, d, d],
      [a, b, c, foreign.id],
      [a, b, c, d, foreign.id],
    ]) {
      const refused = await courses.owner.post(`${path}/reorder`, { ids: wrong });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['ids']]);
      expect(idsIn(await courses.owner.get(path))).toEqual(ids);
    }
    expect(idsIn(await courses.owner.post(`${path}/reorder`, { ids: [d, b, a, c] }))).toEqual([d, b, a, c]);
    const orders = [
      [a, b, c, d],
      [d, c, b, a],
    ];
    const answers = await race(8, index => courses.owner.post(`${path}/reorder`, { ids: orders[index % 2] }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(orders).toContainEqual(idsIn(await courses.owner.get(path)));
  });

  it('orders lessons within their section, and moves them to another of the same course', async () => {
    const { course, section, lessons } = await makeCourseWithLessons(db(), 3);
    const [a, b, c] = lessons.map(({ id }) => id) as [number, number, number];
    const path = `/api/sections/${section.id}/lessons`;
    expect(idsIn(await courses.owner.post(`${path}/reorder`, { ids: [c, a, b] }))).toEqual([c, a, b]);
    const other = await makeSection(db(), course);
    const there = await makeLesson(db(), other);
    expect((await courses.owner.patch(`/api/lessons/${a}`, { section_id: other.id })).status).toBe(200);
    expect(idsIn(await courses.owner.get(path))).toEqual([c, b]);
    expect(idsIn(await courses.owner.get(`/api/sections/${other.id}/lessons`))).toEqual([there.id, a]);
    const foreign = await makeSection(db(), await makeCourse(db()));
    expect((await courses.owner.patch(`/api/lessons/${a}`, { section_id: foreign.id })).status).toBe(400);
    expect((await courses.owner.post(`${path}/reorder`, { ids: [a, b, c] })).status).toBe(400);
  });

  it('is not there of a deleted course', async () => {
    const { course, section, lessons } = await makeCourseWithLessons(db(), 1, { archivedAt: new Date('2026-01-01') });
    for (const path of [`courses/${course.id}/sections`, `sections/${section.id}`, `lessons/${lessons[0]!.id}`])
      expect((await courses.owner.get(`/api/${path}`)).status).toBe(404);
  });
});
