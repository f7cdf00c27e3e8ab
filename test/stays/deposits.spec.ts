import { randomUUID } from 'node:crypto';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { race, statuses } from '../harness/race';
import { atRandom, trials } from '../harness/trials';
import { DEPOSIT, type DepositActors, path, startWithDeposits } from './deposits.actors';
import { day, makeStay } from './factories';
import { cancel, type PaidStays, shown, visitor } from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
let the: DepositActors;
beforeAll(async () => {
  ({ stays, actors: the } = await startWithDeposits());
});
afterAll(() => stays?.close());
afterEach(async () => {
  await stays.stripe.deliveries.settled();
  await expectAgreeingBooks(stays);
  expect(await the.balance('deposits')).toBe(await the.depositsHeld());
});

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
    expect(await the.managed(booked)).toMatchObject({ total: 340, deposit: 200, to_pay: 540, lines: quote.lines });
  });

  it.each(['en', 'ar'])('7.8: lines with a deposit sum to what is paid, on booking and mail in %s', async locale => {
    const booked = await the.paidBooking({ locale, guest_email: `deposit-${locale}@example.com` });
    await the.settled();
    const { lines, to_pay } = await shown(stays, booked);
    const amounts: number[] = lines.map(({ amount }: { amount: number }) => amount);
    expect([amounts.reduce((sum, amount) => sum + amount, 0), amounts.every(Number.isInteger)]).toEqual([to_pay, true]);
    const mail = stays.service.mailbox.list().find(({ to }) => to === `deposit-${locale}@example.com`)!;
    expect(mail.text).toContain(locale === 'en' ? 'Refundable deposit: $200.00' : 'مبلغ تأمين مسترد');
    expect(mail.text).toContain(locale === 'en' ? 'With the deposit: $540.00' : 'مع مبلغ التأمين');
  });

  it('goes back some days after the booking is completed, with a mail', async () => {
    await the.daysUntilReturned(3);
    const booked = await the.paidBooking();
    await the.completed(booked);
    const { deposit_returns_at, deposit_settled_at } = await the.managed(booked);
    expect(deposit_settled_at).toBeNull();
    const days = (Date.parse(deposit_returns_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
    await the.sweep();
    expect(await the.partsOf(booked)).toEqual([]);
    await the.returnsAt(booked, new Date());
    await the.sweep();
    await the.settled();
    await the.daysUntilReturned(0);
    expect(await the.partsOf(booked)).toEqual([['deposit', DEPOSIT]]);
    expect(await shown(stays, booked)).toMatchObject({
      status: 'completed',
      payment_status: 'paid',
      deposit_settled_at: expect.any(String),
      refunds: [{ amount: 200, reason_kind: 'deposit', status: 'done' }],
    });
    expect(the.mailsAbout(booked)).toHaveLength(1);
    expect(the.mailsAbout(booked)[0]!.text).toContain('We are returning $200.00 of the deposit');
  });

  it('7.9: goes back once under parallel sweeps', async () => {
    const booked = [await the.paidBooking(), await the.simulatedBooking(), await the.simulatedBooking()];
    for (const each of booked) await the.completed(each);
    const requests = stays.stripe.count('POST /v1/refunds');
    await race(4, the.sweep);
    await the.settled();
    await the.sweep();
    for (const each of booked) {
      expect(await the.partsOf(each)).toEqual([['deposit', DEPOSIT]]);
      expect(the.mailsAbout(each)).toHaveLength(1);
    }
    expect(stays.stripe.count('POST /v1/refunds')).toBe(requests + 1);
  });

  it('goes back whole when the booking is cancelled, also where a part was kept', async () => {
    const [byGuest, byStaff] = [await the.paidBooking(), await the.paidBooking()];
    expect((await the.keep(byStaff, 50)).body.data).toMatchObject({ deposit_kept: 50 });
    expect((await cancel(stays, byGuest)).status).toBe(201);
    expect((await the.act(byStaff, 'cancel')).status).toBe(200);
    await the.settled();
    for (const booked of [byGuest, byStaff]) {
      expect(await the.partsOf(booked)).toEqual([
        ['nights', 30_000],
        ['cleaning', 4_000],
        ['deposit', DEPOSIT],
      ]);
      const seen = await the.managed(booked);
      expect(seen).toMatchObject({ payment_status: 'refunded', deposit_kept: 0, deposit_reason: null });
      expect((await the.keep(booked, 10)).body.code).toBe('deposit_settled');
    }
  });

  it('12.3: paid on arrival is cash at check-in only, and is returned by staff', async () => {
    const stay = await makeStay(stays.service.db, { depositCents: DEPOSIT });
    const body = bookingBody({ stay_slug: stay.slug, check_in: day(0), check_out: day(2) });
    const booked = (await visitor(stays).post('/api/bookings', body)).body.data;
    const before = await the.balance('cash');
    expect((await the.act(booked, 'confirm')).status).toBe(200);
    expect((await the.keep(booked, 10)).body).toMatchObject({ code: 'deposit_exceeded', details: { deposit: 0 } });
    expect(await the.balance('cash')).toBe(before);
    await stays.service.db.rows(
      'UPDATE booking SET check_in = check_in - 1, check_out = check_out - 1 WHERE reference = $1',
      [booked.reference],
    );
    expect((await the.act(booked, 'check_in')).status).toBe(200);
    expect(before - (await the.balance('cash'))).toBe(44_000);
    await the.completed(booked);
    await the.sweep();
    const [refund] = (await the.managed(booked)).refunds;
    expect(refund).toMatchObject({ amount: 200, status: 'due', reason_kind: 'deposit' });
    const paid = await stays.host.patch(`/api/refunds/${refund.id}`, { action: 'paid_otherwise', note: 'In cash' });
    expect(paid.status).toBe(200);
    expect(before - (await the.balance('cash'))).toBe(24_000);
  });
});

