import { Client } from 'pg';
import { openDataSource } from '#kit/database/data-source';
import { EVERY_SERVICE } from './harness/every-service';

/** What a service adds to a shared table by migration alone, since the shared entity knows no service. */
const ADDED_TO_SHARED_TABLES = ['account_kitchen_fkey', 'account_instructor_fkey', '"account" DROP COLUMN "timezone"'];

describe.each(EVERY_SERVICE.map(service => [service.definition.name, service.definition] as const))(
  'the tables of %s',
  (name, definition) => {
    it('are what the entities say', async () => {
      const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
      try {
        const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
        const drift = upQueries
          .map(({ query }) => query)
          .filter(query => !ADDED_TO_SHARED_TABLES.some(added => query.includes(added)));
        expect(drift).toEqual([]);
      } finally {
        await dataSource.destroy();
      }
    });

    it('go away as they came', async () => {
      const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
      try {
        for (let left = definition.migrations.length; left > 0; left--)
          await dataSource.undoLastMigration({ transaction: 'each' });
      } finally {
        await dataSource.destroy();
      }
      expect(await tablesOf(name)).toEqual(['schema_migration']);
    });
  },
);

async function tablesOf(schema: string): Promise<string[]> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'S', 'v')
       AND relname NOT LIKE 'schema_migration_%' ORDER BY 1`,
      [schema],
    );
    return rows.map(row => row.name);
  } finally {
    await client.end();
  }
}
