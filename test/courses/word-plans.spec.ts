/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { MAX_FOUND, MAX_FOUND_WIDE } from '#kit/database/list';
import { fillTables } from '../harness/bulk-rows';
import type { Client } from '../harness/client';
import { executionsOf } from '../harness/statements';
import { type Courses, startCourses } from './courses';

/** All have the word `common`, one has `zaynab`, and ten the word of their course. */
const STUDENTS = 20_000;
const COURSES = 1000;
const AGO = `now() - n * interval '1 minute'`;
const STUDENT = `(SELECT min(id) FROM student) + n - 1`;
const COURSE = `(SELECT min(id) FROM course) + n % ${COURSES}`;

let courses: Courses;
let instructor: Client;

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  const teacher = await courses.teacher();
  instructor = teacher;
  const id = teacher.instructorId;
  const tables = ['course', 'student', 'enrollment', 'course_order', 'order_line', 'review', 'conversation'];
  await fillTables(db, { tables, withoutTriggers: true }, async () => {
    await db.rows(
      `INSERT INTO course (code, slug, title, type, status, price_cents, search_text, instructor_id)
       SELECT 'CRS-' || 1000000 + n, 'many-' || n, '{"en": "Many", "ar": "كثير"}', 'live', 'draft', n,
         'subject' || n || CASE n WHEN 7 THEN ' pottery' ELSE '' END, $1
       FROM generate_series(1, ${COURSES}) n`,
      [id],
    );
    await db.rows(
      `INSERT INTO student (username, first_name, last_name, email, password_hash, search_text)
       SELECT 'many' || n, 'Many', 'Students', 'many' || n || '@example.com', '',
         'many' || n || ' common ' || md5(n::text) || CASE n WHEN 5000 THEN ' zaynab' ELSE '' END FROM generate_series(1, ${STUDENTS}) n`,
    );
    const filled = (table: string, columns: string, values: string) =>
      db.rows(
        `INSERT INTO ${table} (student_id, updated_at, ${columns}) SELECT ${STUDENT}, ${AGO}, ${values}
         FROM generate_series(1, ${STUDENTS}) n`,
      );
    await filled('enrollment', 'course_id, status', `${COURSE}, 'active'`);
    await filled('review', 'course_id, rating, status, search_text', `${COURSE}, 5, 'published', md5(n::text)`);
    await filled(
      'course_order',
      'reference, status, gateway, currency, total_cents, locale',
      `'CO-' || 2000000 + n, 'paid', 'stripe', 'USD', 100, 'en'`,
    );
    await db.rows(
      `INSERT INTO order_line (order_id, course_id, title, price_cents, charged_cents)
       SELECT id, (SELECT min(id) FROM course), '{"en": "Many", "ar": "كثير"}', 100, 100 FROM course_order`,
    );
    await filled('conversation', 'course_id, instructor_id, last_message_at', `${COURSE}, ${id}, ${AGO}`);
  });
});
afterAll(() => courses?.service.close());

interface Found {
  total: number;
  ids: number[];
  /** The most rows that a step found, all its repetitions together. */
  maxRows: number;
}

async function foundAt(caller: Client, path: string): Promise<Found> {
  let page = { total: 0, ids: [] as number[] };
  const steps = await executionsOf(courses.service.db, async () => {
    const { status, body } = await caller.get(path);
    expect([path, status]).toEqual([path, 200]);
    page = { total: body.data.total, ids: body.data.data.map((row: { id: number }) => row.id) };
  });
  const rows = [...steps.join('\n').matchAll(/actual rows=([\d.]+) loops=(\d+)/g)];
  return { ...page, maxRows: Math.max(...rows.map(([, found, loops]) => Number(found) * Number(loops))) };
}

const LISTS: [path: string, table: string, caller: () => Client][] = [
  ['/api/enrollments', 'enrollment', () => courses.owner],
  ['/api/reviews', 'review', () => courses.owner],
  ['/api/orders', 'course_order', () => courses.owner],
  ['/api/conversations', 'conversation', () => instructor],
];

describe.each(LISTS)('%s', (path, table, caller) => {
  it('a word of all students is counted up to the bound, and read until the page is full', async () => {
    const { total, ids, maxRows } = await foundAt(caller(), `${path}?search=common`);
    const rows = await courses.service.db.rows<{ id: number }>(
      `SELECT id FROM ${table} ORDER BY updated_at DESC, id DESC LIMIT ${ids.length}`,
    );
    expect([total, ids]).toEqual([MAX_FOUND_WIDE + 1, rows.map(({ id }) => id)]);
    expect(maxRows).toBeLessThanOrEqual(2 * (MAX_FOUND + 1));
  });

  it('a word of one student is found by an index', async () => {
    const { total, ids, maxRows } = await foundAt(caller(), `${path}?search=zaynab`);
    const rows = await courses.service.db.rows<{ id: number }>(
      `SELECT id FROM ${table} WHERE student_id IN (SELECT id FROM student WHERE search_text LIKE '%zaynab%')`,
    );
    expect([total, ids]).toEqual([1, rows.map(({ id }) => id)]);
    expect(maxRows).toBeLessThanOrEqual(COURSES);
  });
});

it.each(LISTS.filter(([path]) => path !== '/api/orders'))(
  '%s: several words, each of the student or of the course, are found together',
  async (path, table, caller) => {
    const one = `SELECT min(s.id) FROM ${table} r JOIN student s ON s.id = r.student_id
      JOIN course c ON c.id = r.course_id WHERE c.search_text LIKE '%pottery%'`;
    const row = await courses.service.db.row<{ word: string }>(
      `SELECT substring(search_text FROM '[0-9a-f]{32}') AS word FROM student WHERE id = (${one})`,
    );
    const { total, ids } = await foundAt(caller(), `${path}?search=pottery ${row!.word} common`);
    expect([total, ids.length]).toEqual([1, 1]);
    const all = await foundAt(caller(), `${path}?search=common pottery`);
    expect([all.total, all.ids]).toEqual([STUDENTS / COURSES, expect.arrayContaining(ids)]);
  },
);

it.each([
  ['username', 'many5000'],
  ['email', 'many5000@example'],
])('a student is found by a part of the %s in the index of words', async (filter, part) => {
  const { db } = courses.service;
  await db.rows(`UPDATE student SET search_text = search_text || ' ' || email WHERE username = 'many5000'`);
  const steps = await executionsOf(db, async () => {
    const { body } = await courses.owner.get(`/api/users?${filter}=${part}`);
    expect(body.data.data).toMatchObject([{ username: 'many5000' }]);
  });
  expect(steps.join('\n')).toContain('student_search_idx');
  expect(steps.join('\n')).not.toMatch(/Seq Scan on student\b/);
});

it('a student is found by a part of the phone number, as it is written or by its digits', async () => {
  const { db } = courses.service;
  await db.rows(`UPDATE student SET phone = '+44 20 7' || lpad(id::text, 6, '0')`);
  await db.rows(`UPDATE student SET phone = '+44 (20) 79-460 958' WHERE username = 'many5000'`);
  await db.rows('VACUUM ANALYZE student');
  for (const part of ['79-460', '2079460', '9460958']) {
    const steps = await executionsOf(db, async () => {
      const { body } = await courses.owner.get(`/api/users?phone=${part}`);
      expect(body.data.data).toMatchObject([{ username: 'many5000' }]);
    });
    expect(steps.join('\n')).toContain('student_phone_idx');
    expect(steps.join('\n')).not.toMatch(/Seq Scan on student\b/);
  }
});
