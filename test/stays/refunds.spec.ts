import { randomUUID } from 'node:crypto';
import { REFUND_SEARCH_TEXT } from '#services/stays/refunds/refund-search-text.fill';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { listen } from '../harness/listening';
import { race, statuses } from '../harness/race';
import { closePages } from '../shared/sockets';
import { day, makeBooking, makeStay } from './factories';
import { bookingBody } from './stays';
import {
  type Booked,
  cancel,
  overdue,
  type PaidStays,
  shown,
  standing,
  startPaidStays,
  unpaidBooking,
  visitor,
} from './payments.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterEach(closePages);
afterAll(() => stays?.close());
afterEach(() => expectAgreeingBooks(stays));

const settled = () => stays.stripe.deliveries.settled();
const refundsAsked = () => stays.stripe.count('POST /v1/refunds');

async function paidBooking(): Promise<Booked> {
  const booked = await unpaidBooking(stays);
  stays.stripe.pay(booked.session_id);
  await settled();
  return booked;
}

const path = ({ reference }: { reference: string }, end = '') => `/api/bookings/manage/${reference}${end}`;
const refundBody = (values: Record<string, unknown>) => ({
  reason: 'No warm water',
  client_token: randomUUID(),
  ...values,
});
const refund = (booked: { reference: string }, values: Record<string, unknown>) =>
  stays.host.post(path(booked, '/refunds'), refundBody(values));

const charge = ({ reference }: { reference: string }) =>
  stays.service.db.row<Record<string, unknown>>(
    `SELECT refunded_nights_cents AS nights, refunded_cleaning_cents AS cleaning, refunded_cents AS all,
       (SELECT jsonb_agg(status ORDER BY id) FROM refund WHERE refund.reference = booking_charge.reference) AS refunds
     FROM booking_charge WHERE reference = $1`,
    [reference],
  );
