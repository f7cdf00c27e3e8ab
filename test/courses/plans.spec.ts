/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { fillTables, vacuum } from '../harness/bulk-rows';
import type { Answer } from '../harness/client';
import { plansOf, statementsOf } from '../harness/statements';
import { type Courses, startCourses } from './courses';

const COURSES = 5000;
const LESSONS = 1000;

let courses: Courses;

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  await db.rows(`
    INSERT INTO category (slug, name, position)
    SELECT 'many-' || n, jsonb_build_object('en', 'Subject ' || n, 'ar', 'مجال ' || n), n FROM generate_series(1, 30) n`);
  await db.rows(`
    INSERT INTO instructor (username, name, position)
    SELECT 'many-' || n, jsonb_build_object('en', 'Teacher ' || n, 'ar', 'مدرّب ' || n), n FROM generate_series(1, 200) n`);
  await fillTables(db, { tables: ['course', 'section', 'lesson'] }, async () => {
    await db.rows(
      `INSERT INTO course (code, slug, title, type, status, level, language, price_cents, discount_percentage,
         category_id, instructor_id, is_public, rating, review_count, review_stars, duration_minutes, search_text,
         published_at, created_at, updated_at)
       SELECT 'CRS-' || 1000000 + n, 'many-' || n, jsonb_build_object('en', 'Course ' || md5(n::text), 'ar', 'دورة ' || n),
         CASE n % 3 WHEN 0 THEN 'live' ELSE 'recorded' END, CASE WHEN n % 20 = 0 THEN 'draft' ELSE 'published' END,
         (ARRAY['beginner', 'intermediate', 'advanced', 'all_levels'])[1 + n % 4], CASE n % 2 WHEN 0 THEN 'en' ELSE 'ar' END,
         n * 7919 % 100000, n % 40, (SELECT min(id) FROM category) + n % 30, (SELECT min(id) FROM instructor) + n % 200,
         n % 50 <> 0, n % 5, 1, n % 5, n % 600, 'course ' || md5(n::text), now(), now() - n * interval '1 minute',
         now() - n * interval '1 minute'
       FROM generate_series(1, $1) n`,
      [COURSES],
    );
    await db.rows(
      `INSERT INTO section (course_id, title, position)
       SELECT (SELECT id FROM course WHERE slug = 'many-1'), '{"en": "Part", "ar": "جزء"}', n FROM generate_series(1, 20) n`,
    );
    await db.rows(
      `INSERT INTO lesson (code, section_id, course_id, title, content, duration_minutes, position)
       SELECT 'LSN-' || 1000000 + n, (SELECT min(id) FROM section) + n % 20, (SELECT min(course_id) FROM section),
         '{"en": "Lesson", "ar": "درس"}', jsonb_build_object('en', repeat('Text. ', 50), 'ar', repeat('نص. ', 50)), 5, n
       FROM generate_series(1, $1) n`,
      [LESSONS],
    );
  });
  await vacuum(db, ['category', 'instructor']);
});
afterAll(() => courses?.service.close());

/** The page of a list; its total is counted over an index or the table, once a page. */
const SCANS_FOR_A_PAGE = /Sort .*rows=\d{4,}/;

async function plansBehind(path: string, caller = courses.anonymous): Promise<string> {
  let answer: Answer | undefined;
  const plans = await plansOf(courses.service.db, async () => {
    answer = await caller.get(path);
  });
  expect(answer?.status).toBe(200);
  return plans.join('\n');
}

describe('a catalogue of 5,000 courses', () => {
  it.each([
    'id',
    'price',
    'discount_percentage',
    'rating',
    'duration',
    'level',
    'language',
    'created_at',
    'updated_at',
  ])('is cut on an index when sorted by %s', async key => {
    for (const direction of ['asc', 'desc'])
      expect(await plansBehind(`/api/users/courses?sort_by=${key}&sort_dir=${direction}`)).not.toMatch(
        SCANS_FOR_A_PAGE,
      );
  });

  it('is cut on an index in its own order and by each filter', async () => {
    const { db } = courses.service;
    const [row] = await db.rows<{ category: number; instructor: number }>(
      'SELECT min(category_id) AS category, min(instructor_id) AS instructor FROM course',
    );
    for (const [query, index] of [
      ['', 'course_public_recent_idx'],
      ['type=live', 'course_public_'],
      [`category_id=${row!.category}`, 'course_public_category_idx'],
      [`instructor_id=${row!.instructor}`, 'course_public_instructor_idx'],
      ['title=c4ca4238a0b9', 'course_search_idx'],
    ] as const) {
      const plans = await plansBehind(`/api/users/courses?${query}`);
      expect([query, plans]).toEqual([query, expect.stringContaining(index)]);
      expect(plans).not.toMatch(SCANS_FOR_A_PAGE);
    }
  });

  it('takes two statements a page, its size from the settings one of them', async () => {
    const statements = await statementsOf(courses.service.db, () =>
      courses.anonymous.with({ 'Accept-Language': 'en' }).get('/api/users/courses?page=100'),
    );
    expect(statements).toHaveLength(2);
  });

  it('counts the courses of categories and instructors on indexes', async () => {
    for (const path of ['/api/users/courses/categories', '/api/categories', '/api/users/Instructors']) {
      const plans = await plansBehind(path);
      expect([path, plans]).toEqual([path, expect.not.stringMatching(/Seq Scan on course\b/)]);
    }
  });

  it('is listed for staff on an index', async () => {
    const plans = await plansBehind('/api/courses', courses.owner);
    expect(plans).toContain('course_recent_idx');
    expect(plans).not.toMatch(SCANS_FOR_A_PAGE);
  });
});

describe('a course of 1,000 lessons', () => {
  it('is answered in three statements', async () => {
    let lessons = 0;
    const statements = await statementsOf(courses.service.db, async () => {
      const { body } = await courses.anonymous.with({ 'Accept-Language': 'en' }).get('/api/users/courses/many-1');
      for (const section of body.data.sections) lessons += section.lessons.length;
    });
    expect([lessons, statements.length]).toEqual([LESSONS, 3]);
  });

  it('is ordered in few statements, however many there are', async () => {
    const { db } = courses.service;
    const rows = await db.rows<{ id: number }>('SELECT id FROM section ORDER BY position DESC');
    const courseId = (await db.row<{ id: number }>(`SELECT id FROM course WHERE slug = 'many-1'`))!.id;
    const statements = await statementsOf(db, async () => {
      const answer = await courses.owner.post(`/api/courses/${courseId}/sections/reorder`, {
        ids: rows.map(({ id }) => id),
      });
      expect(answer.status).toBe(201);
    });
    expect(statements.length).toBeLessThan(12);
  });
});
