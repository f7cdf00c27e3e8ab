import { Client } from 'pg';
import type { DataSource } from 'typeorm';

const EXTENSIONS = ['pg_trgm', 'btree_gist'];
const MIGRATION_LOCK = 730_018;

/** Processes that start together prepare the database one after another. @param work gets the locked connection */
export async function withMigrationLock<Result>(
  databaseUrl: string,
  work: (connection: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the schema that migrations are recorded in, and the extensions they use. */
export async function createSchema(connection: Client, schema: string): Promise<void> {
  for (const extension of EXTENSIONS)
    await connection.query(`CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA public`);
  await connection.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
}

/** Runs pending migrations, each in its own transaction. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await dataSource.runMigrations({ transaction: 'each' });
}
