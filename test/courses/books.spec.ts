import { command } from '../cli/commands';
import { decide, dispute, failRefund } from '../payments/local-stripe-aftermath';
import { makeCourse } from './factories';
import {
  callWebhook,
  later,
  type PaidCourses,
  purchase,
  standing,
  startPaidCourses,
  unpaidOrder,
} from './payments.actors';
import { AGREED, balances, checkedBooks, paidOrder, processed, refundCourses, shownOrder } from './refunds.actors';

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());
afterEach(async () => expect(await checkedBooks(courses)).toEqual(AGREED));

describe('the ledger of an order of courses', () => {
  it('has its money, its refunds and its disputes', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -30_000, sales: 30_000 });
    await refundCourses(courses, id, [made[0]!.id]);
    expect(await balances(courses, reference)).toEqual({
      'processor:stripe': -30_000,
      refunds_owed: 10_000,
      sales: 20_000,
    });
    await processed(courses);
    const disputed = dispute(courses.stripe, intent, { amount: 5_000 });
    await courses.settled();
    expect(await balances(courses, reference)).toEqual({
      disputed: -5_000,
      'processor:stripe': -15_000,
      sales: 20_000,
    });
    decide(courses.stripe, disputed, 'won');
    await courses.settled();
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -20_000, sales: 20_000 });
  });

  it('has none of a free order, and of a wallet those of its processor', async () => {
    const student = await courses.student();
    const course = await makeCourse(courses.service.db, { priceCents: 0 });
    const free = (await student.post('/api/shop/checkout', { course_id: course.id })).body.data;
    expect(await balances(courses, free.reference)).toEqual({});
    const { reference } = await paidOrder(courses, 'wallet', 1);
    expect(await balances(courses, reference)).toEqual({ 'processor:paypal': -10_000, sales: 10_000 });
  });

  it('returns a second payment from `unplaced`', async () => {
    const { reference } = await paidOrder(courses, 'card', 1);
    const { db } = courses.service;
    await db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
       VALUES ($1, 'stripe', 'cs_second', 10000, 'USD', 'closed')`,
      [reference],
    );
    const session = { id: 'cs_second', payment_intent: 'pi_second', payment_status: 'paid', amount_total: 10_000 };
    const [first] = courses.stripe.sessions.values();
    const event = courses.stripe.event('checkout.session.completed', { ...first!, ...session });
    await callWebhook(courses, 'stripe', courses.stripe.signed(event));
    expect(await balances(courses, reference)).toEqual({
      'processor:stripe': -20_000,
      refunds_owed: 10_000,
      sales: 10_000,
    });
    const [refund] = await db.rows('SELECT reason_kind, status FROM refund WHERE reference = $1', [reference]);
    expect(refund).toEqual({ reason_kind: 'second', status: 'due' });
  });

  it('has nothing unplaced of a payment that came second, after a refund outside of it had failed', async () => {
    const { stripe, service } = courses;
    const { order } = await purchase(courses, 'card');
    const report = async (type: string, object: object) =>
      expect((await callWebhook(courses, 'stripe', stripe.signed(stripe.event(type, object)))).status).toBe(200);
    stripe.deliveries.mode.held = true;
    const session = stripe.pay(order.session_id);
    const intent = session.payment_intent!;
    stripe.refund(intent, 4_000);
    await report('charge.refunded', stripe.charges.get(intent)!);
    await report('refund.failed', failRefund(stripe, intent));
    await service.db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
       SELECT reference, provider, 'cs_other', amount_cents, currency, 'closed' FROM payment WHERE session_id = $1`,
      [order.session_id],
    );
    await report('checkout.session.completed', { ...session, id: 'cs_other', payment_intent: 'pi_other' });
    await report('checkout.session.completed', session);
    const { refunds_owed, ...rest } = await balances(courses, order.reference);
    expect([refunds_owed, rest]).toEqual([10_000, { 'processor:stripe': -20_000, sales: 10_000 }]);
    await processed(courses);
    await stripe.deliveries.release();
    stripe.deliveries.mode.held = false;
  });

  it('has nothing left of an order that the processor refunded whole', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    await refundCourses(courses, id, [made[0]!.id]);
    await processed(courses);
    courses.stripe.refund(intent);
    await courses.settled();
    expect(await shownOrder(courses, id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] });
    expect(await balances(courses, reference)).toEqual({ outside: -20_000, sales: 20_000 });
  });
});

