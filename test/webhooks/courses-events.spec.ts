import { SeatEndings } from '#services/courses/enrollments/seat-endings';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeInstructor, PASSWORD } from '../courses/factories';
import { type PaidCourses, startPaidCourses } from '../courses/payments.actors';
import { paidOrder, processed, refundCourses } from '../courses/refunds.actors';
import * as card from '../payments/local-stripe-aftermath';
import { done, type Listener, listenAs, typesOf } from './events.actors';
import { expectExamples } from './webhook-examples';

let courses: PaidCourses;
let listener: Listener;
beforeAll(async () => {
  courses = await startPaidCourses();
  listener = await listenAs(courses.owner, courses.service);
});
afterEach(() => courses.service.clock.reset());
afterAll(async () => {
  await listener?.close();
  await courses?.close();
});

const give = (studentId: number, courseId: number, more: object = {}) =>
  done(courses.owner.post('/api/enrollments', { user_id: studentId, course_id: courseId, ...more }));
const setStatus = (seatId: number, status: string) =>
  done(courses.owner.patch(`/api/enrollments/${seatId}`, { status }));

describe('an order', () => {
  it('is paid, which grants its courses, and refunded in parts', async () => {
    let order = { id: 0, courseIds: [0] };
    const events = await listener.raisedBy(async () => {
      const { id, made } = await paidOrder(courses, 'card', 2);
      order = { id, courseIds: made.map(course => course.id) };
    });
    expect(typesOf(events).toSorted()).toEqual([
      'courses.enrollment.granted',
      'courses.enrollment.granted',
      'courses.order.paid',
    ]);
    const paid = events.find(({ type }) => type === 'courses.order.paid')!;
    expect(paid.data).toEqual((await courses.owner.get(`/api/orders/${order.id}`)).body.data);
    for (const courseId of order.courseIds) {
      const refunded = await listener.raisedBy(async () => {
        await done(refundCourses(courses, order.id, [courseId]));
        await processed(courses);
      });
      expect(new Set(typesOf(refunded))).toEqual(new Set(['courses.enrollment.ended', 'courses.order.refunded']));
      expect(refunded.find(({ type }) => type === 'courses.order.refunded')!.data).toMatchObject({ id: order.id });
      const ended = refunded.filter(({ type }) => type === 'courses.enrollment.ended');
      expect(ended).toMatchObject([{ data: { status: 'cancelled', course: { id: courseId } } }]);
    }
  });

  it('without a price needs no payment', async () => {
    const [student, course] = [await courses.student(), await makeCourse(courses.service.db, { priceCents: 0 })];
    const body = { course_ids: [course.id], locale: 'en' };
    const events = await listener.raisedBy(() => done(student.post('/api/shop/checkout', body)));
    expect(typesOf(events).toSorted()).toEqual(['courses.enrollment.granted', 'courses.order.paid']);
  });

  it('whose payment is disputed has a view of the dispute', async () => {
    const { intent } = await paidOrder(courses, 'card', 1);
    const events = await listener.raisedBy(async () => {
      card.dispute(courses.stripe, intent, { reason: 'fraudulent' });
      await courses.settled();
    });
    expect(events).toMatchObject([
      { type: 'courses.payment.disputed', data: { provider: 'stripe', amount: 100, status: 'open' } },
    ]);
  });
});

describe('access to a course', () => {
  it('is granted and taken away by staff', async () => {
    const [student, course] = [await courses.student(), await makeCourse(courses.service.db)];
    let id = 0;
    const granted = await listener.raisedBy(async () => ({ id } = await give(student.id, course.id)));
    expect(typesOf(granted)).toEqual(['courses.enrollment.granted']);
    expect(granted[0]!.data).toEqual((await courses.owner.get(`/api/enrollments/${id}`)).body.data);
    const ended = await listener.raisedBy(() => setStatus(id, 'cancelled'));
    expect(ended).toMatchObject([{ type: 'courses.enrollment.ended', data: { id, status: 'cancelled' } }]);
  });

  it('ends with the last grant, once', async () => {
    const [student, course] = [await courses.student(), await makeCourse(courses.service.db)];
    courses.service.clock.set('2026-12-01T09:00:00Z');
    await give(student.id, course.id, { ends_at: '2026-12-01T10:00:00Z' });
    courses.service.clock.set('2026-12-01T10:00:00Z');
    const endings = courses.service.get(SeatEndings);
    const events = await listener.raisedBy(() => Promise.all([endings.run(), endings.run()]));
    expect(typesOf(events)).toEqual(['courses.enrollment.ended']);
  });

  it('that had ended unnoticed and is granted again ends first', async () => {
    const [student, course] = [await courses.student(), await makeCourse(courses.service.db)];
    courses.service.clock.set('2026-12-01T09:00:00Z');
    await give(student.id, course.id, { ends_at: '2026-12-01T10:00:00Z' });
    courses.service.clock.set('2026-12-01T11:00:00Z');
    const events = await listener.raisedBy(() => give(student.id, course.id));
    expect(typesOf(events)).toEqual(['courses.enrollment.ended', 'courses.enrollment.granted']);
  });
});

