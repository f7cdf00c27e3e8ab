import type { Course } from '#services/courses/courses/course.entity';
import { recountLessons } from '#services/courses/courses/course-statistics';
import type { Lesson } from '#services/courses/curriculum/lesson.entity';
import { LessonResource } from '#services/courses/curriculum/lesson-resource.entity';
import { race, statuses } from '../harness/race';
import { atRandom, trials } from '../harness/trials';
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
});
afterAll(() => courses?.service.close());

const BASE = '/api/users/enrollments';
const content = (student: Actor, { code }: Pick<Course, 'code'>) => student.get(`${BASE}/courses/${code}`);
const complete = (student: Actor, { code }: Pick<Lesson, 'code'>) => student.post(`${BASE}/lessons/${code}/complete`);
const open = (student: Actor, { code }: Pick<Course, 'code'>, lessonId: number) =>
  student.patch(`${BASE}/courses/${code}`, { last_accessed_lesson_id: lessonId });
const noteOf = ({ code }: Pick<Lesson, 'code'>) => `${BASE}/lessons/${code}/note`;
const listed = async (student: Actor, query = '') => (await student.get(`${BASE}?${query}`)).body.data;

/** A student who holds a course of so many lessons. */
async function learner(count: number) {
  const { db } = courses.service;
  const made = await makeCourseWithLessons(db, count);
  const student = await courses.student();
  const enrollment = await makeEnrollment(db, student, made.course);
  return { student, enrollment, ...made };
}

const removeLesson = async ({ id, courseId }: Lesson) => {
  await courses.service.db.rows('DELETE FROM lesson WHERE id = $1', [id]);
  await recountLessons(courses.service.db, courseId);
};

describe('progress', () => {
  it('is what is done of the lessons there are, as of now', async () => {
    const { db } = courses.service;
    const { student, course, section, lessons } = await learner(3);
    const percent = async () => {
      const [list, whole] = [await listed(student), (await content(student, course)).body.data];
      expect(list.data[0].progress).toBe(whole.progress);
      return whole.progress as number;
    };
    const percents = [];
    for (const lesson of lessons) percents.push((await complete(student, lesson)).body.data.progress);
    expect(percents).toEqual([33, 67, 100]);
    const before = (await content(student, course)).body.data;
    expect(before).toMatchObject({ status: 'completed', completed_at: expect.stringMatching(/Z$/), progress: 100 });
    await makeLesson(db, section);
    expect(await percent()).toBe(75);
    expect((await content(student, course)).body.data.completed_at).toBe(before.completed_at);
    const draft = await makeLesson(db, section, { isPublished: false });
    expect(await percent()).toBe(75);
    expect((await complete(student, draft)).status).toBe(404);
  });

  it('loses a deleted lesson from both sides', async () => {
    const { student, course, lessons } = await learner(3);
    await complete(student, lessons[0]!);
    await complete(student, lessons[1]!);
    await removeLesson(lessons[1]!);
    expect((await content(student, course)).body.data).toMatchObject({
      progress: 50,
      completed_lessons: 1,
      total_lessons: 2,
    });
    await removeLesson(lessons[2]!);
    expect((await content(student, course)).body.data).toMatchObject({ progress: 100, status: 'active' });
    expect((await open(student, course, lessons[0]!.id)).body.data).toMatchObject({
      progress: 100,
      status: 'completed',
    });
  });

  it('is 0 in a course without lessons, and never rounded up to 100', async () => {
    const { student, course, lessons } = await learner(0);
    expect(lessons).toEqual([]);
    expect((await content(student, course)).body.data).toMatchObject({
      progress: 0,
      total_lessons: 0,
      sections: [{ lessons: [] }],
    });
    const long = await learner(201);
    await courses.service.db.rows(
      `INSERT INTO lesson_completion (enrollment_id, lesson_id, completed_at)
       SELECT $1, id, now() FROM lesson WHERE course_id = $2 AND id <> $3`,
      [long.enrollment.id, long.course.id, long.lessons[0]!.id],
    );
    expect((await listed(long.student)).data[0].progress).toBe(99);
  });

  it('counts a lesson once, however often it is done at once', async () => {
    const { student, enrollment, lessons } = await learner(2);
    const answers = await race(20, () => complete(student, lessons[0]!));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.body.data.progress).toBe(50);
    const rows = await courses.service.db.rows('SELECT 1 FROM lesson_completion WHERE enrollment_id = $1', [
      enrollment.id,
    ]);
    expect(rows).toHaveLength(1);
    const ends = await race(10, () => complete(student, lessons[1]!));
    expect(new Set(ends.map(({ body }) => body.data.course_completed_at as string)).size).toBe(1);
    expect(ends[0]!.body.data).toMatchObject({ status: 'completed', progress: 100 });
  });

  it(
    'equals a count of its own over random changes of the curriculum',
    atRandom(async ({ below }) => {
      const { db } = courses.service;
      const { student, course, section, lessons } = await learner(5);
      const alive = [...lessons];
      const done = new Set<number>();
      for (let step = 0; step < trials(40, 15); step += 1) {
        const index = below(alive.length || 1);
        const lesson = alive[index];
        const kind = below(4);
        if (kind === 0 || !lesson) alive.push(await makeLesson(db, section));
        else if (kind === 1) {
          await removeLesson(lesson);
          alive.splice(index, 1);
        } else if ((await complete(student, lesson)).status === 201) done.add(lesson.id);
        const finished = alive.filter(({ id }) => done.has(id)).length;
        const expected = { total_lessons: alive.length, completed_lessons: finished };
        const { data } = (await content(student, course)).body;
        expect(data).toMatchObject(expected);
        expect(data.progress).toBeGreaterThanOrEqual(0);
        expect(data.progress === 100).toBe(alive.length > 0 && finished === alive.length);
      }
    }),
  );
});

