/** @own-database */
import { openDataSource } from '#kit/database/data-source';
import { food } from '#services/food/food';
import { BooksChecks } from '#shared/books/books-checks.service';
import { startDemo } from '../demo/demo';

/** The first migration of refunds and books. */
const FIRST = 1_767_400_090_100;

/** Brings the database to what it was before there were refunds and books, and back. */
async function upgradeFromBefore(databaseUrl: string): Promise<void> {
  const dataSource = await openDataSource(food.definition, databaseUrl, { poolSize: 2 });
  try {
    const latest = async () =>
      (await dataSource.query<{ at: string }[]>('SELECT max(timestamp) AS at FROM schema_migration'))[0]!.at;
    while (Number(await latest()) >= FIRST) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

it('the books of the demo data agree, in a new database and in one that is older than the books', async () => {
  const { configuration, db, get, close } = await startDemo('food');
  try {
    const figures = async () =>
      db.row<{ entries: number; days: number }>(
        'SELECT count(*) AS entries, count(DISTINCT day) AS days FROM ledger_entry',
      );
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    const fresh = await figures();
    expect(fresh!.entries).toBeGreaterThan(500);
    await upgradeFromBefore(configuration.services['food']!.databaseUrl);
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    const upgraded = await figures();
    expect(upgraded!.entries).toBeGreaterThan(500);
    expect(upgraded!.days).toBeGreaterThan(30);
    // Nothing falls on the days of the history any more.
    expect(await db.row('SELECT closed_to IS NOT NULL AS closed FROM books_state')).toEqual({ closed: true });
  } finally {
    await close();
  }
});
