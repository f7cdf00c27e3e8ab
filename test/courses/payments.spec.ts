import type { Database } from '#kit/database/database';
import { Seats } from '#services/courses/enrollments/seats.service';
import { race, statuses } from '../harness/race';
import { OtherShop } from '../payments/other-shop';
import {
  callWebhook,
  later,
  type PaidCourses,
  purchase,
  seatsOf,
  settle,
  standing,
  startPaidCourses,
  told,
  unpaidOrder,
} from './payments.actors';

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());
beforeEach(() => {
  courses.stripe.deliveries.mode.held = false;
  courses.paypal.deliveries.mode.held = false;
});

const PAID_ONCE = { status: 'paid', payments: ['paid*'], grants: ['held'], told: ['enrolled'], mails: 1 };

describe('a card payment', () => {
  it('grants the seat when the webhook tells of it, and settling does nothing', async () => {
    const { student, course, order } = await purchase(courses);
    const before = await settle(student, order);
    expect([before.status, before.body.data.status]).toEqual([201, 'pending']);
    expect(await seatsOf(courses, student)).toEqual({});
    courses.stripe.pay(order.session_id);
    await courses.settled();
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
    const after = await settle(student, order);
    expect(after.body.data).toMatchObject({ status: 'paid', redirect_url: null, session_id: order.session_id });
    const mail = courses.service.mailbox.list().find(({ to }) => to === student.email)!;
    expect(mail.subject).toBe(`You are enrolled in “${course.title.en}”`);
    expect(mail.text).toContain(`Receipt for order ${order.reference}`);
    expect(mail.text).toContain('Paid: $100.00');
  });

  it('that fails or expires makes the order failed, and money that still comes counts', async () => {
    const { student, course, order } = await purchase(courses);
    courses.stripe.promise(order.session_id);
    courses.stripe.bounce(order.session_id);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'failed', payments: ['failed'], grants: [] });
    const { order: other } = await purchase(courses);
    courses.stripe.expire(other.session_id);
    await courses.settled();
    expect(await standing(courses, other)).toMatchObject({ status: 'failed', payments: ['expired'] });
    courses.stripe.keep(order.session_id);
    await courses.settled();
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
  });

  it('is over when its time is', async () => {
    const { order } = await purchase(courses);
    const { order: wallet } = await purchase(courses, 'wallet');
    await later(courses);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'failed' });
    expect(await standing(courses, wallet)).toMatchObject({ status: 'failed' });
    expect(courses.stripe.sessions.get(order.session_id)!.status).toBe('expired');
  });

  it('of another amount or currency settles nothing, and staff are told', async () => {
    const { order } = await purchase(courses);
    const session = courses.stripe.sessions.get(order.session_id)!;
    for (const wrong of [{ amount_total: 9999 }, { currency: 'eur' }, { amount_total: -1 }, { amount_total: null }]) {
      const object = { ...session, status: 'complete', payment_status: 'paid', ...wrong };
      const call = courses.stripe.signed(courses.stripe.event('checkout.session.completed', object));
      expect((await callWebhook(courses, 'card_processor', call)).status).toBe(200);
    }
    expect(await standing(courses, order)).toMatchObject({ status: 'pending', grants: [], mails: 0 });
    const types = await told(courses.service, 'staff', courses.owner.id);
    expect(types.filter(type => type === 'payment_mismatch')).toHaveLength(4);
  });

  it('of another shop with our numbers is shown to staff and settles nothing', async () => {
    const { order } = await purchase(courses);
    const other = new OtherShop('courses', courses);
    const session = await other.open('stripe', order.reference, 10_000);
    courses.stripe.pay(session.sessionId);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'pending', grants: [] });
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('payment_unknown');
  });
});

