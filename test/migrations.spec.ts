/** @own-database */
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { SERVICES } from '#host/services';
import { openDataSource } from '#kit/database/data-source';
import { expectNone } from './harness/expect-none';

/** Columns that the database computes or that a service adds to a shared table, whose entity knows no service. */
const IN_MIGRATIONS_ALONE = [
  '"account" DROP COLUMN "timezone"',
  '"booking" DROP COLUMN "guest_phone_prefix"',
  '"dish" DROP COLUMN "calories_kcal"',
  '"dish" DROP COLUMN "is_orderable"',
  '"typeorm_metadata"',
];

/**
 * Foreign keys that no entity declares: its import would be a circle of folders, since the feature of the referenced table
 * imports that of the table. The entity of an account is shared and knows no service.
 */
const FOREIGN_KEYS_IN_MIGRATIONS_ALONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  food: {
    account_kitchen_fkey: 'account: FOREIGN KEY (scope_id) REFERENCES kitchen(id)',
    dish_snooze_dish_fkey: 'dish_snooze: FOREIGN KEY (product_id) REFERENCES dish(id) ON DELETE CASCADE',
    reward_entry_order_fkey: 'reward_entry: FOREIGN KEY (order_id) REFERENCES customer_order(id)',
  },
  courses: {
    account_instructor_fkey: 'account: FOREIGN KEY (scope_id) REFERENCES instructor(id)',
    seat_grant_line_fkey: 'seat_grant: FOREIGN KEY (order_id, course_id) REFERENCES order_line(order_id, course_id)',
    seat_grant_order_fkey: 'seat_grant: FOREIGN KEY (order_id, student_id) REFERENCES course_order(id, student_id)',
  },
  stays: {
    held_nights_block_fkey: 'held_nights: FOREIGN KEY (block_id) REFERENCES block(id) ON DELETE CASCADE',
    held_nights_booking_fkey: 'held_nights: FOREIGN KEY (booking_id) REFERENCES booking(id) ON DELETE CASCADE',
    held_nights_change_fkey: 'held_nights: FOREIGN KEY (change_id) REFERENCES booking_change(id) ON DELETE CASCADE',
    held_nights_event_fkey: 'held_nights: FOREIGN KEY (event_id) REFERENCES imported_event(id) ON DELETE CASCADE',
    held_nights_stay_fkey: 'held_nights: FOREIGN KEY (stay_id) REFERENCES stay(id) ON DELETE CASCADE',
  },
  fitness: {
    activity_session_fkey: 'activity: FOREIGN KEY (session_id) REFERENCES workout_session(id) ON DELETE CASCADE',
  },
};
const DROPS_FOREIGN_KEY = /^ALTER TABLE \S+ DROP CONSTRAINT "(\w+_fkey)"$/;

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
        const undeclared = drift.flatMap(query => DROPS_FOREIGN_KEY.exec(query)?.[1] ?? []);
        expectNone(
          'No migration that a feature lists in `migrations` does this for the entities:',
          drift.filter(query => !DROPS_FOREIGN_KEY.test(query)),
        );
        expect(await foreignKeys(dataSource, undeclared)).toEqual(FOREIGN_KEYS_IN_MIGRATIONS_ALONE[name] ?? {});
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

async function foreignKeys(dataSource: DataSource, names: readonly string[]): Promise<Record<string, string>> {
  const rows = await dataSource.query<{ name: string; definition: string }[]>(
    `SELECT conname AS name, conrelid::regclass || ': ' || pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE connamespace = current_schema()::regnamespace AND conname = ANY ($1)`,
    [names],
  );
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

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
