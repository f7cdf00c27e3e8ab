/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { fillTables } from '../harness/bulk-rows';
import { executionsOf, plansOf, statementsOf } from '../harness/statements';
import { type Actor, type Courses, startCourses } from './courses';
import { makeStudent, withGrants } from './factories';

const COURSES = 4000;
const HELD = 500;
const LESSONS = 1000;
const OTHERS = 5000;
const TABLES = ['course', 'section', 'lesson', 'student', 'enrollment', 'seat_grant', 'lesson_completion'];

let courses: Courses;
let student: Actor;
let long: { id: number; code: string; lesson: string };

beforeAll(async () => {
  courses = await startCourses();
  const { db } = courses.service;
  const actor = await courses.student(await makeStudent(db));
  student = Object.assign(actor.with({ 'Accept-Language': 'en' }), { id: actor.id, email: actor.email });
  await db.rows(`INSERT INTO instructor (username, name, position)
    SELECT 'many-' || n, '{"en": "Teacher", "ar": "مدرّب"}', n FROM generate_series(1, 40) n`);
  await fillTables(db, { tables: TABLES, withoutTriggers: true }, async () => {
    await db.rows(
      `INSERT INTO course (code, slug, title, type, status, price_cents, instructor_id, search_text)
       SELECT 'CRS-' || 2000000 + n, 'held-' || n, jsonb_build_object('en', 'Course ' || n, 'ar', 'دورة ' || n),
         'recorded', 'published', 1000, (SELECT min(id) FROM instructor) + n % 40, 'course ' || md5(n::text) FROM generate_series(1, $1) n`,
      [COURSES],
    );
    await db.rows(`INSERT INTO section (course_id, title, position)
      SELECT id, '{"en": "Part", "ar": "جزء"}', 1 FROM course`);
    await db.rows(
      `INSERT INTO lesson (code, section_id, course_id, title, content, duration_minutes, position, search_text)
       SELECT 'LSN-' || 2000000 + row_number() OVER (), s.id, s.course_id, '{"en": "Lesson", "ar": "درس"}',
         jsonb_build_object('en', repeat('Text. ', 50), 'ar', repeat('نص. ', 50)), 5, n, 'lesson ' || md5((s.id * 10000 + n)::text)
       FROM section s, generate_series(1, CASE WHEN s.id = (SELECT min(id) FROM section) THEN $1 ELSE 10 END) n`,
      [LESSONS],
    );
    await db.rows(
      `INSERT INTO student (username, first_name, last_name, email, password_hash, search_text)
       SELECT 'many-' || n, 'Many', 'Learner', 'many-' || n || '@example.com', 'none', 'many learner ' || md5(n::text)
       FROM generate_series(1, $1) n`,
      [OTHERS],
    );
    await db.rows(
      withGrants(`INSERT INTO enrollment (student_id, course_id)
      SELECT ${student.id}::integer, id FROM course WHERE (id - (SELECT min(id) FROM course)) % 8 = 0
      UNION ALL
      SELECT s.id, c.id FROM student s JOIN course c ON s.id * 7 % 500 = (500 - c.id % 500) % 500 WHERE s.id <> ${student.id}`),
    );
    await db.rows(`INSERT INTO lesson_completion (enrollment_id, lesson_id, completed_at)
      SELECT e.id, l.id, now() FROM enrollment e JOIN lesson l ON l.course_id = e.course_id AND l.position % 2 = 0
      WHERE e.student_id % 40 = 0 OR e.student_id = ${student.id}`);
  });
  const row = await db.row<typeof long>(
    `SELECT c.id, c.code, (SELECT max(l.code) FROM lesson l WHERE l.course_id = c.id) AS lesson
     FROM course c JOIN section s ON s.course_id = c.id ORDER BY s.id LIMIT 1`,
  );
  long = row!;
});
afterAll(() => courses?.service.close());

const READS_EVERYTHING = /Seq Scan on (enrollment|lesson|lesson_completion|student)\b/;

/** How many statements stand behind a call, of which none reads a whole table. */
async function statementsBehind(call: () => Promise<{ status: number }>): Promise<number> {
  let status = 0;
  const work = async () => {
    ({ status } = await call());
  };
  const plans = await plansOf(courses.service.db, work);
  expect([200, 201]).toContain(status);
  expect(plans.join('\n')).not.toMatch(READS_EVERYTHING);
  return (await statementsOf(courses.service.db, work)).length;
}

