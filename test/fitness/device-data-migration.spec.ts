/**
 * Undoes migrations and does them again.
 * @own-database
 */
import type { Database } from '#kit/database/database';
import { CopiesOfTrainings1767400180000 } from '#migrations/first-version/fitness/1767400180000-copies-of-trainings';
import { NightsInParts1767400180010 } from '#migrations/first-version/fitness/1767400180010-nights-in-parts';
import { type Fitness, startFitness } from './fitness';
import { storedActivities } from './ingest.actors';

let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  fitness.service.clock.set('2026-05-09T12:00:00Z');
});
afterAll(() => fitness?.service.close());

const STEPS = [new CopiesOfTrainings1767400180000(), new NightsInParts1767400180010()];

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = db.dataSource.createQueryRunner();
  try {
    for (const step of direction === 'up' ? STEPS : STEPS.toReversed()) await step[direction](runner);
  } finally {
    await runner.release();
  }
}

const key = async (accountId: number, name: string, created: string, revoked: string | null) =>
  (await db.row<{ id: number }>(
    `INSERT INTO ingest_key (account_id, name, prefix, secret_hash, created_at, revoked_at)
     VALUES ($1, $2, md5(random()::text), md5(random()::text), $3, $4) RETURNING id`,
    [accountId, name, created, revoked],
  ))!.id;

const training = async (accountId: number, source: string, id: string, [from, to]: string[], duplicateOf?: number) =>
  (await db.row<{ id: number }>(
    `INSERT INTO activity (account_id, slug, source, external_id, kind, date, started_at, ended_at, duplicate_of_id)
     VALUES ($1, $3, $2, $3, 'run', '2026-05-08', ('2026-05-08T' || $4 || 'Z')::timestamptz, ('2026-05-08T' || $5 || 'Z')::timestamptz, $6) RETURNING id`,
    [accountId, source, id, from, to, duplicateOf ?? null],
  ))!.id;

it('stored trainings, keys and nights are judged by the rules of now, and go back', async () => {
  const member = await fitness.member();
  await migrate('down');
  const first = await key(member.id, 'Watch', '2026-01-01', '2026-02-01');
  const second = await key(member.id, 'watch', '2026-02-02', '2026-03-01');
  const third = await key(member.id, 'Watch', '2026-03-02', null);
  const other = await key(member.id, 'Watch', '2026-03-03', null);
  const phone = await key(member.id, 'Phone', '2026-03-03', null);
  const ride = await training(member.id, `key:${third}`, 'ride', ['06:00:00', '07:00:00']);
  await training(member.id, `key:${phone}`, 'copy', ['06:10:00', '07:10:00'], ride);
  await training(member.id, `key:${phone}`, 'run', ['06:59:55', '08:00:00'], ride);
  await training(member.id, `key:${third}`, 'walk', ['07:00:00', '08:00:00']);
  const nap = (from: string, to: string, asleep_minutes: number) => ({
    fell_asleep_at: `2026-05-09T${from}:00.000Z`,
    woke_at: `2026-05-09T${to}:00.000Z`,
    asleep_minutes,
  });
  await db.rows(
    `INSERT INTO sleep_night (account_id, date, fell_asleep_at, woke_at, asleep_minutes, naps)
     VALUES ($1, '2026-05-09', '2026-05-09T02:30:00Z', '2026-05-09T06:30:00Z', 240, $2),
       ($1, '2026-05-08', '2026-05-07T22:00:00Z', '2026-05-08T06:00:00Z', 480, '[]')`,
    [member.id, JSON.stringify([nap('00:00', '01:30', 90), nap('13:00', '13:30', 30)])],
  );

  await migrate('up');
  const lineages = await db.rows('SELECT id, lineage_id FROM ingest_key WHERE account_id = $1 ORDER BY id', [
    member.id,
  ]);
  expect(lineages).toEqual([
    { id: first, lineage_id: null },
    { id: second, lineage_id: first },
    { id: third, lineage_id: first },
    { id: other, lineage_id: null },
    { id: phone, lineage_id: null },
  ]);
  const counted = (await storedActivities(fitness, member.id)).filter(row => row['duplicate_of_id'] === null);
  expect(counted.map(row => row['external_id'])).toEqual(['ride', 'run']);
  const { nights } = (await member.get('/api/fitness/sleep')).body.data;
  expect(nights).toMatchObject([
    { asleep_minutes: 330, fell_asleep_at: '2026-05-09T00:00:00.000Z', naps: [{ asleep_minutes: 30 }] },
    { asleep_minutes: 480, naps: [], parts: [] },
  ]);

  await training(member.id, `key:${phone}`, 'same', ['10:00:00', '11:00:00']);
  await db.rows(
    `INSERT INTO activity (account_id, slug, source, external_id, kind, date, started_at, ended_at)
     VALUES ($1, 'second', $2, 'same', 'run', '2026-05-08', '2026-05-08T12:00Z', '2026-05-08T13:00Z')`,
    [member.id, `key:${third}`],
  );
  await migrate('down');
  const ids = await db.rows<{ external_id: string }>('SELECT external_id FROM activity WHERE account_id = $1', [
    member.id,
  ]);
  expect(new Set(ids.map(row => row.external_id)).size).toBe(6);
  await migrate('up');
});
