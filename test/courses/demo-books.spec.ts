import { BooksChecks } from '#money/books/books-checks.service';
import { dayIn } from '#kit/time/calendar';
import { startDemo } from '../demo/demo';
import type { TestService } from '../harness/app';

let service: TestService;
beforeAll(async () => {
  service = await startDemo('courses');
});
afterAll(() => service?.close());

it('the books of the demo data agree', async () => {
  const { db, get } = service;
  expect(await get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect((await db.row<{ count: number }>('SELECT count(*) FROM ledger_entry'))!.count).toBeGreaterThan(30);
});

it('every day sold what was paid on it, and days before yesterday are closed', async () => {
  const days = await service.db.rows<{ day: string; ordered: number; sold: number; received: number }>(
    `SELECT day::text, sum(ordered) AS ordered, sum(sold) AS sold, sum(received) AS received FROM (
       SELECT (paid_at AT TIME ZONE zone)::date AS day, total_cents AS ordered, 0 AS sold, 0 AS received
       FROM course_order, books_state WHERE status = 'paid' AND total_cents > 0
       UNION ALL
       SELECT day, 0, CASE credit WHEN 'sales' THEN amount_cents ELSE 0 END,
         CASE credit WHEN 'receivable' THEN amount_cents ELSE 0 END
       FROM ledger_entry
     ) fact GROUP BY day`,
  );
  expect(days.length).toBeGreaterThan(10);
  expect(days).toEqual(days.map(({ day, ordered }) => ({ day, ordered, sold: ordered, received: ordered })));

  const books = await service.db.row<{ zone: string; closed_to: string; closed: number; past: number }>(
    `SELECT zone, closed_to::text, (SELECT count(*) FROM closed_day) AS closed,
       closed_to + 1 - (SELECT min(day) FROM ledger_entry) AS past FROM books_state`,
  );
  const yesterday = dayIn(books!.zone, service.clock.now()).subtract({ days: 1 });
  expect(books!.closed_to).toBe(yesterday.subtract({ days: 1 }).toString());
  expect(books!.closed).toBe(books!.past);
});
