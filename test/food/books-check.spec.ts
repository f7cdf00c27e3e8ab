import { Client } from 'pg';
import { DatabaseUrl } from '#kit/database/database-url';
import { Jobs } from '#jobs/jobs';
import { Metrics } from '#kit/metrics/metrics';
import { BooksChecks, CHECK_BOOKS, MAX_DIFFERENCES } from '#money/books/books-checks.service';
import { waitsFor } from '../harness/locks';
import { makeCustomer } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ DATABASE_TIMEOUT_MS: '5000' });
});
afterAll(() => food?.service.close());

describe('the check of a large ledger', () => {
  it('may take longer than a request', async () => {
    const other = new Client({
      connectionString: food.service.get(DatabaseUrl).direct,
      options: '-c search_path=food',
    });
    await other.connect();
    try {
      await other.query('BEGIN; LOCK TABLE ledger_entry IN ACCESS EXCLUSIVE MODE');
      const checked = food.service.get(BooksChecks).run();
      while ((await other.query(waitsFor('ledger_entry'))).rowCount === 0);
      // Begins to wait after the check, and ends before it.
      await expect(food.service.db.rows('SELECT FROM ledger_entry')).rejects.toThrow(/timeout/);
      await other.query('COMMIT');
      expect(await checked).toEqual({ count: 0, differences: [] });
    } finally {
      await other.end();
    }
  });

  it('counts every difference, and names the first 50', async () => {
    for (let made = 0; made < 60; made += 1) await makeCustomer(food.service.db, { rewardPoints: 5 });
    const checks = food.service.get(BooksChecks);
    const { count, differences: named } = await checks.run();
    // The balance differs from the movements, and from the entries.
    expect([count, named.length]).toEqual([120, MAX_DIFFERENCES]);
    const counted = async () =>
      (await food.service.get(Metrics).registry.getSingleMetric('books_differences_total')!.get()).values.find(
        ({ labels }) => labels['check'] === 'B6',
      )!.value;
    const before = await counted();
    await food.service.get(Jobs).enqueue(CHECK_BOOKS, {});
    await food.service.doJobs();
    expect((await counted()) - before).toBe(120);
  });
});
