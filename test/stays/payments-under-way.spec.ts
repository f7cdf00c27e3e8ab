import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import * as card from '../payments/local-stripe-aftermath';
import { allowChanges, bookOnline, change, nights, shownTo } from './date-changes.actors';
import {
  type Booked,
  cancel,
  later,
  type PaidStays,
  shown,
  standing,
  startPaidStays,
  notifiedOwner,
  unpaidBooking,
  visitor,
} from './payments.actors';
import { makeStay } from './factories';
import { bookingBody } from './stays';

const DAY_MINUTES = 24 * 60;

let stays: PaidStays;
let now: number;
beforeAll(async () => {
  stays = await startPaidStays();
  await allowChanges(stays);
});
beforeEach(() => {
  now = Date.now();
  at(0);
});
afterEach(() => expectAgreeingBooks(stays));
afterAll(() => stays?.close());

const instant = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

/** Moves the clocks of the service and of the card processor. */
function at(minutes: number): void {
  stays.service.clock.set(instant(minutes));
  stays.stripe.now = () => now + minutes * 60_000;
}

const settled = () => stays.stripe.deliveries.settled();
const sweep = () => stays.service.get(BookingExpiry).sweep();
const forStaff = async ({ reference }: Pick<Booked, 'reference'>) =>
  (await stays.owner.get(`/api/bookings/manage/${reference}`)).body.data;

async function promised(): Promise<Booked> {
  const booked = await unpaidBooking(stays);
  stays.stripe.promise(booked.session_id);
  await settled();
  return booked;
}

describe('money that is under way', () => {
  it('keeps the nights for seven days and is shown to the guest and to staff', async () => {
    const booked = await promised();
    const until = instant(7 * DAY_MINUTES);
    expect(await shown(stays, booked)).toMatchObject({
      status: 'pending',
      hold_expires_at: until,
      payment_processing_until: until,
      redirect_url: null,
    });
    expect(await forStaff(booked)).toMatchObject({
      payment_processing_until: until,
      payments: [{ status: 'processing', processing_until: until }],
    });
    for (const minutes of [60, 7 * DAY_MINUTES - 1]) {
      at(minutes);
      await sweep();
      await later(stays);
      expect(await standing(stays, booked)).toMatchObject({ status: 'pending', holds: true });
    }
    const rival = await visitor(stays).post(
      '/api/bookings',
      bookingBody({ stay_slug: booked.slug, payment_method: 'card' }),
    );
    expect([rival.status, rival.body.code]).toEqual([409, 'dates_taken']);
    at(7 * DAY_MINUTES);
    await later(stays);
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      failureReason: 'payment_expired',
      holds: false,
    });
  });

  it('confirms the booking when it comes, and frees the nights when it does not', async () => {
    const [good, bad] = [await promised(), await promised()];
    at(3 * DAY_MINUTES);
    stays.stripe.keep(good.session_id);
    stays.stripe.bounce(bad.session_id);
    await settled();
    expect(await standing(stays, good)).toMatchObject({ status: 'confirmed', payments: ['paid*'], holds: true });
    expect(await shown(stays, good)).toMatchObject({ payment_processing_until: null });
    expect(await standing(stays, bad)).toMatchObject({
      status: 'cancelled',
      failureReason: 'payment_failed',
      holds: false,
    });
  });

  it('for a booking that was cancelled goes back when it comes', async () => {
    const booked = await promised();
    await cancel(stays, booked);
    expect((await forStaff(booked)).payment_processing_until).toBeNull();
    stays.stripe.keep(booked.session_id);
    await settled();
    await stays.service.doJobs();
    await settled();
    expect((await standing(stays, booked)).payments).toEqual(['refunded*']);
  });

  it('for a change of dates keeps its nights', async () => {
    const booked = await bookOnline(stays);
    const opened = await change(visitor(stays), booked, nights(40, 45));
    const session = [...stays.stripe.sessions.values()].find(({ url }) => url === opened.body.data.redirect_url)!;
    stays.stripe.promise(session.id);
    await settled();
    at(2 * DAY_MINUTES);
    await sweep();
    expect(await shownTo(stays.anonymous, booked)).toMatchObject({
      change: { expires_at: instant(5 * DAY_MINUTES + 2 * DAY_MINUTES), redirect_url: null },
      payment_processing_until: instant(7 * DAY_MINUTES),
    });
    stays.stripe.keep(session.id);
    await settled();
    expect(await shownTo(stays.anonymous, booked)).toMatchObject({ change: null, ...nights(40, 45) });
  });
});

it('a payment that the processor refuses for good frees the nights at once', async () => {
  const stay = await makeStay(stays.service.db);
  const body = () => bookingBody({ stay_slug: stay.slug, payment_method: 'card' });
  stays.stripe.refuses = { code: 'parameter_invalid_string' };
  const sent = body();
  const refused = await visitor(stays).post('/api/bookings', sent);
  stays.stripe.refuses = undefined;
  expect([refused.status, refused.body.code]).toEqual([422, 'payment_refused']);
  const row = await stays.service.db.row<{ reference: string }>('SELECT reference FROM booking WHERE stay_id = $1', [
    stay.id,
  ]);
  expect(await forStaff(row!)).toMatchObject({
    status: 'cancelled',
    failure_reason: 'payment_failed',
    payments: [{ status: 'closed', refusal: 'parameter_invalid_string' }],
  });
  expect((await visitor(stays).post('/api/bookings', sent)).body.code).toBe('payment_refused');
  expect((await visitor(stays).post('/api/bookings', body())).status).toBe(201);
});

describe('after the payment', () => {
  async function paid(): Promise<Booked & { intent: string }> {
    const booked = await unpaidBooking(stays);
    const { payment_intent } = stays.stripe.pay(booked.session_id);
    await settled();
    return { ...booked, intent: payment_intent! };
  }

  it('a refund that fails later is owed again', async () => {
    const booked = await paid();
    await cancel(stays, booked);
    await stays.service.doJobs();
    await settled();
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refunded', payments: ['refunded*'] });
    card.failRefund(stays.stripe, booked.intent);
    await settled();
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refund_due', payments: ['refund_due*'] });
    const { refunds } = await forStaff(booked);
    expect(refunds).toMatchObject([{ status: 'failed', returned: 0, error: 'expired_or_canceled_card' }]);
    expect(await notifiedOwner(stays, booked)).toContain('payment_refund_returned');
    const otherwise = { action: 'paid_otherwise', note: 'By bank transfer' };
    expect((await stays.owner.patch(`/api/refunds/${refunds[0].id}`, otherwise)).status).toBe(200);
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refunded', payments: ['refunded*'] });
  });

  it('a dispute is told and posted', async () => {
    const booked = await paid();
    const disputed = card.dispute(stays.stripe, booked.intent);
    await settled();
    expect((await forStaff(booked)).payments).toMatchObject([{ disputes: [{ status: 'open', reason: 'fraudulent' }] }]);
    card.decide(stays.stripe, disputed, 'won');
    await settled();
    expect((await notifiedOwner(stays, booked)).slice(-2)).toEqual(['payment_disputed', 'payment_dispute_won']);
  });
});
