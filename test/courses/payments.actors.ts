import type { Course } from '#services/courses/courses/course.entity';
import type { Answer } from '../harness/client';
import type { SignedCall } from '../payments/deliveries';
import type { LocalPaypal } from '../payments/local-paypal';
import { startLocalProcessors } from '../payments/local-processors';
import type { LocalStripe } from '../payments/local-stripe';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse } from './factories';

export const SITE = 'https://courses.example';

/** The course service beside both local processors, whose webhooks reach it. */
export interface PaidCourses extends Courses {
  stripe: LocalStripe;
  paypal: LocalPaypal;
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startPaidCourses(environment: Record<string, string> = {}): Promise<PaidCourses> {
  const processors = await startLocalProcessors('courses', { COURSES_SITE_URL: SITE });
  const { stripe, paypal } = processors;
  const courses = await startCourses({ ...processors.environment, ...environment });
  stripe.webhookUrl = `${courses.service.origin}/courses/api/webhooks/payments/card_processor`;
  paypal.webhookUrl = `${courses.service.origin}/courses/api/webhooks/payments/wallet_processor`;
  const settled = async () => {
    await stripe.deliveries.settled();
    await paypal.deliveries.settled();
  };
  const close = async () => {
    await courses.service.close();
    await processors.stop();
  };
  return { ...courses, stripe, paypal, settled, close };
}

export interface Bought {
  reference: string;
  session_id: string;
  redirect_url: string;
  status: string;
  total: number;
  created_at: string;
  updated_at: string;
}

/** An order that waits for its payment. */
export async function unpaidOrder(
  student: Actor,
  courses: Pick<Course, 'id'>[],
  method: 'card' | 'wallet' = 'card',
): Promise<Bought> {
  const answer = await student.post('/api/shop/checkout', {
    course_ids: courses.map(({ id }) => id),
    payment_method: method,
    locale: 'en',
  });
  if (answer.status !== 201) throw new Error(`not bought: ${answer.status} ${answer.text}`);
  return answer.body.data as Bought;
}

/** A new student with an order of one new course that waits for its payment. */
export async function purchase(courses: Courses, method: 'card' | 'wallet' = 'card', values: Partial<Course> = {}) {
  const student = await courses.student();
  const course = await makeCourse(courses.service.db, values);
  return { student, course, order: await unpaidOrder(student, [course], method) };
}

export const settle = (student: Actor, { reference }: Pick<Bought, 'reference'>): Promise<Answer> =>
  student.post(`/api/shop/orders/${reference}/settle`);

/** What the tables say about an order, its payments, its seats and who was told. */
export async function standing({ service }: Courses, { reference }: Pick<Bought, 'reference'>) {
  const { db } = service;
  const order = await db.row<{ id: number; status: string; student_id: number; email: string }>(
    `SELECT o.id, o.status, o.student_id, s.email FROM course_order o JOIN student s ON s.id = o.student_id
     WHERE o.reference = $1`,
    [reference],
  );
  const payments = await db.rows<{ status: string; settles: boolean }>(
    'SELECT status, settles FROM payment WHERE reference = $1 ORDER BY id',
    [reference],
  );
  const grants = await db.rows<{ revoked_at: Date | null }>('SELECT revoked_at FROM seat_grant WHERE order_id = $1', [
    order!.id,
  ]);
  await service.doJobs();
  return {
    status: order!.status,
    payments: payments.map(({ status, settles }) => (settles ? `${status}*` : status)),
    grants: grants.map(({ revoked_at }) => (revoked_at ? 'revoked' : 'held')),
    told: await told(service, 'student', order!.student_id),
    mails: service.mailbox.list().filter(({ to }) => to === order!.email).length,
  };
}

/** The types of what somebody was told, oldest first. */
export async function told(service: Courses['service'], audience: string, id: number): Promise<string[]> {
  const rows = await service.db.rows<{ type: string }>(
    'SELECT type FROM notification WHERE audience = $1 AND recipient_id = $2 ORDER BY id',
    [audience, id],
  );
  return rows.map(({ type }) => type);
}

/** The seats of a student: course id to status. */
export async function seatsOf({ service: { db } }: Courses, student: Pick<Actor, 'id'>) {
  const rows = await db.rows<{ course_id: number; status: string }>(
    'SELECT course_id, status FROM enrollment WHERE student_id = $1',
    [student.id],
  );
  return Object.fromEntries(rows.map(({ course_id, status }) => [course_id, status]));
}

/** Posts a signed call to the webhook route. */
export const callWebhook = (courses: Courses, processor: string, { body, headers }: SignedCall): Promise<Answer> =>
  courses.anonymous.post(`/api/webhooks/payments/${processor}`, undefined, { raw: body, headers });

/** Does the jobs that were meant for later, as if it were later. */
export async function later({ service }: Courses): Promise<void> {
  await service.db.rows(
    'SELECT courses_jobs.reschedule_jobs(ARRAY(SELECT id FROM courses_jobs.jobs), run_at => now())',
  );
  await service.doJobs();
}
