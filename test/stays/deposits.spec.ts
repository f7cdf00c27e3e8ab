import { randomInt, randomUUID } from 'node:crypto';
import { DepositReturns } from '#services/stays/deposits/deposit-returns.service';
import { BooksChecks } from '#shared/books/books-checks.service';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { day, makeBooking, makeStay } from './factories';
import { type Booked, cancel, type PaidStays, shown, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

const DEPOSIT = 20_000;

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
  await daysUntilReturned(0);
});
afterAll(() => stays?.close());
afterEach(async () => {
  await stays.stripe.deliveries.settled();
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect(await depositsAccount()).toBe(await depositsHeld());
});

const path = ({ reference }: { reference: string }, end = '') => `/api/bookings/manage/${reference}${end}`;
const keep = (booked: { reference: string }, amount: number, reason = 'A broken window') =>
  stays.host.patch(path(booked, '/deposit'), { keep: amount, reason });
const act = (booked: { reference: string }, action: string) => stays.host.patch(path(booked), { action });
const managed = async (booked: { reference: string }) => (await stays.host.get(path(booked))).body.data;
const sweep = () => stays.service.get(DepositReturns).sweep();
const daysUntilReturned = (days: number) =>
  stays.service.db.rows(`UPDATE setting SET value = $1 WHERE key = 'deposit_return_days'`, [String(days)]);
const partsOf = async ({ reference }: { reference: string }) =>
  (
    await stays.service.db.rows<{ kind: string; cents: number }>(
      'SELECT kind, amount_cents AS cents FROM refund_part WHERE reference = $1 ORDER BY id',
      [reference],
    )
  ).map(({ kind, cents }) => [kind, cents]);
const mailsAbout = (booked: { reference: string }, subject = 'The deposit of your booking') =>
  stays.service.mailbox.list().filter(mail => mail.subject === `${subject} ${booked.reference}`);