describe('keeping a part of a deposit', () => {
  it.each(['en', 'ar'])('the guest is mailed the rest and the reason in %s', async locale => {
    const booked = await the.paidBooking({ locale });
    await the.completed(booked);
    await the.returnsAt(booked, new Date(Date.now() + 86_400_000));
    expect((await the.keep(booked, 120)).status).toBe(200);
    const answer = await the.keep(booked, 50, 'The red lamp');
    expect(answer.body.data).toMatchObject({ deposit: 200, deposit_kept: 50, deposit_reason: 'The red lamp' });
    const books = (await stays.host.get(path(booked, '/books'))).body.data;
    expect(books).toMatchObject({ charged: 340, deposit: 200, deposit_kept: 50, received: 540, retained: 0 });
    await the.returnsAt(booked, new Date());
    await the.sweep();
    await the.settled();
    expect(await the.partsOf(booked)).toEqual([['deposit', 15_000]]);
    const [mail] = the.mailsAbout(booked, locale === 'en' ? undefined : 'مبلغ التأمين لحجزك');
    for (const word of locale === 'en' ? ['$150.00', '$50.00'] : ['المبلغ المحتفظ به', 'المبلغ المُعاد'])
      expect(mail!.text).toContain(word);
    expect(mail!.text).toContain('The red lamp');
  });

  it('is refused for more than what is left, and once the deposit was returned', async () => {
    const booked = await the.paidBooking();
    expect(await the.keep(booked, 201)).toMatchObject({ status: 422 });
    const refund = { parts: [{ kind: 'deposit', amount: 80 }], reason: 'Agreed', client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), refund)).status).toBe(201);
    expect((await the.keep(booked, 121)).body).toMatchObject({ code: 'deposit_exceeded', details: { deposit: 120 } });
    expect((await the.keep(booked, 20)).status).toBe(200);
    const more = { ...refund, parts: [{ kind: 'deposit', amount: 101 }], client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), more)).body).toMatchObject({
      code: 'refund_too_large',
      details: { left: 340, nights: 300, cleaning: 40, deposit: 100 },
    });
    const goodwill = { amount: 341, reason: 'Agreed', client_token: randomUUID() };
    expect((await stays.host.post(path(booked, '/refunds'), goodwill)).status).toBe(422);
    await the.completed(booked);
    // The instant has come, although nothing was swept.
    expect(await the.keep(booked, 0)).toMatchObject({ status: 409, body: { code: 'deposit_settled' } });
    await the.settled();
    expect(await the.partsOf(booked)).toEqual([
      ['deposit', 8_000],
      ['deposit', 10_000],
    ]);
    expect((await the.keep({ reference: 'BKG-NOWHERE' }, 1)).status).toBe(404);
    expect((await the.keep(await the.simulatedBooking(), -1)).status).toBe(400);
  });

  it('of everything returns nothing, and the guest is told', async () => {
    const booked = await the.simulatedBooking();
    expect((await the.keep(booked, 200, 'A flooded bathroom')).status).toBe(200);
    await the.completed(booked);
    await the.sweep();
    await the.settled();
    expect(await the.partsOf(booked)).toEqual([]);
    expect(the.mailsAbout(booked)[0]!.text).toContain('We keep $200.00 of the deposit');
    expect(await the.managed(booked)).toMatchObject({ deposit_settled_at: expect.any(String) });
  });

  it(
    'and returning the rest at one instant never give more than the deposit',
    atRandom(async ({ between }) => {
      for (let round = 0; round < trials(10, 2); round += 1) {
        const booked = await the.simulatedBooking();
        await the.completed(booked);
        const [answers] = await Promise.all([
          race(2, () => the.keep(booked, between(1, 201))),
          the.sweep(),
          the.sweep(),
        ]);
        expect(Object.keys(statuses(answers))).toEqual(['409']);
        expect(await the.partsOf(booked)).toEqual([['deposit', DEPOSIT]]);
      }
    }),
  );
});
