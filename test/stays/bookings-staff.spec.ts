import { BOOKING_ACTIONS } from '#services/stays/bookings/booking-rules';
import { BOOKING_STATUSES } from '#services/stays/bookings/booking-status';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { day, makeBooking, makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const path = (reference: string) => `/api/bookings/manage/${reference}`;
const act = (reference: string, action: string) => stays.host.patch(path(reference), { action });
const detail = async (reference: string) => (await stays.host.get(path(reference))).body.data;

describe('a booking on the dashboard', () => {
  it('goes its way, and tells who moved it', async () => {
    const { reference, guestEmail } = await makeBooking(stays.service.db, {
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'on_arrival',
      checkIn: day(0),
    });
    expect(await detail(reference)).toMatchObject({
      status: 'pending',
      payments: [],
      actions: [
        { action: 'confirm', allowed: true, reason: null },
        { action: 'check_in', allowed: false, reason: 'not_confirmed' },
        { action: 'complete', allowed: false, reason: 'not_confirmed' },
        { action: 'cancel', allowed: true, reason: null },
      ],
    });
    expect((await act(reference, 'confirm')).body.data).toMatchObject({
      status: 'confirmed',
      payment_status: 'unpaid',
    });
    stays.service.clock.set(`${day(1)}T12:00:00Z`);
    expect((await act(reference, 'check_in')).body.data).toMatchObject({
      status: 'checked_in',
      payment_status: 'paid',
    });
    const done = await act(reference.toLowerCase(), 'complete');
    stays.service.clock.set(new Date().toISOString());
    expect(done.body.data.timeline.map(({ status, by }: { status: string; by: string }) => `${status} ${by}`)).toEqual([
      'pending guest',
      'confirmed staff',
      'checked_in staff',
      'completed staff',
    ]);
    expect((await act(reference, 'cancel')).body.code).toBe('already_completed');
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === guestEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Thank you for your stay: booking ${reference}`,
      `Welcome: booking ${reference}`,
      `Your booking ${reference} is confirmed`,
    ]);
    const [, , confirmed] = mails;
    expect(confirmed!.text).toMatch(/Check-in: \w+day, \w+ \d+, \d{4}, from \d\d:\d\d/);
    expect(confirmed!.text).toMatch(/Where: \S/);
    expect(confirmed!.text).toMatch(/Total: \$\d/);
  });

  it('is not checked in before its day at the company', async () => {
    const { reference } = await makeBooking(stays.service.db, { checkIn: day(3) });
    stays.service.clock.set(`${day(2)}T19:59:59Z`);
    expect((await act(reference, 'check_in')).body).toMatchObject({ code: 'too_early' });
    stays.service.clock.set(`${day(2)}T20:00:00Z`); // midnight in Dubai
    const done = await act(reference, 'check_in');
    stays.service.clock.set(new Date().toISOString());
    expect(done.status).toBe(200);
  });

  it('accepts the actions it lists and refuses the others with the reason it lists', async () => {
    for (const status of BOOKING_STATUSES) {
      for (const action of BOOKING_ACTIONS) {
        for (const paymentMethod of ['card', 'on_arrival'] as const) {
          const { reference } = await makeBooking(stays.service.db, {
            status,
            paymentMethod,
            paymentStatus: 'unpaid',
            checkIn: day(5),
          });
          const listed = (await detail(reference)).actions.find((entry: { action: string }) => entry.action === action);
          const answer = await act(reference, action);
          expect([answer.status, answer.body.code ?? null]).toEqual([listed.allowed ? 200 : 422, listed.reason]);
        }
      }
    }
  });

  it('is moved by one of two at once', async () => {
    const { reference } = await makeBooking(stays.service.db, {
      status: 'pending',
      paymentMethod: 'on_arrival',
      paymentStatus: 'unpaid',
    });
    expect(statuses(await race(2, () => act(reference, 'confirm')))).toEqual({ 200: 1, 422: 1 });
    expect((await detail(reference)).timeline).toHaveLength(2);
  });

  it('keeps notes that only the team reads, together with an action or not at all', async () => {
    const { reference, accessToken } = await makeBooking(stays.service.db);
    const noted = await stays.host.patch(path(reference), { admin_notes: '  Late arrival  ' });
    expect(noted.body.data).toMatchObject({ status: 'confirmed', admin_notes: 'Late arrival' });
    const refused = await stays.host.patch(path(reference), { action: 'complete', admin_notes: 'Gone' });
    expect([refused.status, refused.body.code]).toEqual([422, 'not_checked_in']);
    expect((await detail(reference)).admin_notes).toBe('Late arrival');
    expect((await stays.host.patch(path(reference), { admin_notes: null })).body.data.admin_notes).toBeNull();
    const guest = await stays.anonymous.get(`/api/bookings/${reference}?token=${accessToken}`);
    expect(guest.body.data).not.toHaveProperty('admin_notes');
    for (const wrong of [{ action: 'explode' }, { admin_notes: 'x'.repeat(4001) }, { status: 'completed' }]) {
      expect((await stays.host.patch(path(reference), wrong)).status).toBe(400);
    }
    for (const nothing of ['BKG-NOTHING', '%00', 'x'.repeat(200)]) {
      expect((await stays.host.get(path(nothing))).status).toBe(404);
      expect((await stays.host.patch(path(nothing), {})).status).toBe(404);
    }
  });

  it('gives back what the simulator took, and owes what a processor took', async () => {
    for (const [isSimulated, paymentStatus] of [
      [true, 'refunded'],
      [false, 'refund_due'],
    ] as const) {
      const { reference } = await makeBooking(stays.service.db, { isSimulated });
      expect((await act(reference, 'cancel')).body.data).toMatchObject({
        status: 'cancelled',
        payment_status: paymentStatus,
      });
    }
  });
});

describe('the guest’s way out', () => {
  it('is open until seven days before check-in, to the millisecond, and says so', async () => {
    const { clock, db } = stays.service;
    const deadline = new Date('2031-03-03T11:00:00.000Z');
    for (const status of ['pending', 'confirmed', 'checked_in', 'completed', 'cancelled'] as const) {
      for (const offset of [-1, 0, 1]) {
        clock.set('2031-01-01T00:00:00Z');
        const { reference, accessToken } = await makeBooking(db, {
          status,
          checkIn: '2031-03-10',
          cancellationDeadline: deadline,
        });
        clock.set(new Date(deadline.getTime() + offset).toISOString());
        const query = `?token=${accessToken}`;
        const { can_cancel } = (await stays.anonymous.get(`/api/bookings/${reference}${query}`)).body.data;
        const answer = await stays.anonymous.post(`/api/bookings/${reference}/cancel${query}`);
        expect([answer.status, can_cancel]).toEqual([
          can_cancel ? 201 : 422,
          (status === 'pending' || status === 'confirmed') && offset <= 0,
        ]);
        if (offset > 0 && status === 'confirmed') {
          expect(answer.body).toMatchObject({
            code: 'cancellation_window_passed',
            details: { cancellation_deadline: deadline.toISOString() },
          });
        }
      }
    }
    clock.set(new Date().toISOString());
  });

  it('is not moved by later settings', async () => {
    const { reference, accessToken } = await makeBooking(stays.service.db);
    const shown = async () => (await stays.anonymous.get(`/api/bookings/${reference}?token=${accessToken}`)).body.data;
    const before = await shown();
    await stays.owner.patch('/api/settings/timezone', { value: 'America/New_York' });
    await stays.owner.patch('/api/settings/default_check_in_time', { value: '09:00' });
    const after = await shown();
    expect([after.cancellation_deadline, after.check_in_time]).toEqual([
      before.cancellation_deadline,
      before.check_in_time,
    ]);
    await stays.owner.patch('/api/settings/timezone', { value: 'Asia/Dubai' });
    await stays.owner.patch('/api/settings/default_check_in_time', { value: '15:00' });
  });
});

describe('the list of bookings', () => {
  it('filters, sorts, searches and counts', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db, { minNights: 1 });
    const of = (checkIn: string, nights: number, values: object) =>
      makeBooking(db, { stay, checkIn, nights, placedAt: new Date(), ...values });
    const one = await of('2032-01-10', 9, { guests: 4, searchText: 'layla nasser layla@example.com' });
    const two = await of('2032-01-01', 2, { status: 'cancelled', paymentStatus: 'refunded', paymentMethod: 'wallet' });
    const three = await of('2032-02-01', 5, {
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'on_arrival',
    });
    const list = async (query: string) =>
      (await stays.host.get(`/api/bookings/manage?stay=${stay.id}&${query}`)).body.data;
    const references = async (query: string) =>
      (await list(query)).data.map(({ reference }: { reference: string }) => reference);
    expect(await references('')).toEqual([three, two, one].map(({ reference }) => reference));
    expect(await references('sort=check_in')).toEqual([two, one, three].map(({ reference }) => reference));
    expect(await references('sort=total')).toEqual([one, three, two].map(({ reference }) => reference));
    expect(await references('from=2032-01-10&to=2032-01-31')).toEqual([one.reference]);
    expect(await references('payment=refunded')).toEqual([two.reference]);
    expect(await references('method=on_arrival')).toEqual([three.reference]);
    expect(await references('guests=3')).toEqual([one.reference]);
    expect(await references('q=LAYLA%20nass')).toEqual([one.reference]);
    const pending = await list('status=pending');
    expect(pending).toMatchObject({
      page: 1,
      page_size: 10,
      total: 1,
      total_pages: 1,
      counts: { all: 3, pending: 1, confirmed: 1, checked_in: 0, completed: 0, cancelled: 1 },
    });
    expect(JSON.stringify(pending)).not.toMatch(/access_token|client_token/);
    expect((await stays.host.get(`/api/bookings/manage?stay=${stay.slug}&page_size=99`)).body.data).toMatchObject({
      total: 3,
      page_size: 50,
    });
    for (const wrong of [
      'status=open',
      'from=2032-02-30',
      'payment=gold',
      'method=cash',
      'sort=old',
      'guests=0',
      'stay=nowhere',
    ]) {
      expect((await stays.host.get(`/api/bookings/manage?${wrong}`)).status).toBe(400);
    }
  });

  it('takes as many statements for fifty bookings as for one', async () => {
    const count = async (size: number) =>
      (await statementsOf(stays.service.db, () => stays.host.get(`/api/bookings/manage?page_size=${size}`))).length;
    expect(await count(50)).toBe(await count(1));
  });
});
