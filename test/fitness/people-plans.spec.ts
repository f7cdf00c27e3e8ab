/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import { fillTables } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { type Fitness, startFitness } from './fitness';

const MEMBERS = 20_000;
const TEXT = `jsonb_build_object('en', 'Record', 'ar', 'سجل')`;
const PEOPLE = `(SELECT id FROM account WHERE username LIKE 'many-%') a`;

let fitness: Fitness;

beforeAll(async () => {
  fitness = await startFitness();
  const { db } = fitness.service;
  const tables = [
    'account',
    'account_role',
    'badge',
    'earned_badge',
    'achievement',
    'earned_achievement',
    'community_group',
    'group_membership',
    'community_event',
    'event_attendance',
    'challenge',
    'challenge_participation',
  ];
  await fillTables(db, { tables, withoutTriggers: true }, async () => {
    await db.rows(
      `INSERT INTO account (username, first_name, last_name, email, password_hash, search_text, country_id, deleted_at)
       SELECT 'many-' || n, 'First' || n % 40, 'Last' || n, 'many-' || n || '@example.com', '', 'first' || n % 40 || ' last' || n,
         682 + n % 4, CASE n % 1000 WHEN 0 THEN now() END FROM generate_series(1, $1) n`,
      [MEMBERS],
    );
    await db.rows(`INSERT INTO account_role SELECT a.id, r.id FROM ${PEOPLE}, role r WHERE lower(r.name) = 'member'`);
    const record = (table: string, columns: string, values: string) =>
      db.rows(
        `INSERT INTO ${table} (slug, name, ${columns}) SELECT 'many-' || n, ${TEXT}, ${values} FROM generate_series(1, 5) n`,
      );
    await record('badge', 'tier', `'gold'`);
    await record('achievement', 'metric, threshold', `'workouts', n`);
    await record('community_group', 'topic', `'general'`);
    await record(
      'community_event',
      'starts_at, ends_at, capacity',
      `now() + interval '9 years', now() + interval '10 years', 10000`,
    );
    await record('challenge', 'metric, goal, starts_on, ends_on', `'steps', n, '2026-05-01', '2036-05-31'`);
    const rows: [table: string, record: string, parent: string, at: string][] = [
      ['earned_badge', 'badge_id', 'badge', 'earned_at'],
      ['earned_achievement', 'achievement_id', 'achievement', 'earned_at'],
      ['group_membership', 'group_id', 'community_group', 'joined_at'],
      ['event_attendance', 'event_id', 'community_event', 'joined_at'],
      ['challenge_participation', 'challenge_id', 'challenge', 'joined_at'],
    ];
    for (const [table, column, parent, at] of rows)
      await db.rows(
        `INSERT INTO ${table} (${column}, account_id, ${at}) SELECT p.id, a.id, now() FROM ${parent} p, ${PEOPLE}
         WHERE p.slug LIKE 'many-%'`,
      );
  });
});
afterAll(() => fitness?.service.close());

interface Record {
  id?: number;
  slug?: string;
}

it.each([
  ['badges', 'earned_count', 'earned_badge'],
  ['achievements', 'earned_count', 'earned_achievement'],
  ['groups', 'member_count', 'group_membership'],
  ['events', 'attendee_count', 'event_attendance'],
  ['challenges', 'participant_count', 'challenge_participation'],
])('%s count their people in an index, without reading accounts for each', async (list, field, table) => {
  let shown: number[] = [];
  const plans = await plansOf(fitness.service.db, async () => {
    const { body } = await fitness.owner.get(`/api/fitness/manage/${list}`);
    shown = body.data.data.map((row: Record & { [name: string]: number }) => row[field]);
  });
  expect(shown.filter(count => count === MEMBERS - MEMBERS / 1000)).toHaveLength(5);
  const plan = plans.join('\n');
  expect(plan).toMatch(new RegExp(`Index Only Scan using \\w+ on ${table} entry`));
  expect(plan).not.toMatch(/Scan (using \w+ )?on account person/);
});

it('members of a country are found without looking up the roles of each', async () => {
  const plans = await plansOf(fitness.service.db, async () => {
    const { body } = await fitness.owner.get('/api/users?country_id=683');
    expect(body.data.total).toBe(MEMBERS / 4);
  });
  const plan = plans.join('\n');
  expect(plan).not.toContain('Anti Join');
  expect(plan).toContain('hashed SubPlan');
});

it('members are found by a part of their name in the index of contacts', async () => {
  const plans = await plansOf(fitness.service.db, async () => {
    const { body } = await fitness.owner.get('/api/users?last_name=st5432');
    expect(body.data.data).toMatchObject([{ username: 'many-5432' }]);
  });
  expect(plans.join('\n')).toContain('account_contact_idx');
});
