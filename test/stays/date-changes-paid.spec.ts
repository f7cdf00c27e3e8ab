import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import {
  allowChanges,
  allReturned,
  bookOnline,
  cancelBooking,
  change,
  changeDates,
  giveUp,
  ledgerOf,
  nights,
  overdueChange,
  preview,
  shownTo,
} from './date-changes.actors';
import { day } from './factories';
import { type PaidStays, settle, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
  await allowChanges(stays);
});
afterAll(() => stays?.close());
afterEach(async () => {
  await allReturned(stays);
  await expectAgreeingBooks(stays);
});

const settled = () => stays.stripe.deliveries.settled();
const guest = () => visitor(stays);
const sessionOf = (url: string) => [...stays.stripe.sessions.values()].find(session => session.url === url)!;

const paid = (method: 'card' | 'wallet' = 'card') => bookOnline(stays, { method });

/** Of the first payment, on the dashboard of the processor. */
async function refundOutside({ reference }: { reference: string }): Promise<void> {
  const [payment] = await stays.service.db.rows<{ intent: string }>(
    'SELECT intent_id AS intent FROM payment WHERE reference = $1 AND settles',
    [reference],
  );
  stays.stripe.refund(payment!.intent);
  await settled();
}

/** Two nights more, not paid yet. */
async function opened(method: 'card' | 'wallet' = 'card') {
  const booked = await paid(method);
  const answer = await change(guest(), booked, nights(40, 45));
  expect(answer.status).toBe(201);
  const { redirect_url: url } = answer.body.data.change;
  return { booked, url, session: method === 'card' ? sessionOf(url) : undefined };
}

