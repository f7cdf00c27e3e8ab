import { expectAgreeingBooks } from '../harness/agreeing-books';
import { race, statuses } from '../harness/race';
import { listenWith, type Listening } from '../harness/listening';
import { closePages } from '../shared/sockets';
import { trials } from '../harness/trials';
import {
  allowChanges,
  allReturned,
  book,
  change,
  bookOnline,
  type ChangedBooking,
  changeDates,
  depart,
  ledgerOf,
  nights,
  overdueChange,
  shownTo,
} from './date-changes.actors';
import { day, makeBlock, makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());
afterEach(async () => {
  closePages();
  await allReturned(stays);
  await expectAgreeingBooks(stays);
});

const REASON = 'A burst pipe <b>on the 45th</b> & no water';

const detail = async ({ reference }: Pick<ChangedBooking, 'reference'>) =>
  (await stays.host.get(`/api/bookings/manage/${reference}`)).body.data;
const shown = (booked: ChangedBooking) => shownTo(visitor(stays), booked);

async function mailsAbout({ reference }: ChangedBooking) {
  await allReturned(stays);
  return stays.service.mailbox.list().filter(({ subject }) => subject.includes(reference));
}

const guestOf = async (booked: ChangedBooking, locale: 'en' | 'ar') => {
  await stays.service.db.rows('UPDATE booking SET locale = $2 WHERE reference = $1', [booked.reference, locale]);
  return booked;
};

const payAt = async (url: string) => {
  stays.stripe.pay([...stays.stripe.sessions.values()].find(session => session.url === url)!.id);
  await allReturned(stays);
};

