import { courses } from '#services/courses/courses';
import { Storage } from '#media/storage';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';

let service: TestService;
let owner: Client;

beforeAll(async () => {
  service = await startWithDemo(courses);
  owner = service.anonymous.as(await token('super-admin@courses.example'));
});
afterAll(() => service?.close());

async function token(email: string): Promise<string> {
  const sent = { email, password: service.configuration.demoPassword };
  return (await service.anonymous.post('/api/auth/login', sent)).body.data.access_token;
}

const get = (path: string) => service.anonymous.get(path);

it('fills the catalogue with eleven public courses and a draft, one of them free, live and recorded ones', async () => {
  const { total, data } = (await get('/api/users/courses')).body.data;
  expect([total, data.length]).toEqual([11, 11]);
  expect((await owner.get('/api/courses/statistic')).body.data).toMatchObject({
    total: 12,
    published: 11,
    draft: 1,
    live: 4,
    recorded: 8,
    free: 1,
  });
  expect(data.every((course: { category: unknown; instructor: unknown }) => course.category && course.instructor)).toBe(
    true,
  );
});

it('says everything in both languages, and keeps lessons for those who hold them', async () => {
  const { data } = (await get('/api/users/courses?page_count=50')).body.data;
  for (const { slug } of data as { slug: string }[]) {
    const page = (await get(`/api/users/courses/${slug}`)).body.data;
    const lessons = page.sections.flatMap((section: { lessons: unknown[] }) => section.lessons);
    expect([slug, lessons.length]).toEqual([slug, page.lessons_count]);
    expect(lessons.filter((lesson: { is_free_preview: boolean }) => lesson.is_free_preview)).toHaveLength(1);
    for (const { title, summary, content, is_free_preview } of [page, ...lessons]) {
      for (const text of [title, summary, ...(is_free_preview ? [content] : [])]) {
        expect(text.en).toMatch(/[a-z]/i);
        expect(text.ar).toMatch(/[\u0600-\u06ff]/);
      }
    }
  }
});

it('shows pictures that are there', async () => {
  const { data } = (await get('/api/users/courses')).body.data;
  const teachers = (await get('/api/users/Instructors')).body.data.data;
  const storage = service.get(Storage);
  for (const address of [...data.map((row: { cover_url: string }) => row.cover_url), teachers[0].photo_url])
    expect([address, await storage.exists(storage.keyOf(address)!)]).toEqual([address, true]);
});

it('has lessons with several paragraphs in both languages, a film of its own and a quiz in every course', async () => {
  const short = await service.db.rows(
    `SELECT code FROM lesson WHERE content->>'en' NOT LIKE E'%\n\n%\n\n%' OR content->>'ar' NOT LIKE E'%\n\n%\n\n%'`,
  );
  expect(short).toEqual([]);
  const films = await service.db.rows<{ video_url: string }>('SELECT DISTINCT video_url FROM lesson');
  const storage = service.get(Storage);
  expect(films).toHaveLength(1);
  expect(await storage.exists(storage.keyOf(films[0]!.video_url)!)).toBe(true);
  const without = await service.db.rows(
    'SELECT slug FROM course c WHERE NOT EXISTS (SELECT FROM quiz q JOIN quiz_question n ON n.quiz_id = q.id WHERE q.course_id = c.id)',
  );
  expect(without).toEqual([]);
});

it('has reviews of many days, no two of which say the same', async () => {
  const reviews = await service.db.rows<{ day: string; comment: string | null }>(
    'SELECT created_at::date::text AS day, comment FROM review',
  );
  expect(new Set(reviews.map(({ day }) => day)).size).toBeGreaterThan(10);
  const comments = reviews.flatMap(({ comment }) => comment ?? []);
  expect(comments.length).toBeGreaterThan(12);
  expect(new Set(comments).size).toBe(comments.length);
});

it('has ratings that are what the reviews say, and figures of a school at work', async () => {
  const wrong = await service.db.rows(
    `SELECT c.slug FROM course c
     LEFT JOIN LATERAL (SELECT coalesce(round(avg(rating), 2), 0) AS average, count(*) AS total
       FROM review r WHERE r.course_id = c.id AND r.status = 'published') counted ON true
     WHERE (c.rating, c.review_count) <> (counted.average, counted.total)`,
  );
  expect(wrong).toEqual([]);
  expect((await get('/api/users/platform/figures')).body.data).toMatchObject({
    students: 14,
    courses: 11,
    instructors: 5,
    countries: 13,
  });
});

it('has students, a team and an instructor who sees her own courses', async () => {
  const { demoPassword } = service.configuration;
  for (const email of ['student@courses.example', 'student2@courses.example'])
    expect((await service.anonymous.post('/api/users/auth/login', { email, password: demoPassword })).status).toBe(200);
  const instructor = service.anonymous.as(await token('instructor@courses.example'));
  expect((await instructor.get('/api/courses')).body.data.total).toBe(3);
  for (const role of ['admin', 'manager', 'editor', 'viewer'])
    expect((await service.anonymous.as(await token(`${role}@courses.example`)).get('/api/auth/me')).status).toBe(200);
});

it('has a student in the middle of things', async () => {
  const { demoPassword: password } = service.configuration;
  const signedIn = await service.anonymous.post('/api/users/auth/login', {
    email: 'student@courses.example',
    password,
  });
  const student = service.anonymous.as(signedIn.body.data.token);
  const held = (await student.get('/api/users/enrollments')).body.data.data as { id: number; progress: number }[];
  expect(held).toHaveLength(5);
  const talks = (await student.get('/api/users/conversations')).body.data.data as { unread_count: number }[];
  expect(talks).toMatchObject([{ unread_count: 1 }]);
});

it('has a payment of every order that was paid, which staff can give back', async () => {
  const wrong = await service.db.rows(
    `SELECT o.reference FROM course_order o LEFT JOIN payment p ON p.reference = o.reference AND p.settles
     WHERE o.status = 'paid' AND o.total_cents > 0
       AND (p.status, p.amount_cents, p.currency, p.provider) IS DISTINCT FROM ('paid', o.total_cents, o.currency, o.gateway)`,
  );
  expect(wrong).toEqual([]);
  const paid = await service.db.rows(
    `SELECT 1 FROM payment JOIN simulated_session s ON s.payment_key = key WHERE s.status = 'paid'`,
  );
  expect(paid.length).toBeGreaterThan(5);
});
