import { makeBooking, day } from '../stays/factories';
import { type Stays, startStays } from '../stays/stays';
import { planOf } from '../harness/statements';
import { type Courses, startCourses } from '../courses/courses';
import { makeCourse, makeEnrollment, makeStudent } from '../courses/factories';
import { type Food, startFood } from '../food/food';
import { placed } from '../food/placement.actors';

const HOUR_AGO = () => new Date(Date.now() - 3_600_000).toISOString();

describe('orders of food', () => {
  let food: Food;
  beforeAll(async () => {
    food = await startFood();
  });
  afterAll(() => food?.service.close());
  const numbers = async (query: string, actor = food.owner) =>
    (await actor.get(`/api/orders?${query}`)).body.data.items.map(({ id }: { id: number }) => id);

  it('are listed that changed then or later, for each who may see them', async () => {
    const old = (await placed(food)).order;
    const moved = (await placed(food)).order;
    await food.service.db.rows(`UPDATE customer_order SET updated_at = now() - interval '2 hours'`);
    const fresh = (await placed(food)).order;
    const since = HOUR_AGO();
    expect(await numbers(`since=${since}`)).toEqual([fresh.id]);
    const answer = await food.owner.patch(`/api/orders/${moved.id}/status`, { status: 'cancelled', reason: 'Closed' });
    expect(await numbers(`since=${since}`)).toEqual([moved.id, fresh.id]);
    expect(await numbers(`since=${answer.body.data.updated_at}`)).toEqual([moved.id]);
    expect(await numbers(`since=${since}&status=cancelled`, food.kitchen)).toEqual([moved.id]);
    expect(await numbers('since=')).toContain(old.id);
    expect((await food.owner.get('/api/orders?since=yesterday')).status).toBe(400);
  });
});

describe('bookings of stays', () => {
  let stays: Stays;
  beforeAll(async () => {
    stays = await startStays();
  });
  afterAll(() => stays?.service.close());

  it('are listed that changed then or later, by an index', async () => {
    const { db } = stays.service;
    const [first] = [await makeBooking(db, { checkIn: day(20) }), await makeBooking(db, { checkIn: day(30) })];
    await db.rows(`UPDATE booking SET updated_at = now() - interval '2 hours'`);
    const references = async (query: string) => {
      const { data } = (await stays.host.get(`/api/bookings/manage?${query}`)).body.data;
      return data.map(({ reference }: { reference: string }) => reference);
    };
    const since = HOUR_AGO();
    expect(await references(`since=${since}`)).toEqual([]);
    await stays.host.patch(`/api/bookings/manage/${first.reference}`, { admin_notes: 'Late' });
    expect(await references(`since=${since}`)).toEqual([first.reference]);
    expect((await stays.host.get('/api/bookings/manage?since=2026-02-30T10:00:00Z')).status).toBe(400);
    await db.transaction(async () => {
      await db.rows('SET LOCAL enable_seqscan = off');
      const plan = await planOf(db, 'SELECT count(*) FROM booking b WHERE b.updated_at >= $1', [since]);
      expect(plan).toContain('booking_changed_status_idx');
    });
  });
});

describe('messages and notifications of courses', () => {
  let courses: Courses;
  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses?.service.close());

  it('are listed that were sent, told or read then or later', async () => {
    const { db } = courses.service;
    const teacher = await courses.teacher();
    const course = await makeCourse(db, { instructorId: teacher.instructorId });
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course);
    const student = await courses.student(made);
    const { id } = (await student.post('/api/users/conversations', { course_id: course.id })).body.data;
    const say = async (body: string) => (await teacher.post(`/api/conversations/${id}/messages`, { body })).body.data;
    await say('Old');
    await db.rows(`UPDATE message SET created_at = now() - interval '2 hours'`);
    await db.rows(`UPDATE notification SET created_at = now() - interval '2 hours'`);
    const since = HOUR_AGO();
    const message = await say('New');
    for (const [actor, path] of [
      [student, '/api/users/conversations'],
      [teacher, '/api/conversations'],
    ] as const) {
      expect((await actor.get(`${path}/${id}/messages?since=${since}`)).body.data).toMatchObject({
        data: [{ id: message.id }],
        total: 1,
      });
      expect((await actor.get(`${path}/${id}/messages?since=soon`)).status).toBe(400);
    }

    const feed = async (query = '') => (await student.get(`/api/users/notifications${query}`)).body.data;
    const { items } = await feed();
    expect(items).toHaveLength(2);
    expect(await feed(`?since=${since}`)).toEqual({ items: [items[0]], unread_count: 2 });
    const read = await student.patch(`/api/users/notifications/${items[1].id}/read`);
    expect(await feed(`?since=${since}`)).toEqual({ items: read.body.data.items, unread_count: 1 });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await feed(`?since=${later}`)).toEqual({ items: [], unread_count: 1 });
    expect((await student.get('/api/users/notifications?since=1')).status).toBe(400);
  });
});
