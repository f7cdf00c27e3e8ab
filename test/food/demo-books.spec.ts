import { BooksChecks } from '#shared/books/books-checks.service';
import { startDemo } from '../demo/demo';

it('the books of the demo data agree, on many days', async () => {
  const { db, get, close } = await startDemo('food');
  try {
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    const { entries, days } = (await db.row<{ entries: number; days: number }>(
      'SELECT count(*) AS entries, count(DISTINCT day) AS days FROM ledger_entry',
    ))!;
    expect(entries).toBeGreaterThan(500);
    expect(days).toBeGreaterThan(30);
  } finally {
    await close();
  }
});
