import { randomUUID } from 'node:crypto';
import type { Order } from '#services/food/orders/order.entity';
import { race, statuses } from '../harness/race';
import { makeOrderRow } from './factories';
import { type Food, startFood } from './food';
import { cancelOrder, callWebhook, checkout, demoCall, standing, notifiedOwner, unpaidOrder } from './payments.actors';

let food: Food;

beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const demo = (order: Order, type: string, change: object = {}) =>
  callWebhook(
    food,
    'demo',
    demoCall({ id: randomUUID(), type: `payment.${type}`, order_number: order.orderNumber, amount: 26.1, ...change }),
  );

describe('without a configured processor', () => {
  it('only the demo method is offered', async () => {
    expect((await food.anonymous.get('/api/payments/methods')).body.data).toEqual({
      methods: ['demo'],
      hosted: [],
      modes: { demo: 'test' },
    });
  });

  it('webhooks of the processors are refused unsigned', async () => {
    for (const provider of ['stripe', 'paypal', 'card_processor', 'wallet_processor', 'demo']) {
      expect((await food.anonymous.post(`/api/payments/webhooks/${provider}`, { id: 'x' })).status).toBe(401);
      expect((await food.anonymous.post(`/api/payments/webhooks/${provider}`)).status).toBe(401);
      const broken = await food.anonymous.post(`/api/payments/webhooks/${provider}`, undefined, { raw: '{"id": ' });
      expect(broken.status).toBe(401);
    }
  });

  it('nobody else has a webhook', async () => {
    for (const provider of ['square', 'free', 'constructor', '__proto__', 'STRIPE']) {
      expect((await food.anonymous.post(`/api/payments/webhooks/${provider}`, { id: 'x' })).status).toBe(404);
    }
  });

  it('an order by a method that is gone answers that it cannot be paid now', async () => {
    const answer = await checkout(food, await unpaidOrder(food, 'stripe'));
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ message: 'errors.payment_unavailable', code: 'payment_unavailable' });
  });
});

describe('a checkout session', () => {
  it('pays a demo order at once', async () => {
    const order = await unpaidOrder(food, 'demo');
    const answer = await checkout(food, order);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      order_number: order.orderNumber,
      status: 'pending',
      payment_status: 'paid',
      late_payment: null,
      payment: {
        kind: 'none',
        url: null,
        method: 'demo',
        session_id: null,
        requires_payment: false,
        next: null,
      },
    });
    expect(await standing(food, order)).toEqual({
      status: 'pending',
      paymentStatus: 'paid',
      payments: ['paid*'],
      timeline: ['pending'],
    });
  });

  it('pays once however often it is asked for', async () => {
    const order = await unpaidOrder(food, 'demo');
    const answers = statuses(await race(8, () => checkout(food, order)));
    expect((answers[201] ?? 0) + (answers[409] ?? 0)).toBe(8);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect((await checkout(food, order)).body).toMatchObject({ code: 'not_payable' });
  });

  it('is for whoever placed the order, and for others there is none', async () => {
    const own = await unpaidOrder(food, 'demo', { customerId: food.customer.id, email: food.customer.email });
    const pay = (client: Food['anonymous'], order_number: unknown, email?: string) =>
      client.post('/api/payments/checkout-session', { order_number, ...(email === undefined ? {} : { email }) });
    const refused = [
      await pay(food.anonymous, own.orderNumber),
      await pay(food.anonymous, own.orderNumber, 'other@example.com'),
      await pay(food.customer2, own.orderNumber),
      await pay(food.customer2, own.orderNumber, food.customer2.email),
      await pay(food.anonymous, 'ORD-999999', food.customer.email),
      await pay(food.customer, 'ORD-999999'),
    ];
    expect(statuses(refused)).toEqual({ 404: 6 });
    expect(new Set(refused.map(answer => answer.text)).size).toBe(1);
    expect((await pay(food.customer, ` ${own.orderNumber.toLowerCase()} `)).status).toBe(201);

    const guest = await unpaidOrder(food, 'demo');
    expect((await pay(food.anonymous, guest.orderNumber, ' GUEST@example.com ')).status).toBe(201);
  });

  it('needs a sound request', async () => {
    const path = '/api/payments/checkout-session';
    expect((await food.anonymous.post(path, {})).status).toBe(400);
    expect((await food.anonymous.post(path, { order_number: 7 })).status).toBe(400);
    expect((await food.anonymous.post(path, { order_number: 'ORD-1', email: 'nobody' })).status).toBe(400);
    expect((await food.owner.post(path, { order_number: 'ORD-1' })).status).toBe(401);
  });

  it.each([
    { status: 'cancelled', paymentStatus: 'unpaid' },
    { status: 'confirmed', paymentStatus: 'paid' },
    { status: 'refunded', paymentStatus: 'refunded' },
    { status: 'pending', paymentStatus: 'paid' },
  ] as const)('is refused for an order that is $status and $paymentStatus', async values => {
    expect((await checkout(food, await unpaidOrder(food, 'demo', values))).status).toBe(409);
  });

  it('opens again after a failure', async () => {
    const order = await unpaidOrder(food, 'demo');
    expect((await demo(order, 'failed')).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({
      status: 'pending',
      paymentStatus: 'failed',
      payments: ['failed'],
    });
    expect((await checkout(food, order)).status).toBe(201);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });
});

