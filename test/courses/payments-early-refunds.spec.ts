import { paidAndRefunded } from '../payments/bare-refunds';
import { trials } from '../harness/trials';
import { callWebhook, type PaidCourses, purchase, seatsOf, standing, startPaidCourses } from './payments.actors';

const ROUNDS = trials(10, 2);
const METHODS = [
  ['stripe', 'card'],
  ['paypal', 'wallet'],
] as const;

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());

describe.each(METHODS)('a refund reported by %s before its payment', (provider, method) => {
  async function bought(cents?: number) {
    const { student, order } = await purchase(courses, method);
    const calls = paidAndRefunded(courses, provider, order.session_id, cents);
    const deliver = async (call: 'payment' | 'refund') =>
      expect((await callWebhook(courses, provider, calls[call])).status).toBe(200);
    return { student, order, deliver };
  }

  it('ends the order refunded, and no seat is ever granted', async () => {
    const { student, order, deliver } = await bought();
    await deliver('refund');
    await deliver('payment');
    const refunded = { status: 'refunded', payments: ['refunded*'], grants: [], told: ['order_refunded'], mails: 0 };
    expect(await standing(courses, order)).toEqual(refunded);
    expect(await seatsOf(courses, student)).toEqual({});
    const events = await courses.service.db.rows(
      `SELECT e.type, e.verdict FROM payment_event e JOIN payment p ON p.id = e.payment_id
       WHERE p.reference = $1 ORDER BY e.id`,
      [order.reference],
    );
    expect(events).toEqual([
      { type: 'refunded', verdict: 'applied' },
      { type: 'paid', verdict: 'applied' },
    ]);
    await deliver('refund');
    await deliver('payment');
    expect(await standing(courses, order)).toEqual(refunded);
  });

  it('in part leaves the order paid, and counts what has gone back', async () => {
    const { order, deliver } = await bought(4000);
    await deliver('refund');
    await deliver('payment');
    expect(await standing(courses, order)).toMatchObject({ status: 'paid', payments: ['paid*'], grants: ['held'] });
    const payment = await courses.service.db.row('SELECT refunded_cents FROM payment WHERE reference = $1', [
      order.reference,
    ]);
    expect(payment).toEqual({ refunded_cents: 4000 });
  });

  it.each([
    ['refund', 'payment'],
    ['payment', 'refund'],
  ] as const)('or at the same time, %s and %s, ends the order refunded', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, order, deliver } = await bought();
      await Promise.all([deliver(one), deliver(other)]);
      const { status, payments, grants } = await standing(courses, order);
      expect({ status, payments }).toEqual({ status: 'refunded', payments: ['refunded*'] });
      expect(grants).not.toContain('held');
      expect(Object.values(await seatsOf(courses, student))).not.toContain('active');
    }
  });
});
