import { randomUUID } from 'node:crypto';
import * as card from '../payments/local-stripe-aftermath';
import { allowChanges, bookOnline, change, changeDates, nights } from '../stays/date-changes.actors';
import { day, makeBooking, makeStay } from '../stays/factories';
import { cancel, type PaidStays, startPaidStays, unpaidBooking, visitor } from '../stays/payments.actors';
import { bookingBody } from '../stays/stays';
import { done, type Listener, listenAs, typesOf } from './events.actors';
import { expectExamples } from './webhook-examples';

let stays: PaidStays;
let listener: Listener;
beforeAll(async () => {
  stays = await startPaidStays();
  listener = await listenAs(stays.owner, stays.service);
});
afterEach(() => stays.service.clock.reset());
afterAll(async () => {
  await listener?.close();
  await stays?.close();
});

const path = (reference: string, end = '') => `/api/bookings/manage/${reference}${end}`;
const shown = async (reference: string) => (await stays.owner.get(path(reference))).body.data;
const act = (reference: string, body: object) => done(stays.host.patch(path(reference), body));

/** Does the refunds, and waits for what the processor reports. */
async function returned(): Promise<void> {
  await stays.service.doJobs();
  await stays.stripe.deliveries.settled();
}

async function paidBooking(values: Record<string, unknown> = {}) {
  const booked = await unpaidBooking(stays, 'card', values);
  stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  return booked;
}

const refund = (reference: string, body: object) =>
  done(stays.host.post(path(reference, '/refunds'), { reason: 'Cold', client_token: randomUUID(), ...body }));

describe('a booking', () => {
  it('raises an event for each of its steps, with the record as staff see it', async () => {
    const stay = await makeStay(stays.service.db);
    let reference = '';
    const created = await listener.raisedBy(async () => {
      const body = bookingBody({ stay_slug: stay.slug, check_in: day(1), check_out: day(3) });
      ({ reference } = await done(visitor(stays).post('/api/bookings', body)));
    });
    expect(typesOf(created)).toEqual(['stays.booking.created']);
    expect(created[0]!.data).toEqual(await shown(reference));
    expect(typesOf(await listener.raisedBy(() => act(reference, { action: 'confirm' })))).toEqual([
      'stays.booking.confirmed',
    ]);
    stays.service.clock.set(`${day(1)}T12:00:00Z`);
    const arrived = await listener.raisedBy(() => act(reference, { action: 'check_in' }));
    expect(typesOf(arrived)).toEqual(['stays.booking.paid', 'stays.booking.checked_in']);
    const left = await listener.raisedBy(() => act(reference, { action: 'complete' }));
    expect(typesOf(left)).toEqual(['stays.booking.checked_out']);
    expect(left[0]!.data).toMatchObject({ reference, status: 'completed', payment_status: 'paid' });
  });

  it('that is paid by card is created, paid and confirmed', async () => {
    let reference = '';
    const events = await listener.raisedBy(async () => ({ reference } = await paidBooking()));
    expect(typesOf(events)).toEqual(['stays.booking.created', 'stays.booking.paid', 'stays.booking.confirmed']);
    expect(events[2]!.data).toMatchObject({ reference, status: 'confirmed', payment_status: 'paid' });
  });

  it('raises nothing for notes', async () => {
    const { reference } = await makeBooking(stays.service.db);
    expect(await listener.raisedBy(() => act(reference, { admin_notes: 'Late' }))).toEqual([]);
  });

  it('raises its change of dates', async () => {
    const { reference } = await makeBooking(stays.service.db, { paymentMethod: 'on_arrival', paymentStatus: 'unpaid' });
    const events = await listener.raisedBy(() => done(changeDates(stays.host, { reference }, nights(35, 38))));
    expect(typesOf(events)).toEqual(['stays.booking.changed']);
    expect(events[0]!.data).toMatchObject({ reference, check_in: day(35), check_out: day(38) });
  });
});