describe('the demo payer', () => {
  it('pays, and staff may confirm then', async () => {
    const order = await unpaidOrder(food, 'demo');
    const confirm = () => food.owner.patch(`/api/orders/${order.id}/status`, { status: 'confirmed' });
    expect((await confirm()).body).toMatchObject({ code: 'payment_required' });
    expect((await demo(order, 'succeeded')).body).toEqual({ success: true, data: { received: true }, message: '' });
    expect((await confirm()).status).toBe(200);
  });

  it('delivers an event ten times and pays once', async () => {
    const order = await unpaidOrder(food, 'demo');
    const id = randomUUID();
    expect(statuses(await race(10, () => demo(order, 'succeeded', { id })))).toEqual({ 200: 10 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('refunds what was cancelled: only this makes an order refunded', async () => {
    const order = await unpaidOrder(food, 'demo');
    await checkout(food, order);
    await cancelOrder(food, order);
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_due' });
    await food.service.doJobs();
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: ['refund_due*'] });
    await demo(order, 'refunded');
    expect(await standing(food, order)).toEqual({
      status: 'refunded',
      paymentStatus: 'refunded',
      payments: ['refunded*'],
      timeline: ['pending', 'cancelled', 'refunded'],
    });
  });

  it('refunds before it pays, and the order ends refunded', async () => {
    const order = await unpaidOrder(food, 'demo');
    await demo(order, 'refunded');
    await demo(order, 'succeeded');
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' });
  });

  it('pays too late: a cancelled order stays cancelled, the money is due, staff are told', async () => {
    const order = await unpaidOrder(food, 'demo');
    await cancelOrder(food, order);
    await demo(order, 'succeeded');
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_due' });
    expect(await notifiedOwner(food, order)).toEqual(['payment_late']);
  });

  it('pays a second time: the order stays paid, the money is due, staff are told', async () => {
    const order = await unpaidOrder(food, 'demo');
    await demo(order, 'succeeded');
    const second = { id: randomUUID() };
    expect(statuses(await race(5, () => demo(order, 'succeeded', second)))).toEqual({ 200: 5 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*', 'refund_due'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_second']);
  });

  it('pays what was refunded: it stays refunded, the money is due, staff are told', async () => {
    const order = await unpaidOrder(food, 'demo');
    for (const type of ['succeeded', 'refunded', 'succeeded']) await demo(order, type);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*', 'refund_due'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_second']);
  });

  it('reports what the customer settled on the site, and pays nothing more by it', async () => {
    const order = await unpaidOrder(food, 'demo');
    await checkout(food, order);
    await demo(order, 'succeeded');
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await notifiedOwner(food, order)).toEqual([]);
  });

  it('pays another amount: nothing is settled, staff are told, kitchens are not', async () => {
    const order = await unpaidOrder(food, 'demo');
    expect((await demo(order, 'succeeded', { amount: 26.09 })).status).toBe(200);
    expect((await demo(order, 'succeeded', { amount: '26.10 and more' })).status).toBe(200);
    expect((await demo(order, 'succeeded', { amount: 26.104 })).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await notifiedOwner(food, order)).toEqual(Array(3).fill('payment_mismatch'));
    const feed = (await food.owner.inArabic().get('/api/notifications')).body.data.items;
    expect(feed.find((item: { body: string }) => item.body.includes('26.09')).title).toContain(order.orderNumber);
    expect(JSON.stringify((await food.kitchen.get('/api/notifications')).body)).not.toContain('payment_');
  });

  it('knows orders that were paid before there were payments', async () => {
    const order = await makeOrderRow(food.service.db, { paymentStatus: 'paid', status: 'confirmed' });
    await demo(order, 'refunded', { amount: 20 });
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('has no say over orders of another method, unknown orders, and in words we do not know', async () => {
    const order = await unpaidOrder(food, 'stripe');
    expect((await demo(order, 'succeeded')).status).toBe(200);
    expect((await demo(order, 'dreamt')).status).toBe(200);
    expect((await demo({ ...order, orderNumber: 'ORD-0' }, 'succeeded')).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: [] });
  });

  it('is judged by its signature, whatever its body is said to be', async () => {
    const order = await unpaidOrder(food, 'demo');
    const call = demoCall({
      id: randomUUID(),
      type: 'payment.succeeded',
      order_number: order.orderNumber,
      amount: 26.1,
    });
    const headers = { ...call.headers, 'Content-Type': 'text/plain' };
    expect((await callWebhook(food, 'demo', { ...call, headers, body: `${call.body} ` })).status).toBe(401);
    expect((await callWebhook(food, 'demo', { ...call, headers })).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is refused with an altered body', async () => {
    const order = await unpaidOrder(food, 'demo');
    const call = demoCall({ id: 'x', type: 'payment.succeeded', order_number: order.orderNumber, amount: 26.1 });
    const stored = 'SELECT count(*) AS count FROM payment_event';
    const before = await food.service.db.row(stored);
    const altered = { ...call, body: call.body.replace('26.1', '26.2') };
    const answers = [await callWebhook(food, 'demo', altered), await callWebhook(food, 'stripe', call)];
    expect(statuses(answers)).toEqual({ 401: 2 });
    expect(await food.service.db.row(stored)).toEqual(before);
  });
});

describe('a free order', () => {
  it('has nothing to give back when it is cancelled', async () => {
    const order = await makeOrderRow(food.service.db, {
      subtotalCents: 2000,
      promoDiscountCents: 2000,
      totalCents: 0,
      paymentStatus: 'paid',
    });
    await cancelOrder(food, order);
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  });
});
