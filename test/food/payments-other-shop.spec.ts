import { FoodPayments } from '#services/food/payments/food-payments.service';
import { orderDetail } from '#services/food/orders/orders.queries';
import type { Order } from '#services/food/orders/order.entity';
import { OtherShop } from '../payments/other-shop';
import { trials } from '../harness/trials';
import {
  checkout,
  deliver,
  openSession,
  type PaidFood,
  standing,
  startPaidFood,
  notifiedOwner,
  unpaidOrder,
} from './payments.actors';

let food: PaidFood;
let other: OtherShop;

beforeAll(async () => {
  food = await startPaidFood();
  other = new OtherShop('food', food);
});
afterAll(() => food.close());

const delivered = async () => {
  await food.stripe.deliveries.settled();
  await food.paypal.deliveries.settled();
};

const UNPAID = { status: 'pending', paymentStatus: 'unpaid', payments: ['opened'] };
const PAID = { status: 'pending', paymentStatus: 'paid', payments: ['paid*'] };

/** An order whose payment could not be opened: lost on the way to the processor, or on the way back. */
async function notOpened(processor: 'stripe' | 'paypal', how: 'down' | 'losesAnswers'): Promise<Order> {
  // A token is at hand, so that what gets lost is the call itself.
  await openSession(food, await unpaidOrder(food, processor));
  const order = await unpaidOrder(food, processor);
  food[processor].faults[how] = true;
  expect((await checkout(food, order)).status).toBe(502);
  food[processor].faults[how] = false;
  return order;
}

const theirs = (processor: 'stripe' | 'paypal', { orderNumber, totalCents }: Order) =>
  other.open(processor, orderNumber, totalCents);

/** The verdicts of what was reported about the order and no payment of it, as the owner sees them. */
async function unknownEvents({ id }: Order): Promise<string[]> {
  const { body } = await food.owner.get(`/api/orders/${id}`);
  return body.data.unknown_payment_events.map(({ type, verdict }: Record<string, string>) => `${type} ${verdict}`);
}

describe.each(['down', 'losesAnswers'] as const)('while our payment is not opened (%s)', how => {
  it('money for an order of theirs is not taken for ours', async () => {
    const order = await notOpened('stripe', how);
    food.stripe.pay((await theirs('stripe', order)).sessionId);
    await delivered();
    expect(await standing(food, order)).toMatchObject(UNPAID);
    expect(await notifiedOwner(food, order)).toEqual(['payment_unknown']);
    expect(await unknownEvents(order)).toEqual(['paid unknown']);

    food.stripe.pay((await openSession(food, order)).id);
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
  });

  it('an order of theirs that its payer approved is not captured', async () => {
    const order = await notOpened('paypal', how);
    const { sessionId } = await theirs('paypal', order);
    food.paypal.approve(sessionId);
    await delivered();
    await food.service.doJobs();
    expect(food.paypal.orders.get(sessionId)?.capture).toBeUndefined();

    const captured = await other.paypal.confirm(sessionId);
    await delivered();
    food.paypal.refund(captured.intentId!);
    await delivered();
    expect(await standing(food, order)).toMatchObject(UNPAID);
    expect(await unknownEvents(order)).toEqual(['approved unknown', 'paid unknown', 'refunded unknown']);
  });

  it('their session that ends leaves our order payable', async () => {
    const order = await notOpened('stripe', how);
    const { sessionId } = await theirs('stripe', order);
    food.stripe.bounce(sessionId);
    food.stripe.expire(sessionId);
    await delivered();
    expect(await standing(food, order)).toMatchObject(UNPAID);
    expect(await unknownEvents(order)).toEqual(expect.arrayContaining(['failed unknown', 'expired unknown']));
  });

  it('their full refund ends nothing of ours, and our money still counts', async () => {
    const order = await notOpened('stripe', how);
    const { payment_intent } = food.stripe.pay((await theirs('stripe', order)).sessionId);
    food.stripe.refund(payment_intent!);
    await delivered();
    expect(await standing(food, order)).toMatchObject(UNPAID);
    expect(await notifiedOwner(food, order)).toEqual(['payment_unknown', 'payment_unknown']);
    food.stripe.pay((await openSession(food, order)).id);
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
  });
});

describe('our own session, whose name was lost on its way to us,', () => {
  it('pays the order by the key it carries, at Stripe', async () => {
    const order = await notOpened('stripe', 'losesAnswers');
    const session = [...food.stripe.sessions.values()].at(-1)!;
    food.stripe.pay(session.id);
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
    const [payment] = await food.service.get(FoodPayments).paymentsOf(order.orderNumber);
    expect(payment?.session_id).toBe(session.id);
  });

  it('is captured and pays the order by its invoice, at PayPal', async () => {
    const order = await notOpened('paypal', 'losesAnswers');
    const local = [...food.paypal.orders.values()].at(-1)!;
    food.paypal.approve(local.id);
    await delivered();
    await food.service.doJobs();
    await delivered();
    expect(local.capture?.status).toBe('COMPLETED');
    expect(await standing(food, order)).toMatchObject(PAID);
  });

  it('is opened again as the same one', async () => {
    const order = await notOpened('stripe', 'losesAnswers');
    const lost = [...food.stripe.sessions.values()].at(-1)!;
    expect((await openSession(food, order)).id).toBe(lost.id);
  });
});

