/** @own-database */
import { SERVICES } from '#host/services';
import { BASELINE } from '#shared/composition/baseline';
import { command } from '../cli/commands';
import { FIRST_NAMES, laterOf, makeFirstVersion, makeLatestFirstVersion, recordedNames } from './first-version.actors';
import { openServiceDatabase, type ServiceDatabase } from './service-database';

const DEFINITIONS = SERVICES.map(({ definition }) => [definition.name, definition] as const);

const INSERT_DATA = `
  INSERT INTO form_mail (address, day, mails) VALUES ('sara@example.com', '2026-01-02', 3);
  UPDATE setting SET value = '"kept"' WHERE key = (SELECT min(key) FROM setting)`;
const DATA = `
  SELECT to_jsonb(f) AS row FROM form_mail f UNION ALL SELECT to_jsonb(s) FROM setting s ORDER BY row`;
/** Changes with any statement that creates or replaces one of these. */
const IDENTITIES = `
  SELECT oid::text, xmin::text FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL SELECT t.oid::text, t.xmin::text FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace
  UNION ALL SELECT name, xmin::text FROM schema_migration UNION ALL SELECT path, xmin::text FROM schema_routine ORDER BY 1`;

describe.each(DEFINITIONS)('a database of version 0.1 of %s', (_, definition) => {
  let database: ServiceDatabase;
  const steps = (definition.migrationsOfFirstVersion ?? []).map(({ name }) => name);
  const later = laterOf(definition).map(({ name }) => name);
  beforeAll(async () => {
    database = await openServiceDatabase(definition);
  });
  afterAll(() => database?.close());

  it('gets the migrations it lacks, the tables and functions of now and the baseline, once', async () => {
    const [tables, routines] = [await database.tables(), await database.routines()];
    await makeFirstVersion(definition, database);
    await database.query(INSERT_DATA);
    const data = await database.query(DATA);
    expect(await database.tables()).not.toEqual(tables);
    expect(await database.routines()).not.toEqual(routines);

    const starts = await Promise.allSettled([database.start(), database.start(), database.start()]);
    expect(starts.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'fulfilled'));
    expect(await database.tables()).toEqual(tables);
    expect(await database.routines()).toEqual(routines);
    expect(await recordedNames(database)).toEqual([...FIRST_NAMES, ...steps, BASELINE, ...later]);
    expect(await database.query(DATA)).toEqual(data);
    expect(await database.query(`SELECT FROM pg_namespace WHERE nspname ~ 'baseline'`)).toEqual([]);

    const identities = await database.query(IDENTITIES);
    await database.start();
    expect(await database.query(IDENTITIES)).toEqual(identities);
  });

  it('is taken over as it is where it has all migrations', async () => {
    const [tables, routines] = [await database.tables(), await database.routines()];
    await makeLatestFirstVersion(definition, database);
    await database.start();
    expect([await database.tables(), await database.routines()]).toEqual([tables, routines]);
    expect(await recordedNames(database)).toEqual([...FIRST_NAMES, ...steps, BASELINE, ...later]);
  });
});

describe('the commands for migrations', () => {
  const [, property] = DEFINITIONS.find(([name]) => name === 'property')!;
  const steps = property.migrationsOfFirstVersion!.map(({ name }) => name);
  const later = laterOf(property).map(({ name }) => name);
  const files = property.routines.length;
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await openServiceDatabase(property);
    await makeFirstVersion(property, database);
  });
  afterAll(() => database?.close());

  it('list what the start of this version does, and revert nothing', async () => {
    expect((await command('migrate pending --service property --json')).data).toEqual([
      {
        service: 'property',
        run: FIRST_NAMES,
        pending: [...steps, BASELINE, ...later],
        routines: property.routines.map(({ path }) => path),
        unknown: [],
      },
    ]);
    expect((await command('migrate down --service property --yes')).complaint).toBe(
      `${FIRST_NAMES.at(-1)} belongs to the first tables of property and cannot be reverted.\n`,
    );
  });

  it('take it over', async () => {
    const doctor = await command('doctor --json');
    expect(doctor.data.findings).toContainEqual(
      expect.objectContaining({
        check: 'migrations',
        state: 'warning',
        message: `property: ${steps.length + 1 + later.length} migrations pending`,
      }),
    );
    expect((await command('migrate up --service property')).out).toBe(
      `property: ${[...steps, BASELINE, ...later].join(', ')}, functions and triggers of ${files} files\n`,
    );
    expect((await command('migrate up --service property')).out).toBe('property: up to date\n');
    expect((await command(`migrate down --service property --steps ${later.length} --yes`)).exitCode).toBe(0);
    expect((await command('migrate down --service property --yes')).complaint).toBe(
      `${BASELINE} belongs to the first tables of property and cannot be reverted.\n`,
    );
    expect((await command('migrate down --service property --steps 2 --yes')).exitCode).toBe(1);
  });
});