describe('a completed course', () => {
  const COMPLETED = 'courses.course.completed';

  it('has a view of its own when its student has done the last lesson', async () => {
    const { course, lessons } = await makeCourseWithLessons(courses.service.db, 2);
    const student = await courses.student();
    const seat = await makeEnrollment(courses.service.db, student, course);
    const complete = (index: number) =>
      done(student.post(`/api/users/enrollments/lessons/${lessons[index]!.code}/complete`));
    expect(await listener.raisedBy(() => complete(0))).toEqual([]);
    const events = await listener.raisedBy(() => complete(1));
    expect(typesOf(events)).toEqual([COMPLETED]);
    const { slug, code, title } = course;
    expect(events[0]!.data).toEqual({
      id: seat.id,
      student: expect.objectContaining({ id: student.id, email: student.email, first_name: 'Noor' }),
      course: { id: course.id, code, slug, title },
      lessons: 2,
      completed_at: expect.stringMatching(/Z$/),
    });
    expect(await listener.raisedBy(() => complete(1))).toEqual([]);
  });

  it('is one when staff delete the last lesson that was not done', async () => {
    const { course, lessons } = await makeCourseWithLessons(courses.service.db, 2);
    const student = await courses.student();
    await makeEnrollment(courses.service.db, student, course);
    await done(student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`));
    const events = await listener.raisedBy(() => done(courses.owner.delete(`/api/lessons/${lessons[1]!.id}`)));
    expect(events).toMatchObject([{ type: COMPLETED, data: { course: { id: course.id }, lessons: 1 } }]);
  });

  it('is one when a new grant finds all lessons done', async () => {
    const { course, lessons } = await makeCourseWithLessons(courses.service.db, 2);
    const student = await courses.student();
    const { id } = await makeEnrollment(courses.service.db, student, course);
    await done(student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`));
    await setStatus(id, 'cancelled');
    await done(courses.owner.delete(`/api/lessons/${lessons[1]!.id}`));
    const events = await listener.raisedBy(() => give(student.id, course.id));
    expect(typesOf(events)).toEqual(['courses.enrollment.granted', COMPLETED]);
    expect(events[1]!.data).toMatchObject({ id, completed_at: expect.stringMatching(/Z$/) });
    await setStatus(id, 'cancelled');
    expect(typesOf(await listener.raisedBy(() => give(student.id, course.id)))).toEqual(['courses.enrollment.granted']);
  });

  it('of another instructor is not sent to the endpoint of an instructor', async () => {
    const { db } = courses.service;
    const instructor = await makeInstructor(db);
    const permissions = ['settings.view', 'settings.edit', 'enrollments.view'];
    const teacher = await courses.member({ permissions, instructorId: instructor.id });
    const own = await listenAs(teacher, courses.service, { types: [COMPLETED] });
    const completed = async (values: object) => {
      const { course, lessons } = await makeCourseWithLessons(db, 1, values);
      const student = await courses.student();
      await makeEnrollment(db, student, course);
      return own.raisedBy(() => done(student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`)));
    };
    expect(typesOf(await completed({ instructorId: instructor.id }))).toEqual([COMPLETED]);
    expect(await completed({})).toEqual([]);
    await own.close();
  });
});

it('a student who registers is sent as staff see students', async () => {
  const body = {
    first_name: 'Lina',
    last_name: 'Haddad',
    email: 'lina@example.com',
    password: PASSWORD,
  };
  const events = await listener.raisedBy(() => done(courses.visitor().post('/api/users/auth/register', body)));
  expect(typesOf(events)).toEqual(['courses.student.registered']);
  expect(events[0]!.data).toEqual((await courses.owner.get('/api/users/lina')).body.data);
});

it('every type was sent, as the examples of the description show it', () => {
  expectExamples('courses', listener.sent);
});
