import type { Order } from '../../src/services/food/orders/order.entity';
import { OrderMoves } from '../../src/services/food/order-handling/order-moves.service';
import { FoodPayments } from '../../src/services/food/payments/food-payments.service';
import { orderDetail } from '../../src/services/food/orders/orders.queries';
import { race, statuses } from '../harness/race';
import {
  callWebhook,
  checkout,
  choose,
  comeBack,
  openSession,
  type PaidFood,
  standing,
  startPaidFood,
  toldOwner,
  unpaidOrder,
} from './payments.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());
afterEach(() => {
  Object.assign(food.stripe.deliveries.mode, { held: false, times: 1, reordered: false, delayMs: 0 });
});

const cancel = (order: Order) =>
  food.service
    .get(OrderMoves)
    .move(order.id, 'cancelled', { actor: 'staff', accountId: food.owner.id, reason: 'closed' });

const deliver = (type: string, object: object) =>
  callWebhook(food, 'stripe', food.stripe.signed(food.stripe.event(type, object)));

/** A session paid at the processor that nobody told us about. */
async function paidInSilence(order: Order) {
  const { webhookUrl } = food.stripe;
  food.stripe.webhookUrl = undefined;
  const { id } = await openSession(food, order);
  const session = food.stripe.pay(id);
  food.stripe.webhookUrl = webhookUrl;
  return session;
}

