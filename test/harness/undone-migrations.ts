import type { Database } from '#kit/database/database';

/** Undoes the migrations of a service down to this one, which is undone too. */
export async function undoUntil(db: Database, name: string): Promise<void> {
  const isDone = () => db.row('SELECT 1 FROM schema_migration WHERE name = $1', [name]);
  if (!(await isDone())) throw new Error(`There is no migration ${name}.`);
  while (await isDone()) await db.dataSource.undoLastMigration({ transaction: 'each' });
}
