import { BookingExpiry } from '#services/stays/bookings/booking-expiry.service';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import { day, makeStay } from './factories';
import { bookingBody } from './stays';
import {
  callWebhook,
  cancel,
  later,
  overdue,
  type PaidStays,
  settle,
  shown,
  SITE,
  standing,
  startPaidStays,
  notifiedOwner,
  unpaidBooking,
  visitor,
} from './payments.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());
beforeEach(() => {
  stays.stripe.deliveries.mode.held = false;
  stays.paypal.deliveries.mode.held = false;
});

const settled = async () => {
  await stays.stripe.deliveries.settled();
  await stays.paypal.deliveries.settled();
};
const rebook = (slug: string) =>
  visitor(stays).post('/api/bookings', bookingBody({ stay_slug: slug, payment_method: 'on_arrival' }));

describe('a booking paid on the processor’s page', () => {
  it('waits with its nights held and leads there', async () => {
    expect((await stays.anonymous.get('/api/payments/methods')).body.data).toEqual({
      methods: [
        { method: 'card', hosted: true },
        { method: 'wallet', hosted: true },
        { method: 'on_arrival', hosted: false },
      ],
      allowPayOnArrival: true,
      simulated: false,
    });
    const booked = await unpaidBooking(stays, 'card', { card_number: '4242424242424242' });
    const session = stays.stripe.sessions.get(booked.session_id)!;
    expect(booked).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      redirect_url: session.url,
      total: 340,
    });
    expect(session).toMatchObject({
      amount_total: 34_000,
      client_reference_id: booked.reference,
      metadata: expect.objectContaining({ service: 'stays' }),
      success_url: `${SITE}/bookings/${booked.reference}?access_token=${booked.access_token}&payment=success`,
    });
    expect(await shown(stays, booked)).toMatchObject({
      redirect_url: session.url,
      hold_expires_at: expect.any(String),
    });
    expect((await rebook(booked.slug)).body.code).toBe('dates_taken');
  });

  it('is confirmed by the webhook, once, and by nothing else', async () => {
    const booked = await unpaidBooking(stays);
    const confirm = () => stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'confirm' });
    expect((await confirm()).body.code).toBe('awaiting_payment');
    expect((await settle(stays, booked)).body.data.status).toBe('pending');
    stays.stripe.deliveries.mode.times = 5;
    stays.stripe.pay(booked.session_id);
    await settled();
    stays.stripe.deliveries.mode.times = 1;
    expect(await standing(stays, booked)).toEqual({
      status: 'confirmed',
      paymentStatus: 'paid',
      failureReason: null,
      payments: ['paid*'],
      timeline: ['pending', 'confirmed'],
      holds: true,
    });
    expect(await notifiedOwner(stays, booked)).toEqual(['booking_placed', 'booking_paid']);
    expect(await shown(stays, booked)).toMatchObject({ redirect_url: null, hold_expires_at: null });
  });

  it('opens one session however often its token is sent', async () => {
    const { slug } = await makeStay(stays.service.db);
    const body = bookingBody({ stay_slug: slug, payment_method: 'card' });
    const before = stays.stripe.sessions.size;
    const answers = await race(10, () => visitor(stays).post('/api/bookings', body));
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(stays.stripe.sessions.size).toBe(before + 1);
  });

  it('is found by a webhook that is quicker than the answer', async () => {
    stays.stripe.beforeAnswering = async session => {
      stays.stripe.pay(session.id);
      await stays.stripe.deliveries.settled();
    };
    const booked = await unpaidBooking(stays).finally(() => {
      stays.stripe.beforeAnswering = undefined;
    });
    expect(await standing(stays, booked)).toMatchObject({ status: 'confirmed', payments: ['paid*'] });
  });

  it('keeps its nights when the processor cannot be reached, and can be opened again', async () => {
    const { slug } = await makeStay(stays.service.db);
    const body = bookingBody({ stay_slug: slug, payment_method: 'card' });
    stays.stripe.faults.down = true;
    const failed = await visitor(stays).post('/api/bookings', body);
    stays.stripe.faults.down = false;
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_unavailable']);
    expect((await rebook(slug)).body.code).toBe('dates_taken');
    const again = await visitor(stays).post('/api/bookings', body);
    expect([again.status, again.body.data.redirect_url]).toEqual([201, expect.stringContaining('/pay/')]);
  });
});