describe('webhook and return', () => {
  it('at the same moment pay once', async () => {
    for (let trial = 0; trial < 40; trial++) {
      const order = await unpaidOrder(food, 'stripe');
      const session = await paidInSilence(order);
      const [answer, back] = await Promise.all([
        deliver('checkout.session.completed', session),
        comeBack(food, session.success_url),
      ]);
      expect([answer.status, back.status]).toEqual([200, 302]);
      expect(await standing(food, order)).toEqual({
        status: 'pending',
        paymentStatus: 'paid',
        payments: ['paid*'],
        timeline: ['pending'],
      });
      expect(await toldOwner(food, order)).toEqual([]);
    }
  }, 60_000);

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

describe('an event', () => {
  it('delivered ten times at once is applied once', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    const call = food.stripe.signed(food.stripe.event('checkout.session.completed', session));
    expect(statuses(await race(10, () => callWebhook(food, 'stripe', call)))).toEqual({ 200: 10 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    const events = await food.service.db.rows('SELECT verdict FROM payment_event WHERE reference = $1', [
      order.orderNumber,
    ]);
    expect(events).toEqual([{ verdict: 'applied' }]);
  });

  it('of another id about the same payment changes nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    const answers = await race(5, () => deliver('checkout.session.completed', session));
    expect(statuses(answers)).toEqual({ 200: 5 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('that comes before the answer which names its session still finds its payment', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const seen: number[] = [];
    food.stripe.beforeAnswering = async session => {
      const paid = { ...session, payment_status: 'paid', payment_intent: 'pi_quick' };
      seen.push((await deliver('checkout.session.completed', paid)).status);
    };
    const answer = await checkout(food, order);
    food.stripe.beforeAnswering = undefined;
    expect(seen).toEqual([200]);
    expect(answer.status).toBe(201);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it.each([
    ['another amount', { amount_total: 2609 }],
    ['another currency', { currency: 'eur' }],
    ['no amount', { amount_total: null }],
  ])('with %s settles nothing and tells staff', async (_, change) => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    expect((await deliver('checkout.session.completed', { ...session, ...change })).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await toldOwner(food, order)).toEqual(['payment_mismatch']);
  });

  it('about a session we never opened settles nothing, whatever reference it names', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    const foreign = { ...session, id: 'cs_test_foreign' };
    expect((await deliver('checkout.session.completed', foreign)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await toldOwner(food, order)).toEqual(['payment_unknown']);
  });

  it('of another service is not ours', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    const answer = await deliver('checkout.session.completed', { ...session, metadata: { service: 'stays' } });
    expect(answer.status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  it('of a kind we do not know is 200 and changes nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    expect((await deliver('checkout.session.dreamt', session)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  it('of a bank debit pays when the money comes, not when it is promised', async () => {
    const [good, bad] = [await unpaidOrder(food, 'stripe'), await unpaidOrder(food, 'stripe')];
    const [kept, bounced] = [await openSession(food, good), await openSession(food, bad)];
    food.stripe.promise(kept.id);
    food.stripe.promise(bounced.id);
    await food.stripe.deliveries.settled();
    expect(await standing(food, good)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    food.stripe.keep(kept.id);
    food.stripe.bounce(bounced.id);
    await food.stripe.deliveries.settled();
    expect(await standing(food, good)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await standing(food, bad)).toMatchObject({ paymentStatus: 'failed', payments: ['failed'] });
    expect((await checkout(food, bad)).status).toBe(201);
  });
});

describe('a refund', () => {
  const chargeOf = (intent: string | null) => food.stripe.charges.get(intent!)!;

  it('that overtakes the payment ends refunded', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    const charge = chargeOf(session.payment_intent);
    const refunded = { ...charge, refunded: true, amount_refunded: charge.amount };
    expect((await deliver('charge.refunded', refunded)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect((await deliver('checkout.session.completed', session)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      payments: ['refunded*'],
    });
  });

  it('delivered backwards by the processor ends refunded', async () => {
    const order = await unpaidOrder(food, 'stripe');
    food.stripe.deliveries.mode.held = true;
    const { id } = await openSession(food, order);
    const session = food.stripe.pay(id);
    food.stripe.refund(session.payment_intent!);
    expect(await food.stripe.deliveries.release('backwards')).toEqual([200, 200]);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('of more than was paid settles nothing and tells staff', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    await deliver('checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    await deliver('charge.refunded', { ...charge, refunded: true, amount_refunded: charge.amount + 1 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await toldOwner(food, order)).toEqual(['payment_mismatch']);
  });

  it('of a charge we do not know is not taken for ours by its reference', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    await deliver('checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    const foreign = { ...charge, payment_intent: 'pi_foreign', refunded: true, amount_refunded: charge.amount };
    expect((await deliver('charge.refunded', foreign)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  });

  it('that names no charge is about the payment that counts', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    await deliver('checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    const nameless = { ...charge, payment_intent: null, refunded: true, amount_refunded: charge.amount };
    expect((await deliver('charge.refunded', nameless)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('that the processor does not give is tried again, and seen', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    await deliver('checkout.session.completed', session);
    await cancel(order);
    food.stripe.faults.down = true;
    await food.service.doJobs();
    food.stripe.faults.down = false;
    expect(await toldOwner(food, order)).toEqual(['payment_refund_failed']);
    const [payment] = await food.service.get(FoodPayments).paymentsOf(order.orderNumber);
    expect(payment).toMatchObject({ status: 'refund_due', refund_attempts: 1, session_id: session.id, amount: 26.1 });
    expect(payment?.refund_error).toEqual(expect.any(String));

    await food.service.db.rows(`UPDATE food_jobs._private_jobs SET run_at = now() WHERE attempts > 0`);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    const [returned] = await food.service.get(FoodPayments).paymentsOf(order.orderNumber);
    expect(returned).toMatchObject({ refund_attempts: 2, refund_error: null, refunded: 26.1 });
    expect(returned?.events.map(({ type, verdict }) => `${type} ${verdict}`)).toEqual([
      'paid applied',
      'refunded applied',
    ]);
  });
});

describe('two payments', () => {
  it('in two tabs: one counts, the other goes back and leaves the order paid', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const first = await paidInSilence(order);
    const second = await paidInSilence(order);
    const answers = await Promise.all([
      deliver('checkout.session.completed', first),
      deliver('checkout.session.completed', second),
    ]);
    expect(statuses(answers)).toEqual({ 200: 2 });
    const before = await standing(food, order);
    expect(before.paymentStatus).toBe('paid');
    expect(before.payments.toSorted()).toEqual(['paid*', 'refund_due']);
    expect(await toldOwner(food, order)).toEqual(['payment_second']);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    const after = await standing(food, order);
    expect(after).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(after.payments.toSorted()).toEqual(['paid*', 'refunded']);
  });

  it('the second by another way is not started: an order that is paid opens nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    await deliver('checkout.session.completed', await paidInSilence(order));
    const answer = await checkout(food, order);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('not_payable');
  });
});

describe('a payment for a cancelled order', () => {
  it('never revives it, and goes back', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(order);
    await cancel(order);
    await deliver('checkout.session.completed', session);
    expect(await standing(food, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      payments: ['refund_due*'],
    });
    expect(await toldOwner(food, order)).toEqual(['payment_late']);
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('at the moment it is cancelled is either kept for refund or never taken', async () => {
    for (let trial = 0; trial < 20; trial++) {
      const order = await unpaidOrder(food, 'stripe');
      const session = await paidInSilence(order);
      await Promise.all([cancel(order), deliver('checkout.session.completed', session)]);
      expect(await standing(food, order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refund_due',
        payments: ['refund_due*'],
      });
    }
    await food.service.doJobs();
    await food.stripe.deliveries.settled();
  }, 60_000);

  it('is not captured from a wallet', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { id, url } = await openSession(food, order);
    await cancel(order);
    const back = await comeBack(food, await choose(url, 'pay'));
    await food.service.doJobs();
    expect(back.site).toContain('payment=cancelled');
    expect(food.paypal.orders.get(id)?.capture).toBeUndefined();
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  });

  it('closes its open page', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    await cancel(order);
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
