import { FoodPayments } from '#services/food/payments/food-payments.service';
import { orderDetail } from '#services/food/orders/orders.queries';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import {
  cancelOrder,
  checkout,
  choose,
  comeBack,
  deliver,
  openSession,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
  notifiedOwner,
  unpaidOrder,
} from './payments.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

describe('webhook and return', () => {
  it('at the same moment pay once', async () => {
    for (let trial = 0; trial < trials(40); trial++) {
      const order = await unpaidOrder(food, 'stripe');
      const session = await paidInSilence(food, order);
      const [answer, back] = await Promise.all([
        deliver(food, 'checkout.session.completed', session),
        comeBack(food, session.success_url),
      ]);
      expect([answer.status, back.status]).toEqual([200, 302]);
      expect(await standing(food, order)).toEqual({
        status: 'pending',
        paymentStatus: 'paid',
        payments: ['paid*'],
        timeline: ['pending'],
      });
      expect(await notifiedOwner(food, order)).toEqual([]);
    }
  });

  it('of an approved wallet capture once', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { id, url } = await openSession(food, order);
    const address = await choose(url, 'pay');
    const before = food.paypal.count(`POST /v2/checkout/orders/${id}/capture`);
    await Promise.all([race(5, () => comeBack(food, address)), food.service.doJobs()]);
    await food.paypal.deliveries.settled();
    expect(food.paypal.count(`POST /v2/checkout/orders/${id}/capture`)).toBe(before + 1);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });
});

describe('two payments', () => {
  it('in two tabs: one counts, the other goes back and leaves the order paid', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const first = await paidInSilence(food, order);
    const second = await paidInSilence(food, order);
    const answers = await Promise.all([
      deliver(food, 'checkout.session.completed', first),
      deliver(food, 'checkout.session.completed', second),
    ]);
    expect(statuses(answers)).toEqual({ 200: 2 });
    const before = await standing(food, order);
    expect(before.paymentStatus).toBe('paid');
    expect(before.payments.toSorted()).toEqual(['paid*', 'refund_due']);
    expect(await notifiedOwner(food, order)).toEqual(['payment_second']);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    const after = await standing(food, order);
    expect(after).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(after.payments.toSorted()).toEqual(['paid*', 'refunded']);
  });

  it('the second by another way is not started: an order that is paid opens nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await deliver(food, 'checkout.session.completed', await paidInSilence(food, order));
    const answer = await checkout(food, order);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('not_payable');
  });
});

describe('a page that is paid and refunded before we hear of it', () => {
  /** Page A was paid and given back in silence; page B is paid, and nobody told us either. */
  async function bothPaid() {
    const order = await unpaidOrder(food, 'stripe');
    const a = await paidInSilence(food, order);
    const b = await paidInSilence(food, order);
    const charge = food.stripe.charges.get(a.payment_intent!)!;
    // Given back on the processor's dashboard.
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    return {
      order,
      refundOfA: () => deliver(food, 'charge.refunded', charge),
      paidA: () => deliver(food, 'checkout.session.completed', a),
      paidB: () => deliver(food, 'checkout.session.completed', b),
    };
  }

  it('ends the order, and the money of the other page goes back', async () => {
    const { order, refundOfA, paidA, paidB } = await bothPaid();
    await refundOfA();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*', 'closed'] });
    await paidB();
    await paidA();
    expect(await standing(food, order)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      payments: ['refunded*', 'refund_due'],
    });
    expect(await notifiedOwner(food, order)).toEqual(['payment_second']);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*', 'refunded'] });
  });

  it('leaves the order to the other page when that was paid first', async () => {
    const { order, refundOfA, paidA, paidB } = await bothPaid();
    await paidB();
    await refundOfA();
    await paidA();
    expect(await standing(food, order)).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      payments: ['refunded', 'paid*'],
    });
  });

  it('keeps no money in silence, whatever arrives first', async () => {
    const kept = ['pending refunded,paid*', 'refunded refunded*,refund_due'];
    for (let trial = 0; trial < trials(15, 3); trial++) {
      const { order, refundOfA, paidA, paidB } = await bothPaid();
      expect(statuses(await Promise.all([paidA(), refundOfA(), paidB()]))).toEqual({ 200: 3 });
      const { status, payments } = await standing(food, order);
      expect(kept).toContain(`${status} ${payments.join()}`);
      expect(await notifiedOwner(food, order)).toEqual(status === 'refunded' ? ['payment_second'] : expect.anything());
    }
  });
});

describe('a payment for a cancelled order', () => {
  it('never revives it, and goes back', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await cancelOrder(food, order);
    await deliver(food, 'checkout.session.completed', session);
    expect(await standing(food, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      payments: ['refund_due*'],
    });
    expect(await notifiedOwner(food, order)).toEqual(['payment_late']);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('at the moment it is cancelled is either kept for refund or never taken', async () => {
    for (let trial = 0; trial < trials(20); trial++) {
      const order = await unpaidOrder(food, 'stripe');
      const session = await paidInSilence(food, order);
      await Promise.all([cancelOrder(food, order), deliver(food, 'checkout.session.completed', session)]);
      expect(await standing(food, order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refund_due',
        payments: ['refund_due*'],
      });
    }
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
  });

  it('is not captured from a wallet', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { id, url } = await openSession(food, order);
    await cancelOrder(food, order);
    const back = await comeBack(food, await choose(url, 'pay'));
    await food.service.doJobs();
    expect(back.site).toContain('payment=cancelled');
    expect(food.paypal.orders.get(id)?.capture).toBeUndefined();
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  });

  it('closes its open page', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    await cancelOrder(food, order);
    await food.service.doJobs();
    expect(food.stripe.sessions.get(id)?.status).toBe('expired');
  });
});

describe('opening', () => {
  it('by many at once opens one session', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const row = (await orderDetail(food.service.db, { id: order.id }))!;
    food.stripe.faults.delayMs = 50;
    const before = food.stripe.count('POST /v1/checkout/sessions');
    const opened = await race(8, () => food.service.get(FoodPayments).open(row));
    food.stripe.faults.delayMs = 0;
    expect(new Set(opened.map(payment => payment.session_id)).size).toBe(1);
    expect(food.stripe.count('POST /v1/checkout/sessions')).toBe(before + 1);
  });

  it('again by many at once leaves one session that can be paid', async () => {
    const order = await unpaidOrder(food, 'stripe');
    expect(statuses(await race(6, () => checkout(food, order)))).toEqual({ 201: 6 });
    await food.service.doJobs();
    const open = [...food.stripe.sessions.values()].filter(
      ({ client_reference_id, status }) => client_reference_id === order.orderNumber && status === 'open',
    );
    expect(open).toHaveLength(1);
    const { payments } = await standing(food, order);
    expect(payments.filter(status => status === 'opened')).toHaveLength(1);
  });

  it('asks for the same session again when the answer was lost', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const row = (await orderDetail(food.service.db, { id: order.id }))!;
    const payments = food.service.get(FoodPayments);
    food.stripe.faults.losesAnswers = true;
    await expect(payments.open(row)).rejects.toMatchObject({ status: 502, key: 'payment_unavailable' });
    food.stripe.faults.losesAnswers = false;
    const { session_id: id } = await payments.open(row);
    const made = [...food.stripe.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === order.orderNumber,
    );
    expect(made.map(session => session.id)).toEqual([id]);
  });

  it('never happens inside a transaction', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const row = (await orderDetail(food.service.db, { id: order.id }))!;
    await expect(food.service.db.transaction(() => food.service.get(FoodPayments).open(row))).rejects.toThrow(
      'inside a transaction',
    );
  });
});
