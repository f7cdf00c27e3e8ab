import { randomUUID } from 'node:crypto';
import { FoodPayments } from '../../src/services/food/payments/food-payments.service';
import { PaymentUnavailable } from '../../src/shared/payments/payment.refusals';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Food, startFood } from './food';
import { grantPoints, makeCustomer, makeDish, makeKitchen, makePromo } from './factories';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

const address = { street: '12 Cedar Street', city: 'New York', postcode: '10001' };
const regular = [{ group: 'size', choice: 'regular' }];

const body = (change: object = {}) => ({
  lines: [{ product_id: food.dishes.kebab.id, quantity: 3, options: regular, instructions: 'No onions' }],
  kitchen_code: 'downtown',
  fulfillment: 'delivery',
  address,
  name: 'Sara Haddad',
  email: 'guest@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
  ...change,
});
const mine = (change: object = {}) => body({ name: undefined, email: undefined, ...change });
const oneOf = (dish: { id: number }, change: object = {}) => ({ product_id: dish.id, quantity: 1, ...change });

const freshKey = (): string => randomUUID();
const place = (change: object = {}, { caller = food.anonymous, key = freshKey() } = {}) =>
  caller.post('/api/orders', body(change), { headers: { 'Idempotency-Key': key } });

async function placed(change: object = {}, options: Parameters<typeof place>[1] = {}) {
  const answer = await place(change, options);
  expect([answer.status, answer.body.message]).toEqual([201, '']);
  return answer.body.data;
}

const rows = (table: string) => food.service.db.row<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
const TABLES = ['customer_order', 'order_line', 'order_event', 'reward_entry', 'notification', 'food_jobs.jobs'];
const written = async () => Promise.all(TABLES.map(async table => (await rows(table))?.count));
const setting = (key: string, value: unknown) =>
  food.service.db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
const reprice = (dish: { id: number }, cents: number) =>
  food.service.db.rows('UPDATE dish SET price_cents = $2 WHERE id = $1', [dish.id, cents]);
const pointsOf = async (id: number) =>
  (await food.service.db.row<{ points: number; ledger: number }>(
    `SELECT reward_points AS points, (SELECT coalesce(sum(points), 0) FROM reward_entry WHERE customer_id = customer.id) AS ledger
     FROM customer WHERE id = $1`,
    [id],
  ))!;

async function customerWith(points: number) {
  const customer = await food.signIn('customer', await makeCustomer(food.service.db));
  await grantPoints(food.service.db, customer.id, points);
  return customer;
}

