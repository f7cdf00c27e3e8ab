import type { Database } from '#kit/database/database';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import type { Actor } from './courses';
import { makeCourse } from './factories';
import { type PaidCourses, settle, standing, startPaidCourses, told, unpaidOrder } from './payments.actors';

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());
beforeEach(() => {
  courses.stripe.deliveries.mode.held = false;
  courses.stripe.deliveries.mode.times = 1;
});

type Method = 'card' | 'wallet';

/** A paid order of three courses of 100.00 each. */
async function bought(method: Method = 'card') {
  const student = await courses.student();
  const made = [await makeCourse(db), await makeCourse(db), await makeCourse(db)] as const;
  const order = await unpaidOrder(student, [...made], method);
  if (method === 'card') courses.stripe.pay(order.session_id);
  else {
    courses.paypal.approve(order.session_id);
    await courses.settled();
    await settle(student, order);
  }
  await courses.settled();
  const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [order.reference]);
  return { student, made, order, id: row!.id };
}

const refund = (orderId: number, courseIds: number[], mode = 'ask', caller: Actor = courses.owner) =>
  caller.post(`/api/orders/${orderId}/refunds`, { course_ids: courseIds, mode, reason: 'Changed plans' });
const orderOf = async (id: number) => (await courses.owner.get(`/api/orders/${id}`)).body.data;
/** Does the jobs and waits for the events of the processors. */
const settled = async () => {
  await courses.service.doJobs();
  await courses.settled();
  await courses.service.doJobs();
};
const opens = async (student: Actor, courseCodes: string[]) =>
  Promise.all(courseCodes.map(async code => (await student.get(`/api/users/enrollments/courses/${code}`)).status));
const chargeOf = (sessionId: string) =>
  courses.stripe.charges.get(courses.stripe.sessions.get(sessionId)!.payment_intent!)!;

