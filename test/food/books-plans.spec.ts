/** @own-database */
import { checksOf } from '#money/books/checks';
import { sinceStart } from '#money/books/books-scope';
import { dayReport } from '#money/books/day-report';
import { foodBooks } from '#services/food/books/food.books';
import { withoutChecks } from '../harness/bulk-rows';
import { executionsOf, plansOf } from '../harness/statements';
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

it.each(['cash', 'goodwill', 'unplaced', 'receivable'])('entries of %s are in the order of an index', async account => {
  const { db } = food.service;
  for (const page of ['1', '2', '40']) {
    const plans = await plansOf(db, async () => {
      const { status } = await food.owner.get(`/api/books/entries?account=${account}&page=${page}`);
      expect(status).toBe(200);
    });
    const plan = plans.find(each => each.includes('ledger_entry'))!;
    expect(plan).toMatch(
      account === 'receivable'
        ? /Scan Backward using ledger_entry_pkey/
        : /Merge Append[^]*Scan Backward using ledger_entry_(debit|credit)_idx/,
    );
    if (account === 'unplaced') expect(plan).not.toMatch(/ledger_entry_pkey|Seq Scan on ledger_entry/);
  }
});

it('the report of a day looks up the place of each record once', async () => {
  const { db } = food.service;
  const [steps] = await executionsOf(db, () => dayReport(db, '2026-01-10', foodBooks));
  const lookups = steps!.split('\n').filter(step => / on customer_order/.test(step));
  expect(lookups).toHaveLength(1);
  expect(lookups[0]).toMatch(/Scan .*loops=1\)/);
});
