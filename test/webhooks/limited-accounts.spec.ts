import { Webhooks } from '#webhooks/storage/webhooks';
import { COURSE_COMPLETED, ENROLLMENT_GRANTED } from '#services/courses/webhooks/courses-webhook-types';
import {
  INQUIRY_RECEIVED,
  KITCHEN_PAUSED,
  ORDER_PLACED,
  PAYMENT_DISPUTED,
} from '#services/food/webhooks/food-webhook-types';
import { startCourses } from '../courses/courses';
import { makeCourse, makeEnrollment, makeInstructor } from '../courses/factories';
import { makeOrderRow, makeStaff, PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import type { Client } from '../harness/client';
import { startReceiver, type Receiver } from './receiver';
import { created, deliveriesOf, sendDue } from './webhooks.actors';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver?.close());
beforeEach(() => {
  receiver.received = [];
  receiver.respond = response => response.writeHead(204).end();
});

const sentTo = (path: string) =>
  receiver.received
    .filter(each => each.path === `/${path}`)
    .map(({ body }) => JSON.parse(body) as { type: string; data: { id: number } })
    .map(({ type, data: { id } }) => [type, id]);

describe('an account of one kitchen', () => {
  let food: Food;
  beforeAll(async () => {
    food = await startFood();
  });
  afterAll(() => food?.service.close());
  afterEach(() => food.service.db.rows('DELETE FROM webhook_endpoint'));

  const limited = async () =>
    food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner', kitchenId: food.harbor.id }));

  it.each([false, true])('gets the records of its kitchen alone (thin: %s)', async thin => {
    const { db } = food.service;
    const [account, webhooks] = [await limited(), food.service.get(Webhooks)];
    const endpoint = await created(account, receiver.urlOf('harbor'), { thin });
    await created(food.owner, receiver.urlOf('all'), { thin });
    const [own, other] = [
      await makeOrderRow(db, { kitchenId: food.harbor.id }),
      await makeOrderRow(db, { kitchenId: food.downtown.id }),
    ];
    for (const { id } of [own, other]) await webhooks.raise(ORDER_PLACED, { id });
    for (const { id } of [food.harbor, food.downtown]) await webhooks.raise(KITCHEN_PAUSED, { id });
    // Neither is of a kitchen.
    await webhooks.raise(INQUIRY_RECEIVED, { id: 1 });
    await webhooks.raise(PAYMENT_DISPUTED, { id: 1 });
    await sendDue(food.service);
    expect(sentTo('harbor').filter(([type]) => type === 'food.order.placed')).toEqual([['food.order.placed', own.id]]);
    expect(sentTo('harbor').filter(([type]) => type !== 'food.order.placed')).toEqual([
      ['food.kitchen.paused', food.harbor.id],
    ]);
    expect(sentTo('all')).toHaveLength(6);
    expect(await deliveriesOf(account, endpoint.id)).toHaveLength(2);
  });

  it('that takes over an endpoint sees no payloads and answers of the former account', async () => {
    const { db } = food.service;
    const endpoint = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
    receiver.respond = (response, { body }) => response.end(body);
    const [own, other] = [
      await makeOrderRow(db, { kitchenId: food.harbor.id }),
      await makeOrderRow(db, { kitchenId: food.downtown.id }),
    ];
    for (const { id } of [own, other]) await food.service.get(Webhooks).raise(ORDER_PLACED, { id });
    await sendDue(food.service);
    const account = await limited();
    const path = `/api/webhook-endpoints/${endpoint.id}`;
    const answersFor = async (caller: Client) =>
      (await deliveriesOf(caller, endpoint.id)).map(({ tries }) => tries[0]!.answer !== null);
    expect([await answersFor(food.owner), await answersFor(account)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await account.post(`${path}/take-over`, { password: PASSWORD })).status).toBe(201);
    const deliveries = await deliveriesOf(account, endpoint.id);
    expect(await answersFor(account)).toEqual([false, false]);
    for (const { id } of deliveries)
      expect((await account.get(`${path}/deliveries/${id}`)).body.data.payload).toBeNull();
    receiver.received = [];
    for (const { id } of deliveries)
      expect((await account.post(`${path}/deliveries/${id}/resend`)).status).toBeLessThan(300);
    await sendDue(food.service);
    expect(sentTo('a')).toEqual([['food.order.placed', own.id]]);
  });
});

it('an account of an instructor gets the records of its courses alone', async () => {
  const courses = await startCourses();
  try {
    const { db } = courses.service;
    const instructors = [await makeInstructor(db), await makeInstructor(db)];
    const enrollments = [];
    for (const { id: instructorId } of instructors) {
      const course = await makeCourse(db, { instructorId });
      enrollments.push(await makeEnrollment(db, await courses.student(), course));
    }
    const account = await courses.member({
      permissions: ['settings.view', 'settings.edit', 'enrollments.view'],
      instructorId: instructors[0]!.id,
    });
    await created(account, receiver.urlOf('instructor'));
    const webhooks = courses.service.get(Webhooks);
    for (const { id } of enrollments) {
      await webhooks.raise(ENROLLMENT_GRANTED, { id });
      await webhooks.raise(COURSE_COMPLETED, { id });
    }
    await sendDue(courses.service);
    const own = enrollments[0]!.id;
    expect(sentTo('instructor')).toEqual([
      ['courses.enrollment.granted', own],
      ['courses.course.completed', own],
    ]);
  } finally {
    await courses.service.close();
  }
});
