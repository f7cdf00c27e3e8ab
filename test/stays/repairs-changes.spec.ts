import { randomUUID } from 'node:crypto';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import {
  allowChanges,
  allReturned,
  bookOnline,
  change,
  type ChangedBooking,
  changeDates,
  ledgerOf,
  nights,
  overdueChange,
  shownTo,
} from './date-changes.actors';
import { day, makeBlock } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
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

interface Difference {
  id: number;
  type: string;
  actions: object[];
}

async function difference(reference: string): Promise<Difference | undefined> {
  await stays.service.get(PaymentReconciliation).run();
  const { body } = await stays.owner.get('/api/payments/differences?status=open&page_size=100');
  return body.data.data.find((found: { reference: string }) => found.reference === reference);
}

const repair = (id: number, action: string, note?: string): Promise<Answer> =>
  stays.owner.post(`/api/payments/differences/${id}/repair`, { action, note, client_token: randomUUID() });

const sessionOf = (url: string) => [...stays.stripe.sessions.values()].find(session => session.url === url)!;

/** A paid booking of three nights with a change that waits for its payment. */
async function opened(to = nights(40, 45)) {
  const booked = await bookOnline(stays);
  const answer = await change(visitor(stays), booked, to);
  expect(answer.status).toBe(201);
  return { booked, session: sessionOf(answer.body.data.redirect_url), second: `${booked.reference}-2` };
}

/** The same, and the processor's webhook of its payment was lost. */
async function paidInSilence() {
  const waiting = await opened();
  const { webhookUrl } = stays.stripe;
  stays.stripe.webhookUrl = undefined;
  stays.stripe.pay(waiting.session.id);
  stays.stripe.webhookUrl = webhookUrl;
  return waiting;
}

/** A change that counts as paid, of whose payment the processor knows nothing. */
async function neverPaid(to = nights(40, 45)) {
  const { booked, session, second } = await opened(to);
  stays.stripe.pay(session.id);
  await stays.stripe.deliveries.settled();
  Object.assign(session, { payment_status: 'unpaid' });
  stays.stripe.charges.delete(session.payment_intent!);
  return { booked, second, found: (await difference(second))! };
}

const paymentOf = async (reference: string) =>
  stays.service.db.row<{ status: string; settles: boolean }>(
    'SELECT status, settles FROM payment WHERE reference = $1 ORDER BY id DESC LIMIT 1',
    [reference],
  );

const shown = (booked: ChangedBooking) => shownTo(visitor(stays), booked);

const CANCEL = { action: 'cancel', allowed: true, reason: null };
const NOT_CANCELLABLE = { action: 'cancel', allowed: false, reason: 'record_not_cancellable' };

describe('a payment of a change whose webhook was lost', () => {
  it('completes the open change, once', async () => {
    const { booked, second } = await paidInSilence();
    const { id, type, actions } = (await difference(second))!;
    expect({ type, actions }).toMatchObject({
      type: 'paid_unrecorded',
      actions: [{ action: 'settle', allowed: true }, {}],
    });
    const answers = await race(5, () => repair(id, 'settle'));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 4 });
    expect(await shown(booked)).toMatchObject({ check_out: day(45), total: 540, change: null, late_payment: null });
    expect(await ledgerOf(stays, booked)).toMatchObject({ paid: 540, held: `${day(40)}/${day(45)}`, heldByChange: 0 });
  });

  it('goes back when the change is over', async () => {
    const { booked, second } = await paidInSilence();
    await overdueChange(stays, booked);
    const { id } = (await difference(second))!;
    expect((await repair(id, 'settle')).status).toBe(201);
    expect(await shown(booked)).toMatchObject({
      check_out: day(43),
      total: 340,
      change: null,
      late_payment: { amount: 200, reason: 'change_over', state: 'returning' },
    });
    await allReturned(stays);
    expect(await shown(booked)).toMatchObject({ late_payment: { state: 'returned' }, status: 'confirmed' });
    expect(await difference(second)).toBeUndefined();
  });
});

it('gives back a charge with the reference of a change that no payment here has', async () => {
  const { booked, second } = await opened();
  stays.stripe.addCharge(5000, 'usd', { service: 'stays', payment: randomUUID(), reference: second });
  const { id, type, actions } = (await difference(second))!;
  expect({ type, actions }).toMatchObject({
    type: 'payment_unknown',
    actions: [{ action: 'refund', allowed: true }, {}],
  });
  expect((await repair(id, 'refund')).status).toBe(201);
  expect(await shown(booked)).toMatchObject({
    change: { check_out: day(45) },
    late_payment: { amount: 50, reason: 'mismatch', state: 'returning' },
  });
  await allReturned(stays);
  expect(await shown(booked)).toMatchObject({ late_payment: { state: 'returned' } });
});

it('gives back a charge of a change that never was, and leaves the booking as it is', async () => {
  const booked = await bookOnline(stays);
  const reference = `${booked.reference}-7`;
  stays.stripe.addCharge(5000, 'usd', { service: 'stays', payment: randomUUID(), reference });
  const { id, actions } = (await difference(reference))!;
  expect(actions).toContainEqual({ action: 'refund', allowed: true, reason: null });
  expect((await repair(id, 'refund')).status).toBe(201);
  await allReturned(stays);
  expect(await difference(reference)).toBeUndefined();
  expect(await shown(booked)).toMatchObject({ status: 'confirmed', change: null, late_payment: null });
});

