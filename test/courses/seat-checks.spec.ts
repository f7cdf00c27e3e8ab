import type { Database } from '#kit/database/database';
import { SeatEndings } from '#services/courses/enrollments/seat-endings';
import { Seats } from '#services/courses/enrollments/seats.service';
import { command } from '../cli/commands';
import { statementsOf } from '../harness/statements';
import { atRandom, trials } from '../harness/trials';
import { type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

let courses: Courses;
let db: Database;
beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.service.close());
beforeEach(() => courses.empty());

const findings = async () => (await courses.owner.get('/api/enrollments/checks')).body.data;
const checks = async () => (await findings()).data.map(({ check }: { check: string }) => check);
const historyRows = () => db.rows('SELECT id FROM history_entry');

/** What no code does: changes rows without the trigger that compares them. */
const breakRows = (...statements: string[]) =>
  db.transaction(async () => {
    for (const table of ['enrollment', 'seat_grant'])
      await db.rows(`ALTER TABLE ${table} DISABLE TRIGGER enrollment_agrees_with_grants`);
    for (const statement of statements) await db.rows(statement);
    for (const table of ['enrollment', 'seat_grant'])
      await db.rows(`ALTER TABLE ${table} ENABLE TRIGGER enrollment_agrees_with_grants`);
  });

/** A refund that is done of every line, which revoked nothing. */
const REFUND_BY_HAND = `
  WITH paid AS (
    INSERT INTO payment (reference, provider, amount_cents, currency, status, settles)
    SELECT reference, 'stripe', total_cents, currency, 'paid', true FROM course_order RETURNING id, reference
  ), made AS (
    INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, status, keyed_at, asked_at, ended_at)
    SELECT paid.id, paid.reference, 10000, 10000, 'requested', 'done', now(), now(), now() FROM paid
    RETURNING id, reference
  )
  INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, amount_cents)
  SELECT made.id, made.reference, 'line', line.id, 1, 10000, 10000
  FROM made JOIN course_order o USING (reference) JOIN order_line line ON line.order_id = o.id`;

let orders = 0;
async function orderOf(studentId: number, courseIds: number[], status = 'paid') {
  orders += 1;
  const order = await db.row<{ id: number; reference: string }>(
    `INSERT INTO course_order (reference, student_id, gateway, currency, total_cents, locale, status)
     VALUES ($1, $2, 'stripe', 'USD', $3, 'en', $4) RETURNING id, reference`,
    [`CO-7${orders}`, studentId, courseIds.length * 10_000, status],
  );
  await db.rows(
    `INSERT INTO order_line (order_id, course_id, title, price_cents, charged_cents)
     SELECT $1, id, title, 10000, 10000 FROM course WHERE id = ANY ($2::integer[])`,
    [order!.id, courseIds],
  );
  return order!;
}

/** A seat that an order granted. */
async function bought() {
  const [student, course] = [await makeStudent(db), await makeCourse(db)];
  const order = await orderOf(student.id, [course.id]);
  await courses.service.get(Seats).grant(student.id, [course.id], 'order', order.id);
  const seat = await db.row<{ id: number }>('SELECT id FROM enrollment WHERE student_id = $1', [student.id]);
  return { student, course, order, seatId: seat!.id };
}

it('finds nothing in what the service wrote', async () => {
  await bought();
  await makeEnrollment(db, await makeStudent(db), await makeCourse(db), { status: 'cancelled' });
  expect(await findings()).toMatchObject({ data: [], total: 0 });
  expect(await command('seats check')).toMatchObject({
    exitCode: 0,
    out: 'All seats agree with their grants and orders.\n',
  });
});

