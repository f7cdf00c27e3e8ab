import type { Order } from '#services/food/orders/order.entity';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { race, statuses } from '../harness/race';
import { begin, cancellation, heldOrder, later, sweep } from './deadlines.actors';
import {
  callWebhook,
  cancelOrder,
  checkout,
  choose,
  comeBack,
  deliver,
  openSession,
  type PaidFood,
  standing,
  startPaidFood,
  notifiedOwner,
  unpaidOrder,
} from './payments.actors';
import { orderAt, slotKitchen } from './slots.actors';

const DAY = 24 * 60;

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_TRACKING: '100000' });
});
beforeEach(() => {
  begin(food);
  at(0);
});
afterEach(() => expectAgreeingBooks(food));
afterAll(() => food?.close());

/** Moves the clocks of the service and of the processors. */
function at(minutes: number): void {
  food.service.clock.set(later(minutes));
  for (const server of [food.stripe, food.paypal]) server.now = () => Date.parse(later(minutes));
}

const tracked = async ({ orderNumber, email }: Order) =>
  (await food.anonymous.get(`/api/orders/track?number=${orderNumber}&email=${email}`)).body.data;
const forStaff = async ({ id }: Order) => (await food.owner.get(`/api/orders/${id}`)).body.data;
/** Also those for a later time. */
async function doAllJobs(): Promise<void> {
  await food.service.db.rows('SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())');
  await food.service.doJobs();
}

const settled = () => food.stripe.deliveries.settled();

/** An order whose payer chose a bank debit on the page. */
async function promised(values: Partial<Order> = {}): Promise<{ order: Order; session: string }> {
  const order = await unpaidOrder(food, 'stripe', values);
  const { id } = await openSession(food, order);
  food.stripe.promise(id);
  await settled();
  return { order, session: id };
}

describe('a page of the card processor', () => {
  it('offers only methods that pay at once', async () => {
    const { id } = await openSession(food, await unpaidOrder(food, 'stripe'));
    expect(food.stripe.sessions.get(id)!.methods).toEqual(['card']);
  });
});

