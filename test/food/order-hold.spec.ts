import { FoodPayments } from '#services/food/payments/food-payments.service';
import { OrderExpiry } from '#services/food/deadlines/order-expiry.service';
import type { Order } from '#services/food/orders/order.entity';
import { listen } from '../harness/listening';
import { race } from '../harness/race';
import { closePages } from '../shared/sockets';
import { atRandom, trials } from '../harness/trials';
import { begin, cancellation, heldOrder, heldPlaces, later, mailsAbout, rivals, soon, sweep } from './deadlines.actors';
import {
  checkout,
  deliver,
  openSession,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
} from './payments.actors';
import { changeSetting, customerWith, pointsOf } from './placement.actors';
import { orderAt, slotKitchen } from './slots.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_TRACKING: '100000' });
});
beforeEach(() => begin(food));
afterEach(closePages);
afterAll(() => food?.close());

const tracked = async ({ orderNumber, email }: Order) =>
  (await food.anonymous.get(`/api/orders/track?number=${orderNumber}&email=${email}`)).body.data;
const clear = (kitchenId = food.downtown.id) => food.service.get(OrderExpiry).expireHolds({ kitchenId });
const at = (instant: string) => food.service.clock.set(instant);

describe('the hold of an unpaid order', () => {
  it('is free at its instant and not a millisecond before, with the sweeper stopped (2.5)', async () => {
    const order = await heldOrder(food, 'stripe');
    const before = await heldPlaces(food);
    at(later(30, -1));
    expect(await clear()).toBe(0);
    expect(await heldPlaces(food)).toEqual(before);
    at(later(30));
    expect(await clear(food.harbor.id)).toBe(0);
    expect(await clear()).toBe(1);
    expect(await heldPlaces(food)).toEqual({ counter: before.counter - 1, holds: before.holds - 1 });
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', timeline: ['pending', 'cancelled'] });
    expect(await cancellation(food, order)).toEqual({ actor: 'system', reason: 'payment_expired' });
  });

  it('leaves its slot to the next order at its instant, without a sweep (2.5)', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 1 });
    const grid = 15 * 60_000;
    const slot = new Date(Math.ceil(Date.parse(later(120)) / grid) * grid).toISOString();
    const ordered = () => orderAt(food, code, { scheduled_for: slot, payment_method: 'demo' });
    const first = await ordered();
    expect([first.status, first.body.data.order.hold_expires_at]).toEqual([201, later(30)]);
    at(later(30, -1));
    const before = await ordered();
    expect([before.status, before.body.code]).toEqual([409, 'slot_full']);
    at(later(30));
    const next = await ordered();
    expect([next.status, next.body.data.order.hold_expires_at]).toEqual([201, later(60)]);
    const detail = await food.owner.get(`/api/orders/${first.body.data.order.id}`);
    expect(detail.body.data).toMatchObject({ status: 'cancelled', payment_status: 'unpaid', hold_expires_at: null });
  });

  it('ends once, whoever asks and however many at once', async () => {
    const order = await heldOrder(food, 'stripe');
    at(later(30));
    const counts = await race(20, () => clear());
    expect(counts.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 19 }, () => 0), 1]);
    await sweep(food);
    expect((await standing(food, order)).timeline).toEqual(['pending', 'cancelled']);
  });

  it('is shown while it lasts, and its end is told live, in a mail and to nobody as a notification', async () => {
    const order = await heldOrder(food, 'stripe', { email: 'told@guest.example' });
    expect(await tracked(order)).toMatchObject({ hold_expires_at: later(30), accept_by: null });
    const page = await listen(food.service, { audience: 'staff', id: food.owner.id });
    at(later(30));
    await sweep(food);
    const received = await page.updates();
    expect(received.map(([name]) => name)).toEqual(['order:updated']);
    expect(received[0]![1]).toMatchObject({ status: 'cancelled', payment_status: 'unpaid', hold_expires_at: null });
    expect((await tracked(order)).timeline.at(-1)).toMatchObject({ by: 'system', reason: 'payment_expired' });
    await food.service.doJobs();
    expect(mailsAbout(food, order)).toEqual([`Your order ${order.orderNumber} was not paid in time`]);
  });

  it('is told in the language of the order', async () => {
    const order = await heldOrder(food, 'stripe', { email: 'arabic@guest.example', locale: 'ar' });
    at(later(30));
    await sweep(food);
    await food.service.doJobs();
    expect(mailsAbout(food, order)).toEqual([`لم يُدفع ثمن طلبك ${order.orderNumber} في الوقت المحدد`]);
  });

  it('gives redeemed points back', async () => {
    const customer = await customerWith(food, 100);
    const order = await heldOrder(food, 'stripe', { customerId: customer.id, pointsRedeemed: 100 });
    await food.service.db.transaction(async () => {
      await food.service.db.rows(
        `INSERT INTO reward_entry (customer_id, order_id, kind, points) VALUES ($1, $2, 'redeemed', -100)`,
        [customer.id, order.id],
      );
      await food.service.db.rows('UPDATE customer SET reward_points = 0 WHERE id = $1', [customer.id]);
    });
    at(later(30));
    await sweep(food);
    expect(await pointsOf(food, customer.id)).toEqual({ points: 100, ledger: 100 });
  });

  it('holds for good once it is paid', async () => {
    const order = await heldOrder(food, 'stripe');
    const before = await heldPlaces(food);
    await deliver(food, 'checkout.session.completed', await paidInSilence(food, order));
    expect(await tracked(order)).toMatchObject({ payment_status: 'paid', hold_expires_at: null });
    at(later(31));
    await sweep(food);
    expect(await standing(food, order)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(await heldPlaces(food)).toEqual(before);
  });

  it('goes on after a payment that failed, which can be tried again until its end', async () => {
    const order = await heldOrder(food, 'stripe');
    food.stripe.expire((await openSession(food, order)).id);
    await food.stripe.deliveries.settled();
    expect(await tracked(order)).toMatchObject({ payment_status: 'failed', hold_expires_at: later(30) });
    expect((await checkout(food, order)).status).toBe(201);
    at(later(30));
    await sweep(food);
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: ['expired', 'closed'] });
  });
});

