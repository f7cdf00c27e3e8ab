/** @own-database */
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { errorMessage } from '#host/process';
import { preparationError } from '#host/preparation/startup-error';
import type { MigrationBlocked } from '#host/schema/migrate';
import type { SqlFile } from '#kit/service/sql-files';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { property as propertyService } from '#services/property/property';
import { openServiceDatabase, type ServiceDatabase } from './service-database';

/** A file of functions and triggers. @param text without its head */
const routine = (name: string, text: string, folder = 'src/services/property/leads'): SqlFile => ({
  path: `${folder}/${name}.sql`,
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});

const { definition } = propertyService;
const withRoutines = (...files: readonly SqlFile[]): ServiceDefinition => ({
  ...definition,
  routines: [...definition.routines, ...files],
});

const constant = (name: string, value: number, parameters = '') =>
  `CREATE OR REPLACE FUNCTION ${name}(${parameters}) RETURNS integer LANGUAGE sql AS 'SELECT ${value}';`;
const COUNTER = `\
CREATE OR REPLACE FUNCTION count_lead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER lead_counted AFTER INSERT ON lead FOR EACH ROW EXECUTE FUNCTION count_lead();`;

let property: ServiceDatabase;
let original: string[];
beforeAll(async () => {
  property = await openServiceDatabase(definition);
  original = await property.routines();
});
afterEach(async () => {
  await property.query(`UPDATE property.schema_routine SET version = '0.0.1'`);
  await property.start(withRoutines());
  expect(await property.routines()).toEqual(original);
});
afterAll(() => property?.close());

const appliedAt = async (name: string) =>
  (
    await property.query<{ at: Date }>(`SELECT applied_at AS at FROM property.schema_routine WHERE path ~ $1`, [
      `/${name}\\.sql$`,
    ])
  )[0]?.at.getTime();
const valueOf = async (name: string) =>
  (await property.query<{ value: number }>(`SELECT property.${name}() AS value`))[0]!.value;

it('an edited text is applied once, and others are not applied again', async () => {
  await property.start(
    withRoutines(routine('lead_rank', constant('lead_rank', 1)), routine('lead_size', constant('lead_size', 1))),
  );
  const [rank, size] = [await appliedAt('lead_rank'), await appliedAt('lead_size')];
  const edited = withRoutines(
    routine('lead_rank', constant('lead_rank', 2)),
    routine('lead_size', constant('lead_size', 1)),
  );
  await property.start(edited);
  expect([await valueOf('lead_rank'), await valueOf('lead_size')]).toEqual([2, 1]);
  expect(await appliedAt('lead_rank')).toBeGreaterThan(rank!);
  expect(await appliedAt('lead_size')).toBe(size);
  // Text that no start reads again.
  await property.query(`CREATE OR REPLACE FUNCTION property.lead_rank() RETURNS integer LANGUAGE sql AS 'SELECT 3'`);
  await property.start(edited);
  expect(await valueOf('lead_rank')).toBe(3);
});

it('a file that goes takes its triggers and functions with it', async () => {
  await property.start(withRoutines(routine('count_lead', COUNTER)));
  expect(await property.routines()).toHaveLength(original.length + 2);
  await property.start(withRoutines());
  expect(await property.routines()).toEqual(original);
  expect(await appliedAt('count_lead')).toBeUndefined();
});

it('a file that creates a trigger no longer drops it', async () => {
  await property.start(withRoutines(routine('count_lead', COUNTER)));
  await property.start(withRoutines(routine('count_lead', COUNTER.split('CREATE OR REPLACE TRIGGER')[0]!)));
  expect(await property.routines()).toHaveLength(original.length + 1);
});