describe('guests who do not arrive', () => {
  const noShow = (reference: string, change: object = {}) =>
    stays.host.patch(path(reference), { action: 'cancel', no_show: true, ...change });

  it('are recorded by staff from the check-in day on, which cancels the booking by its policy', async () => {
    const { reference } = await makeBooking(stays.service.db, { checkIn: day(2), isSimulated: true });
    expect((await noShow(reference)).body.code).toBe('too_early');
    stays.service.clock.set(`${day(2)}T12:00:00Z`);
    const events = await listener.raisedBy(() => done(noShow(reference)));
    expect(typesOf(events)).toEqual(['stays.booking.no_show', 'stays.booking.cancelled', 'stays.booking.refunded']);
    expect(events[0]!.data).toMatchObject({ reference, status: 'cancelled', payment_status: 'paid' });
    // The nights are kept by the policy; the cleaning fee returns.
    expect((await shown(reference)).refunds).toMatchObject([{ amount: 40 }]);
    expect((await shown(reference)).timeline.at(-1)).toMatchObject({
      status: 'cancelled',
      by: 'staff',
      reason: 'no_show',
    });
    expect((await noShow(reference)).body.code).toBe('already_cancelled');
  });

  it('get everything back if staff say so', async () => {
    const { reference } = await makeBooking(stays.service.db, { checkIn: day(0), isSimulated: true });
    stays.service.clock.set(`${day(0)}T12:00:00Z`);
    await done(noShow(reference, { refund: 'full' }));
    expect(await shown(reference)).toMatchObject({ payment_status: 'refunded', refunds: [{ amount: 340 }] });
  });

  it('are refused for a booking that is not confirmed, and with another action', async () => {
    const { reference } = await makeBooking(stays.service.db, { status: 'pending', checkIn: day(0) });
    expect((await noShow(reference)).body.code).toBe('not_confirmed');
    const { status, body } = await noShow(reference, { action: 'confirm' });
    expect([status, body.errors]).toMatchObject([400, { no_show: [expect.any(String)] }]);
  });
});

describe('money that is returned', () => {
  it('in parts raises an event for each of them', async () => {
    const { reference } = await paidBooking();
    for (const amount of [20, 30]) {
      const events = await listener.raisedBy(async () => {
        await refund(reference, { amount });
        await returned();
      });
      expect(typesOf(events)).toEqual(['stays.booking.refunded']);
      expect(events[0]!.data).toMatchObject({ reference, status: 'confirmed', payment_status: 'paid' });
      expect((events[0]!.data['refunds'] as object[]).at(-1)).toMatchObject({ amount, status: 'done' });
    }
  });

  it('with a cancellation raises both', async () => {
    const booked = await paidBooking();
    const events = await listener.raisedBy(async () => {
      await done(cancel(stays, booked));
      await returned();
    });
    expect(typesOf(events)).toEqual(['stays.booking.cancelled', 'stays.booking.refunded']);
    expect(events[1]!.data).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });

  it('of an additional charge names the booking', async () => {
    await allowChanges(stays);
    const booked = await bookOnline(stays);
    const { redirect_url: url } = (await done(change(visitor(stays), booked, nights(40, 45)))).change;
    const changed = await listener.raisedBy(async () => {
      const sessions = [...stays.stripe.sessions.values()];
      stays.stripe.pay(sessions.find(session => session.url === url)!.id);
      await stays.stripe.deliveries.settled();
    });
    expect(typesOf(changed)).toEqual(['stays.booking.changed']);
    expect(changed[0]!.data).toMatchObject({ reference: booked.reference, check_out: day(45), total: 540 });
    const events = await listener.raisedBy(async () => {
      await refund(booked.reference, { amount: 150 });
      await returned();
    });
    expect(typesOf(events)).toEqual(['stays.booking.refunded']);
    expect(events[0]!.data['refunds']).toMatchObject([{ amount: 150, status: 'done' }]);
    expect((await charges(booked.reference)).map(({ cents }) => cents)).toEqual([0, 15_000]);
  });
});

/** The returned money of each charge of a booking. */
const charges = (reference: string) =>
  stays.service.db.rows<{ cents: number }>(
    `SELECT refunded_cents AS cents FROM booking_charge WHERE reference LIKE $1 || '%' ORDER BY number`,
    [reference],
  );

it('a disputed payment has a view of its own', async () => {
  const { reference } = await paidBooking();
  const payment = await stays.service.db.row<{ id: number; intent: string }>(
    'SELECT id, intent_id AS intent FROM payment WHERE reference = $1',
    [reference],
  );
  const events = await listener.raisedBy(async () => {
    card.dispute(stays.stripe, payment!.intent, { reason: 'fraudulent' });
    await stays.stripe.deliveries.settled();
  });
  expect(typesOf(events)).toEqual(['stays.payment.disputed']);
  expect(events[0]!.data).toMatchObject({ payment_id: payment!.id, provider: 'stripe', amount: 340, status: 'open' });
});

it('a question is an inquiry', async () => {
  let id = 0;
  const [event, ...others] = await listener.raisedBy(async () => {
    const body = {
      name: 'Sara Haddad',
      email: 'sara@example.com',
      message: 'Is there a pool?',
      client_token: 'about-the-pool',
    };
    await done(visitor(stays).post('/api/inquiries', body));
    ({ id } = (await stays.service.db.row<{ id: number }>('SELECT max(id) AS id FROM inquiry'))!);
  });
  expect([event!.type, others]).toEqual(['stays.inquiry.received', []]);
  expect(event!.data).toEqual((await stays.owner.get(`/api/inquiries/${id}`)).body.data);
});

it('every type was sent, as the examples of the description show it', () => {
  expectExamples('stays', listener.sent);
});
