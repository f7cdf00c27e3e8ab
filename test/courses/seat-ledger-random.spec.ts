import type { Database } from '#kit/database/database';
import { BooksChecks } from '#money/books/books-checks.service';
import { SeatEndings } from '#services/courses/enrollments/seat-endings';
import { command } from '../cli/commands';
import { atRandom, RUNS_ALL_TRIALS, trials } from '../harness/trials';
import type { Actor } from './courses';
import { makeCourse } from './factories';
import { callWebhook, type PaidCourses, startPaidCourses, unpaidOrder } from './payments.actors';

const STEPS = trials(500);

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());

it(
  'agrees with every order, as the books do, after random steps of buying, refunding, granting and revoking',
  atRandom(async ({ below: pick, oneOf }) => {
    const students = [await courses.student(), await courses.student(), await courses.student()];
    const made = [await makeCourse(db), await makeCourse(db), await makeCourse(db), await makeCourse(db)];
    const orders: { id: number; intent: string }[] = [];
    const any = <Item>(items: readonly Item[]): Item | undefined => oneOf(items);
    const settled = async () => {
      await courses.service.doJobs();
      await courses.settled();
    };

    async function buy(student: Actor): Promise<void> {
      const held = (await student.get('/api/users/enrollments?status=active')).body.data.data as { id: number }[];
      const free = made.filter(({ id }) => held.every(course => course.id !== id));
      if (free.length === 0) return;
      const { reference, session_id } = await unpaidOrder(student, free.slice(0, 1 + pick(free.length)));
      courses.stripe.pay(session_id);
      await courses.settled();
      const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [reference]);
      orders.push({ id: row!.id, intent: courses.stripe.sessions.get(session_id)!.payment_intent! });
    }

    async function refundCourses(mode: string): Promise<void> {
      const order = any(orders);
      if (!order) return;
      const lines = await db.rows<{ id: number }>('SELECT course_id AS id FROM order_line WHERE order_id = $1', [
        order.id,
      ]);
      const course_ids = lines.slice(0, 1 + pick(lines.length)).map(({ id }) => id);
      const answer = await courses.owner.post(`/api/orders/${order.id}/refunds`, {
        course_ids,
        mode,
        reason: 'A step',
      });
      expect([201, 409]).toContain(answer.status);
    }

    async function refundAtProcessor(isWhole: boolean): Promise<void> {
      const order = any(orders);
      const charge = order && courses.stripe.charges.get(order.intent)!;
      const left = charge ? charge.amount - charge.amount_refunded : 0;
      if (order && left > 0)
        courses.stripe.refund(order.intent, isWhole ? left : Math.min(left, 5_000 * (1 + pick(3))));
      await courses.settled();
    }

    async function replay(): Promise<void> {
      const order = any(orders);
      const charge = order && courses.stripe.charges.get(order.intent)!;
      if (!charge || charge.amount_refunded === 0) return;
      await callWebhook(courses, 'stripe', courses.stripe.signed(courses.stripe.event('charge.refunded', charge)));
    }

    async function changeGrant(): Promise<void> {
      const grant = await db.row<{ id: number; seat: number }>(
        'SELECT id, enrollment_id AS seat FROM seat_grant ORDER BY id OFFSET $1 LIMIT 1',
        [pick(40)],
      );
      if (!grant) return;
      const path = `/api/enrollments/${grant.seat}/grants/${grant.id}`;
      const ends_at = new Date(Date.now() + 50 + pick(400)).toISOString();
      if (pick(2)) await courses.owner.post(`${path}/revoke`, { reason: 'A step' });
      else await courses.owner.patch(path, { ends_at });
    }

    const steps = [
      () => buy(any(students)!),
      () => buy(any(students)!),
      () => refundCourses('ask'),
      () => refundCourses('assign'),
      () => refundAtProcessor(pick(3) === 0),
      replay,
      () => courses.owner.post('/api/enrollments', { user_id: any(students)!.id, course_id: any(made)!.id }),
      changeGrant,
      () => courses.service.get(SeatEndings).run(),
      settled,
    ];
    for (const student of students) await buy(student);
    for (let step = 0; step < STEPS; step += 1) await any(steps)!();
    await settled();
    expect(orders.length).toBeGreaterThan(RUNS_ALL_TRIALS ? 10 : 2);
    expect((await courses.owner.get('/api/enrollments/checks')).body.data.data).toEqual([]);
    expect(await command('seats check')).toMatchObject({ exitCode: 0 });
    expect(await courses.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  }),
);
