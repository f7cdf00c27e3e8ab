import type { Database } from '#kit/database/database';
import type { Answer } from '../harness/client';
import { statementsOf } from '../harness/statements';
import { book as bookCard, change, allowChanges, depart, nights } from './date-changes.actors';
import { day, makeBlock, makeStay } from './factories';
import { visitor } from './payments.actors';
import { type Stays, startStays } from './stays';
import { ask, cancelBooking, offersOf, takenNights, wait } from './waitlist.actors';

let stays: Stays;
let db: Database;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  db = stays.service.db;
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(() => stays?.service.close());

describe('offers are sent by a job of the transaction that releases nights', () => {
  const ways: [string, () => Promise<{ slug: string; id: number; from: number; free: () => Promise<unknown> }>][] = [
    [
      'a block is deleted',
      async () => {
        const stay = await makeStay(db);
        const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
        return { ...stay, from: 50, free: () => stays.host.delete(`/api/availability/blocks/${block.id}`) };
      },
    ],
    [
      'a block is moved',
      async () => {
        const stay = await makeStay(db);
        const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
        const body = { from: day(60), to: day(62) };
        return { ...stay, from: 50, free: () => stays.host.put(`/api/availability/blocks/${block.id}`, body) };
      },
    ],
    [
      'the dates of a booking change',
      async () => {
        await allowChanges(stays);
        const booked = await bookCard(stays, nights(50, 53));
        return { ...booked.stay, from: 50, free: () => change(visitor(stays), booked, nights(60, 63)) };
      },
    ],
    [
      'a guest leaves early',
      async () => {
        const booked = await bookCard(stays, nights(0, 5));
        await stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'check_in' });
        return { ...booked.stay, from: 1, free: () => depart(stays.host, booked, { check_out: day(1) }) };
      },
    ],
    [
      'an event of another calendar vanishes',
      async () => {
        const stay = await makeStay(db);
        const feed = await db.row<{ id: number }>(
          `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash)
           VALUES ($1, 1, 'a', 'https://a.example', $2) RETURNING id`,
          [stay.id, `vanishes-${stay.id}`],
        );
        await db.rows(
          `INSERT INTO imported_event (feed_id, stay_id, uid, summary_hash, from_day, to_day, kind)
           VALUES ($1, $2, 'u', 'h', $3, $4, 'busy')`,
          [feed!.id, stay.id, day(50), day(53)],
        );
        return { ...stay, from: 50, free: () => stays.host.delete(`/api/calendar/feeds/${feed!.id}`) };
      },
    ],
    [
      'a row is deleted by a statement',
      async () => {
        const { stay, booking } = await takenNights(stays);
        const statement = 'DELETE FROM held_nights WHERE booking_id = $1';
        return { ...stay, from: 30, free: () => db.rows(statement, [booking.id]) };
      },
    ],
  ];

  it.each(ways)('%s', async (name, prepare) => {
    const { slug, id, from, free } = await prepare();
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await ask(stays, slug, from, from + 3, email);
    const answer = (await free()) as Partial<Answer>;
    expect(answer.status ?? 200).toBeLessThan(300);
    await stays.service.doJobs();
    expect(await offersOf(stays, id)).toMatchObject([{ email, state: 'open', is_sent: true, is_held: true }]);
  });

  it('an offer that a release in the same transaction sends needs no job', async () => {
    const { stay, booking, nights: taken } = await takenNights(stays);
    await wait(stays, stay.slug, taken);
    await stays.service.doJobs();
    await cancelBooking(stays.host, booking);
    const jobs = await db.rows(`SELECT FROM stays_jobs.jobs WHERE task_identifier = 'send-waitlist-offers'`);
    expect(jobs).toEqual([]);
  });

  it('costs a deleted block no statement, whether the waitlist is on or off', async () => {
    const counted = async (isOn: boolean) => {
      await db.rows(`UPDATE setting SET value = to_jsonb($1::boolean) WHERE key = 'waitlist'`, [isOn]);
      const stay = await makeStay(db);
      const block = await makeBlock(db, { stayId: stay.id, from: day(50), to: day(53) });
      return (await statementsOf(db, () => stays.host.delete(`/api/availability/blocks/${block.id}`))).length;
    };
    expect(await counted(false)).toBe(await counted(true));
  });
});
