import type { Database } from '#kit/database/database';
import { CHALLENGE_METRICS } from '#services/fitness/challenges/challenge-metrics';
import { CHALLENGE_PROGRESS } from '#services/fitness/challenges/challenge-progress.fill';
import type { Challenge } from '#services/fitness/challenges/challenge.entity';
import { dayMetrics } from '#services/fitness/activity/day-metrics';
import { atRandom, type Choices, trials } from '../harness/trials';
import { makeChallenge, steps } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const WRITES = trials(200, 40);

let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
});
beforeEach(() => fitness.service.clock.set('2026-05-13T08:00:00Z'));
afterAll(() => fitness.service.close());

/** The stored progress, and the sum of the days as `dayMetrics` shows them. */
const PROGRESS = `
  SELECT c.metric, p.progress AS stored, (
    SELECT coalesce(sum(CASE c.metric WHEN 'steps' THEN f.steps WHEN 'distance_m' THEN f.distance_m
      WHEN 'active_minutes' THEN f.active_minutes WHEN 'calories_kcal' THEN f.calories_kcal ELSE f.workouts END), 0)
    FROM (${dayMetrics('p.account_id', 'c.starts_on', 'c.ends_on')}) f) AS summed
  FROM challenge_participation p JOIN challenge c ON c.id = p.challenge_id WHERE p.account_id = $1 ORDER BY c.id`;

async function compared({ id }: { id: number }): Promise<{ stored: number; summed: number }[]> {
  const rows = await db.rows<{ metric: string; stored: number; summed: number }>(PROGRESS, [id]);
  expect(rows.map(({ metric, stored }) => [metric, stored])).toEqual(
    rows.map(({ metric, summed }) => [metric, summed]),
  );
  return rows;
}

const join = async (member: Actor, { slug }: Challenge) =>
  expect((await member.post(`/api/fitness/community/challenges/${slug}/join`)).status).toBe(201);

/** Once more after a deadlock, as every write of the service. */
const change = (statement: string, values: unknown[]) => db.transaction(() => db.rows(statement, values));

/** Writes a day or a training of an account, or deletes some. Days end after those of the challenges. */
async function write({ below, oneOf, chance }: Choices, accountId: number, number: number): Promise<void> {
  const date = `2026-05-${10 + below(21)}`;
  const own = [accountId, date];
  const source = oneOf(['manual', 'key:1', 'key:2']);
  if (chance(50)) {
    await db.rows(
      `INSERT INTO daily_metric (account_id, date, source, steps, distance_m, active_minutes, calories_kcal)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (account_id, date, source) DO UPDATE SET steps = excluded.steps, distance_m = excluded.distance_m`,
      [...own, source, below(9000), chance(50) ? below(90_000) / 10 : null, chance(50) ? below(200) : null, below(900)],
    );
  } else if (chance(60)) {
    await db.rows(
      `INSERT INTO activity (account_id, slug, source, kind, date, started_at, ended_at, calories_kcal, distance_m)
       VALUES ($1, $3, 'manual', 'run', $2, $2::date + $4::integer * interval '1 second',
         $2::date + ($4::integer + $5::integer) * interval '1 second', $6, $7)`,
      [...own, `run-${accountId}-${number}`, below(80_000), 1 + below(90_000), below(900), below(9000)],
    );
  } else if (chance(40)) {
    await db.rows('DELETE FROM daily_metric WHERE account_id = $1 AND date = $2', own);
    await change('UPDATE activity SET date = $2 WHERE account_id = $1 AND date > $2', own);
  } else {
    // The last one is locked, so that no other write deletes it before the reference to it is checked.
    await change(
      `WITH last AS MATERIALIZED (SELECT id FROM activity WHERE account_id = $1 ORDER BY id DESC LIMIT 1 FOR KEY SHARE)
       UPDATE activity SET duplicate_of_id = last.id FROM last
       WHERE account_id = $1 AND date = $2 AND activity.id < last.id`,
      own,
    );
    await change('DELETE FROM activity WHERE account_id = $1 AND date = $2 AND duplicate_of_id IS NULL', own);
  }
}

describe('the stored progress of a participant', () => {
  it(
    'is the sum of the days, whatever is written at once',
    atRandom(async choices => {
      const member = await fitness.member();
      const challenges = [];
      for (const metric of CHALLENGE_METRICS)
        challenges.push(await makeChallenge(db, { metric, startsOn: '2026-05-12', endsOn: '2026-05-26' }));
      const writes = Array.from({ length: WRITES }, (_, number) => number);
      for (let from = 0; from < WRITES; from += 8) {
        const together = writes.slice(from, from + 8).map(number => write(choices.fork(), member.id, number));
        const joined = from < challenges.length * 8 ? [join(member, challenges[from / 8]!)] : [];
        const settled = await Promise.allSettled([...together, ...joined]);
        expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
        expect(await compared(member)).toHaveLength(Math.min(from / 8 + 1, challenges.length));
      }
    }),
  );

  it('follows a challenge whose days or metric change', async () => {
    const member = await fitness.member();
    await steps(db, member.id, '2026-05-02', 4000);
    await steps(db, member.id, '2026-05-20', 6000);
    const challenge = await makeChallenge(db);
    await join(member, challenge);
    const update = async (values: string) => db.rows(`UPDATE challenge SET ${values} WHERE id = $1`, [challenge.id]);
    const stored = async () => (await compared(member)).map(row => row.stored);
    expect(await stored()).toEqual([10_000]);
    await update(`starts_on = '2026-05-03'`);
    expect(await stored()).toEqual([6000]);
    await update(`metric = 'workouts'`);
    expect(await stored()).toEqual([0]);
  });

  it('is counted for participants of the version before', async () => {
    const member = await fitness.member();
    await steps(db, member.id, '2026-05-02', 4000);
    await join(member, await makeChallenge(db));
    await db.rows('UPDATE challenge_participation SET progress = 0 WHERE account_id = $1', [member.id]);
    await db.rows(CHALLENGE_PROGRESS.statement, [member.id - 1, member.id]);
    expect((await compared(member)).map(({ stored }) => stored)).toEqual([4000]);
  });
});
