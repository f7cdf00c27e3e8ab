/** @own-database */
import { openDataSource } from '#kit/database/data-source';
import { stays } from '#services/stays/stays';
import { BooksChecks } from '#shared/books/books-checks.service';
import { startDemo } from '../demo/demo';

/** The first migration of refunds and books. */
const FIRST = 1_767_400_090_100;

/** Money of processors at each stage, as it was recorded before there were refunds. */
const OLD_PAYMENTS = `
  WITH hosted AS (
    UPDATE booking SET is_simulated = false WHERE id IN (
      SELECT id FROM booking WHERE is_simulated AND payment_status IN ('paid', 'refunded') ORDER BY id LIMIT 40)
    RETURNING reference, total_cents, payment_status, id
  )
  INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles, refunded_cents)
  SELECT reference, 'stripe', 'cs_' || reference, total_cents, 'USD', payment_status, true,
    CASE WHEN payment_status = 'refunded' THEN total_cents WHEN id % 2 = 0 THEN 1500 ELSE 0 END
  FROM hosted`;

/** Brings the database to what it was before there were refunds and books, and back. */
async function upgradeFromBefore(databaseUrl: string): Promise<void> {
  const dataSource = await openDataSource(stays.definition, databaseUrl, { poolSize: 2 });
  try {
    const latest = async () =>
      (await dataSource.query<{ at: string }[]>('SELECT max(timestamp) AS at FROM schema_migration'))[0]!.at;
    while (Number(await latest()) >= FIRST) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.query('DELETE FROM payment');
    await dataSource.query(OLD_PAYMENTS);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

it('the books of the demo data agree, in a new database and in one that is older than the books', async () => {
  const { configuration, db, get, close } = await startDemo('stays');
  try {
    const entries = async () => (await db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count;
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    expect(await entries()).toBeGreaterThan(500);
    await upgradeFromBefore(configuration.services['stays']!.databaseUrl);
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    expect(await entries()).toBeGreaterThan(500);
    const kinds = await db.rows<{ kind: string }>('SELECT DISTINCT kind FROM refund_part ORDER BY kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(['cleaning', 'nights', 'outside']);
  } finally {
    await close();
  }
});