const balance = async (account: string): Promise<number> =>
  (await stays.service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(CASE debit WHEN $1 THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
     FROM ledger_entry WHERE $1 IN (debit, credit)`,
    [account],
  ))!.cents;

describe('a refund of parts', () => {
  it.each([
    ['en', 'Refund for your booking', ['Nights', '$100', 'Goodwill', '$20', 'Returned', '$120']],
    ['ar', 'إعادة جزء من ثمن حجزك', ['الليالي', 'تعويض', 'المبلغ المُعاد']],
  ])('is mailed to the guest in %s', async (locale, subject, words) => {
    const booked = await unpaidBooking(stays, 'card', { locale });
    stays.stripe.pay(booked.session_id);
    await settled();
    const sent = { parts: [{ kind: 'nights', amount: 100 }], amount: 20 };
    expect((await refund(booked, sent)).status).toBe(201);
    await stays.service.doJobs();
    await settled();
    const mails = stays.service.mailbox.list().filter(mail => mail.subject === `${subject} ${booked.reference}`);
    expect(mails).toHaveLength(1);
    for (const word of words) expect(mails[0]!.text).toContain(word);
    expect(mails[0]!.text).toContain(`/bookings/${booked.reference}?token=${booked.access_token}`);
  });

  it('is told to open pages where only the job changes its status', async () => {
    const booked = await paidBooking();
    expect((await refund(booked, { amount: 20 })).status).toBe(201);
    const page = await listen(stays.service, { audience: 'staff', id: stays.owner.id });
    const { webhookUrl } = stays.stripe;
    stays.stripe.webhookUrl = undefined;
    await stays.service.doJobs();
    stays.stripe.webhookUrl = webhookUrl;
    expect(await charge(booked)).toMatchObject({ refunds: ['sent'] });
    const updated = (await page.updates()).filter(([name]) => name === 'booking:updated');
    expect(updated).toMatchObject([['booking:updated', { reference: booked.reference }]]);
  });

  it('is previewed, made once and returned by the processor; the booking keeps its status', async () => {
    const booked = await paidBooking();
    const wanted = {
      parts: [
        { kind: 'nights', amount: 100 },
        { kind: 'cleaning', amount: 40 },
      ],
      amount: 20,
    };
    const preview = await stays.host.post(path(booked, '/refunds/preview'), { ...wanted, reason: 'No warm water' });
    expect([preview.status, preview.body.data.amount]).toEqual([200, 160]);
    expect(await charge(booked)).toMatchObject({ all: 0, refunds: null });
    const before = refundsAsked();
    const body = refundBody(wanted);
    const answers = await race(3, () => stays.host.post(path(booked, '/refunds'), body));
    expect(statuses(answers)).toEqual({ 201: 3 });
    expect(await charge(booked)).toEqual({ nights: 10_000, cleaning: 4_000, all: 16_000, refunds: ['due'] });
    await stays.service.doJobs();
    await settled();
    expect(refundsAsked()).toBe(before + 1);
    expect(await charge(booked)).toMatchObject({ refunds: ['done'] });
    expect(await standing(stays, booked)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      payments: ['paid*'],
    });
    const books = (await stays.host.get(path(booked, '/books'))).body.data;
    expect(books).toMatchObject({ nights: 300, cleaning: 40, charged: 340, received: 340, retained: 0, owed: 0 });
    expect(books.refunded.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['nights', 100],
      ['cleaning', 40],
      ['goodwill', 20],
    ]);
  });

  it('never exceeds what is left, also in parallel', async () => {
    const booked = await paidBooking();
    const answers = await race(2, () => refund(booked, { amount: 204 }));
    expect(statuses(answers)).toEqual({ 201: 1, 422: 1 });
    const refused = await refund(booked, { parts: [{ kind: 'cleaning', amount: 41 }] });
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      422,
      'refund_too_large',
      { left: 136, nights: 136, cleaning: 40 },
    ]);
    expect(await charge(booked)).toMatchObject({ all: 20_400 });
  });

  it('is refused for a booking that is not paid, and without a part, with a part twice', async () => {
    const unpaid = await unpaidBooking(stays);
    const answer = await refund(unpaid, { amount: 1 });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_refundable']);
    for (const wrong of [
      {},
      {
        parts: [
          { kind: 'nights', amount: 1 },
          { kind: 'nights', amount: 1 },
        ],
      },
      { amount: 1.5 },
    ])
      expect((await refund(unpaid, wrong)).status).toBe(400);
    expect((await refund({ reference: 'BKG-NONE' }, { amount: 1 })).status).toBe(404);
  });

  it('leaves the rest to a cancellation, and all together refund the booking', async () => {
    const booked = await paidBooking();
    await refund(booked, { amount: 50 });
    expect((await cancel(stays, booked)).status).toBe(201);
    await stays.service.doJobs();
    await settled();
    expect(await charge(booked)).toEqual({ nights: 29_000, cleaning: 0, all: 34_000, refunds: ['done', 'done'] });
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      payments: ['refunded*'],
    });
  });
});

describe('money without a processor', () => {
  it('of the simulator returns at once', async () => {
    const { reference } = await makeBooking(stays.service.db, { isSimulated: true });
    expect(await balance('processor:simulated')).toBe(34_000);
    expect((await refund({ reference }, { parts: [{ kind: 'cleaning', amount: 40 }] })).status).toBe(201);
    expect(await charge({ reference })).toMatchObject({ refunds: ['done'] });
    const answer = await stays.host.patch(path({ reference }), { action: 'cancel' });
    expect(answer.body.data).toMatchObject({ status: 'cancelled', payment_status: 'refunded', payments: [] });
    expect(await charge({ reference })).toMatchObject({ all: 34_000, refunds: ['done', 'done'] });
    expect(await balance('processor:simulated')).toBe(0);
  });

  it('on arrival is cash once the guest has checked in, and not before', async () => {
    const { slug } = await makeStay(stays.service.db);
    const booked = await visitor(stays).post(
      '/api/bookings',
      bookingBody({ stay_slug: slug, check_in: day(0), check_out: day(3) }),
    );
    const { reference } = booked.body.data;
    const cash = await balance('cash');
    await stays.host.patch(path({ reference }), { action: 'confirm' });
    expect(await balance('cash')).toBe(cash);
    await stays.host.patch(path({ reference }), { action: 'check_in' });
    expect(await balance('cash')).toBe(cash + 34_000);
    await stays.host.patch(path({ reference }), { action: 'complete' });
    expect((await refund({ reference }, { amount: 30 })).status).toBe(201);
    expect(await charge({ reference })).toMatchObject({ all: 3_000, refunds: ['due'] });
    expect(await balance('cash')).toBe(cash + 34_000);
    const open = (await stays.host.get(`/api/refunds?status=due&q=${reference}&from=${day(-1)}`)).body.data;
    expect(open.data).toMatchObject([{ reference, provider: 'cash', amount: 30, reason: 'No warm water' }]);
    const pay = (values: object) => stays.host.patch(`/api/refunds/${open.data[0].id}`, values);
    expect((await pay({ action: 'paid_otherwise' })).status).toBe(400);
    expect((await pay({ action: 'paid_otherwise', note: 'In cash' })).body.data.status).toBe('paid_otherwise');
    expect((await pay({ action: 'paid_otherwise', note: 'In cash' })).body.code).toBe('refund_settled');
    expect(await balance('cash')).toBe(cash + 31_000);
  });
});

it('is found by words of its booking, before a job has filled it and after the text has changed', async () => {
  const { db } = stays.service;
  const booked = await paidBooking();
  const { reference } = booked;
  expect((await refund(booked, { amount: 10 })).status).toBe(201);
  const found = async (q: string) =>
    (await stays.host.get(`/api/refunds?q=${q}`)).body.data.data.map((row: { reference: string }) => row.reference);
  const isSame = async () =>
    (await db.row<{ isSame: boolean }>(
      `SELECT bool_and(r.search_text IS NOT DISTINCT FROM b.search_text) AS "isSame"
       FROM booking b JOIN refund r USING (reference) WHERE reference = $1`,
      [reference],
    ))!.isSame;
  expect([await isSame(), await found(reference)]).toEqual([true, [reference]]);
  await db.rows('UPDATE refund SET search_text = NULL WHERE reference = $1', [reference]);
  expect([await isSame(), await found(reference)]).toEqual([false, [reference]]);
  await db.rows(REFUND_SEARCH_TEXT.statement, [0, 1_000_000]);
  expect([await isSame(), await found(reference)]).toEqual([true, [reference]]);
  await db.rows(`UPDATE booking SET search_text = 'erased guest' WHERE reference = $1`, [reference]);
  expect([await isSame(), await found(reference), await found('erased')]).toEqual([true, [], [reference]]);
});

it('of a booking whose nights are gone is shown as late, and goes back', async () => {
  const booked = await unpaidBooking(stays);
  stays.stripe.deliveries.mode.held = true;
  stays.stripe.pay(booked.session_id);
  await overdue(stays, booked);
  await visitor(stays).post('/api/bookings', bookingBody({ stay_slug: booked.slug }));
  await stays.stripe.deliveries.release();
  const late = async () => (await shown(stays, booked)).late_payment;
  expect(await late()).toEqual({
    amount: 340,
    received_at: expect.any(String),
    reason: 'nights_gone',
    state: 'returning',
  });
  await stays.service.doJobs();
  await stays.stripe.deliveries.release();
  stays.stripe.deliveries.mode.held = false;
  expect(await late()).toMatchObject({ state: 'returned' });
  const books = (await stays.host.get(path(booked, '/books'))).body.data;
  expect(books).toMatchObject({ charged: 0, received: 340, owed: 0, refunded: [{ kind: 'unplaced', amount: 340 }] });
});

it('what a cancellation keeps is moved from the nights, and what was never paid is taken out', async () => {
  const { reference } = await makeBooking(stays.service.db, { isSimulated: true });
  const { db } = stays.service;
  const retained = await balance('retained');
  await db.rows('UPDATE booking_charge SET retained_cents = 5000 WHERE reference = $1', [reference]);
  expect(await balance('retained')).toBe(retained - 5000);
  const tooMuch = db.rows('UPDATE booking_charge SET retained_cents = 30001 WHERE reference = $1', [reference]);
  await expect(tooMuch).rejects.toThrow('booking_charge_retained');
  await db.rows('UPDATE booking_charge SET retained_cents = 0 WHERE reference = $1', [reference]);
  await db.rows(`UPDATE payment SET status = 'failed' WHERE reference = $1`, [reference]);
  await db.rows(`UPDATE booking SET payment_status = 'failed' WHERE reference = $1`, [reference]);
  const books = (await stays.host.get(path({ reference }, '/books'))).body.data;
  expect(books).toMatchObject({ charged: 0, received: 0, retained: 0 });
});