describe('the content of a held course', () => {
  it('is whole, in order, and in one language', async () => {
    const { db } = courses.service;
    const instructor = await makeInstructor(db);
    const course = await makeCourse(db, {
      instructorId: instructor.id,
      summary: { en: 'Only English', ar: '' },
      description: { en: 'About it', ar: 'عنها' },
    });
    const [second, first] = [
      await makeSection(db, course, { position: 2 }),
      await makeSection(db, course, { position: 1 }),
    ];
    const lesson = await makeLesson(db, first, { position: 1, isFreePreview: true });
    const other = await makeLesson(db, second);
    await db.of(LessonResource).insert({
      lessonId: lesson.id,
      title: { en: 'Slides', ar: 'شرائح' },
      url: 'https://files.example/slides.pdf',
      position: 1,
    });
    const student = await courses.student();
    await makeEnrollment(db, student, course);
    await complete(student, lesson);
    await student.put(noteOf(other), { body: 'Ask about this' });
    const { data } = (await content(student.inArabic() as Actor, course)).body;
    expect(data).toMatchObject({
      id: course.id,
      title: course.title.ar,
      summary: 'Only English',
      description: 'عنها',
      instructor: { name: instructor.name.ar },
      sections: [
        {
          id: first.id,
          title: first.title.ar,
          lessons: [
            {
              code: lesson.code,
              content: lesson.content.ar,
              video_url: lesson.videoUrl,
              status: 'completed',
              has_note: false,
              resources: [{ title: 'شرائح', url: 'https://files.example/slides.pdf' }],
            },
          ],
        },
        {
          id: second.id,
          lessons: [{ code: other.code, status: 'not_started', completed_at: null, has_note: true, resources: [] }],
        },
      ],
    });
    expect((await content(student, course)).body.data.title).toBe(course.title.en);
    expect((await listed(student)).data[0].title).toBe(course.title.en);
  });

  it('stays with those who hold it when the course is archived, hidden or deleted', async () => {
    for (const change of ["status = 'archived'", "status = 'draft'", 'is_public = false', 'archived_at = now()']) {
      const { student, course, lessons } = await learner(1);
      await courses.service.db.rows(`UPDATE course SET ${change} WHERE id = $1`, [course.id]);
      expect((await content(student, course)).status).toBe(200);
      expect((await complete(student, lessons[0]!)).status).toBe(201);
      expect((await listed(student)).total).toBe(1);
    }
  });
});