it('records a refund of a change that was made on the pages of the processor', async () => {
  const { booked, session, second } = await opened();
  const { payment_intent } = stays.stripe.pay(session.id);
  await stays.stripe.deliveries.settled();
  const charge = stays.stripe.charges.get(payment_intent!)!;
  Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
  const { id, type } = (await difference(second))!;
  expect(type).toBe('refund_unrecorded');
  expect((await repair(id, 'settle')).status).toBe(201);
  expect(await shown(booked)).toMatchObject({ status: 'confirmed', check_out: day(45) });
  expect(await paymentOf(second)).toMatchObject({ status: 'refunded' });
});

describe('a payment of a change that the processor does not confirm', () => {
  it('is cancelled with its change: the added nights are free, and the booking is as before', async () => {
    const { booked, second, found } = await neverPaid();
    expect(found).toMatchObject({ type: 'paid_unconfirmed', actions: [CANCEL, {}] });
    const refunds = stays.stripe.count('POST /v1/refunds');
    const answers = await race(4, () => repair(found.id, 'cancel', 'The bank took it back'));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 3 });
    await allReturned(stays);
    expect(stays.stripe.count('POST /v1/refunds')).toBe(refunds);
    expect(await paymentOf(second)).toEqual({ status: 'failed', settles: false });
    expect(await shown(booked)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      check_out: day(43),
      nights: 3,
      total: 340,
      change: null,
    });
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 340, paid: 340, held: `${day(40)}/${day(43)}` });
    const mails = stays.service.mailbox.list().map(({ subject }) => subject);
    expect(mails).toContain(`The change of your booking ${booked.reference} was not paid`);
    expect((await change(visitor(stays), booked, nights(40, 44))).body.data.change).toMatchObject({ difference: 100 });
  });

  it('ends an open change as well', async () => {
    const { booked, found } = await neverPaid(nights(50, 54));
    expect((await change(visitor(stays), booked, nights(41, 46))).status).toBe(201);
    expect((await repair(found.id, 'cancel', 'The bank took it back')).status).toBe(201);
    expect(await ledgerOf(stays, booked)).toMatchObject({
      total: 340,
      held: `${day(40)}/${day(43)}`,
      heldByChange: 0,
    });
  });

  it('stays where the former nights are taken', async () => {
    const { booked, second, found } = await neverPaid(nights(50, 54));
    await makeBlock(stays.service.db, { stayId: booked.stay.id, from: day(41), to: day(42) });
    expect((await difference(second))!.actions).toContainEqual(NOT_CANCELLABLE);
    expect((await repair(found.id, 'cancel', 'The bank took it back')).body.code).toBe('action_not_allowed');
    expect(await shown(booked)).toMatchObject({ check_in: day(50), total: 440 });
  });

  it('stays once the booking has changed again, or its guest has come', async () => {
    const { booked, second } = await neverPaid();
    expect((await changeDates(stays.host, booked, nights(42, 47))).status).toBe(200);
    expect((await difference(second))!.actions).toContainEqual(NOT_CANCELLABLE);
    const other = await neverPaid();
    await stays.service.db.rows(`UPDATE booking SET status = 'checked_in' WHERE reference = $1`, [
      other.booked.reference,
    ]);
    expect((await difference(other.second))!.actions).toContainEqual(NOT_CANCELLABLE);
  });
});

it('is undone, or its former nights are booked, when both happen at one instant', async () => {
  for (let trial = 0; trial < trials(8, 2); trial++) {
    const { booked, found } = await neverPaid(nights(50, 54));
    const body = bookingBody({ stay_slug: booked.stay.slug, ...nights(40, 43) });
    const [repaired, placed] = await race(2, index =>
      index === 0 ? repair(found.id, 'cancel', 'The bank took it back') : visitor(stays).post('/api/bookings', body),
    );
    const both = [repaired!.status, placed!.status].join(' ');
    const isUndone = repaired!.status === 201;
    expect(both).toBe(isUndone ? '201 409' : '409 201');
    expect(await ledgerOf(stays, booked)).toMatchObject(
      isUndone ? { total: 340, held: `${day(40)}/${day(43)}` } : { total: 440, held: `${day(50)}/${day(54)}` },
    );
  }
});

it('refunds the change of a booking whose first payment never was', async () => {
  const { booked, session } = await opened();
  stays.stripe.pay(session.id);
  await stays.stripe.deliveries.settled();
  const [first] = [...stays.stripe.sessions.values()].filter(each => each.client_reference_id === booked.reference);
  Object.assign(first!, { payment_status: 'unpaid' });
  stays.stripe.charges.delete(first!.payment_intent!);
  const { id, actions } = (await difference(booked.reference))!;
  expect(actions).toContainEqual(CANCEL);
  expect((await repair(id, 'cancel', 'Never paid')).status).toBe(201);
  await allReturned(stays);
  expect(await shown(booked)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
  expect(stays.stripe.charges.get(session.payment_intent!)).toMatchObject({ amount_refunded: 20_000 });
  expect(await ledgerOf(stays, booked)).toMatchObject({ held: null });
});
