import { randomUUID } from 'node:crypto';
import { food as definedFood } from '#services/food/food';
import { OrderPlacement } from '#services/food/placement/order-placement.service';
import type { PlacementBody } from '#services/food/placement/placement.dto';
import { quoteRequest } from '#services/food/pricing/basket.dto';
import { Quotes } from '#services/food/pricing/quotes.service';
import { BasketTokens } from '#services/food/quote-tokens/basket-tokens.service';
import { startService, type TestService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { atRandom, type Choices, trials } from '../harness/trials';
import { grantPoints, makePromo } from './factories';
import { type Food, startFood } from './food';
import { body, changeSetting, oneOf, place, regular } from './placement.actors';
import { quotedDish } from './quote-tokens.actors';

/** In the storm of one token, and as many edits of the price. */
const ORDERS = trials(100, 30);
const BASKETS = trials(1_000);
const PARALLEL = 8;

let food: Food;
/** The same service in another process: only the database is shared. */
let other: TestService;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
  other = await startService(definedFood, { RATE_LIMIT_ORDERS: '100000' });
});
afterAll(async () => {
  await other?.close();
  await food?.service.close();
});

describe('orders under one token against price edits in parallel (1.6)', () => {
  /** Statuses, and the totals that were stored. */
  async function storm({ oneOf: any }: Choices, ordered: object, dish: { id: number }) {
    const { db } = food.service;
    const price = 'UPDATE dish SET price_cents = $2 WHERE id = $1';
    const callers = [food.anonymous, other.anonymous];
    const [answers] = await Promise.all([
      race(ORDERS, index => place(food, ordered, { caller: callers[index % 2]! })),
      race(ORDERS, index => db.rows(price, [dish.id, any([870, 870, 900, 500 + index])])),
    ]);
    const ids = answers.flatMap(({ body: { data } }) => (data ? [data.order.id] : []));
    const stored = await db.rows<{ total: number; shown: number }>(
      'SELECT total_cents AS total, shown_total_cents AS shown FROM customer_order WHERE id = ANY ($1)',
      [ids],
    );
    const codes = new Set(answers.flatMap(({ status, body: { code } }) => (status === 201 ? [] : [code])));
    return { statuses: statuses(answers), stored, codes: [...codes] };
  }

  it(
    'inside the lock every order is charged the shown total',
    atRandom(async choices => {
      const { dish, ordered } = await quotedDish(food);
      const result = await storm(choices, ordered, dish);
      expect(result.statuses).toEqual({ 201: ORDERS });
      expect(result.stored).toEqual(Array.from({ length: ORDERS }, () => ({ total: 2090, shown: 2090 })));
    }),
  );

  it(
    'after it each stored total is the shown one or the order is refused',
    atRandom(async choices => {
      const { dish, ordered } = await quotedDish(food);
      await changeSetting(food, 'quote_lock_minutes', 0);
      const result = await storm(choices, ordered, dish);
      await changeSetting(food, 'quote_lock_minutes', 10);
      expect((result.statuses[201] ?? 0) + (result.statuses[422] ?? 0)).toBe(ORDERS);
      expect(result.stored).toHaveLength(result.statuses[201] ?? 0);
      for (const stored of result.stored) expect(stored).toEqual({ total: 2090, shown: 2090 });
      expect(result.codes.filter(code => code !== 'changes')).toEqual([]);
    }),
  );
});

it('a total other than the shown one is refused by the database', async () => {
  const { ordered } = await quotedDish(food);
  const { order } = (await place(food, ordered)).body.data;
  await expect(
    food.service.db.rows('UPDATE customer_order SET shown_total_cents = 1 WHERE id = $1', [order.id]),
  ).rejects.toThrow('customer_order_charged_as_shown');
});

