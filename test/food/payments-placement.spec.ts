import { randomUUID } from 'node:crypto';
import { race, statuses } from '../harness/race';
import { choose, comeBack, type PaidFood, SITE, startPaidFood } from './payments.actors';
import { place } from './placement.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_ORDERS: '100000', CORS_ORIGIN: 'https://other.example' });
});
afterAll(() => food.close());

const orders = async (key: string) =>
  food.service.db.rows<{ order_number: string; payment_status: string }>(
    'SELECT order_number, payment_status FROM customer_order WHERE idempotency_key = $1',
    [key],
  );

describe.each(['stripe', 'paypal'] as const)('an order placed by %s', method => {
  it('leads to the page of the processor and comes back paid', async () => {
    const answer = await place(food, { payment_method: method, return_url_ok: `${SITE}/thanks` });
    expect(answer.status).toBe(201);
    const { order, payment } = answer.body.data;
    expect(payment).toEqual({
      kind: 'redirect',
      method,
      url: expect.any(String),
      session_id: expect.any(String),
      requires_payment: true,
      next: 'redirect',
    });
    const back = await comeBack(food, await choose(payment.url, 'pay'));
    expect(back.site).toBe(`${SITE}/thanks?order=${order.order_number}&payment=paid`);
    const detail = await food.owner.get(`/api/orders/${order.id}`);
    expect(detail.body.data).toMatchObject({ status: 'pending', payment_status: 'paid', payment_method: method });
  });

  it('is stored when the processor cannot be reached, and the same key opens its payment', async () => {
    const key = randomUUID();
    food[method].faults.down = true;
    const refused = await place(food, { payment_method: method }, { key });
    expect([refused.status, refused.body.code]).toEqual([502, 'payment_unavailable']);
    const [stored] = await orders(key);
    expect(stored).toMatchObject({ payment_status: 'unpaid' });

    food[method].faults.down = false;
    const answers = await race(5, () => place(food, { payment_method: method }, { key }));
    expect(statuses(answers)).toEqual({ 201: 5 });
    expect(new Set(answers.map(({ body }) => body.data.payment.session_id)).size).toBe(1);
    expect(answers[0]?.body.data.order.order_number).toBe(stored?.order_number);
    expect(await orders(key)).toHaveLength(1);
    await comeBack(food, await choose(answers[0]?.body.data.payment.url, 'pay'));
    expect(await orders(key)).toMatchObject([{ payment_status: 'paid' }]);
  });

  it('blocks nobody while the processor takes its time', async () => {
    food[method].faults.delayMs = 400;
    const slow = race(6, () => place(food, { payment_method: method }));
    const [menu, demo] = await Promise.all([
      food.anonymous.get('/api/products'),
      place(food, { payment_method: 'demo' }),
    ]);
    expect([menu.status, demo.status]).toEqual([200, 201]);
    expect(statuses(await slow)).toEqual({ 201: 6 });
    food[method].faults.delayMs = 0;
  });
});

describe('the parts of an order', () => {
  it('are shown to the payer where they add up to the total, and the total alone where they do not', async () => {
    const sent: string[] = [];
    food.stripe.beforeAnswering = async session => {
      sent.push(`${session.client_reference_id} ${session.amount_total}`);
    };
    const plain = await place(food, { payment_method: 'stripe' });
    const reduced = await place(food, { payment_method: 'stripe', promo_code: 'WELCOME10' });
    food.stripe.beforeAnswering = undefined;
    const expected = [plain, reduced].map(({ body: { data } }) => {
      const cents = Math.round(data.order.total * 100);
      return `${data.order.order_number} ${cents}`;
    });
    expect(sent).toEqual(expected);
  });
});
