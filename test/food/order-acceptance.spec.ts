import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import type { Order } from '#services/food/orders/order.entity';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { listen } from '../harness/listening';
import { race } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { closePages } from '../shared/sockets';
import { atRandom, trials } from '../harness/trials';
import { begin, cancellation, later, mailsAbout, rivals, sweep, waitingOrder } from './deadlines.actors';
import { makeDish, makeKitchen, makeOrderRow, makeStaff } from './factories';
import type { Actor } from './food';
import {
  cancelOrder,
  checkout,
  deliver,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
  unpaidOrder,
} from './payments.actors';
import { changeSetting, customerWith, oneOf, place, pointsOf } from './placement.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_TRACKING: '100000', RATE_LIMIT_ORDERS: '100000' });
  await acceptWithin(food.downtown, 20);
});
beforeEach(() => begin(food));
afterEach(closePages);
afterAll(() => food?.close());

const at = (instant: string) => food.service.clock.set(instant);
const acceptWithin = ({ id }: { id: number }, minutes: number) =>
  food.service.db.rows('UPDATE kitchen SET accept_minutes = $2 WHERE id = $1', [id, minutes]);
const detail = async ({ id }: { id: number }, caller = food.owner) => (await caller.get(`/api/orders/${id}`)).body.data;
const confirm = ({ id }: Order, caller: Actor = food.kitchen) =>
  caller.patch(`/api/orders/${id}/status`, { status: 'confirmed' });

/** The types of what an account was told about an order. */
async function told({ id }: { id: number }, order: { id: number }): Promise<string[]> {
  const rows = await food.service.db.rows<{ type: string }>(
    `SELECT type FROM notification WHERE recipient_id = $1 AND audience = 'staff' AND data ->> 'order_id' = $2 ORDER BY id`,
    [id, String(order.id)],
  );
  return rows.map(({ type }) => type).filter(type => type !== 'order_placed');
}

/** Open for lunch on Wednesdays, in its time zone. */
const closedKitchen = async (values: Partial<Kitchen> = {}) => {
  const kitchen = await makeKitchen(food.service.db, { hours: [{ day: 3, open: '12:00', close: '15:00' }], ...values });
  await acceptWithin(kitchen, 20);
  return kitchen;
};

