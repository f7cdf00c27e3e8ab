/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { fillTables } from '../harness/bulk-rows';
import type { Client } from '../harness/client';
import { plansOf } from '../harness/statements';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeStudent } from './factories';

const ORDERS = 20_000;
const OWN_ORDERS = 500;

let courses: Courses;
let student: Actor;

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  const own = await makeStudent(db, { searchText: 'zaynab alaoui zaynab@example.com' });
  student = await courses.student(own);
  for (let made = 0; made < 20; made += 1) await makeCourse(db);
  await fillTables(
    db,
    { tables: ['student', 'course_order', 'order_line', 'payment'], withoutTriggers: true },
    async () => {
      await db.rows(
        `INSERT INTO student (username, first_name, last_name, email, password_hash, search_text)
     SELECT 'many-' || n, 'Many', 'Students', 'many-' || n || '@example.com', '', md5(n::text) FROM generate_series(1, 5000) n`,
      );
      await db.rows(
        `INSERT INTO course_order (reference, student_id, status, gateway, payment_method, currency, total_cents, locale, updated_at)
     SELECT 'CO-' || 1000000 + n,
       CASE WHEN n <= $2 THEN $3 ELSE (SELECT min(id) FROM student WHERE username LIKE 'many-%') + n % 4999 END,
       CASE WHEN n % 50 = 0 THEN 'pending' WHEN n % 33 = 0 THEN 'failed' ELSE 'paid' END, 'stripe', 'card', 'USD', 10000,
       'en', now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer) n`,
        [ORDERS, OWN_ORDERS, own.id],
      );
      await db.rows(
        `INSERT INTO order_line (order_id, course_id, title, price_cents, charged_cents)
     SELECT id, (SELECT min(id) FROM course) + id % 20, '{"en": "Course", "ar": "دورة"}', 10000, 10000 FROM course_order`,
      );
      await db.rows(
        `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles, url)
     SELECT reference, 'stripe', 'cs_' || id, 10000, 'USD', CASE status WHEN 'pending' THEN 'opened' ELSE status END,
       status = 'paid', 'https://pay.example' FROM course_order`,
      );
    },
  );
});
afterAll(() => courses?.service.close());

/** The plans of what the list took. */
async function plansFor(caller: Client, path: string): Promise<string[]> {
  const plans = await plansOf(courses.service.db, async () => {
    const { status, body } = await caller.get(path);
    expect([status, body.data.data.length > 0]).toEqual([200, true]);
  });
  return plans.filter(plan => /course_order/.test(plan));
}

/** All rows may be counted (`width=0`); nothing else may pass over them all. */
const SCANS_ALL = /Seq Scan on (course_order|order_line|payment|student)\b.*width=[1-9]/;

it.each([['/api/shop/orders'], ['/api/shop/orders?page=5&page_count=100'], ['/api/shop/orders?status=pending']])(
  'a student of 500 orders reads %s in one statement from indexes',
  async path => {
    const plans = await plansFor(student, path);
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(SCANS_ALL);
  },
);

it.each([
  ['/api/orders'],
  ['/api/orders?limit=100&page=20'],
  ['/api/orders?status=pending'],
  ['/api/orders?search=co-1000777'],
  ['/api/orders?search=alaoui'],
])('staff read %s of 20,000 orders in one statement from indexes', async path => {
  const plans = await plansFor(courses.owner, path);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(SCANS_ALL);
});
