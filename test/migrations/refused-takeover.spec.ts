/** @own-database */
import { errorMessage } from '#host/process';
import { preparationError } from '#host/preparation/startup-error';
import { BASELINE } from '#shared/composition/baseline';
import { property } from '#services/property/property';
import { laterOf, makeFirstVersion, makeLatestFirstVersion, recordedNames, recordOnly } from './first-version.actors';
import { openServiceDatabase, type ServiceDatabase } from './service-database';

const { definition } = property;

let database: ServiceDatabase;
let fresh: { tables: string[]; routines: string[] };
const state = async () => ({
  tables: await database.tables(),
  routines: await database.routines(),
  recorded: await recordedNames(database),
  schemas: await database.query('SELECT nspname FROM pg_namespace ORDER BY 1'),
});
beforeAll(async () => {
  database = await openServiceDatabase(definition);
  fresh = { tables: await database.tables(), routines: await database.routines() };
});
afterAll(() => database?.close());

const refusal = async () => {
  const failure: unknown = await database.start().catch((error: unknown) => error);
  return errorMessage(preparationError(failure, 'property', ''));
};
const differences = async () => (await refusal()).split('\n  ').slice(1);

describe('a database whose tables differ from those of version 0.1 is refused with the difference, and nothing is changed', () => {
  it.each([
    [
      'a missing column',
      'ALTER TABLE lead DROP COLUMN notes',
      'ALTER TABLE lead ADD notes text',
      ['missing column lead.notes: text'],
    ],
    [
      'a changed default',
      `ALTER TABLE lead ALTER status SET DEFAULT 'old'`,
      `ALTER TABLE lead ALTER status SET DEFAULT 'new'`,
      [`different column lead.status: text NOT NULL DEFAULT 'old'::text, expected text NOT NULL DEFAULT 'new'::text`],
    ],
    [
      'a changed type',
      'ALTER TABLE lead ALTER budget_cents TYPE integer',
      'ALTER TABLE lead ALTER budget_cents TYPE bigint',
      ['different column lead.budget_cents: integer, expected bigint'],
    ],
    [
      'a missing constraint',
      'ALTER TABLE lead DROP CONSTRAINT lead_intent_known',
      `ALTER TABLE lead ADD CONSTRAINT lead_intent_known CHECK (intent IN ('buy', 'rent', 'other'))`,
      [
        `missing constraint lead.lead_intent_known: CHECK (intent = ANY (ARRAY['buy'::text, 'rent'::text, 'other'::text]))`,
      ],
    ],
    [
      'a missing index',
      'DROP INDEX lead_home_idx',
      'CREATE INDEX lead_home_idx ON lead (home_id)',
      ['missing index lead_home_idx: CREATE INDEX lead_home_idx ON lead USING btree (home_id)'],
    ],
    [
      'an unknown unique index',
      'CREATE UNIQUE INDEX lead_email_once ON lead (email)',
      'DROP INDEX lead_email_once',
      ['unknown index lead_email_once: CREATE UNIQUE INDEX lead_email_once ON lead USING btree (email)'],
    ],
    [
      'an unknown required column',
      'ALTER TABLE lead ADD agency text NOT NULL',
      'ALTER TABLE lead DROP agency',
      ['unknown column lead.agency: text NOT NULL'],
    ],
    [
      'a missing table',
      'ALTER TABLE known_visitor RENAME TO visitor',
      'ALTER TABLE visitor RENAME TO known_visitor',
      expect.arrayContaining([expect.stringMatching(/^missing column known_visitor\./)]),
    ],
  ])('%s', async (_, change, undo, expected) => {
    await makeLatestFirstVersion(definition, database);
    await database.query(change);
    const before = await state();
    expect(await differences()).toEqual(expected);
    expect(await state()).toEqual(before);
    await database.query(undo);
    await database.start();
    expect(await database.routines()).toEqual(fresh.routines);
    expect(await database.tables()).toEqual(fresh.tables);
  });

  it('a migration that fails, with those before it', async () => {
    await makeFirstVersion(definition, database);
    await database.query('ALTER TABLE once_answer ADD lease_id uuid');
    const before = await state();
    expect(await differences()).toEqual([
      'RequestKeys1767400170000 fails: column "lease_id" of relation "once_answer" already exists',
    ]);
    expect(await state()).toEqual(before);
    await database.query('ALTER TABLE once_answer DROP lease_id');
    await database.start();
  });

  it('tables of which no migration is recorded', async () => {
    await recordOnly(database, []);
    const before = await state();
    expect(await refusal()).toMatch(
      /^The tables of property are not those of version 0\.1, so they cannot be taken over\. Nothing was changed\. Remove these differences, then start again:\n  no migration is recorded in schema_migration, but there are tables: access_key, account, /,
    );
    expect(await state()).toEqual(before);
    await makeLatestFirstVersion(definition, database);
    await database.start();
  });
});

it('what an operator added and cannot refuse a row stays', async () => {
  await makeLatestFirstVersion(definition, database);
  await database.query(`
    CREATE TABLE export (id integer PRIMARY KEY, lead_id integer);
    CREATE FUNCTION note_export() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
    CREATE TRIGGER export_noted AFTER INSERT ON export FOR EACH ROW EXECUTE FUNCTION note_export();
    CREATE INDEX lead_phone_idx ON lead (phone);
    ALTER TABLE lead ADD agency text;
    CREATE FUNCTION area(of_lead lead) RETURNS text LANGUAGE sql AS $$ SELECT of_lead.preferred_areas[1] $$;
    CREATE VIEW lead_area AS SELECT id, area(lead) FROM lead`);
  const before = await state();
  await database.start();
  expect(await state()).toEqual({
    ...before,
    tables: expect.arrayContaining(before.tables),
    recorded: [...before.recorded, BASELINE, ...laterOf(definition).map(({ name }) => name)],
  });
});