describe('the deadline to accept an order', () => {
  it('is set by its payment, and shown to everybody who sees the order', async () => {
    const order = await unpaidOrder(food, 'demo');
    expect(await detail(order)).toMatchObject({ accept_by: null });
    at(later(3));
    expect((await checkout(food, order)).status).toBe(201);
    const path = `/api/orders/track?number=${order.orderNumber}&email=${order.email}`;
    expect((await food.anonymous.get(path)).body.data).toMatchObject({ payment_status: 'paid', accept_by: later(23) });
    for (const caller of [food.owner, food.kitchen])
      expect(await detail(order, caller)).toMatchObject({ accept_by: later(23) });
  });

  it('is set by placement where nothing is to be paid', async () => {
    const customer = await customerWith(food, 100);
    await changeSetting(food, 'rewards_redeem_value', 100);
    const soup = { lines: [oneOf(food.dishes.soup)], fulfillment: 'pickup', redeem_points: true };
    const { body } = await place(food, soup, { caller: customer });
    await changeSetting(food, 'rewards_redeem_value', 5);
    expect(body.data.order).toMatchObject({ total: 0, payment_status: 'paid', accept_by: later(20) });
    expect(await detail(body.data.order)).toMatchObject({ accept_by: later(20) });
    at(later(10));
    await sweep(food);
    expect(await told(food.kitchen, body.data.order)).toEqual(['order_unaccepted']);
  });

  it('is not set in a kitchen without one, whose payment takes no further statement', async () => {
    const statements = async (kitchenId: number) => {
      const order = await unpaidOrder(food, 'stripe', { kitchenId });
      const session = await paidInSilence(food, order);
      const sent = await statementsOf(food.service.db, () => deliver(food, 'checkout.session.completed', session));
      return { sent: sent.filter(statement => /FROM kitchen|accept_by =/.test(statement)), order };
    };
    const without = await statements(food.harbor.id);
    expect(without.sent).toHaveLength(1);
    expect(await detail(without.order)).toMatchObject({ payment_status: 'paid', accept_by: null });
    expect((await statements(food.downtown.id)).sent.length).toBeGreaterThan(1);
  });

  it('counts from the next opening of a kitchen that is closed when it is paid', async () => {
    // Tomorrow: today it may be noon.
    const tomorrow = later(24 * 60);
    const hours = [{ day: new Date(tomorrow).getUTCDay(), open: '12:00', close: '15:00' }];
    const kitchen = await closedKitchen({ timeZone: 'UTC', hours });
    const order = await unpaidOrder(food, 'demo', { kitchenId: kitchen.id });
    await checkout(food, order);
    const { accept_by } = await detail(order);
    const opening = new Date(Date.parse(accept_by) - 20 * 60_000);
    expect(opening.toISOString()).toBe(`${tomorrow.slice(0, 10)}T12:00:00.000Z`);
  });

  it('counts from the payment where the service clock is fixed, whatever the hour', async () => {
    const kitchen = await closedKitchen();
    const order = await unpaidOrder(food, 'demo', { kitchenId: kitchen.id });
    await changeSetting(food, 'service_clock', 'demo-fixed');
    await checkout(food, order);
    await changeSetting(food, 'service_clock', 'real');
    expect(await detail(order)).toMatchObject({ accept_by: later(20) });
  });

  it.each([
    ['is when a scheduled order has to be begun', 45, 15],
    ['leaves 2 minutes for a scheduled order that is due', 20, 2],
    ['is as usual for a scheduled order that is far ahead', 90, 20],
  ])('%s', async (_, scheduledIn, acceptIn) => {
    const order = await unpaidOrder(food, 'demo', { scheduledFor: new Date(later(scheduledIn)) });
    await checkout(food, order);
    expect(await detail(order)).toMatchObject({ accept_by: later(acceptIn) });
  });

  it('counts the dish that takes longest where the lead follows the dishes', async () => {
    const dish = await makeDish(food.service.db, { preparationMinutes: 40 });
    const kitchen = await makeKitchen(food.service.db, { leadFromDishes: true, acceptMinutes: 20 });
    const scheduledFor = new Date(later(50));
    const order = await makeOrderRow(
      food.service.db,
      { kitchenId: kitchen.id, scheduledFor },
      { lines: [{ productId: dish.id, unitPriceCents: 2000 }] },
    );
    await checkout(food, order);
    expect(await detail(order)).toMatchObject({ payment_status: 'paid', accept_by: later(10) });
  });

  it('is over once the order is accepted', async () => {
    const order = await waitingOrder(food);
    expect((await confirm(order)).body.data).toMatchObject({ status: 'confirmed', accept_by: null });
    at(later(30));
    await sweep(food);
    expect(await standing(food, order)).toMatchObject({ status: 'confirmed' });
    expect(await told(food.kitchen, order)).toEqual([]);
  });
});

