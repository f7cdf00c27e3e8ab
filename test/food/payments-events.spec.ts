import { FoodPayments } from '#services/food/payments/food-payments.service';
import { race, statuses } from '../harness/race';
import {
  callWebhook,
  cancelOrder,
  checkout,
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

afterEach(() => {
  food.stripe.deliveries.mode.held = false;
});

describe('an event', () => {
  it('delivered ten times at once is applied once', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
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
    const session = await paidInSilence(food, order);
    const answers = await race(5, () => deliver(food, 'checkout.session.completed', session));
    expect(statuses(answers)).toEqual({ 200: 5 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('that comes before the answer which names its session still finds its payment', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const seen: number[] = [];
    food.stripe.beforeAnswering = async session => {
      const paid = { ...session, payment_status: 'paid', payment_intent: 'pi_quick' };
      seen.push((await deliver(food, 'checkout.session.completed', paid)).status);
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
    const session = await paidInSilence(food, order);
    expect((await deliver(food, 'checkout.session.completed', { ...session, ...change })).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_mismatch']);
  });

  it('about a session we never opened settles nothing, whatever reference it names', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    const foreign = { ...session, id: 'cs_test_foreign' };
    expect((await deliver(food, 'checkout.session.completed', foreign)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_unknown']);
  });

  it.each([undefined, null, ''])('that has to name a session and names %j settles nothing', async id => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    expect((await deliver(food, 'checkout.session.completed', { ...session, id })).status).toBe(200);
    expect((await deliver(food, 'checkout.session.async_payment_failed', { ...session, id })).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_unknown']);
  });

  it('of another service is not ours', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    const answer = await deliver(food, 'checkout.session.completed', { ...session, metadata: { service: 'stays' } });
    expect(answer.status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  it('of a kind we do not know is 200 and changes nothing', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    expect((await deliver(food, 'checkout.session.dreamt', session)).status).toBe(200);
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

describe('an event of PayPal', () => {
  const report = (type: string, resource: object) =>
    callWebhook(food, 'paypal', food.paypal.signed(food.paypal.event(type, resource)));

  it('that has to name an order and names none captures nothing', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { id } = await openSession(food, order);
    const { webhookUrl } = food.paypal;
    food.paypal.webhookUrl = undefined;
    food.paypal.approve(id);
    food.paypal.webhookUrl = webhookUrl;
    const { reference, invoiceId } = food.paypal.orders.get(id)!;
    const unit = { custom_id: reference, invoice_id: invoiceId, amount: { value: '26.10', currency_code: 'USD' } };
    expect((await report('CHECKOUT.ORDER.APPROVED', { purchase_units: [unit] })).status).toBe(200);
    await food.service.doJobs();
    expect(food.paypal.orders.get(id)?.capture).toBeUndefined();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });
  });

  it('about a capture finds its payment by the invoice, though it names no order, and its refund by the capture', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { id } = await openSession(food, order);
    const { invoiceId } = food.paypal.orders.get(id)!;
    const capture = { id: `CAP-${id}`, amount: { value: '26.10', currency_code: 'USD' }, invoice_id: invoiceId };
    await report('PAYMENT.CAPTURE.COMPLETED', capture);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    await report('PAYMENT.CAPTURE.REFUNDED', {
      id: 'REFUND-1',
      amount: capture.amount,
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` }],
    });
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('opens and captures with a new token where the old one is refused', async () => {
    const order = await unpaidOrder(food, 'paypal');
    await openSession(food, await unpaidOrder(food, 'paypal'));
    food.paypal.refuseTokens();
    const { id } = await openSession(food, order);
    food.paypal.refuseTokens();
    food.paypal.approve(id);
    await food.paypal.deliveries.settled();
    await food.service.doJobs();
    await food.paypal.deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });
});

describe('a refund', () => {
  const chargeOf = (intent: string | null) => food.stripe.charges.get(intent!)!;

  it('that overtakes the payment ends refunded', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    const charge = chargeOf(session.payment_intent);
    const refunded = { ...charge, refunded: true, amount_refunded: charge.amount };
    expect((await deliver(food, 'charge.refunded', refunded)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
    expect((await deliver(food, 'checkout.session.completed', session)).status).toBe(200);
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
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    await deliver(food, 'charge.refunded', { ...charge, refunded: true, amount_refunded: charge.amount + 1 });
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
    expect(await notifiedOwner(food, order)).toEqual(['payment_mismatch']);
  });

  it('of a charge we do not know is not taken for ours by its reference', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    const foreign = { ...charge, payment_intent: 'pi_foreign', refunded: true, amount_refunded: charge.amount };
    expect((await deliver(food, 'charge.refunded', foreign)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  });

  it('that names no charge belongs to the payment whose key it carries', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    const charge = chargeOf(session.payment_intent);
    const nameless = { ...charge, payment_intent: null, refunded: true, amount_refunded: charge.amount };
    expect((await deliver(food, 'charge.refunded', nameless)).status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });

  it('that the processor does not give is tried again, and seen', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const session = await paidInSilence(food, order);
    await deliver(food, 'checkout.session.completed', session);
    await cancelOrder(food, order);
    food.stripe.faults.down = true;
    await food.service.doJobs();
    food.stripe.faults.down = false;
    expect(await notifiedOwner(food, order)).toEqual(['payment_refund_failed']);
    const [payment] = await food.service.get(FoodPayments).paymentsOf(order.orderNumber);
    expect(payment).toMatchObject({ status: 'refund_due', refund_attempts: 1, session_id: session.id, amount: 26.1 });
    expect(payment?.refund_error).toEqual(expect.any(String));

    await food.service.db.rows(
      `SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs WHERE attempts > 0), run_at => now())`,
    );
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
