import { OrderExpiry } from '#services/food/deadlines/order-expiry.service';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { command } from '../cli/commands';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { trials } from '../harness/trials';
import { makeCustomer } from './factories';
import { type Food, startFood } from './food';
import { customerWith, oneOf, place, placed, regular } from './placement.actors';
import { changeCode, changesOf, makeCode, orderWith, usesOf } from './promo.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
afterEach(async () => {
  await expectAgreeingBooks(food);
});

let guests = 0;
const guest = () => ({ email: `guest-${++guests}@example.com` });
const cancel = (id: number) =>
  food.manager.patch(`/api/orders/${id}/status`, { status: 'cancelled', reason: 'Nobody is there' });

describe('a code with a limit of uses', () => {
  it('of 5 discounts 5 of 40 orders at once; 35 are refused with the key, and can be placed without it', async () => {
    const promo = await makeCode(food, { max_uses: 5 });
    const answers = await race(40, () => orderWith(food, promo, guest()));
    expect(statuses(answers)).toEqual({ 201: 5, 422: 35 });
    for (const answer of answers) {
      if (answer.status === 201) expect(answer.body.data.order).toMatchObject({ discounts: { promo: 0.43 } });
      else expect([answer.body.code, changesOf(answer)]).toEqual(['changes', [`promo:${promo.code}`]]);
    }
    expect(await usesOf(food, promo)).toEqual([5, 5, 5]);
    const accepted = await orderWith(food, promo, { ...guest(), accept_changes: [`promo:${promo.code}`] });
    expect(accepted.body.data.order).toMatchObject({ promo_code: null, total: 4.25 });
    expect(await usesOf(food, promo)).toEqual([5, 5, 5]);
  });

  it('refuses a limit below what is used and takes a higher one', async () => {
    const promo = await makeCode(food, { max_uses: 3, max_uses_per_customer: 2 });
    const person = guest();
    for (let order = 0; order < 2; order++) expect((await orderWith(food, promo, person)).status).toBe(201);
    for (const limits of [{ max_uses: 1 }, { max_uses_per_customer: 1 }]) {
      const answer = await changeCode(food, promo, limits);
      expect([answer.status, answer.body.code]).toEqual([409, 'promo_in_use']);
    }
    const raised = { max_uses: 9, max_uses_per_customer: 3 };
    expect((await changeCode(food, promo, raised)).body.data).toMatchObject({ ...raised, uses: 2 });
    expect((await orderWith(food, promo, person)).status).toBe(201);
    expect(changesOf(await orderWith(food, promo, person))).toEqual([`promo:${promo.code}`]);
  });

  it('counts from the time the limit is set', async () => {
    const promo = await makeCode(food);
    const person = guest();
    expect((await orderWith(food, promo, person)).status).toBe(201);
    await changeCode(food, promo, { max_uses: 1, max_uses_per_customer: 1 });
    expect(await usesOf(food, promo)).toEqual([0, 0, 0]);
    expect((await orderWith(food, promo, person)).status).toBe(201);
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  });

  it('lists the orders that use it, newest first, to staff who see settings', async () => {
    const promo = await makeCode(food, { max_uses: 2 });
    const orders = [];
    for (let order = 0; order < 2; order++) orders.push((await orderWith(food, promo, guest())).body.data.order);
    const path = `/api/promo/${promo.id}/uses`;
    expect((await food.manager.get(path)).body.data.data).toEqual(
      orders.toReversed().map(order => ({ order_number: order.order_number, at: order.placed_at, state: 'pending' })),
    );
    expect((await food.kitchen.get(path)).status).toBe(403);
    expect((await food.anonymous.get(path)).status).toBe(401);
    expect((await food.manager.get('/api/promo/999999/uses')).status).toBe(404);
  });

  it('keeps its counters when another process changes rows by hand, or the database refuses', async () => {
    const promo = await makeCode(food, { max_uses: 1 });
    await orderWith(food, promo, guest());
    const more = food.service.db.rows('UPDATE promo_code SET uses = uses + 1 WHERE id = $1', [promo.id]);
    await expect(more).rejects.toThrow('promo_code_not_used_up');
  });
});

