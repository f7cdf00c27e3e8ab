import {
  cancelOrder,
  checkout,
  choose,
  comeBack,
  openSession,
  type PaidFood,
  SITE,
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

describe('payment methods', () => {
  it('are those that are configured', async () => {
    const { body } = await food.anonymous.get('/api/payments/methods');
    expect(body.data).toEqual({
      methods: ['stripe', 'paypal', 'demo'],
      hosted: ['stripe', 'paypal'],
      modes: { stripe: 'test', paypal: 'test', demo: 'test' },
    });
  });
});

describe.each(['stripe', 'paypal'] as const)('an order paid by %s', method => {
  const local = () => food[method];

  it('goes from the page to paid and, cancelled, back to refunded', async () => {
    const order = await unpaidOrder(food, method);
    const { url } = await openSession(food, order);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['opened'] });

    const back = await comeBack(food, await choose(url, 'pay'));
    expect(back).toEqual({ status: 302, site: `${SITE}/?order=${order.orderNumber}&payment=paid` });
    await local().deliveries.settled();
    expect(await standing(food, order)).toEqual({
      status: 'pending',
      paymentStatus: 'paid',
      payments: ['paid*'],
      timeline: ['pending'],
    });

    await cancelOrder(food, order);
    expect(await standing(food, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      payments: ['refund_due*'],
    });
    await food.service.doJobs();
    await local().deliveries.settled();
    expect(await standing(food, order)).toEqual({
      status: 'refunded',
      paymentStatus: 'refunded',
      payments: ['refunded*'],
      timeline: ['pending', 'cancelled', 'refunded'],
    });
    expect(await notifiedOwner(food, order)).toEqual([]);
  });

  it('is paid by the webhook alone when the browser never comes back', async () => {
    const order = await unpaidOrder(food, method);
    const { url } = await openSession(food, order);
    await choose(url, 'pay');
    await local().deliveries.settled();
    await food.service.doJobs();
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  });

  it('is paid by the return alone when webhooks are late', async () => {
    local().deliveries.mode.held = true;
    const order = await unpaidOrder(food, method);
    const { url } = await openSession(food, order);
    const back = await comeBack(food, await choose(url, 'pay'));
    expect(back.site).toContain('payment=paid');
    const before = await standing(food, order);
    local().deliveries.mode.held = false;
    expect(new Set(await local().deliveries.release())).toEqual(new Set([200]));
    await food.service.doJobs();
    expect(await standing(food, order)).toEqual(before);
  });

  it('can be left, and paid later in a new session', async () => {
    const order = await unpaidOrder(food, method);
    const first = await openSession(food, order);
    const back = await comeBack(food, await choose(first.url, 'give-up'));
    expect(back.site).toBe(`${SITE}/?order=${order.orderNumber}&payment=cancelled`);

    const second = await openSession(food, order);
    expect(second.id).not.toBe(first.id);
    await food.service.doJobs();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'unpaid', payments: ['closed', 'opened'] });
    await comeBack(food, await choose(second.url, 'pay'));
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['closed', 'paid*'] });
  });

  it('leads back to the addresses the site named', async () => {
    const returnUrls = { ok: 'http://localhost:5173/thanks?lang=ar', cancel: 'http://localhost:5173/basket' };
    const order = await unpaidOrder(food, method, { returnUrls });
    const { url } = await openSession(food, order);
    expect((await comeBack(food, await choose(url, 'give-up'))).site).toBe(
      `http://localhost:5173/basket?order=${order.orderNumber}&payment=cancelled`,
    );
    expect((await comeBack(food, await choose(url, 'pay'))).site).toBe(
      `http://localhost:5173/thanks?lang=ar&order=${order.orderNumber}&payment=paid`,
    );
  });

  it('comes back without a session when the processor cannot be reached, and opens one later', async () => {
    const order = await unpaidOrder(food, method);
    local().faults.down = true;
    const refused = await checkout(food, order);
    expect(refused.status).toBe(502);
    expect(refused.body).toMatchObject({ success: false, data: null, code: 'payment_unavailable' });
    local().faults.down = false;
    local().faults.failNext = 1;
    expect((await checkout(food, order)).status).toBe(502);
    const { url } = await openSession(food, order);
    await comeBack(food, await choose(url, 'pay'));
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  });

  it('says that it waits when the processor cannot be asked', async () => {
    const order = await unpaidOrder(food, method);
    const { url } = await openSession(food, order);
    local().deliveries.mode.held = true;
    const address = await choose(url, 'pay');
    local().faults.down = true;
    expect((await comeBack(food, address)).site).toContain('payment=pending');
    local().faults.down = false;
    local().deliveries.mode.held = false;
    await local().deliveries.release();
    await food.service.doJobs();
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('is refunded when somebody does it at the processor', async () => {
    const order = await unpaidOrder(food, method);
    await comeBack(food, await choose((await openSession(food, order)).url, 'pay'));
    await local().deliveries.settled();
    const [payment] = await food.service.db.rows<{ intent_id: string }>(
      'SELECT intent_id FROM payment WHERE reference = $1',
      [order.orderNumber],
    );
    food[method].refund(payment!.intent_id, 1000);
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      payments: ['paid*'],
    });
    expect(await notifiedOwner(food, order)).toEqual(['payment_partially_refunded']);
    food[method].refund(payment!.intent_id);
    await local().deliveries.settled();
    expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  });
});

describe('a return', () => {
  it('with a changed or missing signature is 401', async () => {
    const order = await unpaidOrder(food, 'stripe');
    const { id } = await openSession(food, order);
    const address = new URL(food.stripe.sessions.get(id)!.success_url);
    const state = address.searchParams.get('state')!;
    const path = (segment: string, value: string) => `/api/payments/return/${segment}?state=${value}`;
    for (const wrong of [`${state.slice(0, -3)}abc`, '', 'nonsense', food.customer.token]) {
      expect((await food.anonymous.get(path('stripe', wrong))).status).toBe(401);
    }
    expect((await food.anonymous.get('/api/payments/return/stripe')).status).toBe(401);
    expect((await food.anonymous.get(path('paypal', state))).status).toBe(401);
    expect((await food.anonymous.get(path('card_processor', state))).status).toBe(302);
  });

  it('shows a declined wallet as failed, and the order can still be paid', async () => {
    const order = await unpaidOrder(food, 'paypal');
    const { url } = await openSession(food, order);
    const back = await comeBack(food, await choose(url, 'decline'));
    expect(back.site).toContain('payment=failed');
    await food.service.doJobs();
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'failed', payments: ['failed'] });
    const again = await comeBack(food, await choose((await openSession(food, order)).url, 'pay'));
    expect(again.site).toContain('payment=paid');
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['failed', 'paid*'] });
  });
});
