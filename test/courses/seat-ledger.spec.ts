import type { Database } from '#kit/database/database';
import { SeatEndings } from '#services/courses/enrollments/seat-endings';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeInstructor, makeStudent } from './factories';
import { told } from './payments.actors';

const NOW = '2026-05-04T09:00:00Z';
const END = '2026-05-04T09:30:00.000Z';

let courses: Courses;
let db: Database;
beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.service.close());
beforeEach(() => courses.service.clock.set(NOW));

const give = (studentId: number, courseId: number, more: object = {}, caller: Actor = courses.owner) =>
  caller.post('/api/enrollments', { user_id: studentId, course_id: courseId, ...more });

/** A seat by staff that ends in half an hour, with its grant. Tokens last no longer than a few days. */
async function limited(more: object = {}) {
  const student = await makeStudent(db);
  const made = await makeCourseWithLessons(db, 2);
  const { data } = (await give(student.id, made.course.id, { ends_at: END, ...more })).body;
  return {
    ...made,
    student: await courses.student(student),
    seatId: data.id as number,
    grantId: data.grants[0].id as number,
  };
}

const detail = async (seatId: number) => (await courses.owner.get(`/api/enrollments/${seatId}`)).body.data;
const actions = async (seatId: number) =>
  (await courses.owner.get(`/api/enrollments/${seatId}/history`)).body.data.data.map(
    ({ action }: { action: string }) => action,
  );
const feedOf = async (student: Actor) => (await told(courses.service, 'student', student.id)).toReversed();