describe('placing an order', () => {
  it('answers the order, its payment and a token that follows it', async () => {
    food.service.clock.set('2026-05-09T12:30:00.250Z');
    const { order, payment, tracking } = await placed({ delivery_instructions: ' Ring twice ' });
    expect(order).toEqual({
      id: expect.any(Number),
      order_number: expect.stringMatching(/^ORD-\d+$/),
      status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'demo',
      fulfillment: 'delivery',
      kitchen_code: 'downtown',
      lines: [
        {
          line: 0,
          product_id: food.dishes.kebab.id,
          offer_id: null,
          name: { en: 'Kebab', ar: 'كباب' },
          quantity: 3,
          options: [
            {
              group: 'size',
              group_name: { en: 'Size', ar: 'الحجم' },
              choice: 'regular',
              choice_name: { en: 'Regular', ar: 'عادي' },
              price_delta: 0,
            },
          ],
          offer_choices: [],
          instructions: 'No onions',
          unit_price: 8.7,
          line_total: 26.1,
        },
      ],
      currency: 'USD',
      subtotal: 26.1,
      discounts: { promo: 0, rewards: 0 },
      fees: { delivery: 3.5, pickup: 0 },
      total: 29.6,
      promo_code: null,
      points_earned: 26,
      points_redeemed: 0,
      name: 'Sara Haddad',
      email: 'guest@example.com',
      phone: '+1 212 555 0142',
      address,
      delivery_instructions: 'Ring twice',
      locale: 'en',
      timeline: [{ status: 'pending', at: '2026-05-09T12:30:00.250Z', by: 'guest', reason: null }],
      placed_at: '2026-05-09T12:30:00.250Z',
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(payment).toEqual({ kind: 'none', url: null, method: 'demo', session_id: null });
    const followed = await food.anonymous.get(`/api/orders/track/status?token=${tracking}`);
    expect(followed.body.data).toEqual(order);
    food.service.clock.set(new Date().toISOString());
  });

  it('keeps what a combo offer was made of', async () => {
    const { dishes, offer } = food;
    const offer_choices = { main: dishes.kebab.id, sweet: dishes.dessert.id };
    const { order } = await placed({ lines: [{ offer_id: offer.id, quantity: 2, offer_choices }] });
    expect(order.lines).toMatchObject([
      {
        product_id: null,
        offer_id: offer.id,
        options: [],
        offer_choices: [
          { slot: 'main', product_id: dishes.kebab.id, name: { en: 'Kebab' }, supplement: 1.5 },
          { slot: 'sweet', product_id: dishes.dessert.id, name: { en: 'Kunafa' }, supplement: 0 },
        ],
        unit_price: 13.5,
        line_total: 27,
      },
    ]);
  });

  it("takes a customer's contact from the account, unless the order gives another", async () => {
    const { order } = await placed({ name: undefined, email: undefined }, { caller: food.customer });
    expect(order).toMatchObject({ name: expect.stringMatching(/^Sara /), email: 'sara@example.com' });
    expect(order.timeline[0].by).toBe('customer');
    const other = await placed({ name: 'Layla', email: ' LAYLA@Work.example ' }, { caller: food.customer });
    expect(other.order).toMatchObject({ name: 'Layla', email: 'layla@work.example' });
    const account = await food.service.db.row('SELECT email FROM customer WHERE id = $1', [food.customer.id]);
    expect(account).toEqual({ email: 'sara@example.com' });
  });

  it('keeps no address for pick-up', async () => {
    const { order } = await placed({ fulfillment: 'pickup' });
    expect(order).toMatchObject({ address: null, fees: { delivery: 0, pickup: 0 }, total: 26.1 });
  });

  it('is paid at once when there is nothing to pay', async () => {
    const { db } = food.service;
    const promo = await makePromo(db, { percent: 100 });
    const { order, payment } = await placed({ promo_code: promo.code, fulfillment: 'pickup' });
    expect(order).toMatchObject({ total: 0, payment_status: 'paid', discounts: { promo: 26.1 } });
    expect(payment).toEqual({ kind: 'none', url: null, method: 'demo', session_id: null });
  });

  it('never takes an amount from the client', async () => {
    const forged = { price: 0.01, line_total: 0.01, discount: 26 };
    const lines = [{ ...oneOf(food.dishes.soup), ...forged, quantity: 3 }];
    const { order } = await placed({
      lines,
      total: 0.01,
      subtotal: 0.01,
      discounts: { promo: 19 },
      fees: { delivery: -9 },
    });
    expect(order).toMatchObject({ subtotal: 19.5, total: 23, discounts: { promo: 0, rewards: 0 } });
  });

  it('says as the quote does what it costs', async () => {
    const lines = [oneOf(food.dishes.soup, { quantity: 2 }), oneOf(food.dishes.dessert)];
    const promo = await makePromo(food.service.db, { percent: 15 });
    const request = body({ lines, promo_code: promo.code });
    const { data: quote } = (await food.anonymous.post('/api/checkout/quote', request)).body;
    const { order } = await placed({ lines, promo_code: promo.code });
    const { subtotal, discounts, fees, total, points_earned } = quote;
    expect(order).toMatchObject({ subtotal, discounts, fees, total, points_earned, promo_code: promo.code });
    expect(discounts.promo).toBe(2.59);
  });

  it('stays as it was when dish, price and code are changed or gone', async () => {
    const { db } = food.service;
    const dish = await makeDish(db, { priceCents: 2000 });
    const promo = await makePromo(db);
    const { order, tracking } = await placed({ lines: [oneOf(dish)], promo_code: promo.code });
    await db.rows(
      `UPDATE dish SET name = '{"en":"Other","ar":"آخر"}', price_cents = 1, archived_at = now() WHERE id = $1`,
      [dish.id],
    );
    await db.rows('DELETE FROM promo_code WHERE id = $1', [promo.id]);
    const { body: later } = await food.anonymous.get(`/api/orders/track/status?token=${tracking}`);
    expect(later.data).toEqual(order);
    expect(later.data.promo_code).toBe(promo.code);
  });

  it('takes few statements, however many lines', async () => {
    const lines = [oneOf(food.dishes.soup), oneOf(food.dishes.dessert), oneOf(food.dishes.soup, { quantity: 2 })];
    const few = await statementsOf(food.service.db, () => placed());
    const many = await statementsOf(food.service.db, () => placed({ lines }));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(10);
  });
});

describe('the idempotency key', () => {
  it('makes one order of 20 requests at once', async () => {
    const customer = await customerWith(100);
    const key = randomUUID();
    const before = await written();
    const answers = await race(20, () => place({ redeem_points: true }, { caller: customer, key }));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers.filter(answer => answer.headers['idempotent-replay'] === 'true')).toHaveLength(19);
    const after = await written();
    expect(after.slice(0, 4).map((count, table) => count! - before[table]!)).toEqual([1, 1, 1, 1]);
    expect(await pointsOf(customer.id)).toEqual({ points: 0, ledger: 0 });
  });

  it('answers the stored order of then, whatever the body says now', async () => {
    const key = randomUUID();
    const first = await place({}, { key });
    await food.service.db.rows(`UPDATE customer_order SET status = 'cancelled' WHERE idempotency_key = $1`, [key]);
    const before = await written();
    const others = [
      body({ lines: [oneOf(food.dishes.soup)] }),
      body({ kitchen_code: 'nowhere', terms_accepted: false }),
      { email: ' Guest@EXAMPLE.com ' },
    ];
    for (const other of others) {
      const again = await food.anonymous.post('/api/orders', other, { headers: { 'Idempotency-Key': key } });
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers['idempotent-replay']).toBe('true');
    }
    expect(first.headers['idempotent-replay']).toBeUndefined();
    expect(await written()).toEqual(before);
  });

  it('belongs to whoever used it', async () => {
    const key = randomUUID();
    const { customer, customer2 } = food;
    const orders = [
      await placed({}, { key }),
      await placed({ email: 'other@example.com' }, { key }),
      await placed({ email: 'sara@example.com' }, { key }),
      await placed({ email: undefined, name: undefined }, { key, caller: customer }),
      await placed({ email: undefined, name: undefined }, { key, caller: customer2 }),
    ];
    expect(new Set(orders.map(({ order }) => order.order_number)).size).toBe(5);
    expect(new Set(orders.map(({ tracking }) => tracking)).size).toBe(5);
  });

  it.each([undefined, '', ' ', 'k'.repeat(256)])('is refused as %j', async key => {
    const before = await written();
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const answer = await food.anonymous.post('/api/orders', body(), { headers });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['Idempotency-Key']]);
    expect(await written()).toEqual(before);
  });

  it('has room for 255 characters', async () => {
    await placed({}, { key: 'k'.repeat(255) });
  });

  it('is not burnt by a refusal', async () => {
    const key = randomUUID();
    const dish = await makeDish(food.service.db, { priceCents: 2000 });
    const lines = [oneOf(dish, { unit_price: 19 })];
    const before = await written();
    expect((await place({ lines: [] }, { key })).status).toBe(400);
    expect((await place({ lines, kitchen_code: 'harbor' }, { key })).status).toBe(422);
    const refused = await place({ lines }, { key });
    expect(refused.body).toMatchObject({ code: 'changes', message: 'errors.changes', data: null });
    expect(await written()).toEqual(before);
    const { order } = await placed({ lines, accept_changes: [refused.body.changes[0].key] }, { key });
    expect(order.total).toBe(23.5);
  });
});

