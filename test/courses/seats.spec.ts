import { Tokens } from '#kit/access/tokens';
import type { Database } from '#kit/database/database';
import { Seats } from '#services/courses/enrollments/seats.service';
import { race } from '../harness/race';
import { closePages, openPage, refusalOf } from '../shared/sockets';
import { type Courses, startCourses } from './courses';
import { makeCourse, makeStudent } from './factories';

describe('seats in courses', () => {
  let courses: Courses;
  let db: Database;
  let seats: Seats;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
    seats = courses.service.get(Seats);
  });
  afterAll(() => courses.service.close());

  let orders = 0;
  const order = async (studentId: number, ...courseIds: number[]) => {
    orders += 1;
    const row = await db.row<{ id: number }>(
      `INSERT INTO course_order (reference, student_id, gateway, currency, total_cents, locale, status, paid_at)
       VALUES ($1, $2, 'stripe', 'USD', 10000, 'en', 'paid', now()) RETURNING id`,
      [`CO-9${orders}`, studentId],
    );
    await db.rows(
      `INSERT INTO order_line (order_id, course_id, title, price_cents, charged_cents)
       SELECT $1, id, title, 10000, 10000 FROM course WHERE id = ANY ($2::integer[])`,
      [row!.id, courseIds],
    );
    return row!.id;
  };
  const statuses = async (studentId: number) => {
    const rows = await db.rows<{ status: string }>(
      'SELECT status FROM enrollment WHERE student_id = $1 ORDER BY course_id',
      [studentId],
    );
    return rows.map(row => row.status);
  };
  const told = async (studentId: number) =>
    (await (await courses.student({ id: studentId, email: '' })).get('/api/users/notifications')).body.data.items;

  it('is granted once however often an order tells so at once, and the student is told once', async () => {
    const student = await makeStudent(db);
    const course = await makeCourse(db);
    const orderId = await order(student.id, course.id);
    const begun = await race(20, () => seats.grant(student.id, [course.id, course.id], 'order', orderId));
    expect(begun.filter(ids => ids.length > 0)).toEqual([[course.id]]);
    expect(await statuses(student.id)).toEqual(['active']);
    expect(await db.rows('SELECT 1 FROM seat_grant WHERE order_id = $1', [orderId])).toHaveLength(1);
    const items = await told(student.id);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ type: 'enrolled', body: `“${course.title.en}” is ready for you to start.` });
  });

  it('does not make two orders of one student wait for each other', async () => {
    const student = await makeStudent(db);
    const ids = [(await makeCourse(db)).id, (await makeCourse(db)).id, (await makeCourse(db)).id];
    const made = await race(10, () => order(student.id, ...ids));
    await race(10, index => seats.grant(student.id, index % 2 ? ids : ids.toReversed(), 'order', made[index]!));
    expect(await seats.listEnrolled(student.id, ids)).toEqual(ids);
    const ended = await race(10, index => seats.revoke(made[index]!));
    expect(ended.flat().sort((one, other) => one - other)).toEqual(ids);
    expect(await seats.listEnrolled(student.id, ids)).toEqual([]);
  });

  it('is taken back only when no other grant holds it', async () => {
    const student = await makeStudent(db);
    const [bought, twice, given] = [await makeCourse(db), await makeCourse(db), await makeCourse(db)];
    const [first, second] = [await order(student.id, bought.id, twice.id, given.id), await order(student.id, twice.id)];
    await seats.grant(student.id, [bought.id, twice.id, given.id], 'order', first);
    await seats.grant(student.id, [twice.id], 'order', second);
    await seats.grantByStaff(student.id, given.id, courses.owner.id);
    expect(await seats.revoke(first)).toEqual([bought.id]);
    expect(await statuses(student.id)).toEqual(['cancelled', 'active', 'active']);
    expect(await seats.revoke(first)).toEqual([]);
    expect(await seats.revoke(second)).toEqual([twice.id]);
  });

  it('does not come back by the order it was taken back from, but by another one', async () => {
    const student = await makeStudent(db);
    const course = await makeCourse(db);
    const orderId = await order(student.id, course.id);
    await seats.grant(student.id, [course.id], 'order', orderId);
    await seats.revoke(orderId);
    expect(await seats.grant(student.id, [course.id], 'order', orderId)).toEqual([]);
    expect(await statuses(student.id)).toEqual(['cancelled']);
    expect(await seats.grant(student.id, [course.id], 'free', await order(student.id, course.id))).toEqual([course.id]);
    expect(await statuses(student.id)).toEqual(['active']);
  });

  it('keeps its completion over a refund and a second purchase', async () => {
    const student = await makeStudent(db);
    const course = await makeCourse(db);
    const orderId = await order(student.id, course.id);
    await seats.grant(student.id, [course.id], 'order', orderId);
    await db.rows(`UPDATE enrollment SET status = 'completed', completed_at = now() WHERE student_id = $1`, [
      student.id,
    ]);
    await seats.revoke(orderId);
    await seats.grant(student.id, [course.id], 'order', await order(student.id, course.id));
    expect(await statuses(student.id)).toEqual(['completed']);
  });

  it('is held exactly while a grant of it holds, however grants and refunds race', async () => {
    const student = await makeStudent(db);
    const ids = [(await makeCourse(db)).id, (await makeCourse(db)).id];
    const made = await race(6, () => order(student.id, ...ids));
    for (const orderId of made.slice(0, 3)) await seats.grant(student.id, ids, 'order', orderId);
    await race(24, async index => {
      const orderId = made[index % 6]!;
      if (index % 3 === 0) await seats.revoke(orderId);
      else if (index % 8 === 1) await seats.grantByStaff(student.id, ids[0]!, courses.owner.id).catch(() => {});
      else await seats.grant(student.id, index % 2 ? ids : ids.toReversed(), 'order', orderId);
    });
    const rows = await db.rows<{ held: boolean; granted: boolean }>(
      `SELECT status <> 'cancelled' AS held,
         EXISTS (SELECT 1 FROM seat_grant g WHERE g.enrollment_id = e.id AND g.revoked_at IS NULL) AS granted
       FROM enrollment e WHERE student_id = $1`,
      [student.id],
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.held).toBe(row.granted);
    await race(6, index => seats.revoke(made[index]!));
    expect(await statuses(student.id)).toEqual([expect.stringMatching(/active|cancelled/), 'cancelled']);
  });

  it('is told on the open pages of its student alone, and students have no place where staff are told', async () => {
    const [student, other] = [await makeStudent(db), await makeStudent(db)];
    const tokens = courses.service.get(Tokens);
    const tokenOf = async ({ id }: { id: number }) => (await tokens.signIn('student', { id, tokenVersion: 1 })).token;
    const at = `${courses.service.origin}/courses`;
    const own = await openPage(`${at}/notifications`, { auth: { token: await tokenOf(student), locale: 'ar' } });
    const others = await openPage(`${at}/notifications`, { auth: { token: await tokenOf(other) } });
    const course = await makeCourse(db);
    await seats.grantByStaff(student.id, course.id, courses.owner.id);
    const [event, item] = await own.next();
    expect([event, item]).toEqual(['notification:created', expect.objectContaining({ type: 'enrolled' })]);
    expect((item as { body: string }).body).toContain(course.title.ar);
    expect(others.heard).toEqual([]);
    expect(await refusalOf(`${at}/auth`, { auth: { token: await tokenOf(student) } })).toBe(
      'You are signed in with another kind of account. This needs a different one.',
    );
    closePages();
  });
});
