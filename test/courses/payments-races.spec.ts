import type { Database } from '#kit/database/database';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import { makeCourse } from './factories';
import {
  callWebhook,
  type PaidCourses,
  purchase,
  seatsOf,
  settle,
  standing,
  startPaidCourses,
  unpaidOrder,
} from './payments.actors';

const ROUNDS = trials(8, 2);

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());

const PAID_ONCE = { status: 'paid', payments: ['paid*'], grants: ['held'], told: ['enrolled'], mails: 1 };

describe('at the same instant', () => {
  it('webhook and settling of a wallet payment grant once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, order } = await purchase(courses, 'wallet');
      courses.paypal.deliveries.mode.held = true;
      courses.paypal.approve(order.session_id);
      const [answers] = await Promise.all([
        race(4, () => settle(student, order)),
        courses.paypal.deliveries.release().then(() => courses.service.doJobs()),
      ]);
      expect(statuses(answers)).toEqual({ 201: 4 });
      await courses.paypal.deliveries.release();
      expect(await standing(courses, order)).toEqual(PAID_ONCE);
    }
  });

  it('a paid order and a free one of the same course are one seat with two grants', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, course, order } = await purchase(courses);
      courses.stripe.deliveries.mode.held = true;
      courses.stripe.pay(order.session_id);
      await db.rows('UPDATE course SET price_cents = 0 WHERE id = $1', [course.id]);
      const [, free] = await Promise.all([
        courses.stripe.deliveries.release(),
        student.post('/api/shop/checkout', { course_id: course.id }),
      ]);
      expect([201, 409]).toContain(free.status);
      const { told } = await standing(courses, order);
      expect(told).toEqual(['enrolled']);
      expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
      expect(await db.rows('SELECT 1 FROM enrollment WHERE student_id = $1', [student.id])).toHaveLength(1);
    }
  });

  it('a refund and another order’s payment leave the seat held', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const student = await courses.student();
      const course = await makeCourse(db);
      const first = await unpaidOrder(student, [course, await makeCourse(db)]);
      courses.stripe.deliveries.mode.held = true;
      courses.stripe.pay(first.session_id);
      const second = await unpaidOrder(student, [course, await makeCourse(db)]);
      await courses.stripe.deliveries.release();
      const intent = courses.stripe.sessions.get(first.session_id)!.payment_intent!;
      courses.stripe.pay(second.session_id);
      courses.stripe.refund(intent);
      const paid = courses.stripe.signed(
        courses.stripe.event('checkout.session.completed', courses.stripe.sessions.get(second.session_id)!),
      );
      await Promise.all([courses.stripe.deliveries.release('backwards'), callWebhook(courses, 'stripe', paid)]);
      expect(await standing(courses, first)).toMatchObject({ status: 'refunded' });
      expect(await standing(courses, second)).toMatchObject({ status: 'paid', grants: ['held', 'held'] });
      expect((await seatsOf(courses, student))[course.id]).toBe('active');
    }
  });

  it('a payment and a new checkout of its course end in one paid order, whichever is first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, course, order } = await purchase(courses);
      courses.stripe.deliveries.mode.held = true;
      courses.stripe.pay(order.session_id);
      const [delivered, again] = await Promise.all([
        courses.stripe.deliveries.release(),
        student.post('/api/shop/checkout', { course_id: course.id, payment_method: 'wallet' }),
      ]);
      expect(delivered).toEqual([200]);
      expect([201, 409]).toContain(again.status);
      expect(await standing(courses, order)).toMatchObject({ status: 'paid', grants: ['held'], told: ['enrolled'] });
    }
  });

  it('the payment and its refund end in refunded without a seat', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, course, order } = await purchase(courses);
      courses.stripe.deliveries.mode.held = true;
      const session = courses.stripe.pay(order.session_id);
      courses.stripe.refund(session.payment_intent!);
      const paid = courses.stripe.signed(courses.stripe.event('checkout.session.completed', session));
      const [, answer] = await Promise.all([
        courses.stripe.deliveries.release('backwards'),
        callWebhook(courses, 'stripe', paid),
      ]);
      expect(answer.status).toBe(200);
      expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
      expect((await seatsOf(courses, student))[course.id] ?? 'cancelled').toBe('cancelled');
    }
  });
});