describe('a grant with an end', () => {
  it('says who gave it, why and until when, and the student sees no name', async () => {
    const { student, course, seatId } = await limited({ reason: 'A scholarship' });
    expect(await detail(seatId)).toMatchObject({
      held_until: END,
      grants: [
        {
          source: 'staff',
          ends_at: END,
          granted_by: { id: courses.owner.id, name: 'Test Member' },
          reason: 'A scholarship',
          revoked_at: null,
          revoked_by: null,
          revoked_cause: null,
        },
      ],
    });
    const { body } = await student.get(`/api/users/enrollments/courses/${course.code}`);
    expect(body.data.seat).toEqual({
      held_until: END,
      reasons: [{ source: 'staff', since: '2026-05-04T09:00:00.000Z', until: END, order_reference: null }],
    });
    expect(body.data.seat).not.toHaveProperty('granted_by');
  });

  it('has to end in the future', async () => {
    const [student, course] = [await makeStudent(db), await makeCourse(db)];
    for (const ends_at of [NOW, '2020-01-01T00:00:00Z', 'soon', 5])
      expect((await give(student.id, course.id, { ends_at })).body.errors).toHaveProperty('ends_at');
    expect((await give(student.id, course.id, { reason: 'x'.repeat(501) })).status).toBe(400);
    expect(await db.rows('SELECT 1 FROM enrollment WHERE student_id = $1', [student.id])).toEqual([]);
  });

  it('closes the course at its second, although no job has run', async () => {
    const { student, course, lessons, seatId } = await limited();
    const instructor = await makeInstructor(db);
    await db.rows('UPDATE course SET instructor_id = $2 WHERE id = $1', [course.id, instructor.id]);
    const lesson = `/api/users/enrollments/lessons/${lessons[0]!.code}`;
    const tries = [
      () => student.get(`/api/users/enrollments/courses/${course.code}`),
      () => student.patch(`/api/users/enrollments/courses/${course.code}`, { last_accessed_lesson_id: lessons[0]!.id }),
      () => student.post(`${lesson}/complete`),
      () => student.put(`${lesson}/note`, { body: 'A note' }),
      () => student.get(`/api/users/quizzes?course_id=${course.id}`),
      () => student.put(`/api/users/courses/${course.id}/review`, { rating: 5 }),
      () => student.post('/api/users/conversations', { course_id: course.id }),
    ];
    courses.service.clock.set('2026-05-04T09:29:59.999Z');
    for (const call of tries) expect([200, 201]).toContain((await call()).status);
    expect((await student.get('/api/users/dashboard/kpis')).body.data).toMatchObject({ enrolled_courses: 1 });
    courses.service.clock.set(END);
    for (const call of tries) expect((await call()).body.code).toBe('course_not_held');
    expect((await student.get('/api/users/dashboard/kpis')).body.data).toMatchObject({ enrolled_courses: 0 });
    const [own] = (await student.get('/api/users/enrollments')).body.data.data;
    expect(own.status).toBe('cancelled');
    expect((await student.get('/api/users/enrollments?status=active')).body.data.data).toEqual([]);
    expect((await student.get('/api/users/enrollments?status=cancelled')).body.data.data).toHaveLength(1);
    expect((await student.get(`/api/users/courses/${course.slug}`)).body.data).toMatchObject({
      held: false,
      enrollment: { status: 'cancelled' },
    });
    expect((await detail(seatId)).status).toBe('cancelled');
    expect(await db.row('SELECT status FROM enrollment WHERE id = $1', [seatId])).toEqual({ status: 'active' });
  });

  it('has no classes and due dates in the calendar once it is over', async () => {
    const { student, course } = await limited();
    await db.rows(
      `INSERT INTO live_session (course_id, title, starts_at, ends_at)
       VALUES ($1, '{"en": "A", "ar": "A"}', '2026-05-05T09:00:00Z', '2026-05-05T10:00:00Z')`,
      [course.id],
    );
    const classes = async () =>
      (await student.get('/api/users/dashboard/calendar?from=2026-05-04&to=2026-05-14')).body.data.classes;
    expect(await classes()).toHaveLength(1);
    courses.service.clock.set(END);
    expect(await classes()).toEqual([]);
  });

  it('is closed by the job, which tells the student once, and a week before', async () => {
    const { student, seatId } = await limited();
    const endings = courses.service.get(SeatEndings);
    await endings.run();
    await endings.run();
    expect(await feedOf(student)).toEqual(['seat_ends_soon', 'enrolled']);
    courses.service.clock.set(END);
    await race(4, () => endings.run());
    expect(await feedOf(student)).toEqual(['seat_ended', 'seat_ends_soon', 'enrolled']);
    const closed = await detail(seatId);
    expect(closed).toMatchObject({ status: 'cancelled', held_until: null });
    expect(closed.grants[0]).toMatchObject({ revoked_cause: 'ended', revoked_at: END, revoked_by: null });
    expect(await actions(seatId)).toEqual(['ended', 'granted']);
  });

  it('is announced a week before its end, and again when the end is moved', async () => {
    const [student, course] = [await makeStudent(db), await makeCourse(db)];
    const ends_at = '2026-05-20T09:00:00Z';
    const { data } = (await give(student.id, course.id, { ends_at })).body;
    const types = async (at: string) => {
      courses.service.clock.set(at);
      await courses.service.get(SeatEndings).run();
      return told(courses.service, 'student', student.id);
    };
    expect(await types('2026-05-13T08:59:59Z')).toEqual(['enrolled']);
    expect(await types('2026-05-13T09:00:00Z')).toEqual(['enrolled', 'seat_ends_soon']);
    expect(await types('2026-05-14T09:00:00Z')).toEqual(['enrolled', 'seat_ends_soon']);
    courses.service.clock.set(NOW);
    const grant = `/api/enrollments/${data.id}/grants/${data.grants[0].id}`;
    await courses.owner.patch(grant, { ends_at: '2026-05-21T09:00:00Z' });
    expect(await types('2026-05-14T09:00:00Z')).toEqual(['enrolled', 'seat_ends_soon', 'seat_ends_soon']);
  });

  it('is moved, made endless and never reopened', async () => {
    const { student, course, lessons, seatId, grantId } = await limited();
    const end = (body: object) => courses.owner.patch(`/api/enrollments/${seatId}/grants/${grantId}`, body);
    expect((await end({ ends_at: '2026-06-01T00:00:00Z', reason: 'More time' })).body.data).toMatchObject({
      held_until: '2026-06-01T00:00:00.000Z',
    });
    expect((await end({ ends_at: null })).body.data.held_until).toBeNull();
    expect((await end({ ends_at: '2026-05-01T00:00:00Z' })).status).toBe(400);
    expect((await end({})).status).toBe(400);
    expect((await end({ ends_at: END })).status).toBe(200);
    await student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`);
    courses.service.clock.set(END);
    expect((await end({ ends_at: '2026-06-01T00:00:00Z' })).body.code).toBe('grant_over');
    expect((await give(student.id, course.id)).body.data).toMatchObject({ status: 'active', completed_lessons: 1 });
    expect(await feedOf(student)).toEqual(['enrolled', 'enrolled']);
    const { grants } = await detail(seatId);
    expect(grants).toMatchObject([{ revoked_cause: 'ended' }, { revoked_cause: null, ends_at: null }]);
    expect((await end({ ends_at: null })).body.code).toBe('grant_over');
    expect(await actions(seatId)).toEqual(['granted', 'ended', 'end_changed', 'end_changed', 'end_changed', 'granted']);
  });
});

describe('a single grant', () => {
  it('is revoked with a reason, and the seat stays open while another holds it', async () => {
    const { student, course, seatId, grantId } = await limited();
    const order = await paidOrder(student.id, course.id);
    const revoke = (id: number, body: object) =>
      courses.owner.post(`/api/enrollments/${seatId}/grants/${id}/revoke`, body);
    expect((await revoke(grantId, {})).status).toBe(400);
    const answers = await race(8, () => revoke(grantId, { reason: 'By mistake' }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 7 });
    expect(await detail(seatId)).toMatchObject({ status: 'active', held_until: null });
    const bought = (await detail(seatId)).grants[1];
    expect(bought.order_reference).toBe(order.reference);
    const end = await courses.owner.patch(`/api/enrollments/${seatId}/grants/${bought.id}`, { ends_at: null });
    expect(end.body.code).toBe('grant_of_order');
    expect((await revoke(bought.id, { reason: 'Chargeback' })).body.data).toMatchObject({ status: 'cancelled' });
    expect((await detail(seatId)).grants).toMatchObject([
      { revoked_cause: 'staff', reason: 'By mistake', revoked_by: { id: courses.owner.id } },
      { revoked_cause: 'staff', reason: 'Chargeback' },
    ]);
    expect(await feedOf(student)).toEqual(['seat_cancelled', 'enrolled']);
    expect((await revoke(999_999, { reason: 'x' })).status).toBe(404);
  });

  it('belongs to the seat in the address, and to the courses of a linked account', async () => {
    const [one, other] = [await limited(), await limited()];
    const path = `/api/enrollments/${one.seatId}/grants/${other.grantId}`;
    expect((await courses.owner.patch(path, { ends_at: null })).status).toBe(404);
    const teacher = await courses.teacher();
    const linked = await courses.member({
      permissions: ['enrollments.view', 'enrollments.create', 'enrollments.edit'],
      instructorId: teacher.instructorId,
    });
    const own = `/api/enrollments/${one.seatId}`;
    for (const answer of [
      await linked.get(`${own}/history`),
      await linked.patch(`${own}/grants/${one.grantId}`, { ends_at: null }),
      await linked.post(`${own}/grants/${one.grantId}/revoke`, { reason: 'x' }),
      await linked.get('/api/enrollments/checks'),
      await linked.post(`${own}/repair`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'outside_own_courses']);
    const [mine, theirs] = [
      await makeCourse(db, { instructorId: teacher.instructorId }),
      await makeCourse(db, { instructorId: teacher.instructorId }),
    ];
    const student = await makeStudent(db);
    await makeEnrollment(db, student, mine);
    expect((await give(student.id, theirs.id, {}, linked)).body.data.grants).toMatchObject([{ source: 'instructor' }]);
    expect((await give(student.id, theirs.id)).body.code).toBe('seat_already_granted');
  });
});

describe('the database', () => {
  const refused = async (statement: string, values: unknown[] = []) =>
    expect(db.rows(statement, values)).rejects.toThrow(/violates|cancelled exactly|only added/);

  it('refuses a status that the grants do not say, and a grant of another order', async () => {
    const { student, course, seatId, grantId } = await limited();
    const stranger = await makeStudent(db);
    const [foreign, elsewhere] = [
      await paidOrder(stranger.id, course.id),
      await paidOrder(student.id, (await makeCourse(db)).id),
    ];
    await refused(`UPDATE enrollment SET status = 'cancelled' WHERE id = $1`, [seatId]);
    await refused('DELETE FROM seat_grant WHERE id = $1', [grantId]);
    await refused(`UPDATE seat_grant SET revoked_at = now(), revoked_cause = 'staff' WHERE id = $1`, [grantId]);
    await refused('UPDATE seat_grant SET revoked_at = now() WHERE id = $1', [grantId]);
    const insert = `INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, order_id, granted_at)
      VALUES ($1, $2, $3, 'order', $4, now())`;
    await refused(insert, [seatId, student.id, course.id, foreign.id]);
    await refused(insert, [seatId, student.id, course.id, elsewhere.id]);
    await refused(insert, [seatId, stranger.id, course.id, foreign.id]);
    await refused(
      `INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, granted_at)
       VALUES ($1, $2, $3, 'instructor', now())`,
      [seatId, student.id, course.id],
    );
    expect(await detail(seatId)).toMatchObject({ status: 'active', grants: [{ id: grantId }] });
  });

  it('only adds to the history', async () => {
    const { seatId } = await limited({ reason: 'A scholarship' });
    const of = `WHERE subject = 'seat' AND subject_id = $1`;
    await refused(`UPDATE history_entry SET action = 'other' ${of}`, [seatId]);
    await refused(`UPDATE history_entry SET reason = 'other' ${of}`, [seatId]);
    await refused(`DELETE FROM history_entry ${of}`, [seatId]);
    await db.rows(`UPDATE history_entry SET reason = NULL, actor_id = NULL ${of}`, [seatId]);
    const { data } = (await courses.owner.get(`/api/enrollments/${seatId}/history`)).body.data;
    expect(data).toMatchObject([{ action: 'granted', actor: null, reason: null, before: null }]);
  });
});

let orders = 0;
/** A paid order of one course with its grant. */
async function paidOrder(studentId: number, courseId: number) {
  orders += 1;
  const order = await db.row<{ id: number; reference: string }>(
    `INSERT INTO course_order (reference, student_id, gateway, currency, total_cents, locale, status, paid_at)
     VALUES ($1, $2, 'stripe', 'USD', 10000, 'en', 'paid', now()) RETURNING id, reference`,
    [`CO-8${orders}`, studentId],
  );
  await db.rows(
    `INSERT INTO order_line (order_id, course_id, title, price_cents, charged_cents)
     SELECT $1, id, title, 10000, 10000 FROM course WHERE id = $2`,
    [order!.id, courseId],
  );
  await db.rows(
    `INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, order_id, granted_at)
     SELECT id, student_id, course_id, 'order', $1, now() FROM enrollment WHERE student_id = $2 AND course_id = $3`,
    [order!.id, studentId, courseId],
  );
  return order!;
}
