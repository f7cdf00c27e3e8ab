import { randomUUID } from 'node:crypto';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { statementsOf } from '../harness/statements';
import {
  allowChanges,
  book,
  cancelBooking,
  change,
  changeDates,
  halfFrom30Days,
  ledgerOf,
  nights,
  preview,
  shownTo,
} from './date-changes.actors';
import { day, makeBlock, makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  await allowChanges(stays);
});
afterAll(() => stays?.service.close());
afterEach(async () => {
  stays.service.clock.set(new Date().toISOString());
  await expectAgreeingBooks(stays);
});

let visitors = 0;
const guest = () => stays.anonymous.with({ 'X-Forwarded-For': `10.9.0.${(visitors += 1)}` });
const setRate = (stayId: number, cents: number) =>
  stays.service.db.rows('UPDATE stay SET nightly_rate_cents = $2 WHERE id = $1', [stayId, cents]);

describe('a change of dates by the guest', () => {
  it('of 3 nights extended to 5 charges exactly the 2 nights of today', async () => {
    const booked = await book(stays);
    await setRate(booked.stay.id, 17_000);
    const { body } = await preview(guest(), booked, nights(40, 45));
    expect(body.data).toMatchObject({ difference: 340, refund: 0, total: 680, to_pay: 680 });
    const answer = await change(guest(), booked, { ...nights(40, 45), quote_token: body.data.quote_token });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      check_out: day(45),
      total: 680,
      nights: 5,
      payment_status: 'paid',
      change: null,
    });
    expect(await ledgerOf(stays, booked)).toMatchObject({
      total: 680,
      paid: 680,
      refunded: 0,
      held: `${day(40)}/${day(45)}`,
      sequence: 1,
    });
  });

  it('to the dates it has changes nothing, also where the policy of the stay is another by now', async () => {
    const booked = await book(stays);
    const before = await shownTo(guest(), booked);
    await halfFrom30Days(stays, booked.stay);
    const answer = await change(guest(), booked, nights(40, 43));
    expect(answer).toMatchObject({ status: 201, body: { data: { check_out: day(43), policy: before.policy } } });
    expect(await ledgerOf(stays, booked)).toMatchObject({ sequence: 0, total: 340 });
  });

  it('returns of the fees of guests who do not come the percent of the policy', async () => {
    const stay = await makeStay(stays.service.db, { extraGuestFrom: 2, extraGuestFeeCents: 1_000, maxGuests: 6 });
    await halfFrom30Days(stays, stay);
    stays.service.clock.set(`${day(15)}T12:00:00Z`);
    const booked = await book(stays, { guests: 4 }, stay);
    const answer = await change(guest(), booked, { ...nights(40, 43), guests: 2 });
    expect(answer.body.data).toMatchObject({ guests: 2, total: 370, refunds: [{ amount: 30 }] });
    expect(await ledgerOf(stays, booked)).toMatchObject({ retained: 30, refunded: 30 });
  });

  it('returns nights that are given up', async () => {
    const booked = await book(stays, nights(40, 45));
    const answer = await change(guest(), booked, nights(40, 43));
    expect(answer.body.data).toMatchObject({
      total: 340,
      refunds: [{ amount: 200, status: 'done', reason_kind: 'changed' }],
    });
    expect(await ledgerOf(stays, booked)).toMatchObject({
      total: 340,
      paid: 540,
      refunded: 200,
      held: `${day(40)}/${day(43)}`,
    });
  });

  it('keeps the rest where the policy returns a part, and explains it', async () => {
    const stay = await makeStay(stays.service.db);
    await halfFrom30Days(stays, stay);
    const booked = await book(stays, nights(20, 25), stay);
    const { data } = (await preview(guest(), booked, nights(20, 23))).body;
    expect(data).toMatchObject({ difference: -100, refund: 100, retained: 100, total: 440 });
    expect(data.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['nights', 300],
      ['retained', 100],
      ['cleaning', 40],
    ]);
    expect((await change(guest(), booked, nights(20, 23))).body.data).toMatchObject({ total: 440 });
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 440, retained: 100, refunded: 100 });
  });

  it('a year ahead at 50 %, then cancelled, returns 50 % of what was paid before', async () => {
    const stay = await makeStay(stays.service.db);
    await halfFrom30Days(stays, stay);
    const booked = await book(stays, nights(20, 23), stay);
    const moved = await change(guest(), booked, nights(385, 388));
    expect(moved.body.data).toMatchObject({ total: 490, check_in: day(385) });
    expect(await ledgerOf(stays, booked)).toMatchObject({ paid: 490, retained: 150, refunded: 0 });
    const cancelled = await cancelBooking(guest(), booked);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled' });
    // The 150 paid for the change and the cleaning in full, and half of the 300 paid before.
    expect(await ledgerOf(stays, booked)).toMatchObject({ paid: 490, refunded: 150 + 40 + 150 });
  });

  it('is not offered by default, after the deadline, or once checked in', async () => {
    const booked = await book(stays);
    await allowChanges(stays, false);
    const refused = await change(guest(), booked, nights(41, 44));
    expect(refused).toMatchObject({ status: 422, body: { code: 'change_not_offered' } });
    expect(await shownTo(guest(), booked)).toMatchObject({ can_change: false });
    await allowChanges(stays);
    expect(await shownTo(guest(), booked)).toMatchObject({ can_change: true });
    stays.service.clock.set(`${day(39)}T12:00:00Z`);
    expect((await preview(guest(), booked, nights(45, 48))).body.code).toBe('change_not_offered');
  });

  it('obeys the rules of a new booking, and leaves everything as it was where a night is taken', async () => {
    const booked = await book(stays);
    await makeBlock(stays.service.db, { stayId: booked.stay.id, from: day(43), to: day(44) });
    const taken = await change(guest(), booked, nights(41, 44));
    expect(taken).toMatchObject({ status: 409, body: { code: 'dates_taken' } });
    expect((await change(guest(), booked, nights(40, 41))).body.code).toBe('min_nights');
    expect((await change(guest(), booked, { ...nights(40, 43), guests: 9 })).body.code).toBe('capacity');
    expect((await change(guest(), booked, nights(-2, 3))).body.code).toBe('past');
    expect((await change(guest(), booked, nights(43, 40))).status).toBe(400);
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 340, held: `${day(40)}/${day(43)}`, sequence: 0 });
    const staff = await changeDates(stays.host, booked, nights(41, 44));
    expect(staff.body).toMatchObject({ code: 'dates_taken', details: { held_by: 'block' } });
  });

  it('costs what the preview showed while its lock lasts, and is refused afterwards', async () => {
    const booked = await book(stays);
    const token = (await preview(guest(), booked, nights(40, 45))).body.data.quote_token;
    await setRate(booked.stay.id, 20_000);
    expect((await change(guest(), booked, { ...nights(40, 46), quote_token: token })).body).toMatchObject({
      code: 'quote_mismatch',
      details: { differs: ['check_out'], quote: { difference: 600, quote_token: expect.any(String) } },
    });
    expect((await change(guest(), booked, { ...nights(40, 45), quote_token: 'x' })).body).toMatchObject({
      code: 'quote_invalid',
      details: { quote: { difference: 400, quote_token: expect.any(String) } },
    });
    stays.service.clock.advance({ minutes: 16 });
    const changed = await change(guest(), booked, { ...nights(40, 45), quote_token: token });
    expect(changed).toMatchObject({
      status: 422,
      body: { code: 'price_changed', details: { previous: 200, current: 400 } },
    });
    const { quote_token } = changed.body.details.quote;
    stays.service.clock.set(new Date().toISOString());
    await setRate(booked.stay.id, 30_000);
    expect((await change(guest(), booked, { ...nights(40, 45), quote_token })).body.data).toMatchObject({ total: 740 });
  });

  it('is refused for its token before its nights, with the price of now', async () => {
    const booked = await book(stays);
    const token = (await preview(guest(), booked, nights(40, 45))).body.data.quote_token;
    await makeBlock(stays.service.db, { stayId: booked.stay.id, from: day(44), to: day(45) });
    stays.service.clock.advance({ minutes: 31 });
    const expired = await change(guest(), booked, { ...nights(40, 45), quote_token: token });
    expect(expired).toMatchObject({
      status: 422,
      body: { code: 'quote_expired', details: { quote: { difference: 200, quote_token: null } } },
    });
    const tooMany = await change(guest(), booked, { check_in: day(40), check_out: '2199-12-31', quote_token: token });
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'max_nights' } });
    stays.service.clock.set(new Date().toISOString());
    const again = (await preview(guest(), booked, nights(40, 44))).body.data.quote_token;
    expect((await change(guest(), booked, { ...nights(40, 44), quote_token: again })).status).toBe(201);
  });

  it('is made once for its token', async () => {
    const booked = await book(stays);
    const body = { ...nights(50, 53), client_token: randomUUID() };
    expect((await change(guest(), booked, body)).status).toBe(201);
    await change(guest(), booked, nights(60, 63));
    expect((await change(guest(), booked, body)).body.data).toMatchObject({ check_in: day(60) });
    expect((await change(guest(), booked, { ...body, check_out: 'never' })).status).toBe(400);
  });

  it('of a booking paid on arrival changes what is due', async () => {
    const booked = await book(stays, { payment_method: 'on_arrival' });
    expect((await change(guest(), booked, nights(40, 45))).body.data).toMatchObject({ total: 540, status: 'pending' });
    expect((await change(guest(), booked, nights(40, 42))).body.data).toMatchObject({ total: 240, refunds: [] });
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 240, paid: 0 });
  });

  it('of a booking paid on arrival is paid at check-in', async () => {
    const booked = await book(stays, { payment_method: 'on_arrival', ...nights(0, 5) });
    await changeDates(stays.host, booked, { ...nights(0, 2), refund: 'full' });
    for (const action of ['confirm', 'check_in'])
      await stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action });
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 240, paid: 240 });
  });

  it('is mailed to the guest, and staff are notified', async () => {
    const booked = await book(stays, { guest_email: 'moving@example.com' });
    await change(guest(), booked, nights(40, 45));
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === 'moving@example.com');
    expect(mails.map(({ subject }) => subject)).toContain(`Your booking ${booked.reference} has changed`);
    const told = await stays.service.db.rows(
      `SELECT id FROM notification WHERE type = 'booking_changed' AND data ->> 'reference' = $1`,
      [booked.reference],
    );
    expect(told.length).toBeGreaterThan(0);
  });
});

describe('a change of dates by staff', () => {
  it('may return everything, and is made without the setting', async () => {
    await allowChanges(stays, false);
    const stay = await makeStay(stays.service.db);
    await halfFrom30Days(stays, stay);
    const booked = await book(stays, nights(20, 25), stay);
    const answer = await changeDates(stays.host, booked, { ...nights(21, 24), refund: 'full' });
    expect(answer).toMatchObject({ status: 200, body: { data: { total: 340 } } });
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 340, refunded: 200, retained: 0 });
    await allowChanges(stays);
  });

  it('of either is four statements', async () => {
    const booked = await book(stays, { payment_method: 'on_arrival' });
    const statements = await statementsOf(stays.service.db, async () => {
      expect((await change(guest(), booked, nights(60, 63))).status).toBe(201);
    });
    // The first one proves the guest.
    expect(statements).toHaveLength(1 + 4);
  });

  it('is refused once the guest has come or the booking is over', async () => {
    const booked = await book(stays);
    await cancelBooking(guest(), booked);
    expect((await changeDates(stays.host, booked, nights(60, 63))).body.code).toBe('already_cancelled');
  });
});
