import type { Database } from '#kit/database/database';
import { insertUnchecked } from '../harness/bulk-rows';
import { plansOf, statementsOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';

const COACHING = '/api/fitness/coaching';
const MANY = 620;

let fitness: Fitness;
let db: Database;
let coach: Actor;
let client: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  coach = await fitness.coach();
  client = await fitness.member({ firstName: 'Zeina', lastName: 'Client' });
  expect((await coach.post(`${COACHING}/clients`, { username: client.username })).status).toBe(201);
  await insertUnchecked(db, ['account', 'account_role', 'workout', 'assignment', 'coach_client'], async () => {
    await db.rows(
      `INSERT INTO account (username, first_name, last_name, email, password_hash, search_text)
       SELECT 'many-' || n, 'Many', 'Member ' || lpad(n::text, 4, '0'), 'many-' || n || '@example.com', 'none',
         'many member ' || lpad(n::text, 4, '0') || ' many-' || n FROM generate_series(1, $1) n`,
      [MANY],
    );
    await db.rows(
      `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'many-%' AND r.name = 'Member'`,
    );
    await db.rows(
      `INSERT INTO workout (slug, name, search_text, kind, difficulty, duration_minutes)
       SELECT 'many-' || n, jsonb_build_object('en', 'Many ' || lpad(n::text, 4, '0'), 'ar', 'a'), 'many ' || n, 'hiit', 'beginner', 30
       FROM generate_series(1, $1) n`,
      [MANY],
    );
    await db.rows(
      `INSERT INTO assignment (member_id, coach_id, workout_id, starts_on)
       SELECT $1, $2, w.id, date '2026-01-01' + (row_number() OVER (ORDER BY w.id))::integer FROM workout w`,
      [client.id, coach.id],
    );
  });
});
afterAll(() => fitness?.service.close());

const lists: [string, () => Actor, string][] = [
  ['available-members', () => coach, 'username'],
  ['workouts', () => coach, 'slug'],
  ['plan of a client', () => coach, 'id'],
  ['my-plan', () => client, 'id'],
];
const pathOf = (list: string) =>
  `${COACHING}/${list === 'plan of a client' ? `clients/${client.username}/plan` : list}`;

it.each(lists)('%s comes in pages that have every row once', async (list, reader, key) => {
  const first = await reader().get(pathOf(list));
  expect(first.body.data).toHaveLength(500);
  expect(first.body.pagination).toEqual({ page: 1, limit: 500, total: MANY, totalPages: 2 });

  const found: unknown[] = [];
  for (let page = 1; page <= 7; page += 1) {
    const { body } = await reader().get(`${pathOf(list)}?page=${page}&page_count=100`);
    expect(body.pagination).toEqual({ page, limit: 100, total: MANY, totalPages: 7 });
    found.push(...body.data.map((row: Record<string, unknown>) => row[key]));
  }
  expect(found).toHaveLength(MANY);
  expect(new Set(found).size).toBe(MANY);
  expect(found.slice(0, 500)).toEqual(first.body.data.map((row: Record<string, unknown>) => row[key]));

  const behind = (await reader().get(`${pathOf(list)}?page=${'9'.repeat(30)}&page_count=${'9'.repeat(30)}`)).body;
  expect([behind.data, behind.pagination.limit, behind.pagination.total]).toEqual([[], 100, MANY]);
});

it.each([
  ['available-members?search=member+0619', 'many-619'],
  ['workouts?search=many+619', 'many-619'],
])('%s finds by words', async (path, key) => {
  const { body } = await coach.get(`${COACHING}/${path}`);
  expect(body.data.map((row: Record<string, string>) => row['username'] ?? row['slug'])).toEqual([key]);
});

it('finds no member by an e-mail address', async () => {
  const { body } = await coach.get(`${COACHING}/available-members?search=many-619@example.com`);
  expect(body.data).toEqual([]);
});

/** Enough that reading all of them and sorting would be the slower way. */
async function addMembers(count: number): Promise<void> {
  await insertUnchecked(db, ['account', 'account_role'], async () => {
    await db.rows(
      `INSERT INTO account (username, first_name, last_name, email, password_hash)
       SELECT 'more-' || n, md5(n::text), 'Member', 'more-' || n || '@example.com', 'none' FROM generate_series(1, $1) n`,
      [count],
    );
    await db.rows(
      `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'more-%' AND r.name = 'Member'`,
    );
  });
}

it('reads each in one statement, in the order of an index', async () => {
  await addMembers(3000);
  await readsInOrderOf('account_name_idx', coach, 'available-members?page_count=20');
  await readsInOrderOf('workout_name_idx', coach, 'workouts?page_count=20');
  await readsInOrderOf('assignment_member_idx', client, 'my-plan?page_count=20');
});

async function readsInOrderOf(index: string, reader: Actor, path: string): Promise<void> {
  const read = async () => void (await reader.get(`${COACHING}/${path}`));
  expect((await plansOf(db, read)).join('\n')).toContain(index);
  const own = (await statementsOf(db, read)).filter(text => /FROM \(\s*SELECT (?:person|w|g)\.\*/.test(text));
  expect(own).toHaveLength(1);
}
