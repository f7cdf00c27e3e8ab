import { race, statuses } from '../harness/race';
import * as card from '../payments/local-stripe-aftermath';
import { OrderLapse } from '#services/courses/checkout/order-lapse.service';
import { makeCourse } from './factories';
import { type PaidCourses, purchase, standing, startPaidCourses, told, unpaidOrder } from './payments.actors';

const DAY_MS = 24 * 60 * 60_000;

let courses: PaidCourses;
let now: number;
beforeAll(async () => {
  courses = await startPaidCourses();
});
beforeEach(() => {
  now = Date.now();
  at(0);
});
afterAll(() => courses?.close());

const instant = (days: number) => new Date(now + days * DAY_MS).toISOString();

/** Moves the clocks of the service and of the card processor. */
function at(days: number): void {
  courses.service.clock.set(instant(days));
  courses.stripe.now = () => now + days * DAY_MS;
}

const idOf = async (reference: string) =>
  (await courses.service.db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [reference]))!.id;
const forStaff = async (reference: string) =>
  (await courses.owner.get(`/api/orders/${await idOf(reference)}`)).body.data;

it('money under way keeps the order, and the course is not sold twice', async () => {
  const { student, course, order } = await purchase(courses);
  courses.stripe.promise(order.session_id);
  await courses.settled();
  at(2);
  await courses.service.get(OrderLapse).run();
  const [mine] = (await student.get('/api/shop/orders')).body.data.data;
  expect(mine).toMatchObject({ status: 'pending', payment_processing_until: instant(7), redirect_url: null });
  expect(await forStaff(order.reference)).toMatchObject({
    payment_processing_until: instant(7),
    payments: [{ status: 'processing' }],
  });
  const buy = (body: object) => student.post('/api/shop/checkout', { payment_method: 'card', ...body });
  const answers = await race(4, () => buy({ course_ids: [course.id] }));
  expect(statuses(answers)).toEqual({ 409: 4 });
  expect(answers[0]!.body).toMatchObject({ code: 'payment_in_progress', details: { until: instant(7) } });
  const other = await makeCourse(courses.service.db);
  expect((await buy({ course_ids: [course.id, other.id] })).body.code).toBe('payment_in_progress');
  expect((await buy({ course_ids: [other.id] })).status).toBe(201);
  courses.stripe.keep(order.session_id);
  await courses.settled();
  expect(await standing(courses, order)).toMatchObject({ status: 'paid', payments: ['paid*'], grants: ['held'] });
});

it('an amount that is too small is refused before the order is stored', async () => {
  const student = await courses.student();
  const cheap = await makeCourse(courses.service.db, { priceCents: 49 });
  const count = async () =>
    (await courses.service.db.row<{ n: number }>('SELECT count(*)::integer AS n FROM course_order'))!.n;
  const before = await count();
  const refused = await student.post('/api/shop/checkout', { course_ids: [cheap.id], payment_method: 'card' });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    422,
    'amount_too_small',
    { minimum: 0.5 },
  ]);
  expect(await count()).toBe(before);
  const other = await makeCourse(courses.service.db, { priceCents: 1 });
  expect((await unpaidOrder(student, [cheap, other])).total).toBe(0.5);
});

describe('a refund that fails later', () => {
  async function paid(count: number) {
    const student = await courses.student();
    const bought = [];
    for (let number = 0; number < count; number++) bought.push(await makeCourse(courses.service.db));
    const order = await unpaidOrder(student, bought);
    const { payment_intent } = courses.stripe.pay(order.session_id);
    await courses.settled();
    return { student, bought, order, intent: payment_intent!, id: await idOf(order.reference) };
  }

  it('of one course can be asked for again', async () => {
    const { bought, order, intent, id } = await paid(2);
    const ask = () =>
      courses.owner.post(`/api/orders/${id}/refunds`, { course_ids: [bought[0]!.id], mode: 'ask', reason: 'Moved' });
    const settle = async () => {
      await courses.service.doJobs();
      await courses.settled();
    };
    expect((await ask()).status).toBe(201);
    await settle();
    expect(await forStaff(order.reference)).toMatchObject({ refunded_total: 100, refunds: [{ status: 'done' }] });
    card.failRefund(courses.stripe, intent);
    await courses.settled();
    expect(await forStaff(order.reference)).toMatchObject({
      refunded_total: 0,
      refunds: [{ status: 'failed' }],
      payments: [{ refunded: 0, refund_error: 'expired_or_canceled_card' }],
    });
    expect(await told(courses.service, 'staff', courses.owner.id)).toContain('payment_refund_returned');
    expect((await ask()).status).toBe(201);
    await settle();
    expect(await forStaff(order.reference)).toMatchObject({ refunded_total: 100 });
  });

  it('of the whole order is owed, and asked for again the next day', async () => {
    const { order, intent } = await paid(1);
    courses.stripe.refund(intent);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    card.failRefund(courses.stripe, intent);
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refund_due*'] });
    await courses.service.db.rows(
      'SELECT courses_jobs.reschedule_jobs(ARRAY(SELECT id FROM courses_jobs.jobs), run_at => now())',
    );
    await courses.service.doJobs();
    await courses.settled();
    expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });
});

it('a dispute is told to staff and shown with the payment', async () => {
  const { order } = await purchase(courses);
  const { payment_intent } = courses.stripe.pay(order.session_id);
  await courses.settled();
  card.decide(courses.stripe, card.dispute(courses.stripe, payment_intent!), 'lost');
  await courses.settled();
  const { payments } = await forStaff(order.reference);
  expect(payments).toMatchObject([{ disputes: [{ status: 'lost', reason: 'fraudulent' }] }]);
  expect(await told(courses.service, 'staff', courses.owner.id)).toEqual(
    expect.arrayContaining(['payment_dispute_lost']),
  );
});