describe('random baskets (1.10)', () => {
  const choice = (group: string, name: string) => ({ group, choice: name });
  const sizes = [regular, [choice('size', 'large')], [...regular, choice('extras', 'garlic')]];

  function randomBody({ below, oneOf: any }: Choices, codes: readonly string[]): PlacementBody {
    const { kebab, soup, dessert } = food.dishes;
    const main = any([kebab.id, soup.id]);
    const lines = Array.from({ length: 1 + below(5) }, () =>
      any([
        oneOf(kebab, { quantity: 1 + below(10), options: any(sizes) }),
        oneOf(any([soup, dessert]), { quantity: 3 + below(8) }),
        { offer_id: food.offer.id, quantity: 2 + below(4), offer_choices: { main, sweet: dessert.id } },
      ]),
    );
    const tip = any([undefined, { percent: below(101) }, { amount: below(2_000) / 100 }]);
    const fulfillment = any(['delivery', 'pickup']);
    const sent = { lines, tip, fulfillment, promo_code: any([undefined, ...codes]), redeem_points: any([true, false]) };
    return body(food, sent) as unknown as PlacementBody;
  }

  /** Prices and terms change all the time; tokens are inside their lock. */
  async function edit({ below, oneOf: any }: Choices) {
    const { db } = food.service;
    const { kebab, soup, dessert } = food.dishes;
    await db.rows('UPDATE dish SET price_cents = $2 WHERE id = $1', [any([kebab, soup, dessert]).id, 700 + below(900)]);
    await db.rows('UPDATE combo_offer SET price_cents = $1', [1_000 + below(900)]);
    await db.rows('UPDATE promo_code SET percent = $1', [(1 + below(10_000)) / 100]);
    await changeSetting(food, any(['delivery_fee', 'pickup_fee']), below(900) / 100);
    await changeSetting(food, 'rewards_redeem_value', 1 + below(900) / 100);
    await changeSetting(food, 'rewards_redeem_points', 50 + below(100));
    await changeSetting(food, 'rewards_points_per_dollar', below(300) / 100);
  }

  const amountsOf = (token: string): Record<string, number> =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).a;

  const STORED = `SELECT id, subtotal_cents AS subtotal, promo_discount_cents AS "discount:promo", rewards_discount_cents AS "discount:rewards",
    delivery_fee_cents AS "fee:delivery", pickup_fee_cents AS "fee:pickup", tip_cents AS "fee:tip", total_cents AS total,
    points_redeemed AS points, points_earned, shown_total_cents AS shown,
    (SELECT array_agg(unit_price_cents ORDER BY position) FROM order_line WHERE order_id = customer_order.id) AS units
    FROM customer_order WHERE shown_total_cents IS NOT NULL`;

  it(
    'token, quote and stored order agree in every amount',
    atRandom(async choices => {
      const { service } = food;
      const [quotes, tokens, placement] = [service.get(Quotes), service.get(BasketTokens), service.get(OrderPlacement)];
      await changeSetting(food, 'tips', 'always');
      await changeSetting(food, 'tip_max', 10_000);
      await changeSetting(food, 'delivery_minimum', 0);
      await grantPoints(service.db, food.customer.id, 1_000_000);
      const together = await makePromo(service.db, { percent: 20, stackableWithRewards: true });
      const codes = [food.promo.code, together.code];
      const expected = new Map<number, object>();

      async function one(choices: Choices) {
        const sent = randomBody(choices, codes);
        const customerId = choices.oneOf([food.customer.id, null]);
        const priced = tokens.withToken(await quotes.strictQuote(quoteRequest(sent), customerId));
        const amounts = amountsOf(priced.quoteToken!);
        expect(amounts).toMatchObject({
          subtotal: priced.subtotalCents,
          total: priced.totalCents,
          'fee:tip': priced.tip.cents,
          'discount:promo': priced.discounts.promoCents,
          'discount:rewards': priced.discounts.rewardsCents,
        });
        if (choices.below(4) === 0) await edit(choices);
        const { order } = await placement.place({
          key: {
            caller: customerId === null ? 'guest:guest@example.com' : `customer:${customerId}`,
            key: randomUUID(),
          },
          customerId,
          visitorAddress: '203.0.113.1',
          language: 'en',
          body: { ...sent, quote_token: priced.quoteToken },
        });
        const units = priced.lines.map(line => line.unitPriceCents);
        expected.set(order.id, { ...amounts, id: order.id, shown: amounts['total'], units });
      }

      const loop = async () => {
        while (expected.size < BASKETS) await one(choices.fork());
      };
      await race(PARALLEL, loop);
      const stored = await service.db.rows<{ id: number }>(STORED);
      const found = new Map(stored.map(row => [row.id, row]));
      for (const [id, order] of expected) expect(found.get(id)).toEqual(order);
    }),
  );
});