describe('what has changed since the customer saw it', () => {
  it('asks for each new price, and again when it is raised again', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 2000 });
    const { soup } = food.dishes;
    const lines = [oneOf(dish, { unit_price: 18 }), oneOf(soup, { unit_price: 6.5 }), oneOf(soup, { unit_price: 6 })];
    const first = await place({ lines });
    expect([first.status, first.body.code]).toEqual([422, 'changes']);
    expect(first.body.changes).toMatchObject([
      { line: 0, type: 'price_changed', previous: 18, current: 20 },
      { line: 2, type: 'price_changed', previous: 6, current: 6.5 },
    ]);
    const keys = first.body.changes.map(({ key }: { key: string }) => key);
    const half = await place({ lines, accept_changes: keys.slice(0, 1) });
    expect(half.body.changes).toMatchObject([{ line: 2 }]);
    await reprice(dish, 2100);
    const second = await place({ lines, accept_changes: keys });
    expect(second.body.changes).toMatchObject([{ line: 0, previous: 18, current: 21 }]);
    const { order } = await placed({ lines, accept_changes: [...keys, second.body.changes[0].key] });
    expect(order.subtotal).toBe(34);
  });

  it('never lets a dish through that is gone', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 2000, isAvailable: false });
    const refused = await place({ lines: [oneOf(dish, { unit_price: 20 })] });
    expect(refused.body.changes).toMatchObject([{ line: 0, type: 'unavailable', previous: 20, current: null }]);
    const keys = refused.body.changes.map(({ key }: { key: string }) => key);
    const again = await place({ lines: [oneOf(dish)], accept_changes: [...keys, '*', 'unavailable'] });
    expect([again.status, again.body.code]).toEqual([422, 'changes']);
    await placed({ lines: [oneOf(food.dishes.kebab, { quantity: 2, options: regular })], accept_changes: keys });
  });

  it('asks before it charges without the code that was ordered with', async () => {
    const promo = await makePromo(food.service.db, { isActive: false });
    const refused = await place({ promo_code: ` ${promo.code.toLowerCase()}` });
    expect([refused.status, refused.body.code]).toEqual([422, 'changes']);
    expect(refused.body.changes).toEqual([
      { key: `promo:${promo.code}`, line: null, type: 'unavailable', previous: null, current: 0 },
    ]);
    const { order } = await placed({ promo_code: promo.code, accept_changes: [`promo:${promo.code}`] });
    expect(order).toMatchObject({ total: 29.6, promo_code: null });
  });

  it('asks before it charges without the points that were ordered with', async () => {
    const customer = await customerWith(99);
    const refused = await place({ redeem_points: true }, { caller: customer });
    expect(refused.body.changes).toMatchObject([{ key: 'rewards:not_enough_points', line: null }]);
    const accept_changes = [refused.body.changes[0].key];
    const { order } = await placed({ redeem_points: true, accept_changes }, { caller: customer });
    expect(order).toMatchObject({ total: 29.6, points_redeemed: 0 });
    expect(await pointsOf(customer.id)).toEqual({ points: 99, ledger: 99 });
  });
});

