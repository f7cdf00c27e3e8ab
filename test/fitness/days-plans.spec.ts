/** @own-database */
import { fillTables } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

const MEMBERS = 200;
/** Of each of the others; the one who is asked about has ten years. */
const DAYS = 120;
const LONG_DAYS = 3650;

let fitness: Fitness;
let member: Actor;

beforeAll(async () => {
  fitness = await startFitness();
  fitness.service.clock.set('2026-05-09T12:00:00Z');
  const { db } = fitness.service;
  const actor = await fitness.member();
  member = Object.assign(actor.with({ 'Accept-Language': 'en' }), { id: actor.id, username: '', email: '' });
  await db.rows(
    `INSERT INTO account (username, first_name, last_name, email, password_hash)
     SELECT 'many-' || n, 'Many', 'Member', 'many-' || n || '@example.com', 'none' FROM generate_series(1, $1) n`,
    [MEMBERS],
  );
  const tables = [
    'daily_metric',
    'activity',
    'sleep_night',
    'health_reading',
    'body_reading',
    'hydration_day',
    'meal',
    'progress_photo',
  ];
  await fillTables(db, { tables, withoutTriggers: true }, async () => {
    const each = `account a, generate_series(0, CASE WHEN a.id = ${member.id} THEN ${LONG_DAYS} ELSE ${DAYS} END) n
      WHERE a.username LIKE 'many-%' OR a.id = ${member.id}`;
    const date = `date '2026-05-09' - n`;
    await db.rows(`INSERT INTO daily_metric (account_id, date, source, steps, distance_m, active_minutes, calories_kcal, floors)
      SELECT a.id, ${date}, source, 9000 + n, 3000, 30, 400, 5
      FROM ${each.replace('WHERE', "CROSS JOIN (VALUES ('key:1'), ('key:2')) of (source) WHERE")}`);
    await db.rows(`INSERT INTO activity (account_id, slug, source, kind, date, started_at, ended_at, calories_kcal)
      SELECT a.id, 'run-' || n, 'manual', 'run', ${date}, ${date} + time '07:00', ${date} + time '07:40', 300 FROM ${each} AND n % 2 = 0`);
    await db.rows(`INSERT INTO sleep_night (account_id, date, fell_asleep_at, woke_at, asleep_minutes)
      SELECT a.id, ${date}, ${date} - interval '1 hour', ${date} + time '06:30', 440 FROM ${each}`);
    await db.rows(`INSERT INTO health_reading (account_id, date, resting_heart_rate_bpm, systolic_mmhg, diastolic_mmhg)
      SELECT a.id, ${date}, 60, 120, 78 FROM ${each}`);
    await db.rows(`INSERT INTO body_reading (account_id, date, weight_kg, height_cm)
      SELECT a.id, ${date}, 80 + n * 0.001, 180 FROM ${each}`);
    await db.rows(`INSERT INTO hydration_day (account_id, date, glasses) SELECT a.id, ${date}, 6 FROM ${each}`);
    await db.rows(
      `INSERT INTO progress_photo (account_id, date, front_url) SELECT a.id, ${date}, 'x' FROM ${each} AND n % 30 = 0`,
    );
    await db.rows(`INSERT INTO meal (account_id, key, date, slot, origin, name, protein_g, carbohydrate_g, fat_g, calories_kcal)
      SELECT a.id, 'meal-' || n || slot, ${date}, slot, 'own', '{"en": "A", "ar": "A"}', 10, 20, 5, 165
      FROM ${each.replace('WHERE', "CROSS JOIN (VALUES ('lunch'), ('dinner')) of (slot) WHERE")}`);
  });
});
afterAll(() => fitness?.service.close());

const READS_EVERYTHING =
  /Seq Scan on (daily_metric|activity|sleep_night|health_reading|body_reading|hydration_day|meal|progress_photo|ingest_key)\b/;

/** How many statements stand behind a call, of which none reads a whole table. */
async function statementsBehind(call: () => Promise<{ status: number }>): Promise<number> {
  let status = 0;
  const work = async () => {
    ({ status } = await call());
  };
  const plans = await plansOf(fitness.service.db, work);
  expect([200, 201]).toContain(status);
  expect(plans.join('\n')).not.toMatch(READS_EVERYTHING);
  return plans.length;
}

describe('a member with ten years of days', () => {
  it.each([
    ['the overview', 'overview', 6],
    ['days of activity', 'activity', 7],
    ['weeks', 'activity?granularity=weeks', 7],
    ['months', 'activity?granularity=months', 7],
    ['one activity', 'activity/run-10', 3],
    ['nutrition', 'nutrition', 7],
    ['the planner', 'nutrition/planner?date=2026-04-01', 5],
    ['sleep', 'sleep', 5],
    ['health', 'health', 4],
    ['progress', 'progress', 7],
    ['photos', 'progress/photos', 6],
    ['billing', 'billing', 4],
    ['devices', 'devices', 2],
  ])('reads %s in a handful of index-served statements', async (_, path, most) => {
    expect(await statementsBehind(() => member.get(`/api/fitness/${path}`))).toBeLessThanOrEqual(most);
  });

  it('has as long a streak as it is', async () => {
    const { data } = (await member.get('/api/fitness/activity')).body;
    expect(data.totals).toMatchObject({ recorded_days: 30, workouts: 15 });
    expect(data.longest_streak_days).toBe(LONG_DAYS - 999);
  });
});

describe('a push', () => {
  it('of 92 days is two statements, and of 100 sessions eight', async () => {
    const bridge = await bridgeOf(fitness, member);
    const days = Array.from({ length: 92 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
      steps: day,
    }));
    await bridge.client.get('/api/ingest/whoami');
    expect(await statementsBehind(() => bridge.days(...days))).toBeLessThanOrEqual(2);
    const sessions = Array.from({ length: 100 }, (_, at) => ({
      external_id: `${at}`,
      kind: 'run',
      started_at: new Date(Date.UTC(2026, 0, 1 + at, 7)).toISOString(),
      ended_at: new Date(Date.UTC(2026, 0, 1 + at, 8)).toISOString(),
    }));
    expect(await statementsBehind(() => bridge.sessions(...sessions))).toBeLessThanOrEqual(8);
  });
});
