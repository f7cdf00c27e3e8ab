import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/database';
import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { command } from '../cli/commands';
import type { Answer, Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { day } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { book, cancelBooking, offersOf, takenNights, wait } from './waitlist.actors';

let stays: PaidStays;
let db: Database;
beforeAll(async () => {
  stays = await startPaidStays();
  db = stays.service.db;
});
afterAll(() => stays?.close());

const set = (key: string, value: unknown) =>
  db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
beforeEach(() => set('waitlist', true));

const sweep = () => stays.service.get(BookingExpiry).sweep();
const states = async (stayId: number) => (await offersOf(stays, stayId)).map(({ state }) => state);

describe('waiting', () => {
  it('is refused while the list is off, for free nights, for nights nobody could book, and the fourth time', async () => {
    const { stay, nights } = await takenNights(stays);
    const codeOf = async (values: Record<string, unknown>) => {
      const { status, body } = await wait(stays, stay.slug, { ...nights, ...values });
      return [status, body.code];
    };
    await set('waitlist', false);
    expect(await codeOf({})).toEqual([422, 'waitlist_not_offered']);
    await set('waitlist', true);
    expect(await codeOf({ check_in: day(50), check_out: day(53) })).toEqual([409, 'dates_free']);
    expect(await codeOf({ check_in: day(30), check_out: day(31) })).toEqual([422, 'waitlist_not_offered']);
    expect(await codeOf({ guests: 5 })).toEqual([422, 'waitlist_not_offered']);
    expect(await codeOf({ check_out: nights.check_in })).toEqual([400, 'validation_failed']);
    expect((await wait(stays, 'no-such-stay', nights)).status).toBe(404);
    const answers = await race(6, () => codeOf({ email: 'often@example.com' }));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(3);
    expect(answers.filter(([, code]) => code === 'too_many_waiting')).toHaveLength(3);
  });

  it('is joined twice by one visitor address for a stay, also of five requests at once', async () => {
    await set('waitlist_max_per_visitor', 2);
    const { stay, nights } = await takenNights(stays);
    const from = (caller: Client, slug: string, index: number) =>
      caller.post(`/api/stays/${slug}/waitlist`, {
        ...nights,
        guests: 2,
        first_name: 'Omar',
        email: `many-${slug}-${index}@example.com`,
        client_token: `many-${slug}-${index}`,
      });
    const caller = visitor(stays);
    const answers = await race(5, index => from(caller, stay.slug, index));
    expect(statuses(answers)).toEqual({ 201: 2, 422: 3 });
    const refused = answers.find(({ status }) => status === 422)!.body;
    expect([refused.code, refused.details]).toEqual(['too_many_waiting_here', { max_waiting: 2 }]);
    expect((await from(visitor(stays), stay.slug, 7)).status).toBe(201);
    const other = await takenNights(stays);
    expect((await from(caller, other.stay.slug, 8)).status).toBe(201);
    const { token } = answers.find(({ status }) => status === 201)!.body.data;
    await caller.delete(`/api/waitlist/${token}`);
    expect((await from(caller, stay.slug, 9)).status).toBe(201);
    await set('waitlist_max_per_visitor', 1000);
  });

  it('is repeated by its client token, counted by address, and stored for no bot', async () => {
    const { stay, nights } = await takenNights(stays);
    const values = { ...nights, client_token: 'the-same-token-twice', email: 'again@example.com' };
    const [first, second] = [await wait(stays, stay.slug, values), await wait(stays, stay.slug, values)];
    expect(second.body.data).toEqual(first.body.data);
    expect((await wait(stays, stay.slug, { ...nights, company: 'bot' })).status).toBe(201);
    expect((await stays.host.get(`/api/waitlist?stay=${stay.slug}`)).body.data.data).toHaveLength(1);
    const one = visitor(stays);
    const many = await race(6, index =>
      one.post(`/api/stays/${stay.slug}/waitlist`, {
        ...nights,
        guests: 1,
        first_name: 'Omar',
        email: `limit-${index}@example.com`,
        client_token: `limit-token-${index}`,
      }),
    );
    expect(statuses(many)).toEqual({ 201: 5, 429: 1 });
  });

  it('costs a cancellation one statement while it is on, and none while it is off', async () => {
    const counted = async () => {
      const { booking } = await takenNights(stays);
      return (await statementsOf(db, () => cancelBooking(stays.host, booking))).length;
    };
    const on = await counted();
    await set('waitlist', false);
    expect(on).toBe((await counted()) + 1);
  });

  it('gives nothing while the list is off', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await wait(stays, stay.slug, nights);
    await set('waitlist', false);
    await cancelBooking(stays.host, booking);
    expect(await states(stay.id)).toEqual([]);
    expect((await book(stays, stay.slug, nights)).status).toBe(201);
  });

  it('catches up with nights that became free while the entry was added', async () => {
    const { stay, booking, nights } = await takenNights(stays);
    await set('waitlist', false);
    await cancelBooking(stays.host, booking);
    await set('waitlist', true);
    await db.rows(
      `WITH entry AS (
         INSERT INTO waiting_entry (subject, subject_id, joined_at) VALUES ('stay', $1, now()) RETURNING id)
       INSERT INTO waitlist_request (entry_id, check_in, check_out, guests, first_name, email, locale, token_hash)
       SELECT id, $2, $3, 2, 'Omar', 'late@example.com', 'en', 'late' FROM entry`,
      [stay.id, nights.check_in, nights.check_out],
    );
    await sweep();
    expect(await offersOf(stays, stay.id)).toMatchObject([{ state: 'open', is_sent: true, is_held: true }]);
  });
});

