import { randomUUID } from 'node:crypto';
import { race } from '../harness/race';
import { command } from '../cli/commands';
import { body, oneOf } from './placement.actors';
import { makeCode, usesOf } from './promo.actors';
import { food, originOf } from './two-processes';

async function orderAt(origin: string, change: object) {
  const answer = await fetch(`${origin}/food/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body(food, { lines: [oneOf(food.dishes.dessert)], fulfillment: 'pickup', ...change })),
  });
  const { changes } = (await answer.json()) as { changes?: { key: string }[] };
  return { status: answer.status, keys: (changes ?? []).map(({ key }) => key) };
}

const inBoth = (count: number, change: (index: number) => object) =>
  race(count, index => orderAt(originOf(index), change(index)));

it('of 40 orders by 40 people at both processes at once, 5 get a code for 5', async () => {
  const promo = await makeCode(food, { max_uses: 5 });
  const answers = await inBoth(40, index => ({ email: `person-${index}@example.com`, promo_code: promo.code }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(35);
  for (const { keys } of refused) expect(keys).toEqual([`promo:${promo.code}`]);
  expect(await usesOf(food, promo)).toEqual([5, 5, 5]);
});

it('of 20 orders of one address at both processes at once, one gets a code for one each', async () => {
  const promo = await makeCode(food, { max_uses_per_customer: 1 });
  const answers = await inBoth(20, () => ({ promo_code: promo.code }));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 422),
  ]);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
});

it('of two codes for a first order, used by one person at both processes at once, one is taken', async () => {
  const promos = [await makeCode(food, { first_order_only: true }), await makeCode(food, { first_order_only: true })];
  const answers = await inBoth(20, index => ({ email: 'first@example.com', promo_code: promos[index % 2]!.code }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});
