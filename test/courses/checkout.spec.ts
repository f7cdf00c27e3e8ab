import type { Database } from '#kit/database/database';
import { OrderLapse } from '#services/courses/checkout/order-lapse.service';
import { race, statuses } from '../harness/race';
import { cancelSeats, makeCourse, makeEnrollment } from './factories';
import { type PaidCourses, purchase, seatsOf, SITE, standing, startPaidCourses, unpaidOrder } from './payments.actors';

let courses: PaidCourses;
let db: Database;
beforeAll(async () => {
  courses = await startPaidCourses();
  ({ db } = courses.service);
});
afterAll(() => courses?.close());

const ordersOf = async ({ id }: { id: number }) =>
  db.rows<{ status: string }>('SELECT status FROM course_order WHERE student_id = $1 ORDER BY id', [id]);

describe('a checkout', () => {
  it('leads to the page of the processor and grants nothing yet', async () => {
    const { student, course, order } = await purchase(courses, 'card', { priceCents: 1999, discountPercentage: 15 });
    const session = courses.stripe.sessions.get(order.session_id)!;
    expect(order).toMatchObject({
      status: 'pending',
      gateway: 'stripe',
      payment_method: 'card',
      total: 16.99,
      redirect_url: session.url,
      lines: [
        {
          course_id: course.id,
          code: course.code,
          title: course.title,
          price: 19.99,
          discount_percentage: 15,
          charged: 16.99,
        },
      ],
    });
    expect(order.updated_at).toBe(order.created_at);
    expect(session).toMatchObject({
      amount_total: 1699,
      client_reference_id: order.reference,
      metadata: expect.objectContaining({ service: 'courses' }),
      success_url: `${SITE}/orders/${order.reference}?payment=success`,
    });
    expect(await seatsOf(courses, student)).toEqual({});
    const { body } = await student.get('/api/shop/orders');
    expect(body.data).toMatchObject({ total: 1, data: [{ reference: order.reference, redirect_url: session.url }] });
  });

  it('of a wallet leads to the wallet’s page', async () => {
    const { order } = await purchase(courses, 'wallet');
    expect(order).toMatchObject({ gateway: 'paypal', session_id: expect.any(String) });
    expect(courses.paypal.orders.get(order.session_id)!.amount.value).toBe('100.00');
  });

  it('keeps the prices of its moment', async () => {
    const { student, course, order } = await purchase(courses);
    await db.rows(`UPDATE course SET price_cents = 1, title = '{"en": "Other", "ar": "Other"}' WHERE id = $1`, [
      course.id,
    ]);
    courses.stripe.pay(order.session_id);
    await courses.settled();
    const cover = '/courses/media/uploads/cover-800x600-400-800/800.jpg';
    await db.rows('UPDATE course SET cover_url = $2 WHERE id = $1', [course.id, cover]);
    const { body } = await student.get('/api/shop/orders?status=paid');
    const line = { price: 100, title: course.title, cover_url: cover, pictures: [{ url: cover, width: 800 }] };
    expect(body.data.data).toMatchObject([{ total: 100, redirect_url: null, lines: [line] }]);
  });

  it('of many courses counts each once and takes 50', async () => {
    const student = await courses.student();
    const made = await Promise.all(Array.from({ length: 50 }, () => makeCourse(db, { priceCents: 333 })));
    const ids = made.map(({ id }) => id);
    const buy = (course_ids: number[]) => student.post('/api/shop/checkout', { course_ids, payment_method: 'card' });
    const tooMany = await buy([...ids, ids[0]!]);
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([400, ['course_ids']]);
    const both = await student.post('/api/shop/checkout', {
      course_id: (await makeCourse(db)).id,
      course_ids: ids,
      payment_method: 'card',
    });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([400, ['course_ids']]);
    expect((await buy([ids[0]!, ids[0]!])).body.data).toMatchObject({ total: 3.33, lines: [{ course_id: ids[0] }] });
    expect((await buy(ids)).body.data.total).toBe(166.5);
  });

  it('of what is held already is refused whole, naming it', async () => {
    const student = await courses.student();
    const [held, fresh] = [await makeCourse(db), await makeCourse(db)];
    await makeEnrollment(db, student, held);
    const buy = (body: object) => student.post('/api/shop/checkout', { payment_method: 'card', ...body });
    const mixed = await buy({ course_ids: [held.id, fresh.id] });
    expect([mixed.status, mixed.body.code]).toEqual([409, 'course_held']);
    expect(mixed.body.errors).toEqual({ course_ids: [`Course ${held.id}, “${held.title.en}”, is already yours.`] });
    expect(mixed.body.codes.course_ids).toEqual([{ code: 'course_held', id: held.id, title: held.title.en }]);
    expect((await student.inArabic().post('/api/shop/checkout', { course_id: held.id })).body.message).toContain(
      held.title.ar,
    );
    expect(await ordersOf(student)).toEqual([]);
    await cancelSeats(db, 'student_id = $1', [student.id]);
    expect((await buy({ course_ids: [held.id, fresh.id] })).status).toBe(201);
  });

  it('of a draft, an unlisted, a deleted or no course is refused whole', async () => {
    const student = await courses.student();
    const fine = await makeCourse(db);
    const hidden = [
      await makeCourse(db, { status: 'draft' }),
      await makeCourse(db, { isPublic: false }),
      await makeCourse(db, { archivedAt: new Date() }),
      { id: 2_147_483_647 },
    ];
    for (const { id } of hidden) {
      const answer = await student.post('/api/shop/checkout', { course_ids: [fine.id, id], payment_method: 'card' });
      expect([answer.status, answer.body.code]).toEqual([404, 'course_not_sold']);
      expect(answer.body.errors).toEqual({ course_ids: [`Course ${id} cannot be bought.`] });
    }
    expect(await ordersOf(student)).toEqual([]);
  });

  it('refuses what it cannot read, amounts, and tokens of others', async () => {
    const student = await courses.student();
    const { id } = await makeCourse(db);
    const bodies: [object, string][] = [
      [{}, 'course_ids'],
      [{ course_ids: [] }, 'course_ids'],
      [{ course_ids: 'all' }, 'course_ids'],
      [{ course_ids: [{ id }] }, 'course_ids'],
      [{ course_ids: [null] }, 'course_ids'],
      [{ course_id: `${id}` }, 'course_id'],
      [{ course_id: -1 }, 'course_id'],
      [{ course_id: 1e21 }, 'course_id'],
      [{ course_id: id }, 'payment_method'],
      [{ course_id: id, payment_method: 'free' }, 'payment_method'],
      [{ course_id: id, payment_method: 'card', locale: 'fr' }, 'locale'],
      [{ course_id: id, payment_method: 'card', total: 0 }, 'total'],
      [{ course_id: id, payment_method: 'card', price: 0 }, 'price'],
    ];
    for (const [body, field] of bodies) {
      const answer = await student.post('/api/shop/checkout', body);
      expect([body, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([body, 400, [field]]);
    }
    const many = await student.post('/api/shop/checkout', { course_ids: Array.from({ length: 4000 }, () => id) });
    expect([many.status, many.body.codes.course_ids]).toEqual([400, [{ code: 'list', min: 1, max: 50 }]]);
    expect((await student.post('/api/shop/checkout', { course_ids: Array(6000).fill(id) })).status).toBe(413);
    const broken = await student.post('/api/shop/checkout', undefined, { raw: '{"course_id": 1' });
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed_json']);
    const body = { course_id: id, payment_method: 'card' };
    expect((await courses.anonymous.post('/api/shop/checkout', body)).status).toBe(401);
    expect((await courses.owner.post('/api/shop/checkout', body)).status).toBe(401);
    expect(await ordersOf(student)).toEqual([]);
  });

  it('refuses a basket no processor would take', async () => {
    const student = await courses.student();
    const two = [await makeCourse(db, { priceCents: 99_999_999 }), await makeCourse(db, { priceCents: 1 })];
    const answer = await student.post('/api/shop/checkout', {
      course_ids: two.map(({ id }) => id),
      payment_method: 'card',
    });
    expect([answer.status, answer.body.codes.course_ids[0]]).toEqual([400, { code: 'basket_total', max: 999_999.99 }]);
  });
});

describe('a free checkout', () => {
  it('is paid at once, with a mail that is no receipt', async () => {
    const student = await courses.student();
    const [free, off] = [await makeCourse(db, { priceCents: 0 }), await makeCourse(db, { discountPercentage: 100 })];
    const { status, body } = await student.post('/api/shop/checkout', { course_ids: [free.id, off.id], locale: 'ar' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'paid',
      gateway: 'free',
      payment_method: null,
      redirect_url: null,
      session_id: null,
      total: 0,
      paid_at: expect.any(String),
      updated_at: body.data.paid_at,
    });
    expect(body.data.created_at <= body.data.paid_at).toBe(true);
    expect(await seatsOf(courses, student)).toEqual({ [free.id]: 'active', [off.id]: 'active' });
    expect(await standing(courses, body.data)).toMatchObject({ payments: [], told: ['enrolled_in_several'], mails: 1 });
    const mail = courses.service.mailbox.list().find(({ to }) => to === student.email)!;
    expect(mail.text).toContain(free.title.ar);
    expect(mail.text).not.toContain(body.data.reference);
  });

  it('twice at once gives one seat', async () => {
    const student = await courses.student();
    const { id } = await makeCourse(db, { priceCents: 0 });
    const answers = await race(12, () => student.post('/api/shop/checkout', { course_id: id }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 11 });
    expect(await ordersOf(student)).toEqual([{ status: 'paid' }]);
    expect(
      await db.rows('SELECT 1 FROM seat_grant g JOIN enrollment e ON e.id = g.enrollment_id WHERE e.student_id = $1', [
        student.id,
      ]),
    ).toHaveLength(1);
    const { reference } = (await student.get('/api/shop/orders')).body.data.data[0];
    expect(await standing(courses, { reference })).toMatchObject({ told: ['enrolled'], mails: 1 });
  });
});

describe('a checkout pressed twice', () => {
  it('at the same time is one order with one page', async () => {
    const student = await courses.student();
    const { id } = await makeCourse(db);
    const before = courses.stripe.sessions.size;
    courses.stripe.faults.delayMs = 50;
    const answers = await race(10, () => student.post('/api/shop/checkout', { course_id: id, payment_method: 'card' }));
    courses.stripe.faults.delayMs = 0;
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.data.session_id)).size).toBe(1);
    expect(courses.stripe.sessions.size).toBe(before + 1);
    expect(await ordersOf(student)).toEqual([{ status: 'pending' }]);
  });

  it('later is a new order, and the earlier page is closed', async () => {
    const { student, course, order } = await purchase(courses);
    const other = await unpaidOrder(student, [await makeCourse(db)]);
    const again = await unpaidOrder(student, [course, await makeCourse(db)], 'wallet');
    expect(again.reference).not.toBe(order.reference);
    await courses.service.doJobs();
    await courses.settled();
    expect(courses.stripe.sessions.get(order.session_id)!.status).toBe('expired');
    expect(await standing(courses, order)).toMatchObject({ status: 'failed', payments: ['closed'] });
    expect(await standing(courses, other)).toMatchObject({ status: 'pending', payments: ['opened'] });
    expect(await standing(courses, again)).toMatchObject({ status: 'pending', payments: ['opened'] });
  });

  it('after its page could not be opened opens that', async () => {
    const student = await courses.student();
    const { id } = await makeCourse(db);
    const buy = () => student.post('/api/shop/checkout', { course_id: id, payment_method: 'card' });
    courses.stripe.faults.down = true;
    const failed = await buy();
    courses.stripe.faults.down = false;
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_unavailable']);
    const again = await buy();
    expect([again.status, again.body.data.redirect_url]).toEqual([201, expect.stringContaining('/pay/')]);
    expect(await ordersOf(student)).toEqual([{ status: 'pending' }]);
  });
});

it('an order whose page never opened fails by itself', async () => {
  const student = await courses.student();
  const { id } = await makeCourse(db);
  courses.stripe.faults.down = true;
  await student.post('/api/shop/checkout', { course_id: id, payment_method: 'card' });
  courses.stripe.faults.down = false;
  const { order: open } = await purchase(courses);
  await db.rows(`UPDATE payment SET status = 'closed' WHERE session_id IS NULL`);
  const lapse = courses.service.get(OrderLapse);
  await lapse.run();
  expect(await ordersOf(student)).toEqual([{ status: 'pending' }]);
  await db.rows(`UPDATE course_order SET created_at = now() - interval '121 minutes'`);
  await lapse.run();
  expect(await ordersOf(student)).toEqual([{ status: 'failed' }]);
  expect(await standing(courses, open)).toMatchObject({ status: 'pending' });
});

it('the ways to pay are both processors', async () => {
  expect((await courses.anonymous.get('/api/shop/payment-methods')).body.data).toEqual({
    methods: [
      { method: 'card', gateway: 'stripe', hosted: true, mode: 'test' },
      { method: 'wallet', gateway: 'paypal', hosted: true, mode: 'test' },
    ],
    simulated: false,
  });
});
