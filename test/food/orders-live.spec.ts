import { Tokens } from '#kit/access/tokens';
import { Database } from '#kit/database/database';
import { Live } from '#live/live';
import type { FoodPaymentHandler } from '#services/food/payments/food-payment-handler';
import { PaymentHandler } from '#money/payments/payment-handler';
import { listen, listenWith, type Listening } from '../harness/listening';
import { closePages, refusalOf } from '../shared/sockets';
import { makePromo, makeStaff } from './factories';
import { type Actor, type Food, startFood } from './food';
import { address, placed } from './placement.actors';

let food: Food;
let harborCook: Actor;
let editor: Actor;

beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000', RATE_LIMIT_PAYMENT_SESSION: '100000' });
  const { db } = food.service;
  harborCook = await food.signIn('staff', await makeStaff(db, { role: 'Kitchen', kitchenId: food.harbor.id }));
  editor = await food.signIn('staff', await makeStaff(db, { role: 'Manager' }));
  await db.rows(
    `WITH made AS (INSERT INTO role (name, permissions) VALUES ('Menu', '{products.view}') RETURNING id)
     UPDATE account_role SET role_id = made.id FROM made WHERE account_id = $1`,
    [editor.id],
  );
});
afterEach(closePages);
afterAll(() => food.service.close());

const pageOf = ({ id }: Actor) => listen(food.service, { audience: 'staff', id });
const orderEvents = async (page: Listening) => (await page.updates()).filter(([name]) => name.startsWith('order:'));
const statuses = async (page: Listening) =>
  (await orderEvents(page)).map(([name, shown]) => [name, (shown as { status: string }).status]);
const pay = (order: { order_number: string }) =>
  food.anonymous.post('/api/payments/checkout-session', {
    order_number: order.order_number,
    email: 'guest@example.com',
  });
const listed = async (actor: Actor, id: number) =>
  (await actor.get('/api/orders?limit=100')).body.data.items.find((order: { id: number }) => order.id === id);
const move = (actor: Actor, { id }: { id: number }, status: string) =>
  actor.patch(`/api/orders/${id}/status`, { status });

