/** @own-database */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import type { Fill } from '#kit/service/fill';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from '../shared/small-service';

const ROWS = 2_500;

const LETTERS: Fill = {
  name: 'fill_seed_letters',
  table: 'seed',
  statement: 'UPDATE seed SET letters = length(name) WHERE id > $1 AND id <= $2 AND letters IS NULL',
};
const HUSKS: Fill = { name: 'fill_husks', table: 'husk', statement: 'SELECT no_such_column' };

/** What an earlier version left: seeds whose ids have gaps, and no husk. */
class Seeds2026112900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE seed (id integer PRIMARY KEY, name text NOT NULL, piece xid8)');
    await runner.query('CREATE TABLE husk (id integer PRIMARY KEY)');
    await runner.query(
      `INSERT INTO seed SELECT number * 7, repeat('a', number) FROM generate_series(1, ${ROWS}) number`,
    );
  }

  async down(): Promise<void> {}
}

class SeedLetters2026112900010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seed ADD COLUMN letters integer');
    for (const fill of [LETTERS, HUSKS]) await queueFill(runner, fill);
  }

  async down(): Promise<void> {}
}

let service: SmallService;
beforeAll(async () => {
  const seeds = { migrations: [Seeds2026112900000, SeedLetters2026112900010], fills: [LETTERS, HUSKS] };
  [service] = (await startSmallServices([{ name: 'garden' }], () => [seeds, settings({ sizeNames: ['limit'] })])) as [
    SmallService,
  ];
});
afterAll(() => service?.close());

const jobs = () =>
  service.db.rows<{ name: string; payload: object }>(
    'SELECT task_identifier AS name, payload FROM garden_jobs.jobs JOIN garden_jobs._private_jobs USING (id) ORDER BY 1',
  );

it('a migration queues the first piece, except for a table without rows', async () => {
  expect(await jobs()).toEqual([{ name: LETTERS.name, payload: { after: 0 } }]);
});

it('fills all rows in pieces of a thousand, each in a transaction of its own', async () => {
  await service.db.rows(`CREATE FUNCTION note_piece() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.piece = pg_current_xact_id(); RETURN NEW; END $$`);
  await service.db.rows('CREATE TRIGGER note_piece BEFORE UPDATE ON seed FOR EACH ROW EXECUTE FUNCTION note_piece()');
  await service.doJobs();
  const pieces = await service.db.rows<{ rows: number; first: number; last: number }>(
    'SELECT count(*) AS rows, min(letters) AS first, max(letters) AS last FROM seed GROUP BY piece ORDER BY first',
  );
  expect(pieces).toEqual([
    { rows: 1_000, first: 1, last: 1_000 },
    { rows: 1_000, first: 1_001, last: 2_000 },
    { rows: 500, first: 2_001, last: 2_500 },
  ]);
  expect(await jobs()).toEqual([]);
});

it('a piece that fails leaves the pieces before it, and is tried again', async () => {
  await service.db.rows('UPDATE seed SET letters = NULL');
  await service.db.rows('ALTER TABLE seed ADD CONSTRAINT few_letters CHECK (letters < 1500)');
  await service.db.rows(`SELECT garden_jobs.add_job($1, '{"after": 0}'::json)`, [LETTERS.name]);
  await service.doJobs();
  const filled = () => service.db.row('SELECT count(letters) AS count FROM seed');
  expect(await filled()).toEqual({ count: 1_000 });
  expect(await jobs()).toEqual([{ name: LETTERS.name, payload: { after: 7_000 } }]);
  await service.db.rows('ALTER TABLE seed DROP CONSTRAINT few_letters');
  await service.db.rows('UPDATE garden_jobs._private_jobs SET run_at = now()');
  await service.doJobs();
  expect(await filled()).toEqual({ count: ROWS });
});
