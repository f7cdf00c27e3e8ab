import { expectAgreeingBooks } from '../harness/agreeing-books';
import { statementsOf } from '../harness/statements';
import { makeBooking } from './factories';
import { balanceOf, cancel, paidBooking, previewOf, refundsOf } from './cancellation.actors';
import { NOW, visitorOf } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
beforeEach(() => stays.service.clock.set(NOW));
afterEach(() => expectAgreeingBooks(stays));

/** Twenty days before check-in. */
const DAY_20 = '2026-07-21T11:00:00Z';
const LAST = '2026-08-03T11:00:00.000Z';

describe('the preview of a cancellation', () => {
  it('says what goes back now, with the steps of the policy', async () => {
    const booking = await paidBooking(stays, { depositCents: 10_000 });
    expect(await previewOf(stays, booking)).toEqual({
      can_cancel: true,
      reason: null,
      refund_now: 445,
      deposit: 100,
      steps: [
        expect.objectContaining({ until: '2026-07-11T11:00:00.000Z', refund_percent: 100, refund: 445 }),
        expect.objectContaining({ until: LAST, refund_percent: 50, refund: 293 }),
      ],
      method: 'card',
    });
    stays.service.clock.set(DAY_20);
    expect(await previewOf(stays, booking)).toMatchObject({ can_cancel: true, refund_now: 293, deposit: 100 });
  });

  it('costs one statement and is for those who know the booking', async () => {
    const booking = await paidBooking(stays);
    const statements = await statementsOf(stays.service.db, () => previewOf(stays, booking));
    expect(statements).toHaveLength(1);
    const visitor = visitorOf(stays);
    const at = `/api/bookings/${booking.reference}/cancellation`;
    expect((await visitor.get(`${at}?email=${booking.email}`)).status).toBe(200);
    expect((await visitor.get(`${at}?email=other@example.com`)).status).toBe(404);
    expect((await visitor.get(at)).status).toBe(404);
  });

  it('says why a booking cannot be cancelled', async () => {
    const booking = await paidBooking(stays);
    stays.service.clock.set('2026-08-03T11:00:00.001Z');
    const late = { can_cancel: false, reason: 'cancellation_window_passed', refund_now: 0, deposit: 0 };
    expect(await previewOf(stays, booking)).toMatchObject(late);
    stays.service.clock.set(NOW);
    await cancel(stays, booking);
    expect(await previewOf(stays, booking)).toMatchObject({ reason: 'already_cancelled', refund_now: 0 });
  });

  it('of an unpaid booking returns nothing, and shows what the price would return', async () => {
    const { id, reference, accessToken, guestEmail } = await makeBooking(stays.service.db, {
      paymentMethod: 'on_arrival',
      paymentStatus: 'unpaid',
      checkIn: '2026-08-10',
    });
    const booking = { id, reference, access_token: accessToken, email: guestEmail };
    expect(await previewOf(stays, booking)).toMatchObject({
      can_cancel: true,
      refund_now: 0,
      steps: [{ refund: 340 }],
      method: 'on_arrival',
    });
    expect((await cancel(stays, booking, { expected_refund: 0 })).status).toBe(201);
    expect(await refundsOf(stays, booking)).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('8.3: at day 20 half of 305 refunds 153, and cleaning and deposit in full; the rest is retained', async () => {
    const booking = await paidBooking(stays, { depositCents: 10_000 });
    stays.service.clock.set(DAY_20);
    const { status, body } = await cancel(stays, booking);
    expect([status, body.data.status, body.data.payment_status]).toEqual([201, 'cancelled', 'paid']);
    expect(await refundsOf(stays, booking)).toEqual([
      { cents: 29_300, status: 'done', parts: { nights: 15_300, cleaning: 4_000, deposit: 10_000 } },
    ]);
    expect(await balanceOf(stays, booking, 'retained')).toBe(15_200);
    for (const account of ['accommodation', 'cleaning', 'deposits', 'refunds_owed'])
      expect([account, await balanceOf(stays, booking, account)]).toEqual([account, 0]);
    expect(body.data.deposit_settled_at).toEqual(expect.any(String));
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list().filter(({ to }) => to === booking.email);
    expect(mails.map(({ text }) => text).join()).toContain('we refund $293.00');
  });

  it('under the default policy is a refund of everything, as before', async () => {
    const booking = await paidBooking(stays, { tiers: null });
    const statements = await statementsOf(stays.service.db, async () => {
      const { body } = await cancel(stays, booking);
      expect(body.data.payment_status).toBe('refunded');
    });
    expect(statements).toHaveLength(19);
    expect(await refundsOf(stays, booking)).toMatchObject([{ cents: 34_500, status: 'done' }]);
    expect(await balanceOf(stays, booking, 'retained')).toBe(0);
  });

  it('is refused with the preview if another amount is expected by now', async () => {
    const booking = await paidBooking(stays);
    stays.service.clock.set(DAY_20);
    const refused = await cancel(stays, booking, { expected_refund: 345 });
    expect([refused.status, refused.body.code]).toEqual([409, 'refund_changed']);
    expect(refused.body.details).toMatchObject({ can_cancel: true, refund_now: 193, steps: [{}, { refund: 193 }] });
    expect(await refundsOf(stays, booking)).toEqual([]);
    expect((await cancel(stays, booking, { expected_refund: -1 })).status).toBe(400);
    expect((await cancel(stays, booking, { expected_refund: 193 })).status).toBe(201);
  });

  it('counts an earlier refund of nights, and a later one lowers what is retained', async () => {
    const booking = await paidBooking(stays);
    const refund = (body: object) =>
      stays.host.post(`/api/bookings/manage/${booking.reference}/refunds`, { reason: 'No water', ...body });
    await refund({ parts: [{ kind: 'nights', amount: 53 }], client_token: 'before-cancelling' });
    stays.service.clock.set(DAY_20);
    expect(await previewOf(stays, booking)).toMatchObject({ refund_now: 140 });
    await cancel(stays, booking, { expected_refund: 140 });
    expect(await balanceOf(stays, booking, 'retained')).toBe(15_200);
    const later = await refund({ amount: 52, client_token: 'after-cancelling' });
    expect(later.status).toBe(201);
    expect(await balanceOf(stays, booking, 'retained')).toBe(10_000);
  });
});

describe('a cancellation by staff', () => {
  const cancelAs = (booking: { reference: string }, values: object) =>
    stays.host.patch(`/api/bookings/manage/${booking.reference}`, { action: 'cancel', ...values });

  it('refunds in full unless by the policy, which goes on after the last step', async () => {
    const [full, policy, late] = [await paidBooking(stays), await paidBooking(stays), await paidBooking(stays)];
    stays.service.clock.set(DAY_20);
    const host = await stays.signIn(stays.host);
    expect((await host.get(`/api/bookings/manage/${policy.reference}`)).body.data.policy_refund).toBe(193);
    await host.patch(`/api/bookings/manage/${full.reference}`, { action: 'cancel' });
    expect(await refundsOf(stays, full)).toMatchObject([{ cents: 34_500 }]);
    const answer = await host.patch(`/api/bookings/manage/${policy.reference}`, { action: 'cancel', refund: 'policy' });
    expect([answer.status, answer.body.data.payment_status]).toEqual([200, 'paid']);
    expect(await refundsOf(stays, policy)).toMatchObject([{ cents: 19_300 }]);
    stays.service.clock.set('2026-08-09T11:00:00Z');
    const host2 = await stays.signIn(stays.host);
    await host2.patch(`/api/bookings/manage/${late.reference}`, { action: 'cancel', refund: 'policy' });
    expect(await refundsOf(stays, late)).toMatchObject([{ cents: 4_000, parts: { cleaning: 4_000 } }]);
  });

  it('takes `refund` `policy` with `cancel` only', async () => {
    stays.service.clock.set(new Date().toISOString());
    const { reference } = await makeBooking(stays.service.db, { isSimulated: true });
    const { status, body } = await stays.host.patch(`/api/bookings/manage/${reference}`, {
      action: 'check_in',
      refund: 'policy',
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['refund']]);
    expect((await cancelAs({ reference }, { refund: 'half' })).status).toBe(400);
  });
});

it('the confirmation mail shows the steps where they are not the default', async () => {
  const mailOf = ({ email }: { email: string }) => stays.service.mailbox.list().find(({ to }) => to === email)!.text;
  const plain = await paidBooking(stays, { tiers: null });
  const stepped = await paidBooking(stays);
  await stays.service.doJobs();
  expect(mailOf(stepped)).toContain('Cancel until Saturday, July 11, 2026, 15:00');
  expect(mailOf(stepped)).toContain('$193.00 back');
  expect(mailOf(plain)).not.toContain('Cancel until');
});