describe('a refund that the processor refuses', () => {
  it('is owed no more', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    courses.stripe.charges.get(intent)!.amount_refunded = 30_000;
    await refundCourses(courses, id, [made[0]!.id, made[1]!.id]);
    await processed(courses);
    expect((await shownOrder(courses, id)).refunds).toMatchObject([{ status: 'failed' }]);
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -30_000, sales: 30_000 });
    courses.stripe.charges.get(intent)!.amount_refunded = 0;
  });
});

describe('a refund that the bank returns', () => {
  it('of one course counts for no course, and staff may request it again', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    await refundCourses(courses, id, [made[0]!.id]);
    await processed(courses);
    failRefund(courses.stripe, intent);
    await processed(courses);
    expect(await shownOrder(courses, id)).toMatchObject({
      status: 'paid',
      refunded_total: 0,
      refunds: [{ status: 'failed', error: 'expired_or_canceled_card' }],
    });
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -30_000, sales: 30_000 });
    expect((await refundCourses(courses, id, [made[0]!.id])).status).toBe(201);
    await processed(courses);
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -20_000, sales: 20_000 });
  });

  it('of the whole order is owed, and requested again after a day', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    await refundCourses(
      courses,
      id,
      made.slice(1).map(course => course.id),
    );
    await processed(courses);
    await refundCourses(courses, id, [made[0]!.id]);
    await processed(courses);
    failRefund(courses.stripe, intent);
    await processed(courses);
    const { payments, status } = await standing(courses, { reference });
    expect({ payments, status }).toEqual({ payments: ['refund_due*'], status: 'refunded' });
    expect((await shownOrder(courses, id)).refunds).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -10_000, refunds_owed: 10_000 });
    expect(await checkedBooks(courses)).toEqual(AGREED);
    await later(courses);
    await processed(courses);
    expect((await standing(courses, { reference })).payments).toEqual(['refunded*']);
    expect(await balances(courses, reference)).toEqual({});
    expect(courses.stripe.charges.get(intent)!.amount_refunded).toBe(30_000);
  });

  it('takes the courses from money that was assigned to them', async () => {
    const { made, id, reference, intent } = await paidOrder(courses);
    courses.stripe.refund(intent, 15_000);
    await courses.settled();
    expect((await refundCourses(courses, id, [made[0]!.id], 'assign')).status).toBe(201);
    expect(await balances(courses, reference)).toEqual({ outside: -5_000, 'processor:stripe': -15_000, sales: 20_000 });
    failRefund(courses.stripe, intent);
    await processed(courses);
    expect(await shownOrder(courses, id)).toMatchObject({
      refunded_total: 0,
      unassigned_refund: 0,
      refunds: [{ mode: 'assign', status: 'failed' }],
    });
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -30_000, sales: 30_000 });
    expect((await refundCourses(courses, id, [made[0]!.id])).status).toBe(201);
    await processed(courses);
    expect(await balances(courses, reference)).toEqual({ 'processor:stripe': -20_000, sales: 20_000 });
  });
});

describe('the check of the books', () => {
  it('covers courses', async () => {
    const { reference } = await unpaidOrder(await courses.student(), [await makeCourse(courses.service.db)]);
    expect(await command('books check --service courses --json')).toMatchObject({
      exitCode: 0,
      data: { services: { courses: AGREED } },
    });
    const { db } = courses.service;
    const close = async (status: string) =>
      db.rows(`UPDATE course_order SET status = $2 WHERE reference = $1`, [reference, status]);
    await db.rows('ALTER TABLE course_order DISABLE TRIGGER post_order_update');
    await close('paid');
    const checked = await command('books check --service courses --json');
    await close('failed');
    await db.rows('ALTER TABLE course_order ENABLE TRIGGER post_order_update');
    expect(checked.exitCode).toBe(1);
    expect(checked.data.services.courses.differences).toEqual([
      { check: 'B5', reference, subject: 'receivable sales', expected: '10000', actual: '0' },
    ]);
  });
});
