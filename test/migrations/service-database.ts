import { Client } from 'pg';
import { openDataSource } from '#kit/database/data-source';
import { migrate, type MigrationLimits, type OnBlocked, withMigrationLock } from '#host/schema/migrate';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Short, so that a test that waits for a lock in vain ends. */
const LIMITS: MigrationLimits = { lockTimeoutMs: 2_500, maxAttempts: 4, pauseMs: 50 };

/** The schema of a service in the database of this test file. */
export interface ServiceDatabase {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Prepares the tables as the start of a process does. @param definition of another version of the code */
  start: (definition?: ServiceDefinition, onBlocked?: OnBlocked) => Promise<void>;
  /** Texts of functions and triggers. */
  routines: () => Promise<string[]>;
  /** Columns, constraints, indexes, sequences and views. */
  tables: () => Promise<string[]>;
  close: () => Promise<void>;
}

const ROUTINES = `
  SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL
  SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal
  ORDER BY text`;

const TABLES = `
  SELECT concat_ws(' ', table_name, column_name, data_type, numeric_precision, numeric_scale, is_nullable, column_default,
    identity_generation, generation_expression) AS text
  FROM information_schema.columns WHERE table_schema = current_schema()
  UNION ALL
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
  WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()
  UNION ALL
  SELECT concat_ws(' ', relkind, relname) FROM pg_class WHERE relnamespace = current_schema()::regnamespace
  ORDER BY text`;

export async function openServiceDatabase(
  definition: ServiceDefinition,
  url = process.env['DATABASE_URL'] ?? '',
): Promise<ServiceDatabase> {
  const client = new Client({ connectionString: url, options: `-c search_path=${definition.name},public` });
  await client.connect();
  const query = async <Row extends object>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows;
  const texts = async (statement: string) => (await query<{ text: string }>(statement)).map(({ text }) => text);
  return {
    query,
    start: (started = definition, onBlocked) =>
      withMigrationLock(url, async () => {
        const dataSource = await openDataSource(started, url, { poolSize: 2 });
        try {
          await migrate(dataSource, onBlocked, LIMITS);
        } finally {
          await dataSource.destroy();
        }
      }),
    routines: () => texts(ROUTINES),
    tables: () => texts(TABLES),
    close: () => client.end(),
  };
}
