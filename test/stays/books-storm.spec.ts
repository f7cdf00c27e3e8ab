import { BooksChecks } from '#shared/books/books-checks.service';
import { command } from '../cli/commands';
import { rage } from './books-storm.actors';
import { type PaidStays, startPaidStays } from './payments.actors';

/** `TEST_STORM_BOOKINGS=500` takes longer. */
const BOOKINGS = Number(process.env['TEST_STORM_BOOKINGS'] ?? 80);

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());

it('the books agree after bookings, payments, refunds and cancellations at random', async () => {
  await rage([stays], { bookings: BOOKINGS, connections: 8 });
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect(await command('books check --service stays --json')).toMatchObject({ exitCode: 0 });
  const refunds = await stays.service.db.row<{ count: number }>('SELECT count(*) FROM refund');
  expect(refunds!.count).toBeGreaterThan(BOOKINGS / 4);
}, 120_000);