describe('a change of dates by staff that the guest has to pay', () => {
  it('is mailed with its page, its end and its reason, which the booking shows to staff', async () => {
    const booked = await bookOnline(stays);
    const answer = await changeDates(stays.host, booked, { ...nights(40, 45), reason: REASON });
    expect(answer.status).toBe(200);
    const shownChange = {
      status: 'open',
      from_check_in: day(40),
      from_check_out: day(43),
      check_in: day(40),
      check_out: day(45),
      difference: 200,
      refund: 0,
      by: 'staff',
      account: { id: stays.host.id },
      reason: REASON,
    };
    expect(answer.body.data.changes).toMatchObject([shownChange]);
    const { redirect_url: url } = await shown(booked);
    const [mail] = await mailsAbout(booked);
    expect(mail!.subject).toBe(`Please pay for the change of your booking ${booked.reference}`);
    expect(mail!.text).toContain('It costs $200.00');
    expect(mail!.text).toContain(`Pay for the change: ${url}`);
    expect(mail!.text).toContain(`Reason: ${REASON}`);
    expect(mail!.text).toContain('Total: $540.00');
    expect(mail!.text).toMatch(/Please pay by \w+, \w+ \d+ at \d+:\d\d [AP]M;/);
    expect(mail!.html).not.toContain('<b>');
    await payAt(url);
    const [changed] = await mailsAbout(booked);
    expect(changed!.subject).toBe(`Your booking ${booked.reference} has changed`);
    expect(changed!.text).toContain(`Reason: ${REASON}`);
    expect((await detail(booked)).changes).toMatchObject([{ ...shownChange, status: 'applied' }]);
  });

  it('is mailed in Arabic to guests who read it, and so is its end', async () => {
    const booked = await guestOf(await bookOnline(stays), 'ar');
    await changeDates(stays.host, booked, { ...nights(40, 45), reason: 'تسرّب مياه' });
    const [mail] = await mailsAbout(booked);
    expect(mail!.subject).toBe(`يرجى دفع تغيير حجزك ${booked.reference}`);
    expect(mail!.text).toContain('السبب: تسرّب مياه');
    expect(mail!.text).toContain('دفع التغيير: http');
    await overdueChange(stays, booked);
    const taken = bookingBody({ stay_slug: booked.stay.slug, ...nights(43, 45) });
    expect((await visitor(stays).post('/api/bookings', taken)).status).toBe(201);
    const [ended] = await mailsAbout(booked);
    expect(ended!.subject).toBe(`لم يُدفع تغيير حجزك ${booked.reference}`);
    expect((await detail(booked)).changes).toMatchObject([{ status: 'ended' }]);
  });

  it('gets its page from the mail where the processor was away, and from a repeat of the request', async () => {
    const booked = await bookOnline(stays);
    stays.stripe.faults.down = true;
    const refused = await changeDates(stays.host, booked, nights(40, 45));
    stays.stripe.faults.down = false;
    expect([refused.status, refused.body.code]).toEqual([502, 'payment_unavailable']);
    expect((await shown(booked)).redirect_url).toBeNull();
    const [mail] = await mailsAbout(booked);
    const { redirect_url: url } = await shown(booked);
    expect(url).toMatch(/^http/);
    expect(mail!.text).toContain(`Pay for the change: ${url}`);
    const again = await changeDates(stays.host, booked, nights(40, 45));
    expect(again).toMatchObject({ status: 200, body: { data: { change: { check_out: day(45) }, changes: [{}] } } });
    expect((await shown(booked)).redirect_url).toBe(url);
    expect(await mailsAbout(booked)).toHaveLength(2);
    expect((await changeDates(stays.host, booked, nights(40, 46))).body.code).toBe('change_open');
  });

  it('is refused while it is open for another amount, or made by the guest', async () => {
    const cancellationTiers = [
      { days_before: 60, refund_percent: 100 },
      { days_before: 1, refund_percent: 50 },
    ];
    const booked = await bookOnline(stays, { values: { cancellationTiers } });
    const dearer = nights(42, 47);
    const opened = await changeDates(stays.host, booked, dearer);
    expect(opened.body.data.change).toMatchObject({ difference: 300 });
    expect((await changeDates(stays.host, booked, dearer)).status).toBe(200);
    const waived = await changeDates(stays.host, booked, { ...dearer, refund: 'full' });
    expect(waived).toMatchObject({ status: 409, body: { code: 'change_open' } });
    await allowChanges(stays);
    const other = await bookOnline(stays);
    expect((await change(visitor(stays), other, nights(40, 45))).status).toBe(201);
    expect((await changeDates(stays.host, other, nights(40, 45))).body.code).toBe('change_open');
  });

  it('is not mailed once it is paid or over', async () => {
    const [paid, over] = [await bookOnline(stays), await bookOnline(stays)];
    for (const booked of [paid, over]) await changeDates(stays.host, booked, nights(40, 45));
    const { redirect_url: url } = await shown(paid);
    stays.stripe.pay([...stays.stripe.sessions.values()].find(session => session.url === url)!.id);
    await stays.stripe.deliveries.settled();
    await overdueChange(stays, over);
    const taken = bookingBody({ stay_slug: over.stay.slug, ...nights(43, 45) });
    expect((await visitor(stays).post('/api/bookings', taken)).status).toBe(201);
    for (const booked of [paid, over]) {
      const subjects = (await mailsAbout(booked)).map(({ subject }) => subject);
      expect(subjects).not.toContain(`Please pay for the change of your booking ${booked.reference}`);
      expect(subjects.length).toBeGreaterThan(0);
    }
  });

  it('is sent live to the page of the guest, with the page that pays it', async () => {
    const booked = await bookOnline(stays);
    const { reference, access_token: token } = booked;
    const { id } = await detail(booked);
    const page: Listening = await listenWith(stays.service, { audience: 'guest', id }, { reference, token });
    await changeDates(stays.host, booked, nights(40, 45));
    const { redirect_url } = await shown(booked);
    const received = await page.updates();
    expect(received.map(([name]) => name)).toEqual(['booking:status', 'booking:status']);
    expect(received.at(-1)![1]).toMatchObject({ redirect_url, change: { check_out: day(45) } });
  });

  it('ends when the guest leaves early', async () => {
    const booked = await bookOnline(stays);
    await changeDates(stays.host, booked, nights(40, 45));
    const { redirect_url: url } = await shown(booked);
    await stays.service.db.rows(
      `WITH moved AS (
         UPDATE booking SET status = 'checked_in', check_in = $2, check_out = $3 WHERE reference = $1 RETURNING id
       ) UPDATE held_nights SET from_day = $2, to_day = $3 FROM moved WHERE booking_id = moved.id`,
      [booked.reference, day(0), day(3)],
    );
    await stays.service.db.rows('UPDATE booking_change SET check_in = $2 WHERE reference = $1', [
      `${booked.reference}-2`,
      day(0),
    ]);
    expect((await depart(stays.host, booked, { check_out: day(2) })).body.data).toMatchObject({
      check_out: day(2),
      change: null,
      changes: [{ status: 'ended' }, { status: 'applied', check_out: day(2), reason: null }],
    });
    await payAt(url);
    expect(await shown(booked)).toMatchObject({
      check_out: day(2),
      late_payment: { amount: 200, reason: 'change_over', state: 'returned' },
    });
  });
});