it('a file in another folder keeps what it creates', async () => {
  await property.start(withRoutines(routine('count_lead', COUNTER)));
  const before = await property.routines();
  const oids = () =>
    property.query(`SELECT oid, tgname FROM pg_trigger WHERE tgname = 'lead_counted' UNION ALL
      SELECT oid, proname FROM pg_proc WHERE proname = 'count_lead'`);
  const kept = await oids();
  await property.start(withRoutines(routine('count_lead', COUNTER, 'src/services/property/viewings')));
  expect([await property.routines(), await oids()]).toEqual([before, kept]);
  expect(await property.query(`SELECT path FROM property.schema_routine WHERE path ~ 'count_lead'`)).toEqual([
    { path: 'src/services/property/viewings/count_lead.sql' },
  ]);
});

it('a file that the database refuses stops the start with its name, and nothing is changed', async () => {
  const wrong = routine(
    'lead_size',
    `CREATE FUNCTION lead_size() RETURNS integer LANGUAGE sql AS 'SELECT no_such_column';`,
  );
  const failure: unknown = await property
    .start(withRoutines(routine('lead_rank', constant('lead_rank', 1)), wrong))
    .catch((error: unknown) => error);
  expect(errorMessage(preparationError(failure, 'property', ''))).toBe(
    'The database refuses src/services/property/leads/lead_size.sql: column "no_such_column" does not exist.',
  );
  expect(await property.routines()).toEqual(original);
  expect(await appliedAt('lead_rank')).toBeUndefined();
});

it('a changed signature is refused, since old and new statements would call different functions', async () => {
  await property.start(withRoutines(routine('lead_rank', constant('lead_rank', 1))));
  const before = await property.routines();
  const changed = withRoutines(routine('lead_rank', constant('lead_rank', 1, 'at date')));
  await expect(property.start(changed)).rejects.toThrow(
    'The function lead_rank would exist with two signatures. Give the changed one a new name.',
  );
  expect(await property.routines()).toEqual(before);
});

it('an older version of the code changes nothing, not even what a newer one removed', async () => {
  await property.start(withRoutines(routine('count_lead', COUNTER)));
  await property.start(withRoutines());
  await property.query(`UPDATE property.schema_routine SET version = '999.0.0' WHERE path ~ 'tell_of_write'`);
  await property.start(withRoutines(routine('count_lead', COUNTER), routine('lead_rank', constant('lead_rank', 1))));
  expect(await property.routines()).toEqual(original);
});

it('each change marks all files with the version, so that an older one finds it', async () => {
  await property.query(`UPDATE property.schema_routine SET version = '0.0.1'`);
  await property.start(withRoutines(routine('lead_rank', constant('lead_rank', 1))));
  await property.start(withRoutines());
  const versions = await property.query(`SELECT DISTINCT version FROM property.schema_routine`);
  expect(versions).toEqual([{ version: expect.not.stringMatching(/^0\.0\.1$/) }]);
});

it('of processes that start together one applies a text', async () => {
  await property.query('CREATE TABLE public.applied (pid integer)');
  const noted = `${constant('lead_rank', 1)} INSERT INTO public.applied VALUES (pg_backend_pid());`;
  await Promise.all(Array.from({ length: 4 }, () => property.start(withRoutines(routine('lead_rank', noted)))));
  expect(await property.query('SELECT FROM public.applied')).toHaveLength(1);
});

it('gives way to a long writer of a table whose trigger changed, so that requests go on, and is repeated', async () => {
  const writer = new Client({ connectionString: process.env['DATABASE_URL'], application_name: 'import' });
  await writer.connect();
  try {
    await writer.query('BEGIN; LOCK TABLE property.lead IN ROW EXCLUSIVE MODE');
    const blocked: MigrationBlocked[] = [];
    await property.start(withRoutines(routine('count_lead', COUNTER)), problem => {
      blocked.push(problem);
      void writer.query('COMMIT');
    });
    expect(blocked.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The change of functions and triggers waits for a lock of connection \d+ \(import of /),
    ]);
    expect(await property.routines()).toHaveLength(original.length + 2);
  } finally {
    await writer.end();
  }
});