describe('staff who may see an order', () => {
  it('find the change that came last the newest, though its transaction began before', async () => {
    const { order } = await placed(food);
    const cancelled = { status: 'cancelled', reason: 'The oven is broken' };
    await food.service.get(Database).transaction(async () => {
      await food.service.get(Database).rows('SELECT now()');
      expect((await food.manager.patch(`/api/orders/${order.id}/status`, cancelled)).status).toBe(200);
      const { updated_at } = await listed(food.owner, order.id);
      await (food.service.get(PaymentHandler) as FoodPaymentHandler).paid(order.order_number);
      const [paid] = await food.service
        .get(Database)
        .rows<{ updated_at: Date; payment_status: string }>(
          'SELECT updated_at, payment_status FROM customer_order WHERE id = $1',
          [order.id],
        );
      expect(paid!.payment_status).toBe('refund_due');
      expect(paid!.updated_at.toISOString() > updated_at).toBe(true);
    });
  });

  it('hear of it as their list shows it, a kitchen when it can be accepted', async () => {
    const [owners, managers, cooks, ...others] = await Promise.all(
      [food.owner, food.manager, food.kitchen, harborCook, editor].map(pageOf),
    );
    const { order } = await placed(food);
    // Its payment is opened after it is stored.
    const created = ['order:created', { ...(await listed(food.owner, order.id)), session_id: null }];
    for (const page of [owners!, managers!]) {
      const [[name, shown] = []] = await orderEvents(page);
      expect([name, { ...(shown as object), session_id: null }]).toEqual(created);
    }
    expect(await cooks!.updates()).toEqual([]);

    expect((await pay(order)).status).toBe(201);
    const item = await listed(food.kitchen, order.id);
    expect(await orderEvents(owners!)).toEqual([['order:updated', await listed(food.owner, order.id)]]);
    const heard = await cooks!.updates();
    expect(heard.map(([name]) => name).toSorted()).toEqual(['notification:created', 'order:created']);
    expect(heard).toContainEqual(['order:created', item]);
    expect(JSON.stringify(heard)).not.toMatch(/@|:(8\.7|26\.1|29\.6)\b|"(total|subtotal|email|unit_price|promo_code)"/);
    for (const page of others) expect(await page.updates()).toEqual([]);
  });

  it('hear of every move, in order and once', async () => {
    const { order } = await placed(food);
    await pay(order);
    const [owners, cooks, others] = await Promise.all([food.owner, food.kitchen, harborCook].map(pageOf));
    for (const status of ['confirmed', 'preparing', 'ready']) {
      expect((await move(food.kitchen, order, status)).status).toBe(200);
      // Payloads are read after the commit: without waiting, this one could show the next move.
      await food.service.get(Live).settled();
    }
    const moves = ['confirmed', 'preparing', 'ready'].map(status => ['order:updated', status]);
    expect(await statuses(owners!)).toEqual(moves);
    expect(await statuses(cooks!)).toEqual(moves);
    expect(await others!.updates()).toEqual([]);
  });

  it('hear of moves that come faster than they are read in order and once, as the order is by then', async () => {
    const orders = [(await placed(food)).order, (await placed(food)).order];
    for (const order of orders) await pay(order);
    const [owners, cooks] = await Promise.all([food.owner, food.kitchen].map(pageOf));
    let resume = () => {};
    const reading = new Promise<void>(resolve => (resume = resolve));
    food.service.get(Live).emitAbout('an earlier change', 'notifications', () => reading);
    const [first, second] = orders as [{ id: number }, { id: number }];
    const moves = [
      [first, 'confirmed'],
      [second, 'confirmed'],
      [first, 'preparing'],
      [first, 'ready'],
    ] as const;
    for (const [order, status] of moves) expect((await move(food.kitchen, order, status)).status).toBe(200);
    resume();
    for (const page of [owners!, cooks!]) {
      const heard = (await orderEvents(page)).map(([, shown]) => shown as { id: number; status: string });
      expect(heard.map(({ id, status }) => [id, status])).toEqual([
        [first.id, 'ready'],
        [second.id, 'confirmed'],
        [first.id, 'ready'],
        [first.id, 'ready'],
      ]);
    }
  });

  it('hear once of a cancellation that makes money due', async () => {
    const { order } = await placed(food);
    await pay(order);
    const page = await pageOf(food.owner);
    const answer = await food.owner.patch(`/api/orders/${order.id}/status`, { status: 'cancelled', reason: 'Closed' });
    expect(answer.status).toBe(200);
    const heard = await orderEvents(page);
    expect(heard).toEqual([['order:updated', await listed(food.owner, order.id)]]);
    expect(heard[0]![1]).toMatchObject({ status: 'cancelled', payment_status: 'refund_due' });
  });

  it('hear nothing of what was refused', async () => {
    const { order } = await placed(food);
    const page = await pageOf(food.owner);
    expect((await move(food.owner, order, 'confirmed')).status).toBe(409);
    expect((await move(food.kitchen, order, 'delivered')).status).toBe(409);
    expect(await page.updates()).toEqual([]);
  });

  it('hear at once of an order that costs nothing, in its kitchen too', async () => {
    await makePromo(food.service.db, { code: 'FREE', percent: 100 });
    const [cooks, others] = await Promise.all([food.kitchen, harborCook].map(pageOf));
    const { order } = await placed(food, { fulfillment: 'pickup', promo_code: 'FREE' });
    expect(await orderEvents(cooks!)).toEqual([['order:created', await listed(food.kitchen, order.id)]]);
    expect(await others!.updates()).toEqual([]);
  });

  it('hear no more when the right is taken from them', async () => {
    const leaving = await food.signIn('staff', await makeStaff(food.service.db, { role: 'Manager' }));
    const page = await pageOf(leaving);
    await food.service.db.rows('DELETE FROM account_role WHERE account_id = $1', [leaving.id]);
    await placed(food);
    expect(await page.updates()).toEqual([]);
  });
});

