import type { Database } from '#kit/database/database';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { atRandom, trials } from '../harness/trials';
import { day, makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { book, cancelBooking, wait } from './waitlist.actors';

const STEPS = trials(200, 40);
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

it(
  'holds nights for one guest at a time, and leaves no free nights to a guest who was never asked',
  atRandom(async ({ below, oneOf }) => {
    const { slug, id: stayId } = await makeStay(db);
    const someNights = () => {
      const from = FIRST + below(DAYS);
      return { check_in: day(from), check_out: day(from + 2 + below(4)) };
    };
    const pick = <Row>(rows: Row[]): Row | undefined => oneOf(rows);
    const tokens: string[] = [];
    const waits = async (wanted = someNights()) => {
      const answer = await wait(stays, slug, wanted);
      if (answer.status === 201) tokens.push(answer.body.data.token);
    };
    const leaves = (token: string) => visitor(stays).delete(`/api/waitlist/${token}`);
    const lapses = ({ id }: { id: number }) =>
      db.rows(`UPDATE waiting_offer SET until = now() - interval '1 second' WHERE id = $1`, [id]);
    const openOffers = () => db.rows<{ id: number }>(`SELECT id FROM waiting_offer WHERE state = 'open' ORDER BY id`);
    const sweep = () => stays.service.get(BookingExpiry).sweep();
    const steps = [
      () => book(stays, slug, someNights()),
      () => waits(),
      () => waits(),
      async () => {
        const live = `SELECT reference FROM booking WHERE stay_id = $1 AND status = 'pending' ORDER BY id`;
        const booking = pick(await db.rows<{ reference: string }>(live, [stayId]));
        if (booking) await cancelBooking(stays.host, booking);
      },
      async () => {
        const token = below(2) === 0 ? pick(tokens) : undefined;
        if (token) await leaves(token);
      },
      async () => {
        const offer = pick(await openOffers());
        if (!offer) return;
        await lapses(offer);
        if (below(2) === 0) await sweep();
      },
    ];
    // One offer of each state, so that few steps have them all.
    const wanted = { check_in: day(FIRST), check_out: day(FIRST + 3) };
    const first = [
      () => book(stays, slug, wanted),
      () => waits(wanted),
      () => waits(wanted),
      () => waits(wanted),
      steps[3]!,
      () => leaves(tokens[0]!),
      async () => lapses((await openOffers())[0]!),
      sweep,
    ];
    const seen = new Set<string>();
    for (let step = 0; step < STEPS; step += 1) {
      await (first[step] ?? oneOf(steps))();
      expect([step, await db.rows(FOUND)]).toEqual([step, []]);
      const states = await db.rows<{ state: string }>('SELECT DISTINCT state FROM waiting_offer');
      for (const { state } of states) seen.add(state);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['declined', 'lapsed', 'open']));
  }),
);