it('passes the nights of an erased guest on to the next', async () => {
  const { stay, booking, nights } = await takenNights(stays);
  for (const name of ['erased', 'next']) await wait(stays, stay.slug, { ...nights, email: `${name}@erasure.example` });
  await cancelBooking(stays.host, booking);
  await db.rows(
    `DELETE FROM waiting_entry WHERE id IN (SELECT entry_id FROM waitlist_request WHERE email = 'erased@erasure.example')`,
  );
  await stays.service.doJobs();
  expect(await offersOf(stays, stay.id)).toMatchObject([
    { email: 'next@erasure.example', is_sent: true, is_held: true },
  ]);
});

it('passes an offer on that is given while its guest leaves', async () => {
  const { stay, nights } = await takenNights(stays);
  const { body } = await wait(stays, stay.slug, { ...nights, email: 'leaves@leaving.example' });
  await wait(stays, stay.slug, { ...nights, email: 'next@leaving.example' });
  let leaving: Promise<Answer> | undefined;
  const isBlocked = async () => {
    await db.rows('SELECT pg_stat_clear_snapshot()');
    const blocked = await db.rows(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%SET state = ''left''%'`,
    );
    return blocked.length > 0;
  };
  await db.transaction(async () => {
    await db.rows('DELETE FROM held_nights WHERE stay_id = $1', [stay.id]);
    leaving = visitor(stays).delete(`/api/waitlist/${body.data.token}`);
    while (!(await isBlocked())) await sleep(20);
  });
  expect((await leaving!).status).toBe(200);
  expect(await offersOf(stays, stay.id)).toMatchObject([
    { email: 'leaves@leaving.example', state: 'declined', is_held: false },
    { email: 'next@leaving.example', state: 'open', is_sent: true, is_held: true },
  ]);
});

