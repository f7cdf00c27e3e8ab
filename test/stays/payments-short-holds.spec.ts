import { StaysPayments } from '#services/stays/payments/stays-payments.service';
import { findBooking } from '#services/stays/bookings/booking.queries';
import { race, statuses } from '../harness/race';
import { makeStay } from './factories';
import { almostOver, later, type PaidStays, standing, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays({ BOOKING_HOLD_MINUTES: '1' });
});
// The minute passes only as far as a test moves the clock.
beforeEach(() => stays.service.clock.set(new Date().toISOString()));
afterAll(() => stays?.close());

const sessionsOf = (reference: string) =>
  [...stays.stripe.sessions.values()].filter(({ client_reference_id }) => client_reference_id === reference);

describe('a hold of one minute', () => {
  it('has one page, to which all of ten receipts lead, and which can be paid', async () => {
    const { slug } = await makeStay(stays.service.db);
    const body = bookingBody({ stay_slug: slug, payment_method: 'card' });
    const answers = await race(10, () => visitor(stays).post('/api/bookings', body));
    expect(statuses(answers)).toEqual({ 201: 10 });
    const receipts = answers.map(({ body: { data } }) => data);
    expect(new Set(receipts.map(({ redirect_url }) => redirect_url)).size).toBe(1);
    await stays.service.doJobs();
    expect(sessionsOf(receipts[0].reference)).toMatchObject([{ id: receipts[0].session_id, status: 'open' }]);
    stays.stripe.pay(receipts[0].session_id);
    await stays.stripe.deliveries.settled();
    expect(await standing(stays, receipts[0])).toMatchObject({ status: 'confirmed', payments: ['paid*'] });
  });

  it('has one page for ten who open it at once', async () => {
    const booked = await book();
    await almostOver(stays, booked);
    const row = (await findBooking(stays.service.db, booked.reference))!;
    const opened = await race(10, () => stays.service.get(StaysPayments).open(row));
    expect(new Set(opened.map(({ sessionId }) => sessionId))).toEqual(new Set([booked.session_id]));
  });

  it('has one page to the end: its last seconds open no other', async () => {
    const booked = await book();
    await almostOver(stays, booked);
    const answers = await race(10, () => visitor(stays).post('/api/bookings', booked.body));
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body: { data } }) => data.session_id))).toEqual(new Set([booked.session_id]));
    await stays.service.doJobs();
    expect(sessionsOf(booked.reference)).toMatchObject([{ status: 'open' }]);
  });

  it('ends its session with itself, sooner than the processor would', async () => {
    const booked = await book();
    const held = await stays.service.db.row<{ same: boolean }>(
      `SELECT abs(extract(epoch FROM held.expires_at - p.expires_at)) < 0.001 AS same
       FROM payment p JOIN booking b ON b.reference = p.reference JOIN held_nights held ON held.booking_id = b.id
       WHERE p.reference = $1`,
      [booked.reference],
    );
    expect(held).toEqual({ same: true });
    await later(stays);
    expect(sessionsOf(booked.reference)).toMatchObject([{ status: 'expired' }]);
  });
});

async function book() {
  const { slug, id: stayId } = await makeStay(stays.service.db);
  const body = bookingBody({ stay_slug: slug, payment_method: 'card' });
  const answer = await visitor(stays).post('/api/bookings', body);
  expect(answer.status).toBe(201);
  const { reference, session_id } = answer.body.data as { reference: string; session_id: string };
  return { reference, session_id, body, slug, stayId };
}
