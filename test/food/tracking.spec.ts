import { Tokens } from '#kit/access/tokens';
import type { Order } from '#services/food/orders/order.entity';
import type { Answer } from '../harness/client';
import { executionsOf, statementsOf } from '../harness/statements';
import { makeOrderRow } from './factories';
import { type Food, startFood } from './food';

let food: Food;
let order: Order;
let other: Order;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_TRACKING: '100000' });
  order = await makeOrderRow(food.service.db, { email: 'guest@example.com' });
  other = await makeOrderRow(food.service.db, { email: 'other@example.com' });
});
afterAll(() => food?.service.close());

const track = (query: string) => food.anonymous.get(`/api/orders/track${query}`);
/** Without steps that did not run. Which of two indexes finds no row in a table this small depends on its statistics. */
const executedSteps = (plan: string): string =>
  plan
    .split('\n')
    .filter(line => !line.includes('never executed'))
    .map(line => line.replace(/customer_order_(email_idx|number_key)/, 'an index'))
    .join('\n');
const status = (token: string) => food.anonymous.get(`/api/orders/track/status?token=${encodeURIComponent(token)}`);

describe('tracking by number and e-mail address', () => {
  it('opens the order, however the two are written', async () => {
    for (const query of [
      `?number=${order.orderNumber}&email=guest@example.com`,
      `?number=%20${order.orderNumber.toLowerCase()}&email=%20GUEST@Example.com%20`,
    ]) {
      const { status, body } = await track(query);
      expect([status, body.data.order_number, body.data.email]).toEqual([200, order.orderNumber, 'guest@example.com']);
    }
  });

  it('answers the same 404 for whatever does not match, after the same work', async () => {
    const misses = [
      '?number=ORD-999999999&email=guest@example.com',
      `?number=${order.orderNumber}&email=other@example.com`,
      `?number=${order.orderNumber}`,
      '?email=guest@example.com',
      '',
      '?number=&email=',
      `?number=${order.orderNumber}&email=guest@example.com&email=guest@example.com`,
      `?number=${order.orderNumber}%00&email=guest@example.com`,
      `?number[]=${order.orderNumber}&email=guest@example.com`,
      `?number=${order.orderNumber}&email=%25`,
      `?number=${other.orderNumber}&email=guest@example.com`,
    ];
    const answers: Answer[] = [];
    const work = new Set<string>();
    for (const miss of misses) {
      const statements = await statementsOf(food.service.db, async () => answers.push(await track(miss)));
      work.add(statements.join('\n'));
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect(work.size).toBe(1);
  });

  it('takes as long for a wrong address as for an unknown number', async () => {
    const misses = [
      '?number=ORD-999999999&email=guest@example.com',
      `?number=${order.orderNumber}&email=other@example.com`,
      '',
    ];
    const steps = new Set<string>();
    for (const miss of misses) {
      const [plan, ...others] = await executionsOf(food.service.db, () => track(miss));
      expect(others).toEqual([]);
      steps.add(executedSteps(plan!));
    }
    expect([...steps]).toEqual([expect.stringContaining('customer_order')]);
  });

  it('takes one statement', async () => {
    const found = await statementsOf(food.service.db, () =>
      track(`?number=${order.orderNumber}&email=guest@example.com`),
    );
    expect(found).toHaveLength(1);
  });
});

describe('tracking by token', () => {
  const HOURS = 3600;
  const sign = (audience: string, subject: string | number) =>
    food.service.get(Tokens).sign(audience, String(subject), 3 * HOURS);

  it('opens one order and no other', async () => {
    const { status: code, body } = await status(await sign('tracking', order.id));
    expect([code, body.data.id]).toEqual([200, order.id]);
    const { body: second } = await status(await sign('tracking', other.id));
    expect(second.data.id).toBe(other.id);
  });

  it('refuses what is no tracking token', async () => {
    const good = await sign('tracking', order.id);
    const [head, claims, signature] = good.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ sub: String(other.id), aud: 'food:tracking', exp: 4e9 })).toString(
      'base64url',
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const tokens = [
      '',
      'nonsense',
      `${head}.${forged}.${signature}`,
      `${unsigned}.${claims}.`,
      `${head}.${claims}.${signature.slice(0, -2)}`,
      food.owner.token,
      food.customer.token,
      await sign('reset', order.id),
    ];
    const answers = [await food.anonymous.get('/api/orders/track/status')];
    for (const token of tokens) answers.push(await status(token));
    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([
        401,
        'tracking_token_invalid',
        'errors.tracking_token_invalid',
      ]);
    }
  });

  it('opens nothing else', async () => {
    const caller = food.anonymous.as(await sign('tracking', food.customer.id));
    for (const path of ['/api/orders/my', `/api/orders/number/${order.orderNumber}`]) {
      expect((await caller.get(path)).status).toBe(401);
    }
    expect((await caller.post('/api/checkout/quote', {})).status).toBe(401);
  });

  it('lasts three hours, whatever clock the kitchens go by', async () => {
    const { clock, db } = food.service;
    await db.rows(`UPDATE setting SET value = '"demo-fixed"' WHERE key = 'service_clock'`);
    clock.set('2026-05-09T12:30:00Z');
    const token = await sign('tracking', order.id);
    clock.advance({ hours: 2, minutes: 59, seconds: 59 });
    expect((await status(token)).status).toBe(200);
    clock.advance({ seconds: 2 });
    expect((await status(token)).status).toBe(401);
  });
});
