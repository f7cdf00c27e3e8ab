import type { Database } from '#kit/database/database';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { day, makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { book, cancelBooking, wait } from './waitlist.actors';

const STEPS = 200;
const FIRST = 30;
const DAYS = 14;

let stays: PaidStays;
let db: Database;
beforeAll(async () => {
  stays = await startPaidStays();
  db = stays.service.db;
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(() => stays?.close());

/** Each must find nothing, after every step. */
const NEVER = {
  'an open offer that holds other nights than its entry asks for, or none': `
    SELECT o.id FROM waiting_offer o JOIN waitlist_request r ON r.entry_id = o.entry_id
    WHERE o.state = 'open' AND NOT EXISTS (SELECT FROM held_nights held WHERE held.offer_id = o.id
      AND held.stay_id = o.subject_id AND held.from_day = r.check_in AND held.to_day = r.check_out
      AND held.expires_at IS NOT DISTINCT FROM o.until)`,
  'nights held by an offer that is not open': `
    SELECT held.id FROM held_nights held JOIN waiting_offer o ON o.id = held.offer_id WHERE o.state <> 'open'`,
  'an open offer of an entry that no longer waits': `
    SELECT o.id FROM waiting_offer o JOIN waiting_entry e ON e.id = o.entry_id
    WHERE o.state = 'open' AND e.state <> 'waiting'`,
  'an entry without its nights': `
    SELECT id FROM waiting_entry WHERE id NOT IN (SELECT entry_id FROM waitlist_request)`,
  'more than three offers of an entry': `
    SELECT entry_id FROM waiting_offer GROUP BY entry_id HAVING count(*) > 3`,
  'an entry that waits after three offers': `
    SELECT o.entry_id FROM waiting_offer o JOIN waiting_entry e ON e.id = o.entry_id
    WHERE e.state = 'waiting' GROUP BY o.entry_id HAVING count(*) = 3 AND bool_and(o.state <> 'open')`,
  'a guest without any offer, who could book all nights asked for': `
    SELECT e.id FROM waiting_entry e JOIN waitlist_request r ON r.entry_id = e.id
    WHERE e.state = 'waiting' AND NOT EXISTS (SELECT FROM waiting_offer o WHERE o.entry_id = e.id)
      AND (SELECT judged.refusal IS NULL AND NOT judged.is_taken
        FROM stay_nights(e.subject_id, r.check_in, r.check_out, '-infinity', '-infinity') judged)`,
};

const FOUND = Object.entries(NEVER)
  .map(([what, statement]) => `SELECT '${what}' AS what, found.* FROM (${statement}) found`)
  .join(' UNION ALL ');

it('holds nights for one guest at a time, and leaves no free nights to a guest who was never asked', async () => {
  const { slug, id: stayId } = await makeStay(db);
  let seed = 20_263;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const someNights = () => {
    const from = FIRST + random(DAYS);
    return { check_in: day(from), check_out: day(from + 2 + random(4)) };
  };
  const pick = <Row>(rows: Row[]): Row | undefined => rows[random(Math.max(1, rows.length))];
  const tokens: string[] = [];
  const steps = [
    () => book(stays, slug, someNights()),
    async () => {
      const answer = await wait(stays, slug, someNights());
      if (answer.status === 201) tokens.push(answer.body.data.token);
    },
    async () => {
      const answer = await wait(stays, slug, someNights());
      if (answer.status === 201) tokens.push(answer.body.data.token);
    },
    async () => {
      const live = `SELECT reference FROM booking WHERE stay_id = $1 AND status = 'pending' ORDER BY id`;
      const booking = pick(await db.rows<{ reference: string }>(live, [stayId]));
      if (booking) await cancelBooking(stays.host, booking);
    },
    async () => {
      const token = random(2) === 0 ? pick(tokens) : undefined;
      if (token) await visitor(stays).delete(`/api/waitlist/${token}`);
    },
    async () => {
      const offer = pick(
        await db.rows<{ id: number }>(`SELECT id FROM waiting_offer WHERE state = 'open' ORDER BY id`),
      );
      if (!offer) return;
      await db.rows(`UPDATE waiting_offer SET until = now() - interval '1 second' WHERE id = $1`, [offer.id]);
      if (random(2) === 0) await stays.service.get(BookingExpiry).sweep();
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await steps[random(steps.length)]!();
    expect([step, await db.rows(FOUND)]).toEqual([step, []]);
  }
  const counts = await db.rows<{ state: string; count: number }>(
    'SELECT state, count(*)::integer AS count FROM waiting_offer GROUP BY state ORDER BY state',
  );
  expect(counts.map(({ state }) => state)).toEqual(expect.arrayContaining(['declined', 'lapsed', 'open']));
});
