/** @own-database */
import { Client } from 'pg';
import { SERVICES } from '#host/services';
import { openDataSource } from '#kit/database/data-source';
import { expectNone } from './harness/expect-none';

/**
 * What stands in a migration alone: what a service adds to a shared table, whose entity knows no service, and columns
 * that the database makes itself.
 */
const IN_MIGRATIONS_ALONE = [
  'account_kitchen_fkey',
  'account_instructor_fkey',
  '"account" DROP COLUMN "timezone"',
  '"dish" DROP COLUMN "calories_kcal"',
  '"dish" DROP COLUMN "is_orderable"',
  '"typeorm_metadata"',
];

describe.each(SERVICES.map(service => [service.definition.name, service.definition] as const))(
  'the tables of %s',
  (name, definition) => {
    it('are what the entities say', async () => {
      const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
      try {
        // Looked into for every generated column, and made by TypeORM's own migrations alone.
        await dataSource.query(
          `CREATE TABLE ${name}.typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)`,
        );
        const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
        const drift = upQueries
          .map(({ query }) => query)
          .filter(query => !IN_MIGRATIONS_ALONE.some(added => query.includes(added)));
        expectNone('No migration that a feature lists in `migrations` does this for the entities:', drift);
      } finally {
        await dataSource.query(`DROP TABLE ${name}.typeorm_metadata`);
        await dataSource.destroy();
      }
    });

    it('of later migrations go away as they came, and those of the baseline stay', async () => {
      const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
      const before = await tablesOf(name);
      try {
        for (let later = definition.migrations.length - 1; later > 0; later--)
          await dataSource.undoLastMigration({ transaction: 'each' });
        await expect(dataSource.undoLastMigration({ transaction: 'each' })).rejects.toThrow('cannot be reverted');
        await dataSource.runMigrations({ transaction: 'each' });
      } finally {
        await dataSource.destroy();
      }
      expect(await tablesOf(name)).toEqual(before);
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