describe('the refund of one course', () => {
  it.each(['card', 'wallet'] as const)('by %s closes that course and no other', async method => {
    const { student, made, id, order } = await bought(method);
    const [a, b, c] = made;
    const asked = await refund(id, [b.id]);
    expect(asked.status).toBe(201);
    expect(asked.body.data).toMatchObject({
      mode: 'ask',
      status: 'asked',
      amount: 100,
      course_ids: [b.id],
      still_held_by: [],
      asked_by: { id: courses.owner.id },
      reason: 'Changed plans',
    });
    expect(await opens(student, [a.code, b.code, c.code])).toEqual([200, 200, 200]);
    await settled();
    expect(await opens(student, [a.code, b.code, c.code])).toEqual([200, 403, 200]);
    const shown = await orderOf(id);
    expect(shown).toMatchObject({
      status: 'paid',
      refunded_total: 100,
      unassigned_refund: 0,
      refunds: [{ status: 'done', error: null }],
    });
    expect(shown.lines.map((line: { refunded_at: string | null }) => line.refunded_at === null)).toEqual([
      true,
      false,
      true,
    ]);
    expect(await told(courses.service, 'student', student.id)).toEqual([
      'enrolled_in_several',
      'order_partly_refunded',
    ]);
    expect(await standing(courses, order)).toMatchObject({ grants: ['held', 'revoked', 'held'].sort(), mails: 2 });
    expect((await refund(id, [b.id])).body.code).toBe('line_refunded');
  });

  it('leaves open what staff gave too, and says so', async () => {
    const { student, made, id } = await bought();
    const [, b] = made;
    await courses.owner.post('/api/enrollments', { user_id: student.id, course_id: b.id });
    expect((await refund(id, [b.id])).body.data.still_held_by).toEqual(['staff']);
    await settled();
    expect(await opens(student, [b.code])).toEqual([200]);
    expect((await orderOf(id)).refunds[0]).toMatchObject({ status: 'done', still_held_by: ['staff'] });
  });

  it('asked for 20 times at once is one request to the processor', async () => {
    const { made, id, order } = await bought();
    const answers = await race(20, () => refund(id, [made[1].id]));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
    await settled();
    expect(chargeOf(order.session_id).amount_refunded).toBe(10_000);
    expect((await orderOf(id)).refunds).toHaveLength(1);
  });

  it('is applied once however often its event arrives', async () => {
    const { student, made, id, order } = await bought();
    await refund(id, [made[0].id]);
    courses.stripe.deliveries.mode.times = 10;
    await settled();
    courses.stripe.deliveries.mode.times = 1;
    expect(await told(courses.service, 'student', student.id)).toEqual([
      'enrolled_in_several',
      'order_partly_refunded',
    ]);
    expect(await standing(courses, order)).toMatchObject({ mails: 2 });
    const history = await db.rows(`SELECT 1 FROM history_entry WHERE action = 'revoked'
      AND subject_id IN (SELECT id FROM enrollment WHERE student_id = ${student.id})`);
    expect(history).toHaveLength(1);
  });

  it('of all courses is the refund of the order', async () => {
    const { student, made, id, order } = await bought();
    await refund(id, [made[0].id]);
    await settled();
    expect((await refund(id, [made[1].id, made[2].id])).status).toBe(201);
    await settled();
    expect(await orderOf(id)).toMatchObject({ status: 'refunded', refunded_total: 300, unassigned_refund: 0 });
    expect((await orderOf(id)).refunds).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(await standing(courses, order)).toMatchObject({ grants: ['revoked', 'revoked', 'revoked'] });
    expect((await refund(id, [made[0].id])).body.code).toBe('order_not_paid');
    expect((await told(courses.service, 'student', student.id)).at(-1)).toBe('order_refunded');
  });

  it('never gives back more than was paid, whatever races', async () => {
    for (let round = 0; round < trials(5, 2); round += 1) {
      const { made, id, order } = await bought();
      const intent = courses.stripe.sessions.get(order.session_id)!.payment_intent!;
      await race(6, async index => {
        if (index === 0) courses.stripe.refund(intent);
        else if (index % 2) await refund(id, [made[index % 3]!.id]);
        else await courses.service.doJobs();
      });
      await settled();
      expect(chargeOf(order.session_id).amount_refunded).toBe(30_000);
      expect(await orderOf(id)).toMatchObject({ status: 'refunded', refunded_total: 300 });
    }
    expect((await courses.owner.get('/api/enrollments/checks')).body.data.data).toEqual([]);
  });

  it('racing a grant by staff leaves the seat held every time', async () => {
    const student = await courses.student();
    for (let round = 0; round < trials(40); round += 1) {
      const course = await makeCourse(db);
      const other = await makeCourse(db);
      const order = await unpaidOrder(student, [course, other]);
      courses.stripe.pay(order.session_id);
      await courses.settled();
      const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [order.reference]);
      await refund(row!.id, [course.id]);
      await Promise.all([
        settled(),
        courses.owner.post('/api/enrollments', { user_id: student.id, course_id: course.id }),
      ]);
      const seat = await db.row('SELECT status FROM enrollment WHERE student_id = $1 AND course_id = $2', [
        student.id,
        course.id,
      ]);
      expect(seat).toEqual({ status: 'active' });
    }
  });
});

