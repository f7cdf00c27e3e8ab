import { BooksChecks } from '#money/books/books-checks.service';
import { startDemo } from '../demo/demo';

it('the books of the demo data agree', async () => {
  const { db, get, close } = await startDemo('courses');
  try {
    expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
    expect((await db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count).toBeGreaterThan(30);
  } finally {
    await close();
  }
});