describe('points', () => {
  it('are taken with the order', async () => {
    const customer = await customerWith(150);
    const { order } = await placed({ redeem_points: true }, { caller: customer });
    expect(order).toMatchObject({ discounts: { rewards: 5 }, points_redeemed: 100, total: 24.6, points_earned: 21 });
    expect(await pointsOf(customer.id)).toEqual({ points: 50, ledger: 50 });
  });

  it('are spent once by orders that come at once', async () => {
    const customer = await customerWith(100);
    const answers = await race(6, () => place({ redeem_points: true }, { caller: customer }));
    expect(statuses(answers)).toEqual({ 201: 1, 422: 5 });
    for (const { status, body } of answers) {
      if (status === 422) expect(body.changes).toMatchObject([{ key: 'rewards:not_enough_points' }]);
    }
    expect(await pointsOf(customer.id)).toEqual({ points: 0, ledger: 0 });
  });

  it('stay where a code stands alone', async () => {
    const customer = await customerWith(100);
    const promo = await makePromo(food.service.db, { stackableWithRewards: false });
    const { order } = await placed({ redeem_points: true, promo_code: promo.code }, { caller: customer });
    expect(order).toMatchObject({ discounts: { promo: 2.61, rewards: 0 }, points_redeemed: 0 });
    expect((await pointsOf(customer.id)).points).toBe(100);
  });
});