describe('money that is under way', () => {
  it('is shown to the customer and to staff, and no other page is opened', async () => {
    const { order } = await promised();
    expect(await tracked(order)).toMatchObject({ payment_status: 'unpaid', payment_processing_until: later(7 * DAY) });
    const shown = await forStaff(order);
    expect(shown.payment_processing_until).toBe(later(7 * DAY));
    expect(shown.payments).toMatchObject([{ status: 'processing', processing_until: later(7 * DAY) }]);
    const pages = food.stripe.sessions.size;
    const answers = await race(5, () => checkout(food, order));
    expect(statuses(answers)).toEqual({ 409: 5 });
    expect(answers[0]!.body).toMatchObject({ code: 'payment_in_progress', details: { until: later(7 * DAY) } });
    const arabic = await food.anonymous
      .with({ 'Accept-Language': 'ar' })
      .post('/api/payments/checkout-session', { order_number: order.orderNumber, email: order.email });
    expect(arabic.body.text).toContain('قيد المعالجة');
    expect(food.stripe.sessions.size).toBe(pages);
  });

  it('keeps the slot of its order for seven days, and then the order ends', async () => {
    const order = await heldOrder(food, 'stripe');
    food.stripe.promise((await openSession(food, order)).id);
    await settled();
    for (const minutes of [31, 3 * DAY, 7 * DAY - 1]) {
      at(minutes);
      await sweep(food);
      await doAllJobs();
      expect(await standing(food, order)).toMatchObject({ status: 'pending', payments: ['opened'] });
    }
    at(7 * DAY);
    await doAllJobs();
    expect(await standing(food, order)).toMatchObject({ status: 'cancelled', payments: ['expired'] });
    expect(await cancellation(food, order)).toEqual({ actor: 'system', reason: 'payment_expired' });
  });

  it('is not kept any longer by another report of the same', async () => {
    const { order, session } = await promised();
    at(6 * DAY);
    food.stripe.promise(session);
    await settled();
    expect(await tracked(order)).toMatchObject({ payment_processing_until: later(7 * DAY) });
    at(7 * DAY);
    await doAllJobs();
    food.stripe.promise(session);
    await settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'failed', payments: ['expired'] });
    expect((await checkout(food, order)).status).toBe(201);
  });

  it('pays when it comes, and once', async () => {
    const { order, session } = await promised();
    at(2 * DAY);
    food.stripe.deliveries.mode.times = 3;
    food.stripe.keep(session);
    await settled();
    food.stripe.deliveries.mode.times = 1;
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await tracked(order)).toMatchObject({ payment_processing_until: null });
  });

  it('that comes to nothing leaves an order without a hold payable, and ends one whose hold is over', async () => {
    const { order, session } = await promised();
    const held = await heldOrder(food, 'stripe');
    const { id } = await openSession(food, held);
    food.stripe.promise(id);
    await settled();
    at(2 * DAY);
    food.stripe.bounce(session);
    food.stripe.bounce(id);
    await settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'failed', payments: ['failed'] });
    expect((await checkout(food, order)).status).toBe(201);
    expect(await standing(food, held)).toMatchObject({ status: 'cancelled', payments: ['failed'] });
  });

  it('reported after the failure changes nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    food.stripe.deliveries.mode.held = true;
    food.stripe.promise(id);
    food.stripe.bounce(id);
    food.stripe.deliveries.mode.held = false;
    expect(await food.stripe.deliveries.release('backwards')).toEqual([200, 200]);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'failed', payments: ['failed'] });
  });

  it('of a page that was replaced closes the page that replaced it', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const first = await openSession(food, order);
    const second = await openSession(food, order);
    food.stripe.sessions.get(first.id)!.status = 'open';
    food.stripe.promise(first.id);
    await settled();
    expect(await standing(food, order)).toMatchObject({ payments: ['opened', 'closed'] });
    await food.service.doJobs();
    expect(food.stripe.sessions.get(second.id)!.status).toBe('expired');
    expect((await checkout(food, order)).body.code).toBe('payment_in_progress');
  });

  it('for an order that was cancelled goes back when it comes', async () => {
    const { order, session } = await promised();
    await cancelOrder(food, order);
    food.stripe.keep(session);
    await settled();
    await food.service.doJobs();
    await settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('of another amount than asked for changes nothing, and staff are told', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    const session = { ...food.stripe.sessions.get(id)!, status: 'complete', amount_total: 2609 };
    expect((await deliver(food, 'checkout.session.completed', session)).status).toBe(200);
    expect(await tracked(order)).toMatchObject({ payment_processing_until: null });
    expect(await notifiedOwner(food, order)).toEqual(['payment_mismatch']);
  });

  it('of a wallet is a payment under review', async () => {
    const [order, denied] = [await unpaidOrder(food, 'paypal'), await unpaidOrder(food, 'paypal')];
    for (const each of [order, denied]) {
      const { url } = await openSession(food, each);
      const back = await comeBack(food, await choose(url, 'later'));
      expect(back.site).toContain('payment=pending');
      expect(await tracked(each)).toMatchObject({ payment_processing_until: later(7 * DAY) });
      expect((await checkout(food, each)).body.code).toBe('payment_in_progress');
    }
    const sessionOf = ({ orderNumber }: Order) =>
      [...food.paypal.orders.values()].find(({ reference }) => reference === orderNumber)!.id;
    food.paypal.endReview(sessionOf(order), 'COMPLETED');
    food.paypal.endReview(sessionOf(denied), 'DECLINED');
    await food.paypal.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await standing(food, denied)).toMatchObject({ paymentStatus: 'failed', payments: ['failed'] });
  });
});

