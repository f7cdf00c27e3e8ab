import type { Database } from '#kit/database/database';
import { insertUnchecked } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';

const FITNESS = '/api/fitness';
const MANY = 230;
const TODAY = '2026-05-13';

let fitness: Fitness;
let db: Database;
let member: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  fitness.service.clock.set(`${TODAY}T08:00:00Z`);
  db = fitness.service.db;
  member = await fitness.member();
  const other = await fitness.member();
  const day = `date '${TODAY}' - n`;
  const each = `(SELECT unnest($1::integer[]) AS account) a, generate_series(0, ${MANY - 1}) n`;
  const tables = [
    'sleep_night',
    'health_reading',
    'body_reading',
    'progress_photo',
    'journal_note',
    'activity',
    'invoice',
    'workout',
    'exercise',
    'logged_set',
    'saved_exercise',
  ];
  await insertUnchecked(db, tables, async () => {
    for (const insert of [
      `INSERT INTO sleep_night (account_id, date, asleep_minutes) SELECT account, ${day}, 400`,
      `INSERT INTO health_reading (account_id, date, resting_heart_rate_bpm, systolic_mmhg, diastolic_mmhg) SELECT account, ${day}, 60, 120, 80`,
      `INSERT INTO body_reading (account_id, date, weight_kg) SELECT account, ${day}, 80`,
      `INSERT INTO progress_photo (account_id, date, front_url) SELECT account, ${day}, 'x'`,
      `INSERT INTO journal_note (account_id, date, body) SELECT account, ${day}, 'Note ' || n`,
      `INSERT INTO activity (account_id, slug, source, kind, date, started_at, ended_at)
       SELECT account, 'run-' || n, 'manual', 'run', ${day}, ${day} + time '07:00', ${day} + time '07:40'`,
      `INSERT INTO invoice (account_id, number, issued_on, description, amount_cents, status)
       SELECT account, 'INV-' || account || '-' || n, ${day}, '{"en": "Fee", "ar": "رسوم"}', 100, CASE WHEN n = ${MANY - 1} THEN 'open' ELSE 'void' END`,
    ])
      await db.rows(`${insert} FROM ${each}`, [[member.id, other.id]]);
    await db.rows(
      `INSERT INTO workout (slug, name, kind, difficulty, duration_minutes)
       SELECT 'many-' || n, '{"en": "W", "ar": "W"}', 'hiit', 'beginner', 30 FROM generate_series(1, ${MANY}) n`,
    );
    await db.rows(
      `INSERT INTO exercise (slug, name, muscle, equipment, difficulty)
       SELECT 'many-' || n, '{"en": "E", "ar": "E"}', 'core', 'none', 'beginner' FROM generate_series(1, ${MANY}) n`,
    );
    await db.rows(
      `INSERT INTO logged_set (account_id, exercise_id, exercise_slug, exercise_name, date, sets, reps, weight_kg, created_at)
       SELECT $1, (SELECT id FROM exercise WHERE slug = 'many-1'), 'many-1', '{"en": "E", "ar": "E"}', $2, 1, n, 20, now() - n * interval '1 minute'
       FROM generate_series(1, ${MANY}) n`,
      [member.id, TODAY],
    );
    await db.rows(
      `INSERT INTO saved_exercise (account_id, exercise_id) SELECT $1, id FROM exercise WHERE slug <> 'many-1'`,
      [member.id],
    );
  });
});
afterAll(() => fitness?.service.close());

type Row = Record<string, unknown>;

/** A list within a page that has more on it: its field, what tells its rows apart, and its rows of a first page. */
const WITHIN: [string, string, string, string, number][] = [
  ['nights', 'sleep', 'nights', 'date', 30],
  ['readings of vital signs', 'health', 'readings', 'date', 60],
  ['readings of the body', 'progress', 'readings', 'date', 60],
  ['checkpoints', 'progress/photos', 'checkpoints', 'date', 100],
  ['invoices', 'billing', 'invoices', 'number', 100],
  ['activities', 'activity', 'activities', 'slug', 20],
  ['workouts', 'workouts', 'library', 'slug', 200],
  ['sets of an exercise', 'exercises/many-1', 'history', 'reps', 50],
];

