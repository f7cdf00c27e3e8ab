import { tablesIn } from '#shared/composition/baseline';
import { objectsOf } from '#shared/composition/routines';
import { tablesFile } from '#kit/service/sql-files';
import { openServiceDatabase, type ServiceDatabase } from './service-database';
import { DEFINITIONS } from './sql-files';

const FUNCTIONS_AND_TRIGGERS = `
  SELECT 'FUNCTION ' || proname AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL
  SELECT format('TRIGGER %s ON %s', tgname, relname) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal`;
const TABLES = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND (relkind IN ('r', 'p', 'v', 'm') OR relkind = 'S' AND NOT EXISTS (
      SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'i'))
    AND relname !~ '^schema_(migration|routine)'`;
const OTHERS = `
  SELECT typname AS name FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typrelid = 0 AND typelem = 0
  UNION ALL
  SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prokind <> 'f'`;
/** Tables that a service got after its baseline. */
const TABLES_OF_LATER_MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  courses: ['refund', 'refund_part', 'ledger_account', 'ledger_entry', 'books_state', 'closed_day'],
};
/** Those that every service got. */
const LATER_TABLES_OF_ALL = [
  'cleanup_progress',
  'webhook_delivery',
  'webhook_endpoint',
  'oauth_client',
  'connected_app',
  'oauth_record',
];
const APPLIED = 'SELECT path AS name FROM schema_routine';

describe.each(DEFINITIONS.map(definition => [definition.name, definition] as const))(
  'a fresh database of %s',
  (_, definition) => {
    let database: ServiceDatabase;
    beforeAll(async () => {
      database = await openServiceDatabase(definition);
    });
    afterAll(() => database?.close());

    const namesOf = async (statement: string) =>
      (await database.query<{ name: string }>(statement)).map(({ name }) => name).toSorted();

    it('has the functions and triggers of the files, and no others', async () => {
      expect(await namesOf(FUNCTIONS_AND_TRIGGERS)).toEqual(definition.routines.flatMap(objectsOf).toSorted());
      expect(await namesOf(APPLIED)).toEqual(definition.routines.map(({ path }) => path).toSorted());
      expect(await namesOf(OTHERS)).toEqual([]);
    });

    it('has the tables of the files of its features, and no others', async () => {
      const tables = definition.tables.map(tablesFile).flatMap(tablesIn);
      const later = TABLES_OF_LATER_MIGRATIONS[definition.name] ?? [];
      expect(await namesOf(TABLES)).toEqual([...tables, ...LATER_TABLES_OF_ALL, ...later].toSorted());
    });
  },
);