describe('a wallet payment', () => {
  it('is taken when the student comes back', async () => {
    const { student, course, order } = await purchase(courses, 'wallet');
    courses.paypal.deliveries.mode.held = true;
    expect((await settle(student, order)).body.data.status).toBe('pending');
    courses.paypal.approve(order.session_id);
    const settled = await settle(student, order);
    expect([settled.status, settled.body.data.status]).toEqual([201, 'paid']);
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
    await courses.paypal.deliveries.release();
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
  });

  it('is taken without that too, once the wallet tells of the approval', async () => {
    const { order } = await purchase(courses, 'wallet');
    courses.paypal.approve(order.session_id);
    await courses.settled();
    await courses.service.doJobs();
    await courses.settled();
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
  });

  it('can be asked for again when the wallet cannot be reached', async () => {
    const { student, order } = await purchase(courses, 'wallet');
    courses.paypal.deliveries.mode.held = true;
    courses.paypal.approve(order.session_id);
    courses.paypal.faults.down = true;
    const failed = await settle(student, order);
    courses.paypal.faults.down = false;
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_unavailable']);
    expect((await settle(student, order)).body.data.status).toBe('paid');
  });

  it('that the wallet refuses makes the order failed', async () => {
    const { student, order } = await purchase(courses, 'wallet');
    courses.paypal.deliveries.mode.held = true;
    courses.paypal.approve(order.session_id).declines = true;
    expect((await settle(student, order)).body.data).toMatchObject({ status: 'failed', redirect_url: null });
    await courses.paypal.deliveries.release();
    await courses.service.doJobs();
    expect(await standing(courses, order)).toMatchObject({
      status: 'failed',
      payments: ['failed'],
      grants: [],
      mails: 0,
    });
  });

  it('that is refunded takes the seat back', async () => {
    const { student, course, order } = await purchase(courses, 'wallet');
    courses.paypal.deliveries.mode.held = true;
    courses.paypal.approve(order.session_id);
    await settle(student, order);
    courses.paypal.refund(courses.paypal.orders.get(order.session_id)!.capture!.id);
    expect(await courses.paypal.deliveries.release('backwards')).toEqual([200, 200, 200]);
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', grants: ['revoked'] });
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'cancelled' });
  });

  it('is settled by nobody else', async () => {
    const { order } = await purchase(courses, 'wallet');
    const stranger = await courses.student();
    expect((await settle(stranger, order)).status).toBe(404);
    expect((await settle(stranger, { reference: 'CO-0' })).status).toBe(404);
    expect((await settle(stranger, { reference: '%00' })).status).toBeGreaterThanOrEqual(400);
    expect((await courses.anonymous.post(`/api/shop/orders/${order.reference}/settle`)).status).toBe(401);
    expect((await stranger.get('/api/shop/orders')).body.data.data).toEqual([]);
  });

  it('of an order that was given up is not taken', async () => {
    const { student, course, order } = await purchase(courses, 'wallet');
    courses.paypal.deliveries.mode.held = true;
    courses.paypal.approve(order.session_id);
    await unpaidOrder(student, [course]);
    expect((await settle(student, order)).body.data.status).toBe('failed');
    await courses.paypal.deliveries.release();
    await courses.service.doJobs();
    expect(courses.paypal.orders.get(order.session_id)!.capture).toBeUndefined();
  });
});

describe('a webhook', () => {
  const event = () => courses.stripe.event('customer.created', { id: 'cus_1' });

  it('proves itself over its bytes, with its time, to the processor it names', async () => {
    const good = courses.stripe.signed(event());
    const stale = courses.stripe.signed(event(), Math.floor(Date.now() / 1000) - 301);
    const bad = [
      { ...good, headers: {} },
      { ...good, headers: { 'Stripe-Signature': 't=1,v1=00' } },
      { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
      { ...good, body: good.body.replace('cus_1', 'cus_2') },
      stale,
    ];
    for (const call of bad) expect((await callWebhook(courses, 'card_processor', call)).status).toBe(401);
    expect((await callWebhook(courses, 'wallet_processor', good)).status).toBe(401);
    expect((await callWebhook(courses, 'card_processor', courses.paypal.signed({ id: 'WH-1' }))).status).toBe(401);
    expect((await callWebhook(courses, 'demo', good)).status).toBe(404);
    expect((await callWebhook(courses, 'nobody', good)).status).toBe(404);
    const { id } = JSON.parse(good.body) as { id: string };
    expect(await db.rows(`SELECT 1 FROM payment_event WHERE event_id IN ($1, 'WH-1')`, [id])).toEqual([]);
  });

  it('of a kind nobody waits for is taken and changes nothing', async () => {
    expect((await callWebhook(courses, 'card_processor', courses.stripe.signed(event()))).status).toBe(200);
    const other = courses.paypal.event('CUSTOMER.DISPUTE.CREATED', { id: 'PP-1' });
    expect((await callWebhook(courses, 'wallet_processor', courses.paypal.signed(other))).status).toBe(200);
  });

  it('delivered often, and by several events, is applied once', async () => {
    const { order } = await purchase(courses);
    courses.stripe.deliveries.mode.held = true;
    const session = courses.stripe.pay(order.session_id);
    const calls = Array.from({ length: 4 }, () =>
      courses.stripe.signed(courses.stripe.event('checkout.session.completed', session)),
    );
    const answers = await race(20, index => callWebhook(courses, 'card_processor', calls[index % calls.length]!));
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
  });
});

it('an event whose seat cannot be granted leaves nothing, and is applied when it comes again', async () => {
  const { order } = await purchase(courses);
  courses.stripe.deliveries.mode.held = true;
  const session = courses.stripe.pay(order.session_id);
  const event = courses.stripe.event('checkout.session.completed', session);
  const grant = jest.spyOn(courses.service.get(Seats), 'grant').mockRejectedValueOnce(new Error('the process dies'));
  expect(await courses.stripe.deliveries.send(event)).toEqual([500]);
  grant.mockRestore();
  expect(await standing(courses, order)).toMatchObject({
    status: 'pending',
    payments: ['opened'],
    grants: [],
    mails: 0,
  });
  expect(await courses.stripe.deliveries.send(event)).toEqual([200]);
  expect(await standing(courses, order)).toEqual(PAID_ONCE);
});