it('names the reason and what goes back in the mail of a change that applies at once', async () => {
  const booked = await bookOnline(stays);
  await changeDates(stays.host, booked, { ...nights(40, 42), refund: 'full', reason: REASON });
  const [mail] = await mailsAbout(booked);
  expect(mail!.subject).toBe(`Your booking ${booked.reference} has changed`);
  expect(mail!.text).toContain(`Reason: ${REASON}`);
  expect(mail!.text).toContain('Goes back to you: $100.00');
  expect(mail!.html).not.toContain('<b>');
});

describe('a refused change of dates by staff', () => {
  it('names the holder, and nights that can be had instead', async () => {
    const stay = await makeStay(stays.service.db);
    const booked = await book(stays, { payment_method: 'on_arrival' }, stay);
    await makeBlock(stays.service.db, { stayId: stay.id, from: day(43), to: day(50) });
    const refused = await changeDates(stays.host, booked, nights(46, 49));
    expect(refused).toMatchObject({ status: 409, body: { code: 'dates_taken' } });
    expect(refused.body.details).toMatchObject({
      held_by: 'block',
      nearest: [
        { check_in: day(50), nights: 3 },
        { check_in: day(39), nights: 3 },
      ],
      waitlist: false,
    });
    expect(refused.body.details.equal_stays.length).toBeGreaterThan(0);
    const few = await changeDates(stays.host, booked, nights(40, 41));
    expect(few.body).toMatchObject({ code: 'min_nights', details: { min_nights: 2, nearest: [{ nights: 2 }, {}] } });
    const [{ check_in, check_out }] = refused.body.details.nearest;
    expect((await changeDates(stays.host, booked, { check_in, check_out })).status).toBe(200);
  });

  it('names them also where the nights are booked at the same instant', async () => {
    const stay = await makeStay(stays.service.db);
    const booked = await book(stays, { payment_method: 'on_arrival' }, stay);
    for (let trial = 0; trial < trials(10, 2); trial++) {
      const wanted = nights(50 + 4 * trial, 53 + 4 * trial);
      const body = bookingBody({ stay_slug: stay.slug, payment_method: 'card', ...wanted });
      const [changed, placed] = await race(2, index =>
        index === 0 ? changeDates(stays.host, booked, wanted) : visitor(stays).post('/api/bookings', body),
      );
      expect(statuses([changed!, placed!])[409]).toBe(1);
      if (changed!.status === 409)
        expect(changed!.body.details).toMatchObject({ held_by: 'booking', nearest: expect.any(Array) });
    }
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 340, heldByChange: 0 });
  });

  it('is refused for a cancelled booking also where nothing would change', async () => {
    const booked = await book(stays);
    await stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'cancel' });
    expect((await changeDates(stays.host, booked, nights(40, 43))).body.code).toBe('already_cancelled');
  });

  it('gives overdue nights to the guest who waits for them', async () => {
    const stay = await makeStay(stays.service.db);
    const booked = await book(stays, { payment_method: 'on_arrival' }, stay);
    const held = bookingBody({ stay_slug: stay.slug, payment_method: 'card', ...nights(50, 53) });
    expect((await visitor(stays).post('/api/bookings', held)).status).toBe(201);
    await stays.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
    const waiting = { ...nights(50, 53), guests: 2, first_name: 'Mona', email: 'mona@example.com' };
    const joined = await visitor(stays).post(`/api/stays/${stay.slug}/waitlist`, {
      ...waiting,
      client_token: 'mona-waits',
    });
    expect(joined.status).toBe(201);
    await stays.service.db.rows(
      `UPDATE held_nights SET expires_at = now() - interval '1 second' WHERE stay_id = $1 AND expires_at IS NOT NULL`,
      [stay.id],
    );
    expect((await changeDates(stays.host, booked, nights(50, 53))).body.details).toMatchObject({ held_by: 'offer' });
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === 'mona@example.com');
    expect(mails).toHaveLength(1);
  });

  it('has no help where the booking itself cannot change', async () => {
    const booked = await book(stays, { payment_method: 'on_arrival' });
    await stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'cancel' });
    const refused = await changeDates(stays.host, booked, nights(46, 49));
    expect(refused.body).toMatchObject({ code: 'already_cancelled' });
    expect(refused.body.details ?? null).toBeNull();
  });
});

// Last, because the clock stays where it is.
it('a change is not mailed after its end, also before it is swept', async () => {
  const booked = await bookOnline(stays);
  await changeDates(stays.host, booked, nights(40, 45));
  const { expires_at } = (await detail(booked)).change;
  stays.service.clock.set(expires_at);
  const mails = await mailsAbout(booked);
  expect((await detail(booked)).changes).toMatchObject([{ status: 'open' }]);
  expect(mails.map(({ subject }) => subject)).toEqual([`Your booking ${booked.reference} is confirmed`]);
});