describe('a report of a kind that is not known here', () => {
  it('is counted with its payment, and staff are told once', async () => {
    const { order, session } = await promised();
    const known = { ...food.stripe.sessions.get(session)! };
    const kinds = ['checkout.session.dreamt', 'checkout.session.woken'];
    const calls = kinds.flatMap(kind => [food.stripe.signed(food.stripe.event(kind, known))]);
    await Promise.all(calls.map(call => callWebhook(food, 'stripe', call)));
    expect(await notifiedOwner(food, order)).toEqual(['payment_event_unread']);
    const [payment] = (await forStaff(order)).payments;
    expect(payment).toMatchObject({ status: 'processing', unread_events: 2 });
    const unread = payment.events.filter(({ verdict }: { verdict: string }) => verdict === 'unread');
    expect(unread.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(kinds);
  });

  it('is nothing where it names no payment of ours, or says what another one says too', async () => {
    const { order, session } = await promised();
    const known = food.stripe.sessions.get(session)!;
    await deliver(food, 'product.dreamt', { id: 'prod_1', object: 'product' });
    await deliver(food, 'charge.succeeded', { object: 'charge', metadata: known.metadata });
    expect(await notifiedOwner(food, order)).toEqual([]);
    expect((await forStaff(order)).payments).toMatchObject([{ unread_events: 0 }]);
  });
});

describe('a payment that the processor refuses for good', () => {
  const orders = async () =>
    (await food.service.db.row<{ n: number }>('SELECT count(*)::integer AS n FROM customer_order'))!.n;
  const ordered = (kitchen: string, body: object) => orderAt(food, kitchen, { payment_method: 'stripe', ...body });

  it('because its amount is too small is refused before the order is stored', async () => {
    const { code } = await slotKitchen(food, {});
    await food.service.db.rows('UPDATE dish SET price_cents = 24');
    const before = await orders();
    const answer = await ordered(code, {});
    expect([answer.status, answer.body.code]).toEqual([422, 'amount_too_small']);
    expect(answer.body.details).toEqual({ minimum: 0.5 });
    expect(await orders()).toBe(before);
    expect((await ordered(code, { payment_method: 'paypal' })).status).toBe(201);
    expect(
      (await checkout(food, await unpaidOrder(food, 'stripe', { subtotalCents: 49, totalCents: 49 }))).body,
    ).toMatchObject({
      code: 'amount_too_small',
      details: { minimum: 0.5 },
    });
    expect(
      (await checkout(food, await unpaidOrder(food, 'stripe', { subtotalCents: 50, totalCents: 50 }))).status,
    ).toBe(201);
  });

  it('because of the e-mail address is opened without it', async () => {
    const order = await unpaidOrder(food, 'stripe', { email: 'sara@kitchen.invalid' });
    const { id } = await openSession(food, order);
    expect(food.stripe.sessions.get(id)!.customer_email).toBeNull();
    const other = await unpaidOrder(food, 'stripe');
    expect(food.stripe.sessions.get((await openSession(food, other)).id)!.customer_email).toBe(other.email);
  });

  it.each([
    ['a parameter', { code: 'parameter_invalid_string', param: 'success_url' }, 'parameter_invalid_string'],
    ['the account', { code: 'account_country_invalid_address' }, 'account_country_invalid_address'],
  ])('because of %s is 422, and staff see the reason', async (_, refusal, reason) => {
    const order = await unpaidOrder(food, 'stripe');
    food.stripe.refuses = refusal;
    const refused = await checkout(food, order);
    food.stripe.refuses = undefined;
    expect([refused.status, refused.body.code]).toEqual([422, 'payment_refused']);
    expect((await forStaff(order)).payments).toMatchObject([{ status: 'closed', refusal: reason }]);
    expect((await checkout(food, order)).status).toBe(201);
  });

  it('is none while it cannot be reached', async () => {
    const order = await unpaidOrder(food, 'stripe');
    food.stripe.faults.failNext = 1;
    const failed = await checkout(food, order);
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_unavailable']);
    expect((await forStaff(order)).payments).toMatchObject([{ status: 'opened', refusal: null }]);
  });
});
