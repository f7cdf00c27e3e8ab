import { BooksChecks } from '#money/books/books-checks.service';
import { demoCaller, startDemo } from '../demo/demo';
import { pastDays } from '../demo/past-days';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';

let service: TestService;
let owner: Client;
beforeAll(async () => {
  service = await startDemo('stays');
  owner = await demoCaller(service, 'owner@stays.example');
});
afterAll(() => service?.close());

it('the books of the demo data agree', async () => {
  expect(await service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect((await service.db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count).toBeGreaterThan(500);
});

it('every past day sold what guests booked, or paid on their arrival, and days before yesterday are closed', async () => {
  const sold = await service.db.rows<{ day: string; cents: number }>(
    `SELECT (CASE b.payment_method WHEN 'on_arrival' THEN e.at ELSE b.placed_at END AT TIME ZONE zone)::date::text AS day,
       sum(total_cents) AS cents
     FROM booking b CROSS JOIN books_state
     LEFT JOIN booking_event e ON e.booking_id = b.id AND e.status = 'checked_in'
     WHERE b.payment_status IN ('paid', 'refunded') GROUP BY 1`,
  );
  await pastDays(service, owner).expectNet(new Map(sold.map(({ day, cents }) => [day, cents])));
});

it('the overview of the last month shows what the books say of its bookings', async () => {
  const { cards } = (await owner.get('/api/overview')).body.data;
  const booked = await service.db.row<{ sold: number; unpaid: number }>(
    `WITH made AS (
       SELECT reference, total_cents, status, payment_status FROM booking, books_state
       WHERE to_char(placed_at AT TIME ZONE zone, 'YYYY-MM') = $1 AND status <> 'cancelled'
     )
     SELECT (SELECT coalesce(sum(CASE WHEN debit = 'receivable' THEN amount_cents ELSE -amount_cents END), 0)
         FROM ledger_entry JOIN made USING (reference) WHERE source LIKE 'charge:%') AS sold,
       (SELECT coalesce(sum(total_cents), 0) FROM made WHERE status = 'confirmed' AND payment_status = 'unpaid') AS unpaid`,
    [cards.previous.month],
  );
  expect(Math.round(cards.previous.revenue * 100)).toBe(booked!.sold + booked!.unpaid);
  expect(booked!.sold).toBeGreaterThan(0);
});
