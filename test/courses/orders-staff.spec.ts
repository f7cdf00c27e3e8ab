import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { idsIn } from './courses';
import { makeCourse, makeInstructor, makeStudent } from './factories';
import { type PaidCourses, purchase, startPaidCourses, unpaidOrder } from './payments.actors';

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());
beforeEach(() => courses.empty());

const idOf = async (reference: string) =>
  (await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [reference]))!.id;

describe('the orders of the dashboard', () => {
  it('show the newest first, by pages of `limit`', async () => {
    const references: string[] = [];
    for (let made = 0; made < 3; made += 1) references.push((await purchase(courses)).order.reference);
    const first = await courses.owner.get('/api/orders?limit=2');
    expect(first.body.data).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 });
    const second = await courses.owner.get('/api/orders?limit=2&page=2');
    const listed = [...first.body.data.data, ...second.body.data.data] as { reference: string }[];
    expect(listed.map(({ reference }) => reference)).toEqual(references.toReversed());
    for (const [query, limit] of [
      ['limit=1000', 100],
      ['limit=0', 15],
      ['limit=abc', 15],
      ['', 15],
    ] as const)
      expect((await courses.owner.get(`/api/orders?${query}`)).body.data.limit).toBe(limit);
    expect((await courses.owner.get('/api/orders?page=9')).body.data).toMatchObject({ data: [], total: 3 });
  });

  it('are found and sorted', async () => {
    const { student, course, order } = await purchase(courses, 'card', { priceCents: 500 });
    const lina = await makeStudent(db, { firstName: 'Lina', searchText: 'lina haddad lina@example.com' });
    const other = await unpaidOrder(await courses.student(lina), [await makeCourse(db)], 'wallet');
    courses.stripe.pay(order.session_id);
    await courses.settled();
    const [id, otherId] = [await idOf(order.reference), await idOf(other.reference)];
    const listed = async (query: string) => idsIn(await courses.owner.get(`/api/orders?${query}`));
    expect(await listed('status=paid')).toEqual([id]);
    expect(await listed('gateway=paypal')).toEqual([otherId]);
    expect(await listed('payment_method=card')).toEqual([id]);
    expect(await listed(`student_id=${student.id}`)).toEqual([id]);
    expect(await listed(`course_id=${course.id}`)).toEqual([id]);
    expect(await listed(`search=${order.reference.toLowerCase()}`)).toEqual([id]);
    expect(await listed('search=HADDAD%20lina')).toEqual([otherId]);
    expect(await listed('search=%25')).toEqual([]);
    expect(await listed('sort_by=total&sort_order=asc')).toEqual([id, otherId]);
    expect(await listed('sort_by=total&sort_order=desc')).toEqual([otherId, id]);
    expect(await listed('sort_by=nonsense')).toEqual([id, otherId]);
    expect((await courses.owner.get('/api/orders?status=lost')).status).toBe(400);
  });

  it('answer what nobody would ask', async () => {
    const asked: [string, number][] = [
      ['search=%00', 400],
      ['search=a&search=b', 400],
      ['search[x]=a', 400],
      ["search='%20OR%201=1--", 200],
      [`search=${'x'.repeat(201)}`, 400],
      ['student_id=99999999999', 400],
      ['student_id=1.5', 400],
      ['course_id=', 200],
      ['status=PAID', 400],
      ['sort_by=o.id;drop%20table%20course_order', 200],
      ['sort_by[]=id', 200],
      ['sort_order=sideways', 200],
      ['page=-1&limit=-5', 200],
      ['page=1e9', 200],
      ['page=99999999999999999999', 200],
    ];
    for (const [query, status] of asked) {
      const answer = await courses.owner.get(`/api/orders?${query}`);
      expect([query, answer.status]).toEqual([query, status]);
    }
  });

  it('show one with what the processor reported', async () => {
    const { student, course, order } = await purchase(courses);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    const { status, body } = await courses.owner.get(`/api/orders/${await idOf(order.reference)}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      reference: order.reference,
      status: 'paid',
      total: 100,
      session_id: order.session_id,
      student: { id: student.id, email: student.email },
      lines: [{ course_id: course.id, charged: 100 }],
      payments: [{ provider: 'stripe', status: 'paid', settles: true, events: [{ type: 'paid', verdict: 'applied' }] }],
      unknown_payment_events: [],
    });
    expect((await courses.owner.get('/api/orders/2147483647')).status).toBe(404);
    expect((await courses.owner.get('/api/orders/x')).status).toBe(404);
  });

  it('are read by whoever may see orders', async () => {
    const { student, order } = await purchase(courses);
    const id = await idOf(order.reference);
    const viewer = await courses.member({ role: 'Viewer' });
    const editor = await courses.member({ role: 'Editor' });
    for (const path of ['/api/orders', `/api/orders/${id}`]) {
      expect((await viewer.get(path)).status).toBe(200);
      expect((await editor.get(path)).status).toBe(403);
      expect((await student.get(path)).status).toBe(401);
      expect((await courses.anonymous.get(path)).status).toBe(401);
    }
  });

  it('show an instructor’s account its own courses in them and nothing else', async () => {
    const instructor = await makeInstructor(db);
    const mine = (values: Partial<Course> = {}) => makeCourse(db, { instructorId: instructor.id, ...values });
    const staff = await courses.member({ permissions: ['orders.view'], instructorId: instructor.id });
    const foreign = await purchase(courses);
    const own = await mine({ priceCents: 2500 });
    const mixed = await unpaidOrder(await courses.student(), [own, await makeCourse(db)]);
    const whole = await unpaidOrder(await courses.student(), [await mine(), await mine()]);
    const { body } = await staff.get('/api/orders');
    expect(body.data.total).toBe(2);
    expect(body.data.data).toMatchObject([
      { reference: whole.reference, total: 200 },
      { reference: mixed.reference, total: 25, lines: [{ course_id: own.id }] },
    ]);
    const refused = await staff.get(`/api/orders/${await idOf(foreign.order.reference)}`);
    expect([refused.status, refused.body.code]).toEqual([403, 'outside_own_courses']);
    const seen = await staff.get(`/api/orders/${await idOf(mixed.reference)}`);
    expect(seen.body.data).toMatchObject({ total: 25, lines: [{ course_id: own.id }], payments: [] });
    const all = await staff.get(`/api/orders/${await idOf(whole.reference)}`);
    expect(all.body.data).toMatchObject({ total: 200, payments: [{ status: 'opened', amount: 200 }] });
    courses.stripe.pay(mixed.session_id);
    await courses.settled();
    const told = await db.rows('SELECT type FROM notification WHERE recipient_id = $1 AND audience = $2', [
      staff.id,
      'staff',
    ]);
    expect(told).toEqual([]);
  });
});