describe('a use', () => {
  it('of one per customer is one of 20 at once by one guest in different cases', async () => {
    const promo = await makeCode(food, { max_uses_per_customer: 1 });
    const answers = await race(20, index =>
      orderWith(food, promo, { email: index % 2 ? 'One.Guest@Example.com' : 'one.guest@example.COM' }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 422: 19 });
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
    expect((await orderWith(food, promo, { email: 'one.guest+b@example.com' })).status).toBe(201);
  });

  it('is of the customer and of both addresses: signing out or another account gives no second one', async () => {
    const promo = await makeCode(food, { max_uses_per_customer: 1 });
    const account = await makeCustomer(food.service.db, { email: 'first@example.com' });
    const caller = await food.signIn('customer', account);
    expect((await orderWith(food, promo, { caller, email: 'other@example.com' })).status).toBe(201);
    const quote = { lines: [oneOf(food.dishes.dessert)], kitchen_code: 'downtown', fulfillment: 'pickup' };
    const quoted = await caller.post('/api/checkout/quote', { ...quote, promo_code: promo.code });
    expect(quoted.body.data.promo).toEqual({ code: promo.code, applied: false, reason: 'not_for_you' });
    const asGuest = await food.anonymous.post('/api/checkout/quote', { ...quote, promo_code: promo.code });
    expect(asGuest.body.data.promo).toMatchObject({ applied: true, reason: null });

    const refused = [`promo:${promo.code}`];
    for (const email of ['first@example.com', 'other@example.com', 'OTHER@example.com'])
      expect(changesOf(await orderWith(food, promo, { email }))).toEqual(refused);
    expect(changesOf(await orderWith(food, promo, { caller, email: 'third@example.com' }))).toEqual(refused);
    await food.service.db.rows('UPDATE customer SET deleted_at = now() WHERE id = $1', [account.id]);
    const again = await food.signIn('customer', await makeCustomer(food.service.db, { email: 'first@example.com' }));
    expect(changesOf(await orderWith(food, promo, { caller: again, email: 'fourth@example.com' }))).toEqual(refused);
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  });

  it('of an unpaid order that ends is free again, exactly once, without a sweep', async () => {
    const promo = await makeCode(food, { max_uses: 1, max_uses_per_customer: 1 });
    const first = (await orderWith(food, promo, guest())).body.data.order;
    food.service.clock.set(new Date(Date.parse(first.placed_at) + 30 * 60_000 - 1).toISOString());
    expect(changesOf(await orderWith(food, promo, guest()))).toEqual([`promo:${promo.code}`]);
    food.service.clock.advance({ milliseconds: 1 });
    const answers = await race(10, () => orderWith(food, promo, guest()));
    expect(statuses(answers)).toEqual({ 201: 1, 422: 9 });
    expect((await food.manager.get(`/api/orders/${first.id}`)).body.data.status).toBe('cancelled');
    await food.service.get(OrderExpiry).endUnpaid();
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  });

  it('of an overdue order is free for the same person, for another first-order code too', async () => {
    const [one, other] = [
      await makeCode(food, { first_order_only: true }),
      await makeCode(food, { first_order_only: true }),
    ];
    const person = guest();
    expect((await orderWith(food, one, person)).status).toBe(201);
    expect(changesOf(await orderWith(food, other, person))).toEqual([`promo:${other.code}`]);
    food.service.clock.advance({ minutes: 31 });
    expect((await orderWith(food, other, person)).status).toBe(201);
    expect([await usesOf(food, one), await usesOf(food, other)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('comes back when the order is cancelled, or refunded before delivery, but not after it', async () => {
    const promo = await makeCode(food, { max_uses: 10, max_uses_per_customer: 10 });
    const person = guest();
    const [cancelled, early, late] = await Promise.all(
      [1, 2, 3].map(async () => (await orderWith(food, promo, person)).body.data.order.id as number),
    );
    expect((await cancel(cancelled!)).status).toBe(200);
    expect(await usesOf(food, promo)).toEqual([2, 2, 2]);
    const move = (id: number, status: string) =>
      food.service.db.rows(
        `UPDATE customer_order SET status = $2, payment_status = CASE $2 WHEN 'refunded' THEN 'refunded' ELSE 'paid' END
         WHERE id = $1`,
        [id, status],
      );
    await food.service.db.rows(
      `UPDATE payment SET status = 'paid', settles = true WHERE reference IN (
      SELECT order_number FROM customer_order WHERE id = ANY($1))`,
      [[early, late]],
    );
    await move(early!, 'out_for_delivery');
    await move(late!, 'delivered');
    expect(await usesOf(food, promo)).toEqual([2, 2, 2]);
    await move(early!, 'refunded');
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
    await move(late!, 'refunded');
    expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  });

  it('stays with the order as text when the code is deleted', async () => {
    const promo = await makeCode(food, { max_uses: 2, max_uses_per_customer: 1 });
    const { order } = (await orderWith(food, promo, guest())).body.data;
    expect((await food.manager.delete(`/api/promo/${promo.id}`)).status).toBe(200);
    const read = (await food.manager.get(`/api/orders/${order.id}`)).body.data;
    expect(read).toMatchObject({ promo_code: promo.code, discounts: { promo: 0.43 } });
    expect(await food.service.db.rows('SELECT FROM promo_holder WHERE promo_id = $1', [promo.id])).toEqual([]);
    expect((await cancel(order.id)).status).toBe(200);
  });
});

describe('a code for the first order', () => {
  it('is used once by one person with two codes at once', async () => {
    const codes = [await makeCode(food, { first_order_only: true }), await makeCode(food, { first_order_only: true })];
    const account = await makeCustomer(food.service.db, { email: 'newcomer@example.com' });
    const customer = await food.signIn('customer', account);
    const answers = await race(20, index => {
      const email = index % 4 < 2 ? 'newcomer@example.com' : 'newcomer-at-work@example.com';
      return orderWith(food, codes[index % 2]!, { email, ...(index % 3 > 0 && { caller: customer }) });
    });
    // The other address, without the account, is another person as long as the account has not ordered with it.
    const [one, other] = await Promise.all(codes.map(code => usesOf(food, code)));
    expect(statuses(answers)[201]).toBe(one![0]! + other![0]!);
    const persons = await food.service.db.rows(
      `SELECT holder FROM promo_holder WHERE first_uses > 0 AND promo_id = ANY($1) GROUP BY holder HAVING count(*) > 1`,
      [codes.map(({ id }) => id)],
    );
    expect(persons).toEqual([]);
    expect(one![0]! + other![0]!).toBeLessThanOrEqual(2);
  });

  it('is one of two at once by one customer', async () => {
    const codes = [await makeCode(food, { first_order_only: true }), await makeCode(food, { first_order_only: true })];
    const rounds = trials(5, 2);
    for (let round = 0; round < rounds; round++) {
      const customer = await customerWith(food, 0);
      const answers = await race(2, index => orderWith(food, codes[index]!, { caller: customer, ...guest() }));
      expect(statuses(answers)).toEqual({ 201: 1, 422: 1 });
    }
    const [one, other] = await Promise.all(codes.map(code => usesOf(food, code)));
    expect(one![0]! + other![0]!).toBe(rounds);
  });

  it('is for nobody with an earlier order, cancelled and refunded ones aside', async () => {
    const promo = await makeCode(food, { first_order_only: true });
    const person = guest();
    const { order } = await placed(food, person);
    expect(changesOf(await orderWith(food, promo, person))).toEqual([`promo:${promo.code}`]);
    await cancel(order.id);
    expect((await orderWith(food, promo, person)).status).toBe(201);
  });

  it('counts orders of the account for its address', async () => {
    const promo = await makeCode(food, { first_order_only: true });
    await placed(food, { email: 'elsewhere@example.com' }, { caller: food.customer });
    expect(changesOf(await orderWith(food, promo, { email: food.customer.email }))).toEqual([`promo:${promo.code}`]);
  });
});

describe('the statements of an order with a code', () => {
  it.each([
    ['without a limit', {}, 0],
    ['with every limit', { max_uses: 9, max_uses_per_customer: 2, first_order_only: true }, 1],
  ])('%s are two, and rows of uses are as many as limits need', async (_, limits, rows) => {
    const promo = await makeCode(food, limits);
    let status = 0;
    const statements = await statementsOf(food.service.db, async () => {
      status = (await orderWith(food, promo, guest())).status;
    });
    expect([status, statements.length]).toEqual([201, 2]);
    expect(await usesOf(food, promo)).toEqual([rows, rows, rows]);
    const holders = await food.service.db.rows('SELECT FROM promo_holder WHERE promo_id = $1', [promo.id]);
    expect(holders).toHaveLength(rows);
  });

  it('are as many for a customer with points, beside the one that knows the customer', async () => {
    const promo = await makeCode(food, { max_uses: 9, max_uses_per_customer: 2, stackable_with_rewards: true });
    const customer = await customerWith(food, 100);
    const lines = Array.from({ length: 20 }, () => oneOf(food.dishes.kebab, { options: regular }));
    let status = 0;
    const statements = await statementsOf(food.service.db, async () => {
      status = (await place(food, { lines, redeem_points: true, promo_code: promo.code }, { caller: customer })).status;
    });
    expect([status, statements.length]).toEqual([201, 3]);
  });
});

it('erasing a person clears the hashes and holders of their uses, and the code stays counted', async () => {
  const { db } = food.service;
  const customer = await food.signIn('customer', await makeCustomer(db));
  const promo = await makeCode(food, { max_uses: 3, max_uses_per_customer: 2, first_order_only: true });
  const { id, order_number } = (await orderWith(food, promo, { caller: customer, email: 'gone@example.com' })).body.data
    .order;
  const rows = () =>
    db.rows(`SELECT customer_id, email_hash, account_email_hash, is_first FROM promo_use WHERE order_id = $1`, [id]);
  const holders = () => db.rows<{ holder: string }>('SELECT holder FROM promo_holder WHERE promo_id = $1', [promo.id]);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await rows()).toEqual([
    { customer_id: customer.id, email_hash: hash, account_email_hash: hash, is_first: true },
  ]);
  expect(await holders()).toHaveLength(3);
  await db.rows(`UPDATE payment SET status = 'paid', settles = true WHERE reference = $1`, [order_number]);
  await db.rows(`UPDATE customer_order SET status = 'delivered', payment_status = 'paid' WHERE id = $1`, [id]);

  expect(await command(`person erase --service food --email ${customer.email} --yes`)).toMatchObject({
    exitCode: 0,
  });
  expect(await rows()).toEqual([{ customer_id: null, email_hash: null, account_email_hash: null, is_first: true }]);
  expect(await holders()).toEqual([]);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});
