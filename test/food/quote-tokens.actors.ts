import type { Food } from './food';
import { makeDish } from './factories';
import { address, changeSetting, oneOf, regular } from './placement.actors';

/** The quote of the order of `body` in `placement.actors`. */
export async function quoteOf(food: Food, change: object = {}, caller = food.anonymous) {
  const lines = [{ product_id: food.dishes.kebab.id, quantity: 3, options: regular }];
  const { quote_token: _, ...sent } = {
    lines,
    kitchen_code: 'downtown',
    fulfillment: 'delivery',
    address,
    quote_token: undefined,
    ...change,
  };
  const { status, body } = await caller.post('/api/checkout/quote', sent);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

export async function shownTotalOf({ service }: Food, { id }: { id: number }): Promise<number | null> {
  const row = await service.db.row<{ shown: number | null }>(
    'SELECT shown_total_cents AS shown FROM customer_order WHERE id = $1',
    [id],
  );
  return row!.shown;
}

/** Two of a new dish for 8.70 each, their quote, and the order under its token. */
export async function quotedDish(food: Food, change: object = {}, caller = food.anonymous) {
  const dish = await makeDish(food.service.db, { priceCents: 870 });
  const basket = { lines: [oneOf(dish, { quantity: 2 })], ...change };
  const quote = await quoteOf(food, basket, caller);
  return { dish, quote, ordered: { ...basket, quote_token: quote.quote_token } };
}

export const keysOf = ({ changes }: { changes: { key: string }[] }): string[] => changes.map(({ key }) => key);

const AT_START = {
  quote_minutes: 15,
  quote_lock_minutes: 10,
  delivery_fee: 3.5,
  pickup_fee: 0,
  delivery_minimum: 15,
  rewards_redeem_value: 5,
  rewards_redeem_points: 100,
  rewards_points_per_dollar: 1,
  tips: 'off',
};

export async function resetQuoteSettings(food: Food): Promise<void> {
  for (const [key, value] of Object.entries(AT_START)) await changeSetting(food, key, value);
}
