import { BookingTransitions } from '#services/stays/bookings/booking-transitions.service';
import { findBooking } from '#services/stays/bookings/booking.queries';
import { previewOf } from '#services/stays/bookings/cancellation-preview.view';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { atRandom, trials } from '../harness/trials';
import { paidBooking } from './cancellation.actors';
import { NOW } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  stays.service.clock.set(NOW);
});
afterAll(() => stays?.service.close());
afterEach(() => expectAgreeingBooks(stays));

it(
  '8.1: the preview equals the refund at random instants and at each step ± 1 ms',
  atRandom(async ({ between }) => {
    const { db } = stays.service;
    const transitions = stays.service.get(BookingTransitions);
    const tiers = [
      { days_before: 60, refund_percent: 90 },
      { days_before: 30, refund_percent: 45 },
      { days_before: 7, refund_percent: 33 },
      { days_before: 1, refund_percent: 0 },
    ];
    const first = await paidBooking(stays, { tiers, depositCents: 5_000 });
    const { policy } = (await findBooking(db, first.reference))!;
    const steps = policy.flatMap(({ until }) => [-1, 0, 1].map(ms => Date.parse(until) + ms));
    const [start, end] = [Date.parse(NOW), Date.parse('2026-08-10T00:00:00Z')];
    const instants = [...steps, ...Array.from({ length: trials(1_000) }, () => between(start, end))];
    const template = await db.row<Record<string, unknown>>('SELECT to_jsonb(b) AS row FROM booking b WHERE id = $1', [
      first.id,
    ]);
    await copyBookings(template!['row'] as Record<string, unknown>, instants.length);
    for (const [index, instant] of instants.entries()) {
      stays.service.clock.set(new Date(instant).toISOString());
      const reference = `BKG-COPY${index}`;
      const preview = previewOf((await findBooking(db, reference))!, instant);
      const outcome = await transitions.cancelByGuest(reference, preview.refund_now * 100).then(
        () => null,
        (refused: { key: string }) => refused.key,
      );
      expect([reference, preview.can_cancel, outcome]).toEqual([reference, outcome === null, preview.reason]);
    }
    const refunds = await db.rows<{ index: number; cents: number }>(
      `SELECT substring(reference FROM 9)::integer AS index, sum(amount_cents)::integer AS cents
       FROM refund WHERE reference LIKE 'BKG-COPY%' GROUP BY reference`,
    );
    const refunded = new Map(refunds.map(({ index, cents }) => [index, cents]));
    // 305 for the nights, 40 for cleaning and 50 as a deposit.
    const expected = (instant: number): number => {
      const step = policy.findIndex(({ until }) => instant <= Date.parse(until));
      return [36_500, 22_700, 19_100, 9_000][step] ?? 0;
    };
    expect(instants.map((_, index) => refunded.get(index) ?? 0)).toEqual(instants.map(expected));
  }),
);

/** Copies a booking without its nights, which nobody frees twice. */
async function copyBookings(row: Record<string, unknown>, count: number): Promise<void> {
  const own = ['id', 'reference', 'client_token', 'access_token', 'calendar_uid', 'receipt', 'guest_phone_prefix'];
  const names = Object.keys(row).filter(name => !own.includes(name));
  await stays.service.db.rows(
    `INSERT INTO booking (reference, client_token, access_token, ${names.join(', ')})
     SELECT 'BKG-COPY' || number, 'copied-token-' || number, 'access-' || number,
       ${names.map(name => `template.${name}`).join(', ')}
     FROM jsonb_populate_record(NULL::booking, $1::jsonb) template, generate_series(0, $2::integer - 1) number`,
    [JSON.stringify(row), count],
  );
}