const balance = async (account: string): Promise<number> =>
  (await stays.service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(CASE credit WHEN $1 THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
     FROM ledger_entry WHERE $1 IN (debit, credit)`,
    [account],
  ))!.cents;
const depositsAccount = () => balance('deposits');

/** Computed from the bookings and their refunds alone. */
async function depositsHeld(): Promise<number> {
  const row = await stays.service.db.row<{ cents: number }>(`
    SELECT coalesce(sum(b.deposit_cents - b.deposit_kept_cents - coalesce((
      SELECT sum(amount_cents) FROM refund_part part WHERE part.reference = b.reference AND part.kind = 'deposit'), 0)), 0)
      ::integer AS cents
    FROM booking b JOIN payment p ON p.reference = b.reference AND p.settles AND p.status IN ('paid', 'refund_due', 'refunded')
    WHERE NOT EXISTS (SELECT FROM refund_part part WHERE part.reference = b.reference AND part.kind = 'outside')`);
  return row!.cents;
}

/** Paid through the local Stripe: 340 and a deposit of 200. */
async function paidBooking(values: Record<string, unknown> = {}): Promise<Booked> {
  const stay = await makeStay(stays.service.db, { depositCents: DEPOSIT });
  const body = bookingBody({ stay_slug: stay.slug, payment_method: 'card', ...values });
  const booked: Booked = (await visitor(stays).post('/api/bookings', body)).body.data;
  stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  return booked;
}

/** The guests have come and left. */
async function completed(booked: { reference: string }): Promise<void> {
  await stays.service.db.rows(`UPDATE booking SET status = 'checked_in' WHERE reference = $1`, [booked.reference]);
  expect((await act(booked, 'complete')).status).toBe(200);
}

const simulatedBooking = () =>
  makeBooking(stays.service.db, { isSimulated: true, status: 'checked_in', depositCents: DEPOSIT });

/** Does the jobs and waits for the webhooks that they cause. */
async function settled(): Promise<void> {
  await stays.service.doJobs();
  await stays.stripe.deliveries.settled();
}

describe('a deposit', () => {
  it('is set for a stay, paid with its bookings and explained by a line, not part of the total', async () => {
    const stay = await makeStay(stays.service.db);
    const change = await stays.host.put(`/api/stays/manage/${stay.id}`, { deposit: 200 });
    expect(change.body.data).toMatchObject({ deposit: 200 });
    const nights = { check_in: day(40), check_out: day(43) };
    const dates = `checkIn=${nights.check_in}&checkOut=${nights.check_out}`;
    const quote = (await stays.anonymous.get(`/api/stays/${stay.slug}/quote?${dates}`)).body.data;
    expect(quote).toMatchObject({ subtotal: 300, total: 340, deposit: 200, to_pay: 540 });
    expect(quote.lines.at(-1)).toMatchObject({ kind: 'deposit', quantity: 1, unit_price: 200, amount: 200 });
    const found = (await stays.anonymous.get(`/api/stays?${dates}&page_size=24`)).body.data.data;
    const price = found.find(({ slug }: { slug: string }) => slug === stay.slug).price;
    expect(price).toMatchObject({ total: 340, deposit: 200, to_pay: 540 });
    const body = bookingBody({ stay_slug: stay.slug, ...nights, payment_method: 'card' });
    const booked = (await visitor(stays).post('/api/bookings', body)).body.data;
    expect(booked).toMatchObject({ total: 340, deposit: 200, to_pay: 540 });
    expect(stays.stripe.sessions.get(booked.session_id)).toMatchObject({ amount_total: 54_000 });
    expect(await managed(booked)).toMatchObject({ total: 340, deposit: 200, to_pay: 540, lines: quote.lines });
  });

  it.each(['en', 'ar'])('7.8: lines with a deposit sum to what is paid, on booking and mail in %s', async locale => {
    const booked = await paidBooking({ locale, guest_email: `deposit-${locale}@example.com` });
    await settled();
    const { lines, to_pay } = await shown(stays, booked);
    const amounts: number[] = lines.map(({ amount }: { amount: number }) => amount);
    expect([amounts.reduce((sum, amount) => sum + amount, 0), amounts.every(Number.isInteger)]).toEqual([to_pay, true]);
    const mail = stays.service.mailbox.list().find(({ to }) => to === `deposit-${locale}@example.com`)!;
    expect(mail.text).toContain(locale === 'en' ? 'Refundable deposit: $200.00' : 'مبلغ تأمين مسترد');
    expect(mail.text).toContain(locale === 'en' ? 'With the deposit: $540.00' : 'مع مبلغ التأمين');
  });

  it('goes back some days after the booking is completed, with a mail', async () => {
    await daysUntilReturned(3);
    const booked = await paidBooking();
    await completed(booked);
    const { deposit_returns_at, deposit_settled_at } = await managed(booked);
    expect(deposit_settled_at).toBeNull();
    const days = (Date.parse(deposit_returns_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
    await sweep();
    expect(await partsOf(booked)).toEqual([]);
    await stays.service.db.rows('UPDATE booking SET deposit_returns_at = now() WHERE reference = $1', [
      booked.reference,
    ]);
    await sweep();
    await settled();
    await daysUntilReturned(0);
    expect(await partsOf(booked)).toEqual([['deposit', DEPOSIT]]);
    expect(await shown(stays, booked)).toMatchObject({
      status: 'completed',
      payment_status: 'paid',
      deposit_settled_at: expect.any(String),
      refunds: [{ amount: 200, reason_kind: 'deposit', status: 'done' }],
    });
    expect(mailsAbout(booked)).toHaveLength(1);
    expect(mailsAbout(booked)[0]!.text).toContain('We are returning $200.00 of the deposit');
  });

  it('7.9: goes back once under parallel sweeps', async () => {
    const booked = [await paidBooking(), await simulatedBooking(), await simulatedBooking()];
    for (const each of booked) await completed(each);
    const requests = stays.stripe.count('POST /v1/refunds');
    await race(4, sweep);
    await settled();
    await sweep();
    for (const each of booked) {
      expect(await partsOf(each)).toEqual([['deposit', DEPOSIT]]);
      expect(mailsAbout(each)).toHaveLength(1);
    }
    expect(stays.stripe.count('POST /v1/refunds')).toBe(requests + 1);
  });

  it('goes back whole when the booking is cancelled, also where a part was kept', async () => {
    const [byGuest, byStaff] = [await paidBooking(), await paidBooking()];
    expect((await keep(byStaff, 50)).body.data).toMatchObject({ deposit_kept: 50 });
    expect((await cancel(stays, byGuest)).status).toBe(201);
    expect((await act(byStaff, 'cancel')).status).toBe(200);
    await settled();
    for (const booked of [byGuest, byStaff]) {
      expect(await partsOf(booked)).toEqual([
        ['nights', 30_000],
        ['cleaning', 4_000],
        ['deposit', DEPOSIT],
      ]);
      const seen = await managed(booked);
      expect(seen).toMatchObject({ payment_status: 'refunded', deposit_kept: 0, deposit_reason: null });
      expect((await keep(booked, 10)).body.code).toBe('deposit_settled');
    }
  });

  it('paid on arrival is cash at check-in only, and is returned by staff', async () => {
    const stay = await makeStay(stays.service.db, { depositCents: DEPOSIT });
    const body = bookingBody({ stay_slug: stay.slug, check_in: day(-1 + 1), check_out: day(2) });
    const booked = (await visitor(stays).post('/api/bookings', body)).body.data;
    const before = await balance('cash');
    expect((await act(booked, 'confirm')).status).toBe(200);
    expect((await keep(booked, 10)).body).toMatchObject({ code: 'deposit_exceeded', details: { deposit: 0 } });
    expect(await balance('cash')).toBe(before);
    await stays.service.db.rows(
      'UPDATE booking SET check_in = check_in - 1, check_out = check_out - 1 WHERE reference = $1',
      [booked.reference],
    );
    expect((await act(booked, 'check_in')).status).toBe(200);
    expect(before - (await balance('cash'))).toBe(44_000);
    await completed(booked);
    await sweep();
    const [refund] = (await managed(booked)).refunds;
    expect(refund).toMatchObject({ amount: 200, status: 'due', reason_kind: 'deposit' });
    const paid = await stays.host.patch(`/api/refunds/${refund.id}`, { action: 'paid_otherwise', note: 'In cash' });
    expect(paid.status).toBe(200);
    expect(before - (await balance('cash'))).toBe(24_000);
  });
});

describe('keeping a part of a deposit', () => {
  it.each(['en', 'ar'])('the guest is mailed the rest and the reason in %s', async locale => {
    const booked = await paidBooking({ locale });
    await completed(booked);
    await stays.service.db.rows(
      `UPDATE booking SET deposit_returns_at = now() + interval '1 day' WHERE reference = $1`,
      [booked.reference],
    );
    expect((await keep(booked, 120)).status).toBe(200);
    const answer = await keep(booked, 50, 'The red lamp');
    expect(answer.body.data).toMatchObject({ deposit: 200, deposit_kept: 50, deposit_reason: 'The red lamp' });
    const books = (await stays.host.get(path(booked, '/books'))).body.data;
    expect(books).toMatchObject({ charged: 340, deposit: 200, deposit_kept: 50, received: 540, retained: 0 });
    await stays.service.db.rows('UPDATE booking SET deposit_returns_at = now() WHERE reference = $1', [
      booked.reference,
    ]);
    await sweep();
    await settled();
    expect(await partsOf(booked)).toEqual([['deposit', 15_000]]);
    const [mail] = mailsAbout(booked, locale === 'en' ? undefined : 'مبلغ التأمين لحجزك');
    for (const word of locale === 'en' ? ['$150.00', '$50.00'] : ['المبلغ المحتفظ به', 'المبلغ المُعاد'])
      expect(mail!.text).toContain(word);
    expect(mail!.text).toContain('The red lamp');
  });

  it('is refused for more than what is left, and once the deposit was returned', async () => {
    const booked = await paidBooking();
    expect(await keep(booked, 201)).toMatchObject({ status: 422 });
    const refund = { parts: [{ kind: 'deposit', amount: 80 }], reason: 'Agreed', client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), refund)).status).toBe(201);
    expect((await keep(booked, 121)).body).toMatchObject({ code: 'deposit_exceeded', details: { deposit: 120 } });
    expect((await keep(booked, 20)).status).toBe(200);
    const more = { ...refund, parts: [{ kind: 'deposit', amount: 101 }], client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), more)).body).toMatchObject({
      code: 'refund_too_large',
      details: { left: 340, nights: 300, cleaning: 40, deposit: 100 },
    });
    const goodwill = { amount: 341, reason: 'Agreed', client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), goodwill)).status).toBe(422);
    await completed(booked);
    // The instant has come, although nothing was swept.
    expect(await keep(booked, 0)).toMatchObject({ status: 409, body: { code: 'deposit_settled' } });
    await settled();
    expect(await partsOf(booked)).toEqual([
      ['deposit', 8_000],
      ['deposit', 10_000],
    ]);
    expect((await keep({ reference: 'BKG-NOWHERE' }, 1)).status).toBe(404);
    expect((await keep(await simulatedBooking(), -1)).status).toBe(400);
  });

  it('of everything returns nothing, and the guest is told', async () => {
    const booked = await simulatedBooking();
    expect((await keep(booked, 200, 'A flooded bathroom')).status).toBe(200);
    await completed(booked);
    await sweep();
    await settled();
    expect(await partsOf(booked)).toEqual([]);
    expect(mailsAbout(booked)[0]!.text).toContain('We keep $200.00 of the deposit');
    expect(await managed(booked)).toMatchObject({ deposit_settled_at: expect.any(String) });
  });

  it('and returning the rest at one instant never give more than the deposit', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booked = await simulatedBooking();
      await completed(booked);
      const [answers] = await Promise.all([race(2, () => keep(booked, randomInt(1, 201))), sweep(), sweep()]);
      expect(Object.keys(statuses(answers))).toEqual(['409']);
      expect(await partsOf(booked)).toEqual([['deposit', DEPOSIT]]);
    }
  });
});

it('money returned at the processor beyond the price is of the deposit, also of its kept part', async () => {
  const booked = await paidBooking();
  expect((await keep(booked, 50)).status).toBe(200);
  const intent = stays.stripe.sessions.get(booked.session_id)!.payment_intent!;
  stays.stripe.refund(intent, 44_000);
  await stays.stripe.deliveries.settled();
  const charge = await stays.service.db.row(
    `SELECT refunded_deposit_cents AS refunded, kept_deposit_cents AS kept, refunded_cents AS all FROM booking_charge
     WHERE reference = $1`,
    [booked.reference],
  );
  expect(charge).toEqual({ refunded: 10_000, kept: 5_000, all: 44_000 });
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  stays.stripe.refund(intent);
  await stays.stripe.deliveries.settled();
  expect(await managed(booked)).toMatchObject({ payment_status: 'refunded', deposit_kept: 0 });
});

it('the figures of a day add up with deposits', async () => {
  await paidBooking();
  const { day: last } = (await stays.service.db.row<{ day: string }>(
    'SELECT max(day)::text AS day FROM ledger_entry',
  ))!;
  const report = (await stays.host.get(`/api/books/days/${last}`)).body.data;
  expect(report.deposits).toBeGreaterThan(0);
  expect(report.received).toBe(report.net + report.deposits + report.unplaced);
});

it('12.2: the account of deposits is what was neither returned nor kept, after anything', async () => {
  for (let round = 0; round < 30; round += 1) {
    const booked = await makeBooking(stays.service.db, {
      isSimulated: true,
      depositCents: 100 * randomInt(1, 300),
      status: randomInt(2) === 0 ? 'confirmed' : 'checked_in',
    });
    const amount = () => randomInt(1, 200);
    await Promise.all([
      keep(booked, amount()),
      stays.host.post(path(booked, '/refunds'), {
        parts: [{ kind: 'deposit', amount: amount() }],
        reason: 'Noise',
        client_token: randomUUID(),
      }),
      ...(randomInt(2) === 0 ? [act(booked, 'complete'), act(booked, 'cancel')] : []),
    ]);
    if (randomInt(2) === 0) await sweep();
    expect(await depositsAccount()).toBe(await depositsHeld());
  }
});

describe('statements', () => {
  it('of completing a booking are as many as before without a deposit', async () => {
    const of = async (depositCents: number) => {
      const booked = await makeBooking(stays.service.db, { isSimulated: true, status: 'checked_in', depositCents });
      return statementsOf(stays.service.db, () => act(booked, 'complete'));
    };
    const [without, secured] = [await of(0), await of(DEPOSIT)];
    expect(secured.length - without.length).toBe(2);
  });

  it('of returning deposits are one, and four for each that is due', async () => {
    await sweep();
    expect(await statementsOf(stays.service.db, sweep)).toHaveLength(1);
    const booked = await paidBooking();
    await completed(booked);
    expect(await statementsOf(stays.service.db, sweep)).toHaveLength(1 + 4);
  });
});