describe('a seat that was broken by hand', () => {
  it.each([
    ['status', (id: number) => `UPDATE enrollment SET status = 'cancelled' WHERE id = ${id}`, 'active'],
    ['status', (id: number) => `UPDATE enrollment SET held_until = '2030-01-01Z' WHERE id = ${id}`, 'active'],
    ['line_without_grant', (id: number) => `DELETE FROM seat_grant WHERE enrollment_id = ${id}`, 'active'],
    ['grant_without_payment', () => `UPDATE course_order SET status = 'refunded'`, 'cancelled'],
    ['refund_without_revocation', () => REFUND_BY_HAND, 'cancelled'],
  ])('%s is found, repaired once, and written down', async (check, breaking, status) => {
    const { student, order, seatId } = await bought();
    await breakRows(breaking(seatId));
    expect(await checks()).toContain(check);
    const before = (await historyRows()).length;
    const repaired = await courses.owner.post(`/api/enrollments/${seatId}/repair`);
    expect(repaired.status).toBe(200);
    expect(repaired.body.data.map((one: { check: string }) => one.check)).toContain(check);
    expect(await checks()).toEqual([]);
    expect((await courses.owner.get(`/api/enrollments/${seatId}`)).body.data).toMatchObject({
      status,
      student: { id: student.id },
      grants: [{ order_reference: order.reference }],
    });
    const written = (await historyRows()).length;
    expect(written).toBeGreaterThan(before);
    expect((await courses.owner.post(`/api/enrollments/${seatId}/repair`)).body.data).toEqual([]);
    expect(await historyRows()).toHaveLength(written);
  });

  it('is only shown where the ledger says nothing', async () => {
    const { seatId } = await bought();
    const empty = await db.row<{ id: number }>(
      `INSERT INTO enrollment (student_id, course_id, status) VALUES ($1, $2, 'cancelled') RETURNING id`,
      [(await makeStudent(db)).id, (await makeCourse(db)).id],
    );
    await db.rows('UPDATE enrollment SET completed_at = now() WHERE id = $1', [seatId]);
    expect((await findings()).data).toMatchObject([
      { check: 'seat_without_grant', enrollment_id: empty!.id, order_reference: null },
      { check: 'completed_while_active', enrollment_id: seatId },
    ]);
    for (const id of [empty!.id, seatId])
      expect((await courses.owner.post(`/api/enrollments/${id}/repair`)).body.data).toEqual([]);
    expect(await checks()).toHaveLength(2);
  });

  it('is found and repaired by the command, also where there is no seat at all', async () => {
    const { seatId } = await bought();
    const [student, course] = [await makeStudent(db), await makeCourse(db)];
    const order = await orderOf(student.id, [course.id]);
    await breakRows(`UPDATE enrollment SET status = 'cancelled' WHERE id = ${seatId}`);
    const found = await command('seats check --json');
    expect(found).toMatchObject({
      exitCode: 1,
      data: {
        findings: [
          { check: 'status', enrollment_id: seatId, says: 'cancelled', should_say: 'active' },
          { check: 'line_without_grant', enrollment_id: null, order_reference: order.reference },
        ],
      },
    });
    expect(await command('seats check --repair')).toMatchObject({ exitCode: 0 });
    const written = await historyRows();
    expect(await command('seats check --repair --json')).toMatchObject({ exitCode: 0, data: { findings: [] } });
    expect(await historyRows()).toEqual(written);
    const seat = await courses.owner.get(`/api/enrollments?user_id=${student.id}`);
    expect(seat.body.data.data).toMatchObject([{ status: 'active', course: { id: course.id } }]);
  });
});