describe('a refund that is refused', () => {
  it('names the reason, and moves nothing', async () => {
    const { made, id, student } = await bought();
    const [a] = made;
    const pending = await unpaidOrder(student, [await makeCourse(db)]);
    const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [pending.reference]);
    const line = await db.row<{ id: number }>('SELECT course_id AS id FROM order_line WHERE order_id = $1', [row!.id]);
    expect((await refund(row!.id, [line!.id])).body.code).toBe('order_not_paid');
    const unknown = await refund(id, [a.id, 999_999]);
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['course_ids']]);
    expect((await refund(999_999, [a.id])).status).toBe(404);
    expect((await refund(id, [])).status).toBe(400);
    expect((await refund(id, [a.id], 'assign')).body.code).toBe('refund_too_small');
    const teacher = await courses.member({
      permissions: ['orders.view', 'orders.edit'],
      instructorId: (await courses.teacher()).instructorId,
    });
    expect((await refund(id, [a.id], 'ask', teacher)).body.code).toBe('outside_own_courses');
    expect((await orderOf(id)).refunds).toEqual([]);
  });

  it('of a course that cost nothing has nothing to refund', async () => {
    const student = await courses.student();
    const [priced, free] = [await makeCourse(db), await makeCourse(db, { priceCents: 0 })];
    const order = await unpaidOrder(student, [priced, free]);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [order.reference]);
    expect((await refund(row!.id, [free.id])).body.code).toBe('nothing_to_refund');
  });

  it('by the processor changes nothing, tells staff, and may be asked for again', async () => {
    const { student, made, id, order } = await bought();
    const charge = chargeOf(order.session_id);
    charge.amount_refunded = 30_000;
    await refund(id, [made[0].id]);
    await settled();
    expect((await orderOf(id)).refunds).toMatchObject([{ status: 'failed', error: 'charge_already_refunded' }]);
    expect(await opens(student, [made[0].code])).toEqual([200]);
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('refund_failed');
    charge.amount_refunded = 0;
    expect((await refund(id, [made[0].id])).status).toBe(201);
    await settled();
    expect((await orderOf(id)).refunds).toMatchObject([{ status: 'failed' }, { status: 'done' }]);
    expect(await opens(student, [made[0].code])).toEqual([403]);
  });
});

describe('a partial refund at the processor itself', () => {
  it('closes nothing, is shown as unassigned, and can be assigned', async () => {
    const { student, made, id, order } = await bought();
    courses.stripe.refund(courses.stripe.sessions.get(order.session_id)!.payment_intent!, 15_000);
    await courses.settled();
    expect(await orderOf(id)).toMatchObject({ refunded_total: 150, unassigned_refund: 150, refunds: [] });
    expect(
      await opens(
        student,
        made.map(({ code }) => code),
      ),
    ).toEqual([200, 200, 200]);
    expect((await refund(id, [made[0].id, made[1].id], 'assign')).body.code).toBe('refund_too_small');
    const answers = await race(6, () => refund(id, [made[0].id], 'assign'));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect(await orderOf(id)).toMatchObject({
      status: 'paid',
      refunded_total: 150,
      unassigned_refund: 50,
      refunds: [{ mode: 'assign', status: 'done' }],
    });
    expect(
      await opens(
        student,
        made.map(({ code }) => code),
      ),
    ).toEqual([403, 200, 200]);
    expect((await refund(id, [made[1].id, made[2].id])).body.code).toBe('nothing_to_refund');
    expect(await courses.owner.get('/api/enrollments/checks')).toMatchObject({ body: { data: { data: [] } } });
  });
});

describe('a request whose response was lost', () => {
  it('is repeated with the same key, and no more money goes back', async () => {
    const { made, id, order } = await bought();
    await refund(id, [made[0].id]);
    await settled();
    await db.transaction(async () => {
      await db.rows(`UPDATE payment SET refunded_cents = 0 WHERE reference = $1`, [order.reference]);
      await db.rows(`UPDATE refund SET status = 'due', returned_cents = 0, ended_at = NULL WHERE reference = $1`, [
        order.reference,
      ]);
    });
    await db.rows(
      `SELECT courses_jobs.add_job('payment-refund', json_build_object('paymentId', id)) FROM payment WHERE reference = $1`,
      [order.reference],
    );
    await settled();
    expect(chargeOf(order.session_id).amount_refunded).toBe(10_000);
  });

  it('or whose job a process of the version before stored, too', async () => {
    const { made, id, order } = await bought();
    const { body } = await refund(id, [made[0].id]);
    await db.rows(`SELECT courses_jobs.remove_job('payment-refund-' || id) FROM payment WHERE reference = $1`, [
      order.reference,
    ]);
    const job = JSON.stringify({ refundId: body.data.id });
    await db.rows(
      `SELECT courses_jobs.add_job('order-refund', $1::json), courses_jobs.add_job('order-refund', $1::json)`,
      [job],
    );
    await settled();
    expect(chargeOf(order.session_id).amount_refunded).toBe(10_000);
    expect((await orderOf(id)).refunds).toMatchObject([{ status: 'done' }]);
  });
});
