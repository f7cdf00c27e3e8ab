/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { ASSIGNMENT_SORTS, SUBMISSION_SORTS } from '#services/courses/assignments/assignments.dto';
import { POST_SORTS } from '#services/courses/blog/blog.dto';
import { CATEGORY_SORTS } from '#services/courses/categories/categories.dto';
import { STAFF_SORTS } from '#services/courses/courses/courses.dto';
import { INSTRUCTOR_SORTS } from '#services/courses/instructors/instructors.dto';
import { LIVE_SESSION_SORTS } from '#services/courses/live-sessions/live-sessions.dto';
import { REVIEW_SORTS } from '#services/courses/reviews/reviews.dto';
import { fillTables } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { type Courses, startCourses } from './courses';

/** Half of the records that can be deleted are. */
const ROWS = 4000;
const TEXT = `jsonb_build_object('en', md5(n::text), 'ar', md5(n::text))`;
const AGO = `now() - n * interval '1 minute'`;
const DELETED = 'CASE WHEN n % 2 = 0 THEN now() END';

const FILLED = {
  category: `INSERT INTO category (slug, name, position, archived_at, created_at, updated_at)
    SELECT 'many-' || n, ${TEXT}, n, ${DELETED}, ${AGO}, ${AGO} FROM generate_series(1, ${ROWS}) n`,
  instructor: `INSERT INTO instructor (username, name, position, archived_at, created_at, updated_at)
    SELECT 'many-' || n, ${TEXT}, n, ${DELETED}, ${AGO}, ${AGO} FROM generate_series(1, ${ROWS}) n`,
  course: `INSERT INTO course (code, slug, title, type, status, price_cents, rating, duration_minutes, search_text,
      archived_at, created_at, updated_at)
    SELECT 'CRS-' || 1000000 + n, 'many-' || n, ${TEXT}, 'live', 'draft', n, n % 5, n % 90, md5(n::text), ${DELETED},
      ${AGO}, ${AGO} FROM generate_series(1, ${ROWS}) n`,
  blog_post: `INSERT INTO blog_post (slug, title, published_at, archived_at, created_at, updated_at)
    SELECT 'many-' || n, ${TEXT}, ${AGO}, ${DELETED}, ${AGO}, ${AGO} FROM generate_series(1, ${ROWS}) n`,
  student: `INSERT INTO student (username, first_name, last_name, email, password_hash, search_text)
    SELECT 'many-' || n, 'Many', 'Students', 'many-' || n || '@example.com', '', md5(n::text)
    FROM generate_series(1, ${ROWS}) n`,
  review: `INSERT INTO review (student_id, course_id, rating, comment, status, search_text, created_at, updated_at)
    SELECT (SELECT min(id) FROM student) + n - 1, (SELECT min(id) FROM course) + n % 500, 1 + n % 5, md5(n::text),
      CASE WHEN n % 2 = 0 THEN 'removed' ELSE 'published' END, md5(n::text), ${AGO}, ${AGO}
    FROM generate_series(1, ${ROWS}) n`,
  assignment: `INSERT INTO assignment (course_id, title, due_at, search_text, created_at, updated_at)
    SELECT (SELECT min(id) FROM course) + n % 500, ${TEXT}, ${AGO}, md5(n::text), ${AGO}, ${AGO}
    FROM generate_series(1, ${ROWS}) n`,
  assignment_submission: `INSERT INTO assignment_submission
      (assignment_id, student_id, body, submitted_at, points, graded_at, created_at, updated_at)
    SELECT (SELECT min(id) FROM assignment), (SELECT min(id) FROM student) + n - 1, 'x', ${AGO}, n % 100, now(),
      ${AGO}, ${AGO} FROM generate_series(1, ${ROWS}) n`,
  live_session: `INSERT INTO live_session (course_id, title, starts_at, ends_at, search_text, created_at, updated_at)
    SELECT (SELECT min(id) FROM course) + n % 500, ${TEXT}, ${AGO}, now() + interval '1 day', md5(n::text), ${AGO},
      ${AGO} FROM generate_series(1, ${ROWS}) n`,
};

let courses: Courses;
let submissions: string;

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  await fillTables(db, { tables: Object.keys(FILLED), withoutTriggers: true }, async () => {
    for (const statement of Object.values(FILLED)) await db.rows(statement);
  });
  const row = await db.row<{ id: number }>('SELECT min(id) AS id FROM assignment');
  submissions = `/api/assignments/${row!.id}/submissions`;
});
afterAll(() => courses?.service.close());

async function plansBehind(path: string): Promise<string> {
  const plans = await plansOf(courses.service.db, async () => {
    const { status, body } = await courses.owner.get(path);
    expect([path, status, body.data.data.length > 0]).toEqual([path, 200, true]);
  });
  return plans.join('\n');
}

/** What is sorted a few rows at a time, on an index of a unique key, is cut like an index. */
const SORTS_ALL = /(?<!Incremental )Sort .*rows=\d{4,}/;

it.each([
  ['/api/courses', STAFF_SORTS],
  ['/api/courses/deleted', STAFF_SORTS],
  ['/api/categories', CATEGORY_SORTS],
  ['/api/categories/deleted', CATEGORY_SORTS],
  ['/api/instructors', INSTRUCTOR_SORTS],
  ['/api/instructors/deleted', INSTRUCTOR_SORTS],
  ['/api/blog', POST_SORTS],
  ['/api/blog/deleted', POST_SORTS],
  ['/api/reviews', REVIEW_SORTS],
  ['/api/reviews/deleted', REVIEW_SORTS],
  ['/api/assignments', ASSIGNMENT_SORTS],
  ['submissions', SUBMISSION_SORTS],
  ['/api/live-sessions', LIVE_SESSION_SORTS],
])('%s is cut on an index by each key and in its own order', async (path, keys) => {
  const list = path === 'submissions' ? submissions : path;
  expect(await plansBehind(list)).not.toMatch(SORTS_ALL);
  for (const key of Object.keys(keys)) {
    for (const order of ['asc', 'desc']) {
      const query = `${list}?sort=${key}&order=${order}`;
      expect([query, await plansBehind(query)]).toEqual([query, expect.not.stringMatching(SORTS_ALL)]);
    }
  }
});

it.each([
  ['/api/reviews', 'review'],
  ['/api/assignments', 'assignment'],
  ['/api/live-sessions', 'live_session'],
])('%s are searched without reading them all', async (path, table) => {
  const row = await courses.service.db.row<{ word: string }>(
    `SELECT left(search_text, 12) AS word FROM ${table} LIMIT 1`,
  );
  const plans = await plansBehind(`${path}?search=${row!.word}`);
  expect(plans).toMatch(new RegExp(`${table}_search_idx`));
});
