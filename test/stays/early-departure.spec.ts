import { BooksChecks } from '#shared/books/books-checks.service';
import { book, changeDates, depart, ledgerOf, nights } from './date-changes.actors';
import { day } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
afterEach(async () => {
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
});

async function checkedIn(values: Record<string, unknown> = {}) {
  const booked = await book(stays, { ...nights(0, 5), ...values });
  const path = `/api/bookings/manage/${booked.reference}`;
  if (values['payment_method'] === 'on_arrival') await stays.host.patch(path, { action: 'confirm' });
  expect((await stays.host.patch(path, { action: 'check_in' })).status).toBe(200);
  return booked;
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