it('while our session is being opened, both shops are paid at once, and each keeps its own', async () => {
  for (let trial = 0; trial < trials(15, 2); trial++) {
    const order = await unpaidOrder(food, 'stripe');
    const foreign = await theirs('stripe', order);
    food.stripe.beforeAnswering = async ({ id }) => {
      food.stripe.pay(foreign.sessionId);
      food.stripe.pay(id);
      food.stripe.refund(food.stripe.sessions.get(foreign.sessionId)!.payment_intent!);
      await delivered();
    };
    const answer = await checkout(food, order);
    food.stripe.beforeAnswering = undefined;
    expect(answer.status).toBe(201);
    expect(await standing(food, order)).toMatchObject(PAID);
    expect((await unknownEvents(order)).toSorted()).toEqual(['paid unknown', 'refunded unknown']);
  }
});

describe('a refund of theirs', () => {
  /** Paid through the processor, and told. */
  async function paid(processor: 'stripe' | 'paypal'): Promise<Order> {
    const order = await unpaidOrder(food, processor);
    const { id } = await openSession(food, order);
    if (processor === 'stripe') food.stripe.pay(id);
    else food.paypal.approve(id);
    await delivered();
    await food.service.doJobs();
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
    return order;
  }

  it.each([undefined, 100])('of %s cents leaves our paid order and what is left of its money alone', async cents => {
    const order = await paid('stripe');
    const { payment_intent } = food.stripe.pay((await theirs('stripe', order)).sessionId);
    food.stripe.refund(payment_intent!, cents);
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
    expect(await food.service.get(FoodPayments).paymentsOf(order.orderNumber)).toMatchObject([{ refunded: 0 }]);
  });

  it('leaves a wallet payment of ours alone', async () => {
    const order = await paid('paypal');
    const { sessionId } = await theirs('paypal', order);
    food.paypal.approve(sessionId);
    const { intentId } = await other.paypal.confirm(sessionId);
    food.paypal.refund(intentId!, 100);
    food.paypal.refund(intentId!);
    await delivered();
    expect(await standing(food, order)).toMatchObject(PAID);
    expect(await food.service.get(FoodPayments).paymentsOf(order.orderNumber)).toMatchObject([{ refunded: 0 }]);
  });

  it('of a charge without an intent ends no order', async () => {
    const order = await paid('stripe');
    const { payment_intent } = food.stripe.pay((await theirs('stripe', order)).sessionId);
    await delivered();
    const charge = food.stripe.charges.get(payment_intent!)!;
    const refunded = { ...charge, payment_intent: null, refunded: true, amount_refunded: charge.amount };
    expect((await deliver(food, 'charge.refunded', refunded)).status).toBe(200);
    const byHand = { ...refunded, metadata: { reference: order.orderNumber } };
    expect((await deliver(food, 'charge.refunded', byHand)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject(PAID);
    expect(await unknownEvents(order)).toEqual(['paid unknown', 'refunded unknown', 'refunded unknown']);
  });
});

describe('a key', () => {
  it('is of 128 random bits, and the processors carry it', async () => {
    const orders = [await unpaidOrder(food, 'stripe'), await unpaidOrder(food, 'paypal')] as const;
    const [card, wallet] = [await openSession(food, orders[0]), await openSession(food, orders[1])];
    const keys = await food.service.db.rows<{ key: string }>(
      'SELECT key FROM payment WHERE reference = ANY($1) ORDER BY id',
      [orders.map(({ orderNumber }) => orderNumber)],
    );
    for (const { key } of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    const session = food.stripe.sessions.get(card.id)!;
    expect(session.metadata).toEqual({ service: 'food', reference: orders[0].orderNumber, payment: keys[0]!.key });
    const { payment_intent } = food.stripe.pay(card.id);
    expect(food.stripe.charges.get(payment_intent!)!.metadata).toEqual(session.metadata);
    expect(food.paypal.orders.get(wallet.id)!.invoiceId).toBe(keys[1]!.key);
    await delivered();
  });

  it('is shown to nobody who places or reads an order', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    const key = food.stripe.sessions.get(id)!.metadata['payment'] as string;
    const row = (await orderDetail(food.service.db, { id: order.id }))!;
    const shown = await food.owner.get(`/api/orders/${order.id}`);
    expect(JSON.stringify([row, shown.body])).not.toContain(key);
  });
});