it('is exported and erased with the guest, whose offer goes to the next', async () => {
  const { stay, booking, nights } = await takenNights(stays);
  for (const name of ['gone', 'stays']) await wait(stays, stay.slug, { ...nights, email: `${name}@person.example` });
  await cancelBooking(stays.host, booking);
  const person = (what: string) => command(`person ${what} --service stays --email gone@person.example --json`);
  const { records } = (await person('export')).data;
  expect(records).toMatchObject({
    waitlist_request: [{ email: 'gone@person.example', check_in: nights.check_in }],
    waiting_entry: [{ subject: 'stay', state: 'waiting' }],
    waiting_offer: [{ state: 'open' }],
  });
  expect(JSON.stringify(records)).not.toContain('token_hash');
  const deleted = { rows: 1, became: 'deleted' };
  expect((await person('erase --yes')).data.tables).toMatchObject({
    waitlist_request: deleted,
    waiting_entry: deleted,
    waiting_offer: deleted,
  });
  expect((await person('export')).data.records).toEqual({});
  await stays.service.doJobs();
  expect(await offersOf(stays, stay.id)).toMatchObject([
    { email: 'stays@person.example', state: 'open', is_sent: true, is_held: true },
  ]);
});

it('is guarded by the database: one open offer an entry, one holder a night, and no hold without its offer', async () => {
  const { stay, booking, nights } = await takenNights(stays);
  await wait(stays, stay.slug, { ...nights, email: 'guarded@example.com' });
  await cancelBooking(stays.host, booking);
  const offer = (await db.row<{ id: number }>(
    `SELECT id FROM waiting_offer WHERE subject = 'stay' AND subject_id = $1`,
    [stay.id],
  ))!;
  const repeat = (round: string) =>
    db.rows(
      `INSERT INTO waiting_offer (subject, subject_id, entry_id, round)
       SELECT subject, subject_id, entry_id, ${round} FROM waiting_offer WHERE id = $1`,
      [offer.id],
    );
  await expect(repeat('0')).rejects.toThrow('waiting_offer_open_once');
  await expect(repeat('round')).rejects.toThrow(/waiting_offer_(round|open)_once/);
  const hold = (offerId: number, from: string, to: string) =>
    db.rows('INSERT INTO held_nights (stay_id, from_day, to_day, offer_id) VALUES ($1, $2, $3, $4)', [
      stay.id,
      from,
      to,
      offerId,
    ]);
  await expect(hold(offer.id, day(60), day(62))).rejects.toThrow('held_nights_offer_once');
  await expect(hold(2_000_000_000, day(60), day(62))).rejects.toThrow('held_nights_offer_fkey');
  await expect(hold(2_000_000_000, nights.check_in, nights.check_out)).rejects.toThrow('held_nights_sold_once');
  await expect(db.rows(`UPDATE waiting_offer SET state = 'lapsed' WHERE id = $1`, [offer.id])).rejects.toThrow(
    'waiting_offer_ended',
  );
});

it('an ended entry is deleted after 90 days with its offers, and no other', async () => {
  const { stay, nights } = await takenNights(stays);
  const emails = ['ended-long-ago@example.com', 'ended-lately@example.com', 'still-waits@example.com'];
  for (const email of emails) expect((await wait(stays, stay.slug, { ...nights, email })).status).toBe(201);
  await db.rows(
    `UPDATE waiting_entry SET state = 'left',
       ended_at = $2::timestamptz - CASE email WHEN $3 THEN interval '90 days' ELSE interval '89 days' END
     FROM waitlist_request WHERE entry_id = waiting_entry.id AND subject_id = $1 AND email IN ($3, $4)`,
    [stay.id, stays.service.clock.now().toString(), emails[0], emails[1]],
  );
  await db.rows(`SELECT stays_jobs.add_job('delete_ended_waiting_entries')`);
  await stays.service.doJobs();
  const left = await db.rows<{ email: string }>(
    `SELECT email FROM waitlist_request JOIN waiting_entry entry ON entry.id = entry_id
     WHERE subject_id = $1 ORDER BY entry_id`,
    [stay.id],
  );
  expect(left.map(({ email }) => email)).toEqual(emails.slice(1));
});
