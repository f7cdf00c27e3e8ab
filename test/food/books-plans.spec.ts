/** @own-database */
import { checksOf } from '#money/books/checks';
import { sinceStart } from '#money/books/books-scope';
import { foodBooks } from '#services/food/books/food.books';
import { withoutChecks } from '../harness/bulk-rows';
import { type Food, startFood } from './food';
import { checkout, unpaidOrder } from './payments.actors';

const PAYMENTS = 30_000;

let food: Food;
beforeAll(async () => {
  food = await startFood();
  const { db } = food.service;
  // No plan depends on what the triggers write.
  await withoutChecks(db, async () => {
    await db.rows(
      `INSERT INTO payment (reference, provider, amount_cents, currency, status, settles, updated_at)
       SELECT 'OLD-' || number, 'demo', 1000, 'USD', 'paid', true, '2026-01-01' FROM generate_series(1, ${PAYMENTS}) number`,
    );
    await db.rows(
      `INSERT INTO ledger_entry (debit, credit, amount_cents, unit, day, reference, source, at)
       SELECT debit, credit, 1000, 'USD', '2026-01-01'::date + number / 300, 'OLD-' || number, debit || number, '2026-01-01'
       FROM generate_series(1, ${PAYMENTS}) number, (VALUES ('cash', 'receivable'), ('receivable', 'goodwill')) entry (debit, credit)`,
    );
  });
  expect((await checkout(food, await unpaidOrder(food, 'demo'))).status).toBe(201);
  await db.rows('ANALYZE');
});
afterAll(() => food?.service.close());

it('a night reads the entries and payments of records that changed by their indexes', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const statements = sinceStart(checksOf(foodBooks), foodBooks.scope!, { day: today, at: `${today}T00:00:00Z` });
  expect(statements.length).toBeGreaterThan(10);
  for (const { name, sql } of statements) {
    const plan = await food.service.db.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`);
    const scans = plan.map(row => row['QUERY PLAN']).filter(line => /Seq Scan on (ledger_entry|payment)\b/.test(line));
    expect([name, scans]).toEqual([name, []]);
  }
});
