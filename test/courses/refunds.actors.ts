import { BooksChecks } from '#money/books/books-checks.service';
import type { Course } from '#services/courses/courses/course.entity';
import type { Answer } from '../harness/client';
import type { Actor } from './courses';
import { makeCourse } from './factories';
import { type PaidCourses, settle, unpaidOrder } from './payments.actors';

export interface PaidOrder {
  student: Actor;
  made: readonly Course[];
  id: number;
  reference: string;
  /** The charge at Stripe. */
  intent: string;
}

/** A paid order of so many courses of 100.00 each. */
export async function paidOrder(
  courses: PaidCourses,
  method: 'card' | 'wallet' = 'card',
  count = 3,
): Promise<PaidOrder> {
  const { db } = courses.service;
  const student = await courses.student();
  const made: Course[] = [];
  for (let number = 0; number < count; number += 1) made.push(await makeCourse(db));
  const order = await unpaidOrder(student, made, method);
  if (method === 'card') courses.stripe.pay(order.session_id);
  else {
    courses.paypal.approve(order.session_id);
    await courses.settled();
    await settle(student, order);
  }
  await courses.settled();
  const { reference, session_id } = order;
  const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [reference]);
  const intent = courses.stripe.sessions.get(session_id)?.payment_intent ?? '';
  return { student, made, id: row!.id, reference, intent };
}

export const refundCourses = (
  courses: PaidCourses,
  orderId: number,
  courseIds: readonly number[],
  mode: 'ask' | 'assign' = 'ask',
): Promise<Answer> =>
  courses.owner.post(`/api/orders/${orderId}/refunds`, { course_ids: courseIds, mode, reason: 'Changed plans' });

/** Does the jobs and waits for the events of the processors. */
export async function processed(courses: PaidCourses): Promise<void> {
  await courses.service.doJobs();
  await courses.settled();
  await courses.service.doJobs();
}

export const shownOrder = async (courses: PaidCourses, id: number) =>
  (await courses.owner.get(`/api/orders/${id}`)).body.data;

export const AGREED = { count: 0, differences: [] };
export const checkedBooks = (courses: PaidCourses) => courses.service.get(BooksChecks).run();

/** The accounts of an order with the cents of their credits less those of their debits; without those of 0. */
export async function balances({ service: { db } }: PaidCourses, reference: string): Promise<Record<string, number>> {
  const rows = await db.rows<{ account: string; cents: number }>(
    `SELECT account, sum(cents)::integer AS cents
     FROM ledger_entry CROSS JOIN LATERAL (VALUES (credit, amount_cents), (debit, -amount_cents)) AS leg (account, cents)
     WHERE reference = $1 GROUP BY account HAVING sum(cents) <> 0 ORDER BY account`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