describe('a wallet order', () => {
  it('is captured once when the guest comes back', async () => {
    const booked = await unpaidBooking(stays, 'wallet');
    stays.paypal.deliveries.mode.held = true;
    expect((await settle(stays, booked)).body.data.status).toBe('pending');
    stays.paypal.approve(booked.session_id);
    const answers = await race(5, () => settle(stays, booked));
    expect(statuses(answers)).toEqual({ 201: 5 });
    expect((await settle(stays, booked)).body.data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    await stays.paypal.deliveries.release();
    expect(await standing(stays, booked)).toMatchObject({ payments: ['paid*'], timeline: ['pending', 'confirmed'] });
  });

  it('is not captured for a booking that was cancelled', async () => {
    const booked = await unpaidBooking(stays, 'wallet');
    stays.paypal.deliveries.mode.held = true;
    await cancel(stays, booked);
    stays.paypal.approve(booked.session_id);
    expect((await settle(stays, booked)).body.data).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
  });
});

describe('a hold', () => {
  it('is over when its time is, with nobody sweeping', async () => {
    const booked = await unpaidBooking(stays);
    await overdue(stays, booked);
    const free = await stays.anonymous.get(`/api/stays/${booked.slug}/availability?from=${day(29)}&to=${day(40)}`);
    expect(free.body.data.nights).toEqual([]);
    expect((await rebook(booked.slug)).status).toBe(201);
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'unpaid',
      failureReason: 'payment_expired',
      payments: ['closed'],
      holds: false,
    });
    await stays.service.doJobs();
    expect(stays.stripe.sessions.get(booked.session_id)!.status).toBe('expired');
  });

  it('is swept by a job, and its session ends with it', async () => {
    const booked = await unpaidBooking(stays);
    await later(stays);
    await settled();
    expect(await standing(stays, booked)).toMatchObject({ status: 'cancelled', failureReason: 'payment_expired' });
    const other = await unpaidBooking(stays);
    await overdue(stays, other);
    await stays.service.get(BookingExpiry).sweep();
    expect(await standing(stays, other)).toMatchObject({ status: 'cancelled', failureReason: 'payment_expired' });
  });

  it('is taken back by money that comes late, while the nights are free', async () => {
    const booked = await unpaidBooking(stays);
    stays.stripe.deliveries.mode.held = true;
    stays.stripe.pay(booked.session_id);
    await overdue(stays, booked);
    await stays.service.get(BookingExpiry).sweep();
    expect(await standing(stays, booked)).toMatchObject({ status: 'cancelled', holds: false });
    expect(await stays.stripe.deliveries.release()).toEqual([200]);
    expect(await standing(stays, booked)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      failureReason: null,
      timeline: ['pending', 'cancelled', 'confirmed'],
      holds: true,
    });
  });

  it('is gone for money that comes when somebody else has the nights: it goes back', async () => {
    const booked = await unpaidBooking(stays);
    stays.stripe.deliveries.mode.held = true;
    stays.stripe.pay(booked.session_id);
    await overdue(stays, booked);
    expect((await rebook(booked.slug)).status).toBe(201);
    await stays.stripe.deliveries.release();
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      payments: ['refund_due*'],
      holds: false,
    });
    expect(await notifiedOwner(stays, booked)).toContain('payment_late');
    await stays.service.doJobs();
    await stays.stripe.deliveries.release();
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refunded', payments: ['refunded*'] });
    const mails = stays.service.mailbox.list().filter(({ subject }) => subject.includes(booked.reference));
    expect(mails.map(({ subject }) => subject)).toContain(
      `Your payment for booking ${booked.reference} will be refunded`,
    );
  });

  it('and its payment in the same instant: confirmed, or money on its way back, never both', async () => {
    for (let trial = 0; trial < trials(25); trial += 1) {
      const booked = await unpaidBooking(stays);
      stays.stripe.deliveries.mode.held = true;
      stays.stripe.pay(booked.session_id);
      await overdue(stays, booked);
      const [released, rival] = await Promise.all([stays.stripe.deliveries.release(), rebook(booked.slug)]);
      stays.stripe.deliveries.mode.held = false;
      expect(released).toEqual([200]);
      const { status, paymentStatus, holds } = await standing(stays, booked);
      expect([status, paymentStatus, holds, rival.status]).toEqual(
        status === 'confirmed' ? ['confirmed', 'paid', true, 409] : ['cancelled', 'refund_due', false, 201],
      );
    }
  });
});

