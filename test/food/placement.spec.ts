import { statementsOf } from '../harness/statements';
import { makeDish, makePromo } from './factories';
import { type Food, startFood } from './food';
import { address, body, oneOf, place, placed } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

describe('placing an order', () => {
  it('answers the order, its payment and a token that follows it', async () => {
    food.service.clock.set('2026-05-09T12:30:00.250Z');
    const { order, payment, tracking } = await placed(food, { delivery_instructions: ' Ring twice ' });
    expect(order).toEqual({
      id: expect.any(Number),
      order_number: expect.stringMatching(/^ORD-\d+$/),
      status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'demo',
      payment_processing_until: null,
      fulfillment: 'delivery',
      kitchen_code: 'downtown',
      kitchen: {
        code: 'downtown',
        name: { en: 'Downtown', ar: 'وسط المدينة' },
        time_zone: 'America/New_York',
        address: null,
        phone: null,
      },
      lines: [
        {
          line: 0,
          position: 0,
          product_id: food.dishes.kebab.id,
          offer_id: null,
          name: { en: 'Kebab', ar: 'كباب' },
          slug: 'kebab',
          code: null,
          image: null,
          pictures: [],
          quantity: 3,
          refunded_quantity: 0,
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
      tip: 0,
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
      late_payment: null,
      refunds: [],
      placed_at: '2026-05-09T12:30:00.250Z',
      hold_expires_at: null,
      accept_by: null,
      promised_at: '2026-05-09T13:00:00.250Z',
      scheduled_for: null,
      slot: null,
      ready_at: null,
      delivered_at: null,
      updated_at: '2026-05-09T12:30:00.250Z',
      requires_payment: true,
      actions: [{ action: 'pay', allowed: true, reason: null }],
    });
    expect(payment).toEqual({
      kind: 'none',
      url: null,
      method: 'demo',
      session_id: null,
      requires_payment: true,
      next: 'checkout_session',
    });
    const followed = await food.anonymous.get(`/api/orders/track/status?token=${tracking}`);
    expect(followed.body.data).toEqual(order);
    food.service.clock.set(new Date().toISOString());
  });

  it('keeps what a combo offer was made of', async () => {
    const { dishes, offer } = food;
    const offer_choices = { main: dishes.kebab.id, sweet: dishes.dessert.id };
    const { order } = await placed(food, { lines: [{ offer_id: offer.id, quantity: 2, offer_choices }] });
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
    const { order } = await placed(food, { name: undefined, email: undefined }, { caller: food.customer });
    expect(order).toMatchObject({ name: expect.stringMatching(/^Sara /), email: 'sara@example.com' });
    expect(order.timeline[0].by).toBe('customer');
    const other = await placed(food, { name: 'Layla', email: ' LAYLA@Work.example ' }, { caller: food.customer });
    expect(other.order).toMatchObject({ name: 'Layla', email: 'layla@work.example' });
    const account = await food.service.db.row('SELECT email FROM customer WHERE id = $1', [food.customer.id]);
    expect(account).toEqual({ email: 'sara@example.com' });
  });

  it('keeps no address for pick-up', async () => {
    const { order } = await placed(food, { fulfillment: 'pickup' });
    expect(order).toMatchObject({ address: null, fees: { delivery: 0, pickup: 0 }, total: 26.1 });
  });

  it('is paid at once when there is nothing to pay', async () => {
    const { db } = food.service;
    const promo = await makePromo(db, { percent: 100 });
    const { order, payment } = await placed(food, { promo_code: promo.code, fulfillment: 'pickup' });
    expect(order).toMatchObject({ total: 0, payment_status: 'paid', discounts: { promo: 26.1 } });
    expect(payment).toMatchObject({ kind: 'none', url: null, requires_payment: false, next: null });
  });

  it('never takes an amount from the client', async () => {
    const forged = { price: 0.01, line_total: 0.01, discount: 26 };
    const lines = [{ ...oneOf(food.dishes.soup), ...forged, quantity: 3 }];
    const { order } = await placed(food, {
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
    const request = body(food, { lines, promo_code: promo.code });
    const { data: quote } = (await food.anonymous.post('/api/checkout/quote', request)).body;
    const { order } = await placed(food, { lines, promo_code: promo.code });
    const { subtotal, discounts, fees, total, points_earned } = quote;
    expect(order).toMatchObject({ subtotal, discounts, fees, total, points_earned, promo_code: promo.code });
    expect(discounts.promo).toBe(2.59);
  });

  it('stays as it was when dish, price and code are changed or gone', async () => {
    const { db } = food.service;
    const dish = await makeDish(db, { priceCents: 2000 });
    const promo = await makePromo(db);
    const { order, tracking } = await placed(food, { lines: [oneOf(dish)], promo_code: promo.code });
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
    const few = await statementsOf(food.service.db, () => placed(food));
    const many = await statementsOf(food.service.db, () => placed(food, { lines }));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(10);
  });
});

describe('what a page needs of it', () => {
  it('is where it goes, when it is ready, what its lines look like, and that it is to be paid', async () => {
    const dish = await makeDish(food.service.db, { images: ['https://pictures.example/soup.jpg'] });
    const { order, payment } = await placed(food, { lines: [oneOf(dish, { quantity: 4 })] });
    expect(payment).toMatchObject({ kind: 'none', requires_payment: true, next: 'checkout_session' });
    expect(order).toMatchObject({
      kitchen: { code: 'downtown', name: { en: 'Downtown' }, time_zone: 'America/New_York', address: null },
      lines: [{ slug: dish.slug, code: null, image: 'https://pictures.example/soup.jpg' }],
      ready_at: null,
      delivered_at: null,
      requires_payment: true,
      actions: [{ action: 'pay', allowed: true, reason: null }],
    });
    expect(Date.parse(order.promised_at) - Date.parse(order.placed_at)).toBe(30 * 60_000);
    food.service.clock.advance({ minutes: 10 });
    const session = { order_number: order.order_number, email: order.email };
    const paid = await food.anonymous.post('/api/payments/checkout-session', session);
    expect(paid.body.data.payment).toMatchObject({ requires_payment: false, next: null });
    const { data: later } = (
      await food.anonymous.get(`/api/orders/track?number=${order.order_number}&email=${order.email}`)
    ).body;
    expect(later).toMatchObject({ actions: [{ action: 'pay', allowed: false, reason: 'not_payable' }] });
    expect(Date.parse(later.promised_at) - Date.parse(order.promised_at)).toBe(10 * 60_000);
  });

  it('is how much is missing where it is below the minimum', async () => {
    const small = { lines: [oneOf(food.dishes.soup)] };
    const quote = await food.anonymous.post('/api/checkout/quote', body(food, small));
    expect(quote.body.data.delivery).toEqual({ available: false, reason: 'below_minimum', minimum: 15, missing: 8.5 });
    expect(quote.body.data.lines[0]).toMatchObject({ slug: 'lentil-soup', image: null });
    expect((await place(food, small)).body).toMatchObject({ code: 'below_minimum', minimum: 15, missing: 8.5 });
  });
});

describe('who hears of it', () => {
  it('writes to the customer in the language of the order, once', async () => {
    const { order } = await placed(food, { email: 'mail@example.com', locale: 'ar' });
    await food.service.doJobs();
    const mails = food.service.mailbox.list().filter(mail => mail.to === 'mail@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`طلبك ${order.order_number}`);
    expect(mails[0]?.text).toContain('كباب');
    expect(mails[0]?.html).toContain('dir="rtl"');
  });

  it('tells staff who may see the order, without amount or address', async () => {
    const { order } = await placed(food, { kitchen_code: 'harbor', address: { ...address, postcode: '11231' } });
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
  const { order } = await placed(food, { email: 'LAYLA@example.com', name: 'Somebody', phone: '+1 000 000 0000' });
  expect(await account()).toEqual(before);
  const own = await food.customer2.get(`/api/orders/number/${order.order_number}`);
  expect(own.status).toBe(404);
});