describe('a count of students that was changed by hand', () => {
  it('is found, and corrected by the command', async () => {
    const { course } = await bought();
    const other = await makeCourse(db);
    const instructor = await makeInstructor(db);
    await db.rows('UPDATE course SET student_count = student_count + 2');
    await db.rows('UPDATE instructor SET student_count = 3 WHERE id = $1', [instructor.id]);
    const { username } = (await db.row<{ username: string }>('SELECT username FROM instructor WHERE id = $1', [
      instructor.id,
    ]))!;
    expect((await findings()).data).toMatchObject([
      ...[
        { check: 'student_count', enrollment_id: null, says: `${course.code}: 3`, should_say: `${course.code}: 1` },
        { check: 'student_count', enrollment_id: null, says: `${other.code}: 2`, should_say: `${other.code}: 0` },
      ].sort((one, next) => one.says.localeCompare(next.says)),
      {
        check: 'instructor_student_count',
        enrollment_id: null,
        says: `${username}: 3`,
        should_say: `${username}: 0`,
      },
    ]);
    expect(await command('seats check')).toMatchObject({ exitCode: 1 });
    expect(await command('seats check --repair')).toMatchObject({ exitCode: 0 });
    expect(await checks()).toEqual([]);
  });
});

it('pages hold the findings of all checks in their order, each with the total', async () => {
  for (const _ of [1, 2, 3]) await bought();
  await breakRows('DELETE FROM seat_grant', `UPDATE enrollment SET completed_at = now()`);
  const kinds = ['status', 'line_without_grant', 'seat_without_grant', 'completed_while_active'];
  const all = kinds.flatMap(check => [check, check, check]);
  for (const page of [1, 2, 3, 4]) {
    const { data, total } = (await courses.owner.get(`/api/enrollments/checks?page=${page}&page_count=5`)).body.data;
    expect(total).toBe(all.length);
    expect(data.map(({ check }: { check: string }) => check)).toEqual(all.slice(5 * (page - 1), 5 * page));
  }
});

it('each check is one statement on a connection of its own, and a page runs each of them once', async () => {
  await bought();
  const statements = await statementsOf(db, findings);
  expect(statements.join('\n')).not.toContain('without_grant');
});

it(
  'finds nothing after random steps',
  atRandom(async ({ below: pick }) => {
    const seats = courses.service.get(Seats);
    const students = [await makeStudent(db), await makeStudent(db), await makeStudent(db)];
    const made = [await makeCourse(db), await makeCourse(db), await makeCourse(db)];
    const placed: { id: number; studentId: number; courseIds: number[] }[] = [];
    const start = courses.service.clock.now();
    const steps = [
      async () => {
        const [student, courseIds] = [students[pick(3)]!, made.slice(0, 1 + pick(3)).map(({ id }) => id)];
        const { id } = await orderOf(student.id, courseIds);
        placed.push({ id, studentId: student.id, courseIds });
        await seats.grant(student.id, courseIds, 'order', id);
      },
      async () => {
        const order = placed[pick(Math.max(1, placed.length))];
        if (!order) return;
        await db.rows(`UPDATE course_order SET status = 'refunded' WHERE id = $1`, [order.id]);
        await seats.revoke(order.id);
      },
      async () => {
        const endsAt = pick(2) ? new Date(courses.service.clock.now().epochMilliseconds + pick(5) * 60_000 + 1) : null;
        await seats.grantByStaff(students[pick(3)]!.id, made[pick(3)]!.id, 1, { endsAt }).catch(() => undefined);
      },
      async () => {
        const seat = await db.row<{ id: number }>('SELECT id FROM enrollment OFFSET $1 LIMIT 1', [pick(9)]);
        if (seat && pick(3) === 0) await seats.cancel(seat.id, 1);
      },
      async () => {
        const { id } = students[pick(3)]!;
        if (pick(3) === 0)
          await db.rows('UPDATE student SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = $1', [
            id,
          ]);
      },
      async () => courses.service.clock.advance({ minutes: pick(4) }),
      async () => {
        if (pick(4) === 0) await courses.service.get(SeatEndings).run();
      },
    ];
    courses.service.clock.set(start.toString());
    for (let step = 0; step < trials(500); step += 1) await steps[pick(steps.length)]!();
    // A step between two commits could leave an order that is refunded while its grants hold.
    expect(await checks()).toEqual([]);
  }),
);
