import { expectAgreeingBooks } from '../harness/agreeing-books';
import { book, changeDates, depart, ledgerOf, nights } from './date-changes.actors';
import { day } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
afterEach(() => expectAgreeingBooks(stays));

async function checkedIn(values: Record<string, unknown> = {}) {
  const booked = await book(stays, { ...nights(0, 5), ...values });
  const path = `/api/bookings/manage/${booked.reference}`;
  if (values['payment_method'] === 'on_arrival') await stays.host.patch(path, { action: 'confirm' });
  expect((await stays.host.patch(path, { action: 'check_in' })).status).toBe(200);
  return booked;
}

/** What each charge retains, in cents. */
async function retainedOf({ reference }: { reference: string }): Promise<number[]> {
  const rows = await stays.service.db.rows<{ retained: string }>(
    `SELECT charge.retained_cents AS retained FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id
     WHERE b.reference = $1 ORDER BY charge.number`,
    [reference],
  );
  return rows.map(({ retained }) => Number(retained));
}

describe('an early departure', () => {
  it('frees the night of tomorrow in the same second', async () => {
    const booked = await checkedIn();
    const body = bookingBody({ stay_slug: booked.stay.slug, ...nights(1, 4) });
    expect((await stays.anonymous.post('/api/bookings', body)).status).toBe(409);
    const answer = await depart(stays.host, booked, { check_out: day(1) });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { check_out: day(1), status: 'checked_in', total: 540 } },
    });
    expect((await stays.anonymous.post('/api/bookings', { ...body, client_token: 'another-token' })).status).toBe(201);
    expect(await ledgerOf(stays, booked)).toMatchObject({ retained: 400, refunded: 0, held: `${day(0)}/${day(1)}` });
  });

  it('returns the nights in full where staff say so', async () => {
    const booked = await checkedIn();
    const answer = await depart(stays.host, booked, { check_out: day(3), refund: 'full' });
    expect(answer.body.data).toMatchObject({ total: 340, refunds: [{ amount: 200, status: 'done' }] });
  });

  it('returns money taken on arrival in another way', async () => {
    const booked = await checkedIn({ payment_method: 'on_arrival' });
    const answer = await depart(stays.host, booked, { check_out: day(3), refund: 'full' });
    expect(answer.body.data).toMatchObject({ total: 340, refunds: [{ amount: 200, status: 'due' }] });
  });

  it('frees the nights also after everything was refunded, and returns nothing twice', async () => {
    for (const refund of ['none', 'full'] as const) {
      const booked = await checkedIn();
      const path = `/api/bookings/manage/${booked.reference}/refunds`;
      const parts = [
        { kind: 'nights', amount: 500 },
        { kind: 'cleaning', amount: 40 },
      ];
      const all = { parts, reason: 'No water', client_token: `all of ${booked.reference}` };
      expect((await stays.host.post(path, all)).body.data).toMatchObject({ payment_status: 'refunded' });
      const answer = await depart(stays.host, booked, { check_out: day(3), refund });
      expect(answer).toMatchObject({ status: 200, body: { data: { check_out: day(3), total: 540 } } });
      expect(await ledgerOf(stays, booked)).toMatchObject({ refunded: 540, held: `${day(0)}/${day(3)}` });
      expect(await retainedOf(booked)).toEqual([0, 0]);
    }
  });

  it('retains no more than what is left', async () => {
    const booked = await checkedIn();
    await depart(stays.host, booked, { check_out: day(3) });
    expect(await retainedOf(booked)).toEqual([0, 20_000]);
    const path = `/api/bookings/manage/${booked.reference}/refunds`;
    const refund = { reason: 'No water', client_token: `most of ${booked.reference}` };
    await stays.host.post(path, { ...refund, parts: [{ kind: 'nights', amount: 400 }] });
    expect(await retainedOf(booked)).toEqual([0, 10_000]);
  });

  it('names in its mail what goes back', async () => {
    const booked = await checkedIn({ guest_email: 'returned@example.com' });
    await depart(stays.host, booked, { check_out: day(2), refund: 'full' });
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === 'returned@example.com');
    const left = mails.find(({ subject }) => subject.startsWith('Your early departure'));
    expect(left!.text).toContain('Goes back to you: $300.00');
  });

  it('is for guests who have come, from tomorrow on and before the booked day', async () => {
    const booked = await checkedIn();
    for (const checkOut of [day(0), day(5), day(6)]) {
      const refused = await depart(stays.host, booked, { check_out: checkOut });
      expect(refused).toMatchObject({ status: 422, body: { code: 'departure_day' } });
    }
    expect((await changeDates(stays.host, booked, nights(1, 4))).body.code).toBe('already_checked_in');
    const upcoming = await book(stays);
    expect((await depart(stays.host, upcoming, { check_out: day(41) })).body.code).toBe('not_checked_in');
  });

  it('is mailed to the guest', async () => {
    const booked = await checkedIn({ guest_email: 'leaving@example.com' });
    await depart(stays.host, booked, { check_out: day(2) });
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === 'leaving@example.com');
    expect(mails.map(({ subject }) => subject)).toContain(`Your early departure: booking ${booked.reference}`);
  });
});
