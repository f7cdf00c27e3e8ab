import { statementsOf } from '../harness/statements';
import { type Food, startFood } from './food';
import { customerWith, oneOf, place, regular } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

/** The statuses of the answers, and the statements behind them. */
async function statementsOfPlacing(change: object, options?: Parameters<typeof place>[2]) {
  let status = 0;
  const statements = await statementsOf(food.service.db, async () => {
    status = (await place(food, change, options)).status;
  });
  return { status, statements };
}

describe('the statements of an order', () => {
  it('are one that reads and one that writes', async () => {
    const { status, statements } = await statementsOfPlacing({ promo_code: 'WELCOME10' });
    expect([status, statements.length]).toEqual([201, 2]);
    expect(statements[0]).toMatch(/^\s*SELECT/);
    for (const table of ['customer_order', 'order_line', 'order_event', 'payment', 'notification', 'form_mail'])
      expect(statements[1]).toMatch(`INSERT INTO ${table} `);
    expect(statements[1]).toMatch('add_jobs');
  });

  it('are as many for a customer with points and a basket of many lines, beside the one that knows the customer', async () => {
    const customer = await customerWith(food, 100);
    const lines = Array.from({ length: 20 }, (_, index) =>
      oneOf(food.dishes.kebab, { options: regular, instructions: `No. ${index}` }),
    );
    const { status, statements } = await statementsOfPlacing({ lines, redeem_points: true }, { caller: customer });
    expect([status, statements.length]).toEqual([201, 3]);
    expect(statements.at(-1)).toMatch('INSERT INTO reward_entry ');
  });

  it('of a refused one only read', async () => {
    const { status, statements } = await statementsOfPlacing({ kitchen_code: 'harbor' });
    expect([status, statements.length]).toEqual([422, 3]);
    for (const statement of statements) expect(statement).toMatch(/^\s*SELECT/);
  });

  it('of one sent again read what it was answered', async () => {
    expect((await statementsOfPlacing({}, { key: 'once' })).status).toBe(201);
    const again = await statementsOfPlacing({}, { key: 'once' });
    expect(again.status).toBe(201);
    expect(again.statements.length).toBeLessThanOrEqual(4);
    for (const statement of again.statements) expect(statement).toMatch(/^\s*SELECT/);
  });
});
