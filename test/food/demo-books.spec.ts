import { BooksChecks } from '#money/books/books-checks.service';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { demoCaller, startDemo } from '../demo/demo';
import { pastDays } from '../demo/past-days';

let service: TestService;
let owner: Client;
beforeAll(async () => {
  service = await startDemo('food');
  owner = await demoCaller(service, 'owner@food.example');
});
afterAll(() => service?.close());

it('the books of the demo data agree', async () => {
  expect(await service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect((await service.db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count).toBeGreaterThan(500);
});

it('every past day sold what was ordered on it, and days before yesterday are closed', async () => {
  const sold = await service.db.rows<{ day: string; cents: number }>(
    `SELECT (placed_at AT TIME ZONE zone)::date::text AS day, sum(total_cents) AS cents
     FROM customer_order, books_state WHERE payment_status <> 'unpaid' GROUP BY 1`,
  );
  await pastDays(service, owner).expectNet(new Map(sold.map(({ day, cents }) => [day, cents])));
});

it('the overview of yesterday shows what the books say, less what was refunded', async () => {
  const { date, revenue } = (await owner.get('/api/overview?range=yesterday')).body.data;
  const refunded = await service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(total_cents), 0) AS cents FROM customer_order, books_state
     WHERE payment_status = 'refunded' AND (placed_at AT TIME ZONE zone)::date = $1`,
    [date],
  );
  const { net } = (await owner.get(`/api/books/days/${date}`)).body.data;
  expect(Math.round((net - revenue) * 100)).toBe(refunded!.cents);
  expect(revenue).toBeGreaterThan(0);
});
