import { setTimeout as sleep } from 'node:timers/promises';
import { Tokens } from '#kit/access/tokens';
import type { Database } from '#kit/database/database';
import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race } from '../harness/race';
import { trials } from '../harness/trials';
import { makeCourse } from './factories';
import { type PaidCourses, startPaidCourses, told, unpaidOrder } from './payments.actors';

const JWT_SECRET = 'a secret for the tests of this project only';

let courses: PaidCourses;
let db: Database;
let other: OwnProcess;
let token: string;
beforeAll(async () => {
  courses = await startPaidCourses({ JWT_SECRET });
  ({ db } = courses.service);
  other = await startProcess({
    SERVICES: 'courses',
    JWT_SECRET,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_BASE: courses.stripe.url,
    COURSES_STRIPE_WEBHOOK_SECRET: courses.stripe.webhookSecret,
  });
  ({ token } = await courses.service.get(Tokens).signIn('staff', { id: courses.owner.id, tokenVersion: 1 }));
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await courses?.close();
});

const originOf = (index: number) => (index % 2 ? other.origin : courses.service.origin);

async function post(index: number, path: string, body: object): Promise<number> {
  const response = await fetch(`${originOf(index)}/courses${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** A paid order of two courses. */
async function bought() {
  const student = await courses.student();
  const made = [await makeCourse(db), await makeCourse(db)] as const;
  const order = await unpaidOrder(student, [...made]);
  courses.stripe.pay(order.session_id);
  await courses.settled();
  const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [order.reference]);
  const intent = courses.stripe.sessions.get(order.session_id)!.payment_intent!;
  return { student, made, id: row!.id, charge: courses.stripe.charges.get(intent)! };
}

const refundDone = async (orderId: number) => {
  for (let waited = 0; waited < 600; waited += 1) {
    await courses.service.doJobs();
    const rows = await db.rows<{ status: string }>(
      'SELECT r.status FROM refund r JOIN course_order o USING (reference) WHERE o.id = $1',
      [orderId],
    );
    if (rows.length > 0 && rows.every(({ status }) => status === 'done')) return;
    await sleep(100);
  }
  throw new Error('the refund did not end');
};

describe('a refund over two processes', () => {
  it('asked for 20 times at once is one request, and one row', async () => {
    const { made, id, charge } = await bought();
    const body = { course_ids: [made[0].id], mode: 'ask', reason: 'Changed plans' };
    const answers = await race(20, index => post(index, `/api/orders/${id}/refunds`, body));
    expect(answers.filter(status => status === 201)).toHaveLength(1);
    expect(answers.filter(status => status === 409)).toHaveLength(19);
    await refundDone(id);
    expect(charge.amount_refunded).toBe(10_000);
  });

  it('is applied once however often both hear of it', async () => {
    const { student, made, id, charge } = await bought();
    courses.stripe.deliveries.mode.held = true;
    await post(0, `/api/orders/${id}/refunds`, { course_ids: [made[0].id], mode: 'ask', reason: 'Changed plans' });
    for (let waited = 0; charge.amount_refunded === 0 && waited < 600; waited += 1) {
      await courses.service.doJobs();
      await sleep(100);
    }
    const event = courses.stripe.signed(courses.stripe.event('charge.refunded', charge));
    const heard = await race(10, async index => {
      const address = `${originOf(index)}/courses/api/webhooks/payments/stripe`;
      const headers = { 'Content-Type': 'application/json', ...event.headers };
      return (await fetch(address, { method: 'POST', headers, body: event.body })).status;
    });
    courses.stripe.deliveries.mode.held = false;
    await courses.stripe.deliveries.release();
    expect(new Set(heard)).toEqual(new Set([200]));
    await refundDone(id);
    expect(
      (await told(courses.service, 'student', student.id)).filter(type => type === 'order_partly_refunded'),
    ).toHaveLength(1);
  });

  it('racing grants by staff leaves the seat held', async () => {
    for (let round = 0; round < trials(20, 4); round += 1) {
      const { student, made, id } = await bought();
      const course_id = made[0].id;
      await Promise.all([
        post(round, `/api/orders/${id}/refunds`, { course_ids: [course_id], mode: 'ask', reason: 'Changed plans' }),
        post(round + 1, '/api/enrollments', { user_id: student.id, course_id }),
      ]);
      await refundDone(id);
      const seat = await db.row('SELECT status FROM enrollment WHERE student_id = $1 AND course_id = $2', [
        student.id,
        course_id,
      ]);
      expect(seat).toEqual({ status: 'active' });
    }
  });

  it('leaves every seat as its grants and orders say', async () => {
    await courses.service.doJobs();
    expect(await command('seats check --service courses')).toMatchObject({ exitCode: 0 });
  });
});
