import { startFood, type Food } from '../food/food';

let food: Food;

beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const insert = (values: Record<string, unknown>) => {
  const payment = {
    reference: 'ORD-1',
    provider: 'stripe',
    amount_cents: 100,
    currency: 'USD',
    status: 'opened',
    ...values,
  };
  const names = Object.keys(payment);
  return food.service.db.rows(
    `INSERT INTO payment (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(payment),
  );
};

describe('the tables of payments', () => {
  it('hold one open and one settling payment a reference, and each session once', async () => {
    await insert({ session_id: 'cs_1' });
    await expect(insert({})).rejects.toThrow('payment_opened_once');
    await expect(insert({ status: 'paid', session_id: 'cs_1' })).rejects.toThrow('payment_session_key');
    await insert({ status: 'paid', settles: true });
    await expect(insert({ status: 'refund_due', settles: true })).rejects.toThrow('payment_settles_once');
    await insert({ status: 'refund_due' });
    await insert({ reference: 'ORD-2', provider: 'paypal', session_id: 'cs_1' });
  });

  it('hold no status and no amount that cannot be', async () => {
    await expect(insert({ status: 'lost' })).rejects.toThrow('payment_status_known');
    await expect(insert({ status: 'paid', amount_cents: -1 })).rejects.toThrow('payment_amounts');
    await expect(insert({ status: 'paid', refunded_cents: 101 })).rejects.toThrow('payment_amounts');
  });
});