describe('whoever follows an order', () => {
  const follow = (order: { id: number }, auth: Record<string, unknown>) =>
    listenWith(food.service, { audience: 'tracking', id: order.id }, auth);

  it('hears of its status and of nothing else', async () => {
    const { order, tracking } = await placed(food);
    const other = await placed(food);
    const pages = await Promise.all([
      follow(order, { token: tracking }),
      follow(order, { reference: order.order_number.toLowerCase(), token: tracking }),
      follow(order, { reference: order.order_number, email: ' Guest@example.com ' }),
    ]);
    const others = await follow(other.order, { token: other.tracking });
    await pay(order);
    await move(food.owner, order, 'confirmed');
    const shown = (await food.anonymous.get(`/api/orders/track/status?token=${tracking}`)).body.data;
    for (const page of pages) {
      const heard = await page.updates();
      expect(heard.map(([name, status]) => [name, (status as { payment_status: string }).payment_status])).toEqual([
        ['order:status', 'paid'],
        ['order:status', 'paid'],
      ]);
      const { order_number, status, payment_status, timeline, updated_at } = shown;
      const { scheduled_for, slot, promised_at, hold_expires_at, accept_by, ready_at, delivered_at } = shown;
      const deadlines = { hold_expires_at, accept_by, payment_processing_until: null };
      const times = { scheduled_for, slot, promised_at, ...deadlines, ready_at, delivered_at, updated_at };
      expect(heard[1]![1]).toEqual({ order_number, status, payment_status, timeline, late_payment: null, ...times });
    }
    expect(await others.updates()).toEqual([]);
  });

  it('is the customer who placed it, signed in, on every page that is open, and no other', async () => {
    const pages = await Promise.all(
      [food.customer, food.customer, food.customer2].map(({ id }) =>
        listen(food.service, { audience: 'customer', id }),
      ),
    );
    const { order } = await placed(food, { email: undefined }, { caller: food.customer });
    await food.customer.post('/api/payments/checkout-session', { order_number: order.order_number });
    await move(food.owner, order, 'confirmed');
    const { data } = (await food.customer.get(`/api/orders/number/${order.order_number}`)).body;
    for (const page of pages.slice(0, 2)) {
      const heard = await page.updates();
      expect(heard.map(([name]) => name)).toEqual(['order:created', 'order:updated', 'order:updated']);
      expect(heard[2]![1]).toEqual(data);
    }
    expect(await pages[2]!.updates()).toEqual([]);
  });

  it('is refused without a good token of that very order', async () => {
    const { order, tracking } = await placed(food, { address: { ...address } });
    const other = await placed(food);
    const at = `${food.service.origin}/food/notifications`;
    const old = await food.service.get(Tokens).sign('tracking', String(order.id), -60);
    const refused = (auth: object) => refusalOf(at, { auth: { ...auth } });
    for (const token of [old, `${tracking}x`]) {
      expect(await refused({ token })).toBe('Please sign in to continue.');
      expect(await refused({ reference: order.order_number, token })).toMatch(/tracking|link/i);
    }
    expect(await refused({ reference: order.order_number, token: other.tracking })).toMatch(/tracking|link/i);
    expect(await refused({ reference: order.order_number })).toMatch(/tracking|link/i);
    expect(await refused({ reference: order.order_number, email: 'other@example.com' })).toBe(
      'There is no such record.',
    );
    expect(await refusalOf(`${food.service.origin}/food/auth`, { auth: { token: tracking } })).toBe(
      'Please sign in to continue.',
    );
  });
});