describe('what stands in the way', () => {
  const codeOf = async (change: object) => {
    const before = await written();
    const { status, body } = await place(change);
    expect(await written()).toEqual(before);
    return [status, body.code, body.message];
  };

  it('keeps to area, minimum and a whole address', async () => {
    const lines = [oneOf(food.dishes.soup)];
    expect(await codeOf({ kitchen_code: 'harbor' })).toEqual([422, 'outside_area', 'errors.outside_area']);
    expect(await codeOf({ lines })).toEqual([422, 'below_minimum', 'errors.below_minimum']);
    expect(await codeOf({ address: { ...address, street: '' } })).toEqual([
      422,
      'address_incomplete',
      'errors.address_incomplete',
    ]);
    expect((await placed({ lines, fulfillment: 'pickup', address: null })).order.total).toBe(6.5);
  });

  it('keeps to opening hours, on the clock the settings name', async () => {
    const lunch = await makeKitchen(food.service.db, { hours: [{ day: 3, open: '12:00', close: '13:00' }] });
    food.service.clock.set('2026-05-10T03:00:00Z');
    const ask = { kitchen_code: lunch.code };
    expect(await codeOf(ask)).toEqual([422, 'kitchen_closed', 'errors.kitchen_closed']);
    expect(await codeOf({ ...ask, fulfillment: 'pickup' })).toEqual([422, 'kitchen_closed', 'errors.kitchen_closed']);
    await setting('service_clock', 'demo-fixed');
    const { order } = await placed(ask);
    expect(order.placed_at).toBe('2026-05-10T03:00:00.000Z');
    await setting('service_clock', 'real');
    food.service.clock.set(new Date().toISOString());
  });
});

describe('what is refused before anything happens', () => {
  const fieldsOf = async (change: object, caller = food.anonymous) => {
    const before = await written();
    const { status, body } = await place(change, { caller });
    expect(status).toBe(400);
    expect(await written()).toEqual(before);
    return Object.keys(body.errors);
  };

  it.each(['true', 1, false, null, undefined])('terms accepted as %j', async terms_accepted => {
    expect(await fieldsOf({ terms_accepted })).toEqual(['terms_accepted']);
  });

  it('a guest without name or address, anyone without a phone', async () => {
    expect(await fieldsOf({ name: undefined, email: undefined })).toEqual(['name', 'email']);
    expect(await fieldsOf({ name: '  ' })).toEqual(['name']);
    expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
    expect(await fieldsOf({ phone: undefined })).toEqual(['phone']);
    expect(await fieldsOf(mine({ phone: '' }), food.customer)).toEqual(['phone']);
  });

  it('a payment method that is not offered, a kitchen that is not there, a language nobody speaks here', async () => {
    expect(await fieldsOf({ payment_method: 'cash' })).toEqual(['payment_method']);
    expect(await fieldsOf({ payment_method: undefined })).toEqual(['payment_method']);
    expect(await fieldsOf({ kitchen_code: 'nowhere' })).toEqual(['kitchen_code']);
    expect(await fieldsOf({ locale: 'fr' })).toEqual(['locale']);
  });

  it('options that do not fit', async () => {
    const lines = [oneOf(food.dishes.soup), oneOf(food.dishes.kebab)];
    expect(await fieldsOf({ lines })).toEqual(['lines.1.options']);
  });

  it.each(['https://site.com.evil.io', 'http://localhost:5173@evil.io', '//evil.io', 'javascript:alert(1)', '/thanks'])(
    'the way back to %s',
    async url => {
      expect(await fieldsOf({ return_url_ok: url })).toEqual(['return_url_ok']);
      expect(await fieldsOf({ return_url_cancel: url })).toEqual(['return_url_cancel']);
    },
  );

  it('the token of another audience', async () => {
    expect((await place({}, { caller: food.owner })).status).toBe(401);
    expect((await place({}, { caller: food.anonymous.as('nonsense') })).status).toBe(401);
  });

  it('lets a way back on an allowed origin through', async () => {
    const { order } = await placed({ return_url_ok: 'http://localhost:5173/thanks?a=1' });
    const kept = await food.service.db.row('SELECT return_urls FROM customer_order WHERE id = $1', [order.id]);
    expect(kept).toEqual({ return_urls: { ok: 'http://localhost:5173/thanks?a=1' } });
  });
});

