import type { Order } from '#services/food/orders/order.entity';
import { makeOrderRow } from '../food/factories';
import { choose, openSession, type PaidFood, startPaidFood, unpaidOrder } from '../food/payments.actors';
import { placed } from '../food/placement.actors';
import { doRefunds, mixedOrder, refund } from '../food/refunds.actors';
import * as card from '../payments/local-stripe-aftermath';
import { done, type Listener, listenAs, typesOf } from './events.actors';
import { expectExamples } from './webhook-examples';

let food: PaidFood;
let listener: Listener;
beforeAll(async () => {
  food = await startPaidFood();
  listener = await listenAs(food.owner, food.service);
});
afterAll(async () => {
  await listener?.close();
  await food?.close();
});

const shown = async (id: number) => (await food.owner.get(`/api/orders/${id}`)).body.data;
const paidRow = (values: Partial<Order> = {}) =>
  makeOrderRow(food.service.db, { kitchenId: food.downtown.id, paymentStatus: 'paid', ...values });
const move = ({ id }: { id: number }, status: string, change: object = {}) =>
  done(food.owner.patch(`/api/orders/${id}/status`, { status, ...change }));

describe('an order', () => {
  it('raises an event for each of its steps, with the record as staff see it', async () => {
    const events = await listener.raisedBy(() => placed(food));
    expect(typesOf(events)).toEqual(['food.order.placed']);
    const id = Number(events[0]!.data['id']);
    expect(events[0]!.data).toEqual(await shown(id));
    await food.service.db.rows(`UPDATE customer_order SET payment_status = 'paid' WHERE id = $1`, [id]);
    const steps = [];
    for (const status of ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'])
      steps.push(typesOf(await listener.raisedBy(() => move({ id }, status))));
    expect(steps).toEqual([
      ['food.order.accepted'],
      [],
      ['food.order.ready'],
      ['food.order.out_for_delivery'],
      ['food.order.delivered'],
    ]);
  });

  it('is paid once its payment arrived', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { url } = await openSession(food, order);
    const events = await listener.raisedBy(async () => {
      await choose(url, 'pay');
      await food.stripe.deliveries.settled();
    });
    expect(typesOf(events)).toEqual(['food.order.paid']);
    expect(events[0]!.data).toMatchObject({ id: order.id, payment_status: 'paid' });
  });

  it('is cancelled by staff', async () => {
    const order = await paidRow({ paymentStatus: 'unpaid' });
    const events = await listener.raisedBy(() => move(order, 'cancelled', { reason: 'No bread' }));
    expect(typesOf(events)).toEqual(['food.order.cancelled']);
    expect(events[0]!.data).toMatchObject({ id: order.id, status: 'cancelled' });
  });

  it('is refunded in parts and as a whole', async () => {
    const order = await mixedOrder(food);
    for (const amount of [5, 15]) {
      const events = await listener.raisedBy(async () => {
        await done(refund(food.owner, order, { amount }));
        await doRefunds(food);
      });
      expect(typesOf(events)).toContain('food.order.refunded');
      expect(typesOf(events).filter(type => type !== 'food.order.refunded')).toEqual([]);
      expect(events[0]!.data).toMatchObject({ id: order.id });
    }
    expect(await shown(order.id)).toMatchObject({ payment_status: 'refunded' });
  });
});

it('a kitchen is paused, and its pause is moved and ended', async () => {
  const path = '/api/kitchens/downtown/pause';
  const until = food.service.clock.now().add({ hours: 1 }).toString();
  const events = await listener.raisedBy(() => done(food.owner.put(path, { until, reason: 'Oven' })));
  expect(typesOf(events)).toEqual(['food.kitchen.paused']);
  expect(events[0]!.data).toEqual((await food.owner.get('/api/kitchens/downtown')).body.data);
  expect(await listener.raisedBy(() => done(food.owner.delete(path)))).toEqual([]);
});

it('a dish is changed, sold out and archived', async () => {
  const path = `/api/products/${food.dishes.soup.id}`;
  const changed = await listener.raisedBy(() => done(food.owner.patch(path, { price: 7.5 })));
  expect(typesOf(changed)).toEqual(['food.dish.changed']);
  expect(changed[0]!.data).toEqual((await food.owner.get(path)).body.data);
  const off = { is_available: false };
  const soldOut = await listener.raisedBy(() => done(food.owner.patch(`${path}/availability`, off)));
  expect(soldOut).toMatchObject([{ type: 'food.dish.changed', data: off }]);
  expect(await listener.raisedBy(() => done(food.owner.patch(`${path}/availability`, off)))).toEqual([]);
  expect(typesOf(await listener.raisedBy(() => done(food.owner.delete(path))))).toEqual(['food.dish.changed']);
});

it('a message of the contact form has a view of its own', async () => {
  const body = {
    name: 'Sara Haddad',
    email: 'sara@example.com',
    message: 'Do you cater?',
    client_token: 'about-catering',
  };
  let answer = { id: 0, received_at: '' };
  const events = await listener.raisedBy(async () => (answer = await done(food.anonymous.post('/api/contact', body))));
  expect(typesOf(events)).toEqual(['food.inquiry.received']);
  const { client_token: _, ...message } = body;
  expect(events[0]!.data).toEqual({ id: answer.id, ...message, received_at: answer.received_at });
});

it('a disputed payment has a view of its own', async () => {
  const { orderNumber } = await mixedOrder(food);
  const payment = await food.service.db.row<{ id: number; intent: string }>(
    'SELECT id, intent_id AS intent FROM payment WHERE reference = $1 AND settles',
    [orderNumber],
  );
  const events = await listener.raisedBy(async () => {
    card.dispute(food.stripe, payment!.intent, { reason: 'product_not_received' });
    await food.stripe.deliveries.settled();
  });
  expect(typesOf(events)).toEqual(['food.payment.disputed']);
  expect(events[0]!.data).toMatchObject({ payment_id: payment!.id, provider: 'stripe', amount: 20, status: 'open' });
});

it('every type was sent, as the examples of the description show it', () => {
  expectExamples('food', listener.sent);
});
