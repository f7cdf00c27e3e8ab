import type { Database } from '#kit/database/database';
import { makeCourse, makeEnrollment } from './factories';
import {
  callWebhook,
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

const intentOf = (sessionId: string) => courses.stripe.sessions.get(sessionId)!.payment_intent!;
const PAID_ONCE = { status: 'paid', payments: ['paid*'], grants: ['held'], told: ['enrolled'], mails: 1 };

describe('a refund', () => {
  it('takes back what the order granted, and tells the student once', async () => {
    const { student, course, order } = await purchase(courses);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    courses.stripe.deliveries.mode.times = 5;
    courses.stripe.refund(intentOf(order.session_id));
    await courses.settled();
    courses.stripe.deliveries.mode.times = 1;
    expect(await standing(courses, order)).toEqual({
      status: 'refunded',
      payments: ['refunded*'],
      grants: ['revoked'],
      told: ['enrolled', 'order_refunded'],
      mails: 1,
    });
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'cancelled' });
    const { body } = await student.inArabic().get('/api/users/notifications');
    expect(body.data.items[0].body).toContain('100.00');
  });

  it('in part changes nothing, and staff are told', async () => {
    const { order } = await purchase(courses);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    courses.stripe.refund(intentOf(order.session_id), 4000);
    await courses.settled();
    expect(await standing(courses, order)).toEqual(PAID_ONCE);
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('payment_partially_refunded');
    courses.stripe.refund(intentOf(order.session_id));
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', grants: ['revoked'] });
  });

  it('that overtakes the payment ends in refunded', async () => {
    const { student, order } = await purchase(courses);
    courses.stripe.deliveries.mode.held = true;
    courses.stripe.pay(order.session_id);
    courses.stripe.refund(intentOf(order.session_id));
    expect(await courses.stripe.deliveries.release('backwards')).toEqual([200, 200]);
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', grants: [], mails: 0 });
    expect(await seatsOf(courses, student)).toEqual({});
  });

  it('takes only the seats that nothing else holds', async () => {
    const student = await courses.student();
    const [one, two, given] = [await makeCourse(db), await makeCourse(db), await makeCourse(db)];
    const first = await unpaidOrder(student, [one, two, given]);
    const second = await unpaidOrder(student, [one]);
    courses.stripe.deliveries.mode.held = true;
    courses.stripe.pay(second.session_id);
    await courses.stripe.deliveries.release();
    const session = courses.stripe.sessions.get(first.session_id)!;
    const late = { ...session, status: 'complete', payment_status: 'paid', payment_intent: `pi_${first.reference}` };
    await callWebhook(
      courses,
      'stripe',
      courses.stripe.signed(courses.stripe.event('checkout.session.completed', late)),
    );
    await makeStaffGrant(student.id, given.id);
    const charge = {
      id: 'ch_1',
      payment_intent: late.payment_intent,
      amount: 30_000,
      amount_refunded: 30_000,
      refunded: true,
      currency: 'usd',
      metadata: {},
    };
    await callWebhook(courses, 'stripe', courses.stripe.signed(courses.stripe.event('charge.refunded', charge)));
    expect(await standing(courses, first)).toMatchObject({
      status: 'refunded',
      grants: ['revoked', 'revoked', 'revoked'],
    });
    expect(await standing(courses, second)).toMatchObject({ status: 'paid', grants: ['held'] });
    expect(await seatsOf(courses, student)).toEqual({
      [one.id]: 'active',
      [two.id]: 'cancelled',
      [given.id]: 'active',
    });
  });
});

describe('money without a use', () => {
  it('paid for the same order a second time goes back', async () => {
    const { order } = await purchase(courses);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    const second = { ...courses.stripe.sessions.get(order.session_id)!, id: 'cs_second', payment_intent: 'pi_second' };
    await db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
       VALUES ($1, 'stripe', 'cs_second', 10000, 'USD', 'closed')`,
      [order.reference],
    );
    await callWebhook(
      courses,
      'stripe',
      courses.stripe.signed(courses.stripe.event('checkout.session.completed', second)),
    );
    expect(await standing(courses, order)).toEqual({ ...PAID_ONCE, payments: ['paid*', 'refund_due'] });
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('payment_second');
  });

  it('for an order that was given up, whose courses are held by another one, goes back', async () => {
    const { student, course, order } = await purchase(courses);
    courses.stripe.deliveries.mode.held = true;
    courses.stripe.pay(order.session_id);
    const again = await unpaidOrder(student, [course], 'wallet');
    courses.paypal.approve(again.session_id);
    await courses.settled();
    await settle(student, again);
    await courses.stripe.deliveries.release();
    expect(await standing(courses, order)).toMatchObject({ status: 'failed', payments: ['refund_due*'], grants: [] });
    await courses.stripe.deliveries.release();
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
  });

  it('for an order that bought nothing new is left to staff', async () => {
    const { student, course, order } = await purchase(courses);
    await makeEnrollment(db, student, course);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'paid', payments: ['paid*'], grants: ['held'] });
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('order_bought_again');
  });
});

/** Staff give a seat that an order granted already. */
const makeStaffGrant = (studentId: number, courseId: number) =>
  db.rows(
    `INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, granted_at)
     SELECT id, student_id, course_id, 'staff', now() FROM enrollment WHERE student_id = $1 AND course_id = $2`,
    [studentId, courseId],
  );
