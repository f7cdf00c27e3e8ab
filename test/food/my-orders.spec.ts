/**
 * Compares plans of Postgres, which follow the size of tables.
 * @own-database
 */
import { MAX_TOTAL } from '#kit/database/list';
import { planOf, statementsOf } from '../harness/statements';
import { makeDish, makeOrderRow } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const MY = '/api/orders/my';
const numbers = (answer: { body: { data: { items: { order_number: string }[] } } }) =>
  answer.body.data.items.map(item => item.order_number);

it('needs a customer', async () => {
  for (const path of [MY, '/api/orders/number/ORD-1']) {
    expect((await food.anonymous.get(path)).status).toBe(401);
    expect((await food.owner.get(path)).status).toBe(401);
  }
});

describe("a customer's orders", () => {
  it('are listed newest first, page by page, each once', async () => {
    const { customer, customer2, service } = food;
    const placedAt = new Date('2026-05-09T12:00:00Z');
    const made: string[] = [];
    for (let order = 0; order < 15; order++) {
      const at = order < 12 ? placedAt : new Date(placedAt.getTime() + order * 1000);
      made.unshift((await makeOrderRow(service.db, { customerId: customer.id, placedAt: at })).orderNumber);
    }
    await makeOrderRow(service.db, { customerId: customer2.id });
    await makeOrderRow(service.db, { email: 'sara@example.com' });

    const first = await customer.get(MY);
    expect(first.body.data).toMatchObject({ total: 15, page: 1, limit: 12, totalPages: 2 });
    const second = await customer.get(`${MY}?page=2`);
    expect([...numbers(first), ...numbers(second)]).toEqual(made);
    expect(numbers(await customer.get(`${MY}?limit=2&page=3`))).toEqual(made.slice(4, 6));
    expect(numbers(await customer.get(`${MY}?page=99`))).toEqual([]);
    expect(numbers(await customer2.get(MY))).toHaveLength(1);
  });

  it('take one statement, however many there are, and an index', async () => {
    const statements = await statementsOf(food.service.db, () => food.customer.get(`${MY}?limit=10`));
    const reading = statements.filter(statement => statement.includes('customer_order'));
    expect(reading).toHaveLength(1);
    const plan = await food.service.db.transaction(async () => {
      await food.service.db.rows('SET LOCAL enable_seqscan = off');
      return planOf(food.service.db, reading[0]!, [food.customer.id, MAX_TOTAL + 1, 10, 0]);
    });
    expect(plan).toContain('customer_order_customer_idx');
    expect(plan).toContain('order_line_pkey');
    expect(plan).toContain('order_event_status_once');
  });
});

describe('one order by its number', () => {
  it('is shown whole to the customer who placed it and to nobody else', async () => {
    const { customer, customer2, service } = food;
    const dish = await makeDish(service.db);
    const { orderNumber } = await makeOrderRow(
      service.db,
      { customerId: customer.id, subtotalCents: 2610, promoDiscountCents: 261, totalCents: 2349, promoCode: 'SAVE' },
      {
        lines: [{ productId: dish.id, unitPriceCents: 870, quantity: 3, instructions: 'No onions' }],
        events: [{}, { status: 'cancelled', actor: 'staff', reason: 'Out of bread' }],
      },
    );
    const { body } = await customer.get(`/api/orders/number/${orderNumber}`);
    expect(body.data).toMatchObject({
      order_number: orderNumber,
      subtotal: 26.1,
      discounts: { promo: 2.61, rewards: 0 },
      total: 23.49,
      promo_code: 'SAVE',
      lines: [
        { line: 0, product_id: dish.id, unit_price: 8.7, quantity: 3, line_total: 26.1, instructions: 'No onions' },
      ],
      timeline: [
        { status: 'pending', by: 'customer', reason: null },
        { status: 'cancelled', by: 'staff', reason: 'Out of bread' },
      ],
    });
    expect((await customer2.get(`/api/orders/number/${orderNumber}`)).status).toBe(404);
    expect((await customer.get('/api/orders/number/ORD-999999')).status).toBe(404);
    expect((await customer.get('/api/orders/number/%00')).status).toBe(404);
  });
});
