import type { Food } from './food';
import { address, oneOf } from './placement.actors';

/** A delivery of one soup to 10001, `change` in it. */
export const basket = (food: Food, change: object = {}) => ({
  lines: [oneOf(food.dishes.soup)],
  kitchen_code: 'downtown',
  fulfillment: 'delivery',
  address,
  ...change,
});

export async function quoted(food: Food, change: object = {}, caller = food.anonymous) {
  const answer = await caller.post('/api/checkout/quote', basket(food, change));
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data;
}

export const helpOf = async (food: Food, change: object = {}, caller = food.anonymous) =>
  (await quoted(food, change, caller)).help;
