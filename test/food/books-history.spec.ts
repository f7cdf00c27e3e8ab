import { openDataSource } from '#kit/database/data-source';
import { food } from '#services/food/food';
import { BooksChecks } from '#shared/books/books-checks.service';
import { fillDemo, FILLING_MS, serviceNamed } from '../demo/demo';
import { startService } from '../harness/app';

/** The first migration of refunds and books. */
const FIRST = 1_767_400_090_100;

async function upgradedFromBefore(): Promise<void> {
  const dataSource = await openDataSource(food.definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
  try {
    const ran = async () =>
      (await dataSource.query<{ timestamp: string }[]>('SELECT max(timestamp) AS timestamp FROM schema_migration'))[0]!;
    while (Number((await ran()).timestamp) >= FIRST) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

it(
  'the books of the demo data agree, also those of a database that is older than the books',
  async () => {
    await fillDemo(serviceNamed('food'));
    await upgradedFromBefore();
    const service = await startService(food);
    try {
      const { db } = service;
      const count = async () => (await db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count;
      const upgraded = await count();
      expect(upgraded).toBeGreaterThan(1000);
      expect(await service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
      const days = await db.rows<{ day: string }>('SELECT DISTINCT day::text FROM ledger_entry');
      expect(days.length).toBeGreaterThan(30);
    } finally {
      await service.close();
    }
  },
  FILLING_MS,
);