describe('what processors report', () => {
  it('is refused unsigned, before anything is looked up', async () => {
    for (const provider of ['stripe', 'paypal', 'card_processor', 'wallet_processor']) {
      expect((await stays.anonymous.post(`/api/webhooks/payments/${provider}`, { id: 'x' })).status).toBe(401);
    }
    for (const provider of ['demo', 'square', 'constructor']) {
      expect((await stays.anonymous.post(`/api/webhooks/payments/${provider}`, { id: 'x' })).status).toBe(404);
    }
  });

  it('is taken under both names of a processor', async () => {
    const booked = await unpaidBooking(stays);
    stays.stripe.deliveries.mode.held = true;
    const session = stays.stripe.pay(booked.session_id);
    const call = stays.stripe.signed(stays.stripe.event('checkout.session.completed', session));
    expect((await callWebhook(stays, 'card_processor', call)).body).toEqual({
      success: true,
      data: { received: true },
      message: '',
    });
    expect(await standing(stays, booked)).toMatchObject({ status: 'confirmed' });
    await stays.stripe.deliveries.release();
  });

  it('settles nothing when the amount is another, and staff are told', async () => {
    const booked = await unpaidBooking(stays);
    const session = stays.stripe.sessions.get(booked.session_id)!;
    const lie = { ...session, status: 'complete', payment_status: 'paid', amount_total: 1 };
    const call = stays.stripe.signed(stays.stripe.event('checkout.session.completed', lie));
    expect((await callWebhook(stays, 'stripe', call)).status).toBe(200);
    expect(await standing(stays, booked)).toMatchObject({ status: 'pending', payments: ['opened'] });
    expect(await notifiedOwner(stays, booked)).toEqual(['booking_placed', 'payment_mismatch']);
    const detail = await stays.host.get(`/api/bookings/manage/${booked.reference}`);
    expect(detail.body.data.payments[0].events).toMatchObject([{ type: 'paid', verdict: 'mismatch', amount: 0.01 }]);
  });

  it('ends the same when refund and payment arrive in the wrong order', async () => {
    for (const order of ['as-happened', 'backwards'] as const) {
      const booked = await unpaidBooking(stays);
      stays.stripe.deliveries.mode.held = true;
      const { payment_intent } = stays.stripe.pay(booked.session_id);
      stays.stripe.refund(payment_intent!);
      expect(await stays.stripe.deliveries.release(order)).toEqual([200, 200]);
      stays.stripe.deliveries.mode.held = false;
      expect(await standing(stays, booked)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
        payments: ['refunded*'],
        holds: false,
      });
    }
  });

  it('frees the nights when a payment fails', async () => {
    const booked = await unpaidBooking(stays);
    stays.stripe.bounce(booked.session_id);
    await settled();
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      failureReason: 'payment_failed',
      holds: false,
    });
    const other = await unpaidBooking(stays);
    stays.stripe.expire(other.session_id);
    await settled();
    expect(await standing(stays, other)).toMatchObject({ status: 'cancelled', failureReason: 'payment_expired' });
  });
});

describe('cancelling', () => {
  it('closes the page of a booking nobody has paid', async () => {
    const booked = await unpaidBooking(stays);
    expect((await cancel(stays, booked)).status).toBe(201);
    await stays.service.doJobs();
    expect(stays.stripe.sessions.get(booked.session_id)!.status).toBe('expired');
    await settled();
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'unpaid',
      failureReason: null,
    });
  });

  it('gives money that was paid back in full and once, whoever cancels', async () => {
    for (const byGuest of [true, false]) {
      const booked = await unpaidBooking(stays);
      stays.stripe.pay(booked.session_id);
      await settled();
      const refunds = () => stays.stripe.count('POST /v1/refunds');
      const before = refunds();
      const answers = await race(3, () =>
        byGuest
          ? cancel(stays, booked)
          : stays.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'cancel' }),
      );
      expect(statuses(answers)).toEqual({ [byGuest ? 201 : 200]: 1, 422: 2 });
      expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refund_due', payments: ['refund_due*'] });
      await stays.service.doJobs();
      await settled();
      expect(refunds()).toBe(before + 1);
      expect(await standing(stays, booked)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
        payments: ['refunded*'],
        timeline: ['pending', 'confirmed', 'cancelled'],
      });
    }
  });

  it('says so while the processor does not give the money back', async () => {
    const booked = await unpaidBooking(stays);
    stays.stripe.pay(booked.session_id);
    await settled();
    await cancel(stays, booked);
    stays.stripe.faults.down = true;
    await stays.service.doJobs();
    stays.stripe.faults.down = false;
    const detail = (await stays.host.get(`/api/bookings/manage/${booked.reference}`)).body.data;
    expect(detail).toMatchObject({ payment_status: 'refund_due', payments: [{ refund_attempts: 1 }] });
    expect(detail.payments[0].refund_error).not.toBeNull();
    await later(stays);
    await settled();
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refunded' });
  });
});