describe('a student with 500 enrolments', () => {
  it.each([
    ['the list', '/api/users/enrollments', 2],
    ['a page of it', '/api/users/enrollments?page=3&page_count=20&status=active&type=recorded', 2],
    ['a search of it', '/api/users/enrollments?search=abc', 2],
    ['the home screen', '/api/users/dashboard/overview', 7],
    ['the figures', '/api/users/dashboard/kpis', 2],
    ['the radar', '/api/users/dashboard/radar', 3],
    ['the search', '/api/users/search?q=lesson+abc', 4],
  ])('reads %s in a handful of index-served statements', async (_, path, most) => {
    expect(await statementsBehind(() => student.get(path))).toBeLessThanOrEqual(most);
  });

  it('sees as much as was done', async () => {
    const { data } = (await student.get('/api/users/dashboard/kpis')).body;
    const total = LESSONS + 10 * (HELD - 1);
    expect(data).toMatchObject({ enrolled_courses: HELD, total_lessons: total, completed_lessons: total / 2 });
    expect(data.average_progress).toBe(50);
  });
});

describe('a course of 1,000 lessons', () => {
  it('is read whole in six statements', async () => {
    expect(
      await statementsBehind(() => student.get(`/api/users/enrollments/courses/${long.code}`)),
    ).toBeLessThanOrEqual(6);
  });

  it('is gone on with in few', async () => {
    const lesson = `/api/users/enrollments/lessons/${long.lesson}`;
    expect(await statementsBehind(() => student.post(`${lesson}/complete`))).toBeLessThanOrEqual(8);
    expect(await statementsBehind(() => student.put(`${lesson}/note`, { body: 'Mine' }))).toBeLessThanOrEqual(6);
  });
});

describe('the students of courses', () => {
  const plansBehind = async (caller: Pick<Actor, 'get'>, path: string) => {
    let status = 0;
    const plans = await plansOf(courses.service.db, async () => {
      ({ status } = await caller.get(path));
    });
    expect([path, status]).toEqual([path, 200]);
    return plans.join('\n');
  };

  it('are stored, so that lists of courses read no seats', async () => {
    for (const [caller, path] of [
      [courses.anonymous, '/api/users/courses?page_count=100'],
      [courses.owner, '/api/courses'],
    ] as const)
      expect(await plansBehind(caller, path)).not.toMatch(/ on (enrollment|student)\b/);
  });

  it('are stored for instructors, so that their lists read no seats either', async () => {
    for (const [caller, path] of [
      [courses.anonymous, '/api/users/Instructors'],
      [courses.owner, '/api/instructors'],
    ] as const) {
      const steps = await executionsOf(courses.service.db, async () => {
        expect((await caller.get(path)).body.data.data.length).toBeGreaterThan(0);
      });
      const ofSeats = steps
        .join('\n')
        .split('\n')
        .filter(step => / on (enrollment|student)\b/.test(step));
      expect(ofSeats.filter(step => !step.includes('never executed'))).toEqual([]);
    }
  });
});

describe('enrolments as staff read them', () => {
  const owner = { get: (path: string) => courses.owner.with({ 'Accept-Language': 'en' }).get(path) };

  it('are cut on an index before anything is joined', async () => {
    for (const query of ['', 'page=5', `course_id=${long.id}`, `user_id=${student.id}`]) {
      const plans = await plansOf(courses.service.db, () => owner.get(`/api/enrollments?${query}`));
      const told = plans.find(plan => plan.includes('enrollment'))!;
      // For ten rows an index scan and a bitmap scan of the same index cost nearly the same.
      expect(told).toMatch(/Index (Only )?Scan (using|on) enrollment_(listed|student|course|taught)_idx/);
      expect(told).not.toMatch(/Seq Scan on (lesson|lesson_completion|student)\b/);
    }
  });

  it('count a page of students in one statement each', async () => {
    expect(await statementsOf(courses.service.db, () => owner.get('/api/users'))).toHaveLength(2);
  });
});