describe('a paid order that nobody accepts', () => {
  it('is told once to staff of its kitchen and of all when half of the time is over', async () => {
    const neighbour = await food.signIn(
      'staff',
      await makeStaff(food.service.db, { role: 'Kitchen', kitchenId: food.harbor.id }),
    );
    const order = await waitingOrder(food);
    at(later(10, -1));
    await sweep(food);
    expect(await told(food.kitchen, order)).toEqual([]);
    at(later(10));
    await race(8, () => sweep(food));
    at(later(15));
    await sweep(food);
    for (const account of [food.kitchen, food.owner]) expect(await told(account, order)).toEqual(['order_unaccepted']);
    expect(await told(neighbour, order)).toEqual([]);
    const { items } = (await food.kitchen.get('/api/notifications')).body.data;
    const notice = items.find(({ data }: { data: { order_id: number } }) => data.order_id === order.id);
    expect(notice).toMatchObject({ type: 'order_unaccepted', title: `Order ${order.orderNumber} is not accepted yet` });
    expect(notice.body).toMatch(/^Confirm the order of Sara Haddad before \w+day, /);
  });

  it('is cancelled by the system at its deadline: money and points go back, guest and staff are told', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    at(later(20, -1));
    await sweep(food);
    expect(await standing(food, order)).toMatchObject({ status: 'pending' });
    const page = await listen(food.service, { audience: 'staff', id: food.kitchen.id });
    at(later(20));
    await sweep(food);
    const received = (await page.updates()).filter(([, payload]) =>
      JSON.stringify(payload).includes(order.orderNumber),
    );
    expect(received.map(([name]) => name).toSorted()).toEqual(['notification:created', 'order:updated']);
    expect(await cancellation(food, order)).toEqual({ actor: 'system', reason: 'not_accepted' });
    expect(await detail(order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund_due',
      accept_by: null,
      late_payment: null,
      refunds: [{ amount: 26.1, status: 'due' }],
    });
    for (const account of [food.kitchen, food.owner])
      expect(await told(account, order)).toEqual(['order_unaccepted', 'order_not_accepted']);
    // Events of the processor are as old as the real time.
    begin(food);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    await food.service.doJobs();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect(mailsAbout(food, order)).toContain(`The kitchen could not accept your order ${order.orderNumber}`);
  });

  it('returns the points of an order that cost nothing else', async () => {
    const customer = await customerWith(food, 100);
    await changeSetting(food, 'rewards_redeem_value', 100);
    const soup = { lines: [oneOf(food.dishes.soup)], fulfillment: 'pickup', redeem_points: true };
    const { body } = await place(food, soup, { caller: customer });
    await changeSetting(food, 'rewards_redeem_value', 5);
    at(later(20));
    await sweep(food);
    expect(await detail(body.data.order)).toMatchObject({ status: 'cancelled', payment_status: 'paid', refunds: [] });
    expect(await pointsOf(food, customer.id)).toEqual({ points: 100, ledger: 100 });
    await food.service.doJobs();
    const [mail] = food.service.mailbox.list().filter(({ subject }) => subject.includes('could not accept'));
    expect(mail).toBeDefined();
  });

  it('is told in Arabic too', async () => {
    const order = await waitingOrder(food, { locale: 'ar' });
    at(later(20));
    await sweep(food);
    await food.service.doJobs();
    expect(mailsAbout(food, order)).toEqual([`لم يتمكن المطبخ من قبول طلبك ${order.orderNumber}`]);
  });

  it('cannot be confirmed from its deadline on, with the sweeper stopped', async () => {
    const order = await waitingOrder(food);
    at(later(20));
    const answer = await confirm(order);
    expect([answer.status, answer.body.code]).toEqual([409, 'transition_not_allowed']);
    expect(await cancellation(food, order)).toEqual({ actor: 'system', reason: 'not_accepted' });
    const other = await waitingOrder(food);
    at(later(20, -1));
    expect((await confirm(other)).status).toBe(200);
  });

  it('may still be cancelled by staff, with their reason', async () => {
    const order = await waitingOrder(food);
    at(later(20));
    await cancelOrder(food, order);
    await sweep(food);
    expect(await cancellation(food, order)).toEqual({ actor: 'staff', reason: 'closed' });
  });

  it(
    'is confirmed or cancelled at one instant, in every trial, and refunded at most once (2.14)',
    atRandom(async choices => {
      const outcomes = new Set<string>();
      const moves = food.service.get(OrderTransitions);
      for (let trial = 0; trial < trials(200); trial++) {
        const order = await waitingOrder(food);
        await food.service.db.rows(
          `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles)
           VALUES ($1, 'stripe', $1, 2610, 'USD', 'paid', true)`,
          [order.orderNumber],
        );
        at(later(20, -1));
        // The clock of another process is a millisecond ahead.
        const [{ status: answer }, isCancelled] = await rivals(
          choices,
          trial,
          () => confirm(order),
          () => moves.cancelBySystem(order.id, 'not_accepted'),
        );
        const { status, timeline } = await standing(food, order);
        const [{ refunds }] = (await food.service.db.rows<{ refunds: number }>(
          'SELECT count(*)::int AS refunds FROM refund WHERE reference = $1',
          [order.orderNumber],
        )) as [{ refunds: number }];
        outcomes.add([answer, isCancelled, status, timeline.join(), refunds].join(' '));
      }
      expect([...outcomes].toSorted()).toEqual([
        '200 false confirmed pending,confirmed 0',
        '409 true cancelled pending,cancelled 1',
      ]);
    }),
  );
});
