import type { Food } from './food';
import { address, regular } from './placement.actors';

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