describe('the payment page', () => {
  it('ends with the hold of its order, although the processor would keep it open longer', async () => {
    const order = await heldOrder(food, 'stripe', { holdExpiresAt: new Date(later(5)) });
    const { id } = await openSession(food, order);
    const ends = await food.service.db.row('SELECT expires_at FROM payment WHERE reference = $1', [order.orderNumber]);
    expect(ends).toEqual({ expires_at: new Date(later(5)) });
    expect(food.stripe.sessions.get(id)!.expires_at * 1000).toBeGreaterThanOrEqual(Date.parse(later(30)));
    at(later(5));
    await sweep(food);
    expect(food.stripe.sessions.get(id)!.status).toBe('open');
    await food.service.doJobs();
    expect(food.stripe.sessions.get(id)!.status).toBe('expired');
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: ['closed'] });
  });

  it('ends the order with it when its time is over before the sweep', async () => {
    const order = await heldOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    at(later(30));
    await food.service.db.rows(
      'SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())',
    );
    await food.service.doJobs();
    expect(food.stripe.sessions.get(id)!.status).toBe('expired');
    expect(await cancellation(food, order)).toEqual({ actor: 'system', reason: 'payment_expired' });
  });

  it('is not opened again for an order that is over', async () => {
    const order = await heldOrder(food, 'stripe');
    at(later(30));
    const answer = await checkout(food, order);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_payable']);
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: [] });
    const stale = { ...(await tracked(order)), hold_expires_at: new Date(later(30)), payment_method: 'stripe' };
    await expect(food.service.get(FoodPayments).open(stale)).rejects.toMatchObject({ key: 'not_payable' });
  });

  it('of an order without a hold is open for an hour, as before', async () => {
    const order = await heldOrder(food, 'stripe', { holdExpiresAt: null });
    await openSession(food, order);
    const ends = await food.service.db.row('SELECT expires_at FROM payment WHERE reference = $1', [order.orderNumber]);
    expect(ends).toEqual({ expires_at: new Date(later(60)) });
    at(later(61));
    await sweep(food);
    expect(await standing(food, order)).toMatchObject({ status: 'pending' });
  });
});

describe('money for an order that ended unpaid', () => {
  /** Signatures of later events are too old. */
  const end = () => later(2);
  const dueOf = async ({ id, orderNumber }: Order) => {
    const row = await food.service.db.row<{ due: string }>(
      `SELECT (SELECT count(*) FROM slot_hold WHERE order_id = $1) || ' places, ' ||
         (SELECT count(*) FROM refund WHERE reference = $2) || ' refunds' AS due`,
      [id, orderNumber],
    );
    return row!.due;
  };
  const ending = () => heldOrder(food, 'stripe', { holdExpiresAt: new Date(end()) });

  it('goes back with one mail, first returning, then returned, and the order stays cancelled (4.7)', async () => {
    const order = await ending();
    const session = await paidInSilence(food, order);
    at(end());
    await sweep(food);
    for (let times = 0; times < 2; times++) await deliver(food, 'checkout.session.completed', session);
    const late = { amount: 26.1, reason: 'expired', received_at: end() };
    expect(await tracked(order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund_due',
      late_payment: { ...late, state: 'returning' },
    });
    const cook = (await food.kitchen.get(`/api/orders/${order.id}`)).body.data;
    expect(cook.late_payment).toEqual({ reason: 'expired', received_at: end(), state: 'returning' });
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    await food.service.doJobs();
    expect(await tracked(order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      late_payment: { ...late, state: 'returned' },
    });
    expect(mailsAbout(food, order).filter(subject => subject.includes('goes back'))).toHaveLength(1);
  });

  it(
    'at the instant of the end: paid and held, or cancelled and due back, in every trial (2.6)',
    atRandom(async choices => {
      const outcomes = new Set<string>();
      food.stripe.webhookUrl = undefined;
      const atOnce = trials(10, 4);
      for (let round = 0; round < trials(20, 3); round++) {
        begin(food);
        const orders = await race(atOnce, ending);
        const sessions = await race(atOnce, index => paidInSilence(food, orders[index]!));
        at(end());
        const pay = () =>
          Promise.all(
            sessions.map(session => soon(choices, () => deliver(food, 'checkout.session.completed', session))),
          );
        await rivals(choices, round, pay, () => sweep(food));
        for (const order of orders) {
          const { status, paymentStatus, payments } = await standing(food, order);
          outcomes.add([status, paymentStatus, ...payments, await dueOf(order)].join(' '));
        }
        const { counter, holds } = await heldPlaces(food);
        expect(counter).toBe(holds);
      }
      expect([...outcomes].toSorted()).toEqual([
        'cancelled refund_due refund_due* 0 places, 1 refunds',
        'pending paid paid* 1 places, 0 refunds',
      ]);
    }),
  );
});

it('the time to pay is a whole number of minutes from 5 to 60', async () => {
  const set = (value: unknown) => food.owner.patch('/api/settings/order_hold_minutes', { value });
  for (const value of [5, 60]) expect((await set(value)).status).toBe(200);
  for (const value of [4, 61, 7.5]) expect((await set(value)).status).toBe(400);
  await changeSetting(food, 'order_hold_minutes', 30);
});
