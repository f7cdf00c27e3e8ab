import { randomUUID } from 'node:crypto';
import { FoodPayments } from '#services/food/payments/food-payments.service';
import { PaymentUnavailable } from '#money/payments/payment.refusals';
import { race, statuses } from '../harness/race';
import { makeDish } from './factories';
import { type Food, startFood } from './food';
import { body, customerWith, oneOf, place, placed, pointsOf, written } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

describe('the idempotency key', () => {
  it('makes one order of 20 requests at once', async () => {
    const customer = await customerWith(food, 100);
    const key = randomUUID();
    const before = await written(food);
    const answers = await race(20, () => place(food, { redeem_points: true }, { caller: customer, key }));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers.filter(answer => answer.headers['idempotent-replay'] === 'true')).toHaveLength(19);
    const after = await written(food);
    expect(after.slice(0, 4).map((count, table) => count - before[table]!)).toEqual([1, 1, 1, 1]);
    expect(await pointsOf(food, customer.id)).toEqual({ points: 0, ledger: 0 });
  });

  it('answers the stored order of then, whatever the body says now', async () => {
    const key = randomUUID();
    const first = await place(food, {}, { key });
    await food.service.db.rows(`UPDATE customer_order SET status = 'cancelled' WHERE idempotency_key = $1`, [key]);
    const before = await written(food);
    const others = [
      body(food, { lines: [oneOf(food.dishes.soup)] }),
      body(food, { kitchen_code: 'nowhere', terms_accepted: false }),
      { email: ' Guest@EXAMPLE.com ' },
    ];
    for (const other of others) {
      const again = await food.anonymous.post('/api/orders', other, { headers: { 'Idempotency-Key': key } });
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers['idempotent-replay']).toBe('true');
    }
    expect(first.headers['idempotent-replay']).toBeUndefined();
    expect(await written(food)).toEqual(before);
  });

  it('belongs to whoever used it', async () => {
    const key = randomUUID();
    const { customer, customer2 } = food;
    const orders = [
      await placed(food, {}, { key }),
      await placed(food, { email: 'other@example.com' }, { key }),
      await placed(food, { email: 'sara@example.com' }, { key }),
      await placed(food, { email: undefined, name: undefined }, { key, caller: customer }),
      await placed(food, { email: undefined, name: undefined }, { key, caller: customer2 }),
    ];
    expect(new Set(orders.map(({ order }) => order.order_number)).size).toBe(5);
    expect(new Set(orders.map(({ tracking }) => tracking)).size).toBe(5);
  });

  it.each([undefined, '', ' ', 'k'.repeat(256)])('is refused as %j', async key => {
    const before = await written(food);
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const answer = await food.anonymous.post('/api/orders', body(food), { headers });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['Idempotency-Key']]);
    expect(await written(food)).toEqual(before);
  });

  it('has room for 255 characters', async () => {
    await placed(food, {}, { key: 'k'.repeat(255) });
  });

  it('is not burnt by a refusal', async () => {
    const key = randomUUID();
    const dish = await makeDish(food.service.db, { priceCents: 2000 });
    const lines = [oneOf(dish, { unit_price: 19 })];
    const before = await written(food);
    expect((await place(food, { lines: [] }, { key })).status).toBe(400);
    expect((await place(food, { lines, kitchen_code: 'harbor' }, { key })).status).toBe(422);
    const refused = await place(food, { lines }, { key });
    expect(refused.body).toMatchObject({ code: 'changes', message: 'errors.changes', data: null });
    expect(await written(food)).toEqual(before);
    const { order } = await placed(food, { lines, accept_changes: [refused.body.changes[0].key] }, { key });
    expect(order.total).toBe(23.5);
  });
});

describe('a payment on the page of a processor', () => {
  const page = { kind: 'redirect' as const, url: 'https://pay.example/1', session_id: 'cs_1' };
  // Like one of a processor, a page of which is opened after the commit.
  const opening = () => {
    const payments = food.service.get(FoodPayments);
    jest.spyOn(payments, 'openWith').mockResolvedValue(false);
    return jest.spyOn(payments, 'open');
  };
  afterEach(() => jest.restoreAllMocks());

  it('is opened once, after the commit, and answered again as it was', async () => {
    const key = randomUUID();
    const open = opening().mockImplementation(async () => {
      expect(food.service.db.inTransaction).toBe(false);
      return page;
    });
    const answers = await race(8, () => place(food, {}, { key }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers[0]?.body.data.payment).toEqual({
      ...page,
      method: 'demo',
      requires_payment: true,
      next: 'redirect',
    });
    expect((await place(food, {}, { key })).text).toBe(answers[0]?.text);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is the stored one for a request that read the order before the response was stored', async () => {
    const key = randomUUID();
    opening()
      .mockResolvedValueOnce(page)
      .mockResolvedValue({ ...page, url: 'https://pay.example/2' });
    const first = await place(food, {}, { key });
    const { db } = food.service;
    const row = db.row.bind(db);
    let wasLate = false;
    jest.spyOn(db, 'row').mockImplementation(async (...call) => {
      const found = await row<object>(...call);
      const [text] = call;
      if (wasLate || typeof text !== 'string' || !text.startsWith('SELECT id, answer')) return found;
      wasLate = true;
      return { ...found, answer: null };
    });
    expect((await place(food, {}, { key })).text).toBe(first.text);
    expect(wasLate).toBe(true);
  });

  it('that cannot be opened leaves an order that the same key pays', async () => {
    const key = randomUUID();
    const open = opening().mockRejectedValueOnce(PaymentUnavailable()).mockResolvedValue(page);
    const before = await written(food);
    const refused = await place(food, {}, { key });
    expect([refused.status, refused.body.code]).toEqual([502, 'payment_unavailable']);
    const again = await place(food, {}, { key });
    expect([again.status, again.body.data.payment.url]).toEqual([201, page.url]);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect((await written(food))[0]).toBe(before[0]! + 1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is not asked for an order that was cancelled before it could be opened', async () => {
    const key = randomUUID();
    const open = opening().mockRejectedValueOnce(PaymentUnavailable());
    await place(food, {}, { key });
    await food.service.db.rows(`UPDATE customer_order SET status = 'cancelled' WHERE idempotency_key = $1`, [key]);
    const { order, payment } = await placed(food, {}, { key });
    expect([order.status, payment.kind]).toEqual(['cancelled', 'none']);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