describe('a payment on the page of a processor', () => {
  const page = { kind: 'redirect' as const, url: 'https://pay.example/1', session_id: 'cs_1' };
  const opening = () => jest.spyOn(food.service.get(FoodPayments), 'open');
  afterEach(() => jest.restoreAllMocks());

  it('is opened once, after the commit, and answered again as it was', async () => {
    const key = randomUUID();
    const open = opening().mockImplementation(async () => {
      expect(food.service.db.inTransaction).toBe(false);
      return page;
    });
    const answers = await race(8, () => place({}, { key }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers[0]?.body.data.payment).toEqual({ ...page, method: 'demo' });
    expect((await place({}, { key })).text).toBe(answers[0]?.text);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('that cannot be opened leaves an order that the same key pays', async () => {
    const key = randomUUID();
    const open = opening().mockRejectedValueOnce(PaymentUnavailable()).mockResolvedValue(page);
    const before = await written();
    const refused = await place({}, { key });
    expect([refused.status, refused.body.code]).toEqual([502, 'payment_unavailable']);
    const again = await place({}, { key });
    expect([again.status, again.body.data.payment.url]).toEqual([201, page.url]);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect((await written())[0]).toBe(before[0]! + 1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is not asked for an order that was cancelled before it could be opened', async () => {
    const key = randomUUID();
    const open = opening().mockRejectedValueOnce(PaymentUnavailable());
    await place({}, { key });
    await food.service.db.rows(`UPDATE customer_order SET status = 'cancelled' WHERE idempotency_key = $1`, [key]);
    const { order, payment } = await placed({}, { key });
    expect([order.status, payment.kind]).toEqual(['cancelled', 'none']);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('who hears of it', () => {
  it('writes to the customer in the language of the order, once', async () => {
    const { order } = await placed({ email: 'mail@example.com', locale: 'ar' });
    await food.service.doJobs();
    const mails = food.service.mailbox.list().filter(mail => mail.to === 'mail@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`طلبك ${order.order_number}`);
    expect(mails[0]?.text).toContain('كباب');
    expect(mails[0]?.html).toContain('dir="rtl"');
  });

  it('tells staff who may see the order, without amount or address', async () => {
    const { order } = await placed({ kitchen_code: 'harbor', address: { ...address, postcode: '11231' } });
    const told = await food.service.db.rows<{ recipient_id: number; params: object; data: object }>(
      `SELECT recipient_id, params, data FROM notification WHERE type = 'order_placed' AND (data ->> 'order_id')::int = $1`,
      [order.id],
    );
    expect(new Set(told.map(row => row.recipient_id))).toEqual(new Set([food.owner.id, food.manager.id]));
    expect(JSON.stringify(told)).not.toMatch(/29\.6|@/);
  });
});

it('leaves an account alone when a guest orders with its address', async () => {
  const { db } = food.service;
  const account = () => db.row('SELECT * FROM customer WHERE id = $1', [food.customer2.id]);
  const before = await account();
  const { order } = await placed({ email: 'LAYLA@example.com', name: 'Somebody', phone: '+1 000 000 0000' });
  expect(await account()).toEqual(before);
  const own = await food.customer2.get(`/api/orders/number/${order.order_number}`);
  expect(own.status).toBe(404);
});