describe('a change that has to be paid', () => {
  it('holds its nights and applies once it is paid', async () => {
    const { booked, url, session } = await opened();
    expect(session).toMatchObject({ client_reference_id: `${booked.reference}-2` });
    const waiting = await shownTo(guest(), booked);
    expect(waiting).toMatchObject({
      check_out: day(43),
      total: 340,
      redirect_url: url,
      can_change: false,
      change: { check_out: day(45), difference: 200 },
    });
    const taken = bookingBody({ stay_slug: booked.stay.slug, ...nights(43, 45) });
    expect((await guest().post('/api/bookings', taken)).body.code).toBe('dates_taken');
    expect((await change(guest(), booked, nights(50, 53))).body.code).toBe('change_open');
    stays.stripe.pay(session!.id);
    await settled();
    expect(await shownTo(guest(), booked)).toMatchObject({ check_out: day(45), total: 540, change: null });
    expect(await ledgerOf(stays, booked)).toMatchObject({
      total: 540,
      paid: 540,
      held: `${day(40)}/${day(45)}`,
      heldByChange: 0,
    });
  });

  it('moves to other nights without a gap for others', async () => {
    const booked = await paid();
    await stays.service.db.rows('UPDATE stay SET nightly_rate_cents = 15000 WHERE id = $1', [booked.stay.id]);
    const answer = await change(guest(), booked, nights(38, 46));
    expect(await ledgerOf(stays, booked)).toMatchObject({ heldByChange: 2 });
    stays.stripe.pay(sessionOf(answer.body.data.redirect_url).id);
    await settled();
    expect(await ledgerOf(stays, booked)).toMatchObject({
      held: `${day(38)}/${day(46)}`,
      total: 300 + 5 * 150 + 40,
      heldByChange: 0,
    });
  });

  it('captures a wallet with settle', async () => {
    const { booked, url } = await opened('wallet');
    const order = [...stays.paypal.orders.keys()].find(id => url.includes(id))!;
    stays.paypal.approve(order);
    expect((await settle(stays, { ...booked, session_id: order, redirect_url: url, slug: '', stayId: 0 })).status).toBe(
      201,
    );
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 540, paid: 540 });
  });

  it('ends unpaid, with or without the sweep, and the booking is as it was', async () => {
    const { booked } = await opened();
    await overdueChange(stays, booked);
    const free = bookingBody({ stay_slug: booked.stay.slug, ...nights(43, 45) });
    expect((await guest().post('/api/bookings', free)).status).toBe(201);
    const second = await opened();
    await overdueChange(stays, second.booked);
    await stays.service.get(BookingExpiry).sweep();
    for (const { reference } of [booked, second.booked])
      expect(await ledgerOf(stays, { reference })).toMatchObject({
        total: 340,
        heldByChange: 0,
        held: `${day(40)}/${day(43)}`,
      });
    await stays.service.doJobs();
    const subjects = stays.service.mailbox.list().map(({ subject }) => subject);
    expect(subjects).toContain(`The change of your booking ${booked.reference} was not paid`);
  });

  it('paid after it ended goes back, and the booking is unchanged', async () => {
    const { booked, session } = await opened();
    await overdueChange(stays, booked);
    stays.stripe.pay(session!.id);
    await settled();
    const after = await shownTo(guest(), booked);
    expect(after).toMatchObject({
      check_out: day(43),
      total: 340,
      payment_status: 'paid',
      late_payment: { amount: 200, reason: 'change_over' },
    });
    await stays.service.doJobs();
    await settled();
    expect(await shownTo(guest(), booked)).toMatchObject({ late_payment: { state: 'returned' }, status: 'confirmed' });
  });

  it('is given up by the guest, and by cancelling', async () => {
    const first = await opened();
    expect(await giveUp(guest(), first.booked)).toMatchObject({
      status: 200,
      body: { data: { change: null, total: 340 } },
    });
    expect((await giveUp(guest(), first.booked)).status).toBe(404);
    stays.stripe.pay(first.session!.id);
    await settled();
    expect(await ledgerOf(stays, first.booked)).toMatchObject({ total: 340 });
    const second = await opened();
    expect((await cancelBooking(guest(), second.booked)).status).toBe(201);
    expect(await ledgerOf(stays, second.booked)).toMatchObject({ held: null, heldByChange: 0, refunded: 340 });
  });

  it('is refunded over both payments when the booking is cancelled', async () => {
    const { booked, session } = await opened();
    stays.stripe.pay(session!.id);
    await settled();
    expect((await cancelBooking(guest(), booked)).status).toBe(201);
    await stays.service.doJobs();
    await settled();
    expect(await ledgerOf(stays, booked)).toMatchObject({ refunded: 540 });
    expect((await shownTo(guest(), booked)).refunds).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  });

  it('is owed until both payments of a cancelled booking are back', async () => {
    const { booked, session } = await opened();
    stays.stripe.pay(session!.id);
    await settled();
    expect((await cancelBooking(guest(), booked)).status).toBe(201);
    await refundOutside(booked);
    expect(await shownTo(guest(), booked)).toMatchObject({ status: 'cancelled', payment_status: 'refund_due' });
    await allReturned(stays);
    expect(await shownTo(guest(), booked)).toMatchObject({ payment_status: 'refunded' });
  });

  it('is cancelled and owed where the first payment is refunded outside', async () => {
    const { booked, session } = await opened();
    stays.stripe.pay(session!.id);
    await settled();
    await refundOutside(booked);
    expect(await shownTo(guest(), booked)).toMatchObject({ status: 'cancelled', payment_status: 'refund_due' });
    await allReturned(stays);
    expect(await shownTo(guest(), booked)).toMatchObject({ payment_status: 'refunded' });
    expect(await ledgerOf(stays, booked)).toMatchObject({ refunded: 540 });
  });

  it('returns of the latest payment first', async () => {
    const { booked, session } = await opened();
    stays.stripe.pay(session!.id);
    await settled();
    expect((await change(guest(), booked, nights(40, 42))).body.data).toMatchObject({ total: 240 });
    const parts = await stays.service.db.rows(
      'SELECT reference, kind, amount_cents AS cents FROM refund_part WHERE reference LIKE $1 ORDER BY id',
      [`${booked.reference}%`],
    );
    expect(parts).toEqual([
      { reference: `${booked.reference}-2`, kind: 'change', cents: 20_000 },
      { reference: booked.reference, kind: 'change', cents: 10_000 },
    ]);
  });

  it('by staff is paid by the guest too', async () => {
    const booked = await paid();
    const answer = await changeDates(stays.host, booked, nights(40, 44));
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { check_out: day(43), change: { check_out: day(44), difference: 100 } } },
    });
    const { redirect_url: url } = await shownTo(guest(), booked);
    stays.stripe.pay(sessionOf(url).id);
    await settled();
    expect(await shownTo(guest(), booked)).toMatchObject({ check_out: day(44), total: 440 });
  });

  it('is previewed without any of it', async () => {
    const booked = await paid();
    const { data } = (await preview(guest(), booked, nights(40, 45))).body;
    expect(data).toMatchObject({ difference: 200, refund: 0, total: 540 });
    expect(await ledgerOf(stays, booked)).toMatchObject({ heldByChange: 0, total: 340 });
  });
});