it.each(WITHIN)('%s come in pages that have every row once', async (_, path, field, key, limit) => {
  const first = (await member.get(`${FITNESS}/${path}`)).body.data;
  expect(first[field]).toHaveLength(limit);
  expect(first).toMatchObject({ page: 1, limit, total: MANY, totalPages: Math.ceil(MANY / limit) });
  const found: unknown[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const { data } = (await member.get(`${FITNESS}/${path}?page=${page}&page_count=90`)).body;
    expect(data).toMatchObject({ page, limit: 90, total: MANY, totalPages: 3 });
    found.push(...data[field].map((row: Row) => row[key]));
  }
  expect(found).toHaveLength(MANY);
  expect(new Set(found).size).toBe(MANY);
  expect(found.slice(0, limit)).toEqual(first[field].map((row: Row) => row[key]));
  const behind = (await member.get(`${FITNESS}/${path}?page=${'9'.repeat(30)}&page_count=${'9'.repeat(30)}`)).body.data;
  expect([behind[field], behind.limit, behind.total]).toEqual([[], 100, MANY]);
});

const PAGED = ['page', 'limit', 'totalPages', 'pictures', ...WITHIN.map(([, , field]) => field)];

it.each(['sleep', 'health', 'progress', 'progress/photos', 'billing', 'activity'])(
  'figures of %s do not depend on the page of its list',
  async path => {
    const without = async (query: string) => {
      const { data } = (await member.get(`${FITNESS}/${path}${query}`)).body as { data: Row };
      return Object.fromEntries(Object.entries(data).filter(([field]) => !PAGED.includes(field)));
    };
    expect(await without('?page=3&page_count=7')).toEqual(await without(''));
  },
);

it('counts open invoices of every page into the open amount', async () => {
  expect((await member.get(`${FITNESS}/billing`)).body.data.open_amount).toBe(1);
});

it('a page of nights is so many days, whatever nights they have', async () => {
  const sparse = await fitness.member();
  await db.rows(
    `INSERT INTO sleep_night (account_id, date, asleep_minutes)
     SELECT $1, date, 400 FROM unnest($2::date[]) AS date`,
    [sparse.id, ['2026-05-12', '2026-04-20', '2026-04-10', '2026-01-01']],
  );
  const dates = async (query: string) => {
    const { data } = (await sparse.get(`${FITNESS}/sleep${query}`)).body;
    return { ...data, nights: data.nights.map((night: Row) => night['date']) };
  };
  expect(await dates('')).toMatchObject({ nights: ['2026-05-12', '2026-04-20'], total: 133, totalPages: 5 });
  expect((await dates('?page=2')).nights).toEqual(['2026-04-10']);
  expect((await dates('?page=5')).nights).toEqual(['2026-01-01']);
  expect((await dates('?page=6')).nights).toEqual([]);
  const none = (await (await fitness.member()).get(`${FITNESS}/sleep`)).body.data;
  expect(none).toMatchObject({ nights: [], page: 1, limit: 30, total: 0, totalPages: 0 });
});

it('the journal has a list of its own', async () => {
  const found: unknown[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const { data } = (await member.get(`${FITNESS}/progress/photos/notes?page=${page}&page_count=90`)).body;
    expect(data).toMatchObject({ page, limit: 90, total: MANY, totalPages: 3 });
    found.push(...data.data.map((note: Row) => note['date']));
  }
  expect(new Set(found).size).toBe(MANY);
  expect((await member.get(`${FITNESS}/progress/photos/notes`)).body.data.data).toHaveLength(30);
});

it('saved exercises are all in the library, in pages', async () => {
  const saved = (await member.get(`${FITNESS}/exercises?is_saved=true&page_count=100&page=3`)).body.data;
  expect([saved.total, saved.data.length]).toEqual([MANY - 1, 29]);
  const others = (await member.get(`${FITNESS}/exercises?is_saved=false`)).body.data;
  expect(others.data.map(({ slug }: Row) => slug)).toEqual(['many-1']);
});

it.each([
  ['sleep?page=3', 'sleep_night_pkey'],
  ['health?page=3', 'health_reading_pkey'],
  ['progress?page=3', 'body_reading_pkey'],
  ['progress/photos?page=2', 'progress_photo_pkey'],
  ['progress/photos/notes', 'journal_note_pkey'],
  ['billing', 'invoice_account_idx'],
])('%s is read in the order of an index', async (path, index) => {
  expect((await plansOf(db, () => member.get(`${FITNESS}/${path}`))).join('\n')).toContain(index);
});