describe('a course that is not held', () => {
  it('is 403, an unknown code 404, and nothing is written', async () => {
    const { db } = courses.service;
    const { course, section } = await makeCourseWithLessons(db, 1);
    const lesson = await makeLesson(db, section, { isFreePreview: true });
    const stranger = await courses.student();
    const left = await courses.student();
    await makeEnrollment(db, left, course, { status: 'cancelled' });
    for (const student of [stranger, left]) {
      const calls = [
        await content(student, course),
        await open(student, course, lesson.id),
        await complete(student, lesson),
        await student.get(noteOf(lesson)),
        await student.put(noteOf(lesson), { body: 'Mine' }),
      ];
      expect(calls.map(({ status, body }) => [status, body.code])).toEqual(calls.map(() => [403, 'course_not_held']));
    }
    const none = { code: 'LSN-1' };
    const unknown = [
      await content(stranger, { code: 'CRS-1' }),
      await open(stranger, { code: 'CRS-1' }, lesson.id),
      await complete(stranger, none),
      await stranger.get(noteOf(none)),
      await stranger.put(noteOf(none), { body: 'Mine' }),
    ];
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    for (const table of ['lesson_completion', 'lesson_note'])
      expect(await db.rows(`SELECT 1 FROM ${table} WHERE lesson_id = $1`, [lesson.id])).toEqual([]);
    const [seat] = await db.rows('SELECT last_accessed_at, completed_at FROM enrollment WHERE student_id = $1', [
      left.id,
    ]);
    expect(seat).toEqual({ last_accessed_at: null, completed_at: null });
  });

  it('lends no lesson to another course that is', async () => {
    const { student, course } = await learner(1);
    const { lessons } = await makeCourseWithLessons(courses.service.db, 1);
    expect((await open(student, course, lessons[0]!.id)).status).toBe(404);
    expect((await open(student, course, 999_999)).status).toBe(404);
    expect((await content(student, course)).body.data.last_accessed_lesson_id).toBeNull();
  });
});

describe('where a student is', () => {
  it('is remembered', async () => {
    const { student, course, lessons } = await learner(2);
    const opened = await open(student, course, lessons[1]!.id);
    expect(opened.body.data).toMatchObject({
      last_accessed_lesson_id: lessons[1]!.id,
      last_accessed_lesson_code: lessons[1]!.code,
      last_accessed_at: expect.stringMatching(/Z$/),
    });
    await removeLesson(lessons[1]!);
    expect((await content(student, course)).body.data.last_accessed_lesson_id).toBeNull();
    const wrong = await student.patch(`${BASE}/courses/${course.code}`, { last_accessed_lesson_id: 'two' });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([400, ['last_accessed_lesson_id']]);
  });
});

describe('notes', () => {
  it('are one beside each lesson, replaced and taken away', async () => {
    const { student, lessons } = await learner(1);
    const path = noteOf(lessons[0]!);
    expect((await student.get(path)).body.data).toEqual({ lesson_code: lessons[0]!.code, body: '', updated_at: null });
    await race(10, index => student.put(path, { body: `Note ${index}` }));
    expect((await student.put(path, { body: '  سؤال للمدرّس 🎓 ' })).body.data.body).toBe('سؤال للمدرّس 🎓');
    expect((await student.get(path)).body.data.body).toBe('سؤال للمدرّس 🎓');
    expect(
      await courses.service.db.rows('SELECT 1 FROM lesson_note WHERE lesson_id = $1', [lessons[0]!.id]),
    ).toHaveLength(1);
    expect((await student.put(path, { body: '' })).body.data).toMatchObject({ body: '', updated_at: null });
    expect((await student.put(path, {})).body.errors).toHaveProperty('body');
    expect((await student.put(path, { body: 'é'.repeat(10_001) })).status).toBe(400);
    expect((await student.put(path, { body: '😀'.repeat(10_000) })).status).toBe(200);
  });
});

describe('the list of own courses', () => {
  it('is filtered and paged, the page with its addresses', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const live = await makeCourse(db, { type: 'live', searchText: 'chemistry كيمياء' });
    const recorded = await makeCourse(db, { searchText: 'physics فيزياء' });
    const gone = await makeCourse(db);
    await makeEnrollment(db, student, live, { status: 'completed', completedAt: new Date() });
    await makeEnrollment(db, student, recorded);
    await makeEnrollment(db, student, gone, { status: 'cancelled' });
    const ids = async (query: string) =>
      (await listed(student, query)).data.map((row: { id: number }) => row.id) as number[];
    expect(await ids('')).toEqual([gone.id, recorded.id, live.id]);
    expect(await ids('type=live')).toEqual([live.id]);
    expect(await ids('status=active')).toEqual([recorded.id]);
    expect(await ids(`search=${encodeURIComponent('فيزياء')}`)).toEqual([recorded.id]);
    expect((await student.get(`${BASE}?type=film`)).status).toBe(400);
    expect(await listed(student, 'page=abc&page_count=0')).toMatchObject({ current_page: 1, per_page: 100, total: 3 });
    const page = await listed(student, 'page_count=2&page=2');
    expect(page).toMatchObject({ current_page: 2, last_page: 2, from: 3, to: 3, next_page_url: null });
    expect(page.prev_page_url).toContain('/courses/api/users/enrollments?page_count=2&page=1');
    expect(await listed(student, 'page=9')).toMatchObject({ data: [], total: 3, from: null, to: null });
  });
});
