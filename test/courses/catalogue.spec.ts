import { LessonResource } from '#services/courses/curriculum/lesson-resource.entity';
import { Lesson } from '#services/courses/curriculum/lesson.entity';
import type { Answer } from '../harness/client';
import { type Courses, idsIn, startCourses } from './courses';
import {
  makeCategory,
  makeCourse,
  makeCourseWithLessons,
  makeEnrollment,
  makeInstructor,
  makeLesson,
  makeSection,
  makeStudent,
} from './factories';

const NOBODY_SEES = [
  { status: 'draft' },
  { status: 'archived' },
  { isPublic: false },
  { archivedAt: new Date('2026-01-02T00:00:00Z') },
] as const;

describe('the catalogue', () => {
  let courses: Courses;
  const get = (path: string): Promise<Answer> => courses.anonymous.get(path);

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());
  beforeEach(() => courses.empty());

  const db = () => courses.service.db;

  it('lists public courses, the latest change first, with the pages around', async () => {
    const made = [];
    for (let day = 1; day <= 5; day += 1)
      made.push(await makeCourse(db(), { updatedAt: new Date(`2026-02-0${day}T00:00:00Z`) }));
    const answer = await get('/api/users/courses?page=2&page_count=2&type=recorded');
    expect(answer.status).toBe(200);
    expect(idsIn(answer)).toEqual([made[2]!.id, made[1]!.id]);
    const { data, ...page } = answer.body.data;
    const address = (number: number) =>
      expect.stringMatching(new RegExp(`/courses/api/users/courses\\?.*page=${number}`));
    expect(page).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 2,
      total: 5,
      from: 3,
      to: 4,
      first_page_url: address(1),
      last_page_url: address(3),
      next_page_url: address(3),
      prev_page_url: address(1),
      path: expect.stringMatching(/\/courses\/api\/users\/courses$/),
    });
    expect(new URL(page.next_page_url).searchParams.get('type')).toBe('recorded');
    expect(data[0]).toMatchObject({ price: 100, final_price: 100, rating: 0, duration: 0, code: made[2]!.code });
  });

  it('reads pages leniently', async () => {
    for (let number = 0; number < 3; number += 1) await makeCourse(db());
    await courses.setting('courses_per_page', 2);
    const page = async (query: string) => {
      const { body } = await get(`/api/users/courses?${query}`);
      const { current_page, per_page, total, from, to } = body.data;
      return [current_page, per_page, total, from, to];
    };
    expect(await page('')).toEqual([1, 2, 3, 1, 2]);
    for (const unreadable of ['page=0', 'page=-1', 'page=abc', 'page_count=0', 'page_count=abc'])
      expect(await page(unreadable)).toEqual([1, 2, 3, 1, 2]);
    expect(await page('page_count=1000')).toEqual([1, 100, 3, 1, 3]);
    expect(await page('page=9')).toEqual([9, 2, 3, null, null]);
    await courses.setting('courses_per_page', 12);
  });

  it('shows every course once over its pages, whatever they have in common', async () => {
    const updatedAt = new Date('2026-02-01T00:00:00Z');
    const made = [];
    for (let number = 0; number < 7; number += 1) made.push((await makeCourse(db(), { updatedAt })).id);
    const seen: number[] = [];
    for (let page = 1; page <= 4; page += 1)
      seen.push(...idsIn(await get(`/api/users/courses?page=${page}&page_count=2`)));
    expect(seen).toEqual(made.toReversed());
  });

  it('sorts by what it knows and otherwise as always', async () => {
    const dear = await makeCourse(db(), { priceCents: 90_000, level: 'advanced', updatedAt: new Date('2026-02-01') });
    const cheap = await makeCourse(db(), { priceCents: 1000, level: 'beginner', updatedAt: new Date('2026-02-02') });
    const middle = await makeCourse(db(), {
      priceCents: 5000,
      level: 'intermediate',
      updatedAt: new Date('2026-02-03'),
    });
    const sorted = async (query: string) => idsIn(await get(`/api/users/courses?${query}`));
    expect(await sorted('sort_by=price&sort_dir=asc')).toEqual([cheap.id, middle.id, dear.id]);
    expect(await sorted('sort_by=price&sort_dir=desc')).toEqual([dear.id, middle.id, cheap.id]);
    expect(await sorted('sort_by=level')).toEqual([cheap.id, middle.id, dear.id]);
    expect(await sorted('sort_by=id&sort_dir=desc')).toEqual([middle.id, cheap.id, dear.id]);
    for (const key of ['discount_percentage', 'rating', 'duration', 'language', 'created_at', 'updated_at'])
      expect(await sorted(`sort_by=${key}`)).toHaveLength(3);
    expect(await sorted('sort_by=constructor')).toEqual([middle.id, cheap.id, dear.id]);
  });

  it('filters by title in both languages, category, instructor and type', async () => {
    const category = await makeCategory(db());
    const instructor = await makeInstructor(db());
    const wanted = await makeCourse(db(), {
      title: { en: 'Modern Cooking', ar: 'الطبخ الحديث' },
      categoryId: category.id,
      instructorId: instructor.id,
      type: 'live',
    });
    await makeCourse(db());
    for (const filter of [
      'title=cooking',
      'title=%D8%A7%D9%84%D8%B7%D8%A8%D8%AE',
      `category_id=${category.id}`,
      `instructor_id=${instructor.id}`,
      'type=live',
    ])
      expect([filter, idsIn(await get(`/api/users/courses?${filter}`))]).toEqual([filter, [wanted.id]]);
    const refused = await get('/api/users/courses?type=evening');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['type']]);
  });

  it('hides what is not public everywhere, at once', async () => {
    const category = await makeCategory(db());
    const instructor = await makeInstructor(db(), { username: 'mona' });
    for (const hidden of NOBODY_SEES) {
      const course = await makeCourse(db(), { ...hidden, categoryId: category.id, instructorId: instructor.id });
      expect((await get(`/api/users/courses/${course.slug}`)).status).toBe(404);
    }
    expect((await get('/api/users/courses')).body.data.total).toBe(0);
    expect((await get('/api/users/courses/categories')).body.data).toEqual([]);
    expect(idsIn(await get('/api/categories?has_courses=true'))).toEqual([]);
    expect((await get(`/api/categories/${category.id}`)).body.data.courses_count).toBe(0);
    const page = (await get('/api/users/Instructors/mona')).body.data;
    expect([page.courses, page.courses_count]).toEqual([[], 0]);
    expect((await get('/api/users/platform/figures')).body.data).toMatchObject({ courses: 0, instructors: 1 });
    const shown = await makeCourse(db(), { categoryId: category.id, instructorId: instructor.id });
    expect((await get('/api/users/courses/categories')).body.data).toMatchObject([
      { id: category.id, courses_count: 1 },
    ]);
    expect((await get('/api/users/Instructors/mona')).body.data.courses.map((row: { id: number }) => row.id)).toEqual([
      shown.id,
    ]);
  });

  it('shows content, video and resources of free previews alone', async () => {
    const { course, section, lessons } = await makeCourseWithLessons(db(), 2);
    const [closed, open] = lessons as [Lesson, Lesson];
    await db().of(Lesson).update({ id: open.id }, { isFreePreview: true });
    await makeLesson(db(), section, { isPublished: false });
    for (const { id } of lessons)
      await db()
        .of(LessonResource)
        .insert({ lessonId: id, title: { en: 'Sheet', ar: 'ورقة' }, url: `https://files.example/${id}`, position: 1 });
    const answer = await get(`/api/users/courses/${course.slug}`);
    const [first, second] = answer.body.data.sections[0].lessons;
    expect(answer.body.data.sections[0].lessons).toHaveLength(2);
    expect(first).toMatchObject({ code: closed.code, content: null, video_url: null, resources: [] });
    expect(second).toMatchObject({ code: open.code, content: open.content, video_url: open.videoUrl });
    expect(second.resources).toMatchObject([{ url: `https://files.example/${open.id}` }]);
    expect(answer.text).not.toContain(closed.content.en);
    expect(answer.text).not.toContain(closed.videoUrl);
    expect(answer.text).not.toContain(`https://files.example/${closed.id}`);
    await db().of(Lesson).update({ id: open.id }, { isFreePreview: false });
    expect((await get(`/api/users/courses/${course.slug}`)).text).not.toContain(open.content.en);
  });

  it('names an instructor where the page of the instructor is shown', async () => {
    const instructor = await makeInstructor(db(), { username: 'hidden-one' });
    const course = await makeCourse(db(), { instructorId: instructor.id });
    const student = await courses.student();
    await makeEnrollment(db(), student, course);
    const named = async () => {
      const [list, filtered, page, own, ownPage] = await Promise.all([
        get('/api/users/courses'),
        get(`/api/users/courses?instructor_id=${instructor.id}`),
        get(`/api/users/courses/${course.slug}`),
        student.get('/api/users/enrollments'),
        student.get(`/api/users/enrollments/courses/${course.code}`),
      ]);
      const card = list.body.data.data.find(({ id }: { id: number }) => id === course.id);
      const shown = [card, page.body.data.course ?? page.body.data, own.body.data.data[0], ownPage.body.data];
      return [filtered.body.data.total, ...shown.map(({ instructor: one }) => one?.username ?? null)];
    };
    expect(await named()).toEqual([1, 'hidden-one', 'hidden-one', 'hidden-one', 'hidden-one']);
    await courses.owner.patch(`/api/instructors/${instructor.id}`, { status: 'inactive' });
    expect(await named()).toEqual([0, null, null, null, null]);
    expect((await get('/api/users/instructors/hidden-one')).status).toBe(404);
    const ofStaff = (await courses.owner.get(`/api/courses/${course.id}`)).body.data;
    expect(ofStaff.instructor).toMatchObject({ username: 'hidden-one' });
  });

  it('answers instructors whatever the case of the address, without what staff alone see', async () => {
    const instructor = await makeInstructor(db(), {
      username: 'mona',
      email: 'mona@example.com',
      specialty: { en: 'Design', ar: 'التصميم' },
    });
    await makeInstructor(db(), { status: 'inactive' });
    await makeInstructor(db(), { specialty: { en: 'Music', ar: 'الموسيقى' } });
    const answers = await Promise.all(
      ['Instructors', 'INSTRUCTORS', 'instructors'].map(word => get(`/api/users/${word}?specialty=design`)),
    );
    for (const answer of answers) {
      expect([answer.status, idsIn(answer), answer.body.data.per_page]).toEqual([200, [instructor.id], 8]);
      expect(answer.text).not.toContain('mona@example.com');
    }
    expect((await get('/api/users/Instructors')).body.data.total).toBe(2);
    expect((await get('/api/users/INSTRUCTORS/mona')).body.data.id).toBe(instructor.id);
  });

  it('counts seats and lessons of a course as they are', async () => {
    const { course, section } = await makeCourseWithLessons(db(), 3);
    await makeSection(db(), course);
    await makeLesson(db(), section, { isPublished: false });
    await makeEnrollment(db(), await makeStudent(db()), course);
    await makeEnrollment(db(), await makeStudent(db()), course, { status: 'cancelled' });
    expect((await get(`/api/users/courses/${course.slug}`)).body.data).toMatchObject({
      duration: 30,
      lessons_count: 3,
      students_count: 1,
    });
  });

  it('names countries in the language of the request', async () => {
    const nameIn = async (language: string) => {
      const { body } = await courses.anonymous.with({ 'Accept-Language': language }).get('/api/helpers/countries');
      return (body.data as { code: string; name: string }[]).find(({ code }) => code === 'EG')?.name;
    };
    expect(await nameIn('en-GB')).toBe('Egypt');
    expect(await nameIn('ar-SA,en;q=0.9')).toBe('مصر');
  });
});
