import { randomUUID } from 'node:crypto';
import { race } from '../harness/race';
import { command } from '../cli/commands';
import { body, oneOf } from './placement.actors';
import { slotKitchen, slotRows } from './slots.actors';
import { food, originOf } from './two-processes';

const HOUR_MS = 3_600_000;
const PREPARATION_MS = 20 * 60_000;

/** Changes when the first slot that a kitchen offers does. */
const firstSlot = () => [0, PREPARATION_MS].map(ms => Math.floor((Date.now() + ms) / HOUR_MS)).join();

/** Sends orders to both processes in turns, all at once. */
async function ordersAtOnce(
  count: number,
  code: string,
  scheduled_for?: string,
  dishes = 1,
): Promise<Record<string, number>> {
  const lines = [oneOf(food.dishes.soup, { quantity: dishes })];
  const sent = JSON.stringify(body(food, { kitchen_code: code, fulfillment: 'pickup', lines, scheduled_for }));
  const answers = await race(count, async index => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const answer = await fetch(`${originOf(index)}/food/api/orders`, { method: 'POST', headers, body: sent });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  });
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = answer.status === 201 ? '201' : `${answer.status} ${answer.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

it('50 orders at once over two processes fill five slots of exactly 10', async () => {
  const fill = async () => {
    const made = await slotKitchen(food, { slotOrders: 10, slotMinutes: 60 });
    expect(await ordersAtOnce(50, made.code)).toEqual({ 201: 50 });
    return made;
  };
  // A slot that closes meanwhile is not filled.
  let began = firstSlot();
  let kitchen = await fill();
  while (firstSlot() !== began) {
    began = firstSlot();
    kitchen = await fill();
  }
  const rows = await slotRows(food, kitchen.id);
  expect(rows.map(({ orders, holds }) => [orders, holds])).toEqual(Array.from({ length: 5 }, () => [10, 10]));
  const starts = rows.map(({ starts_at }) => Date.parse(starts_at));
  expect(starts.slice(1).map((start, index) => start - starts[index]!)).toEqual(Array(4).fill(HOUR_MS));
});

const slotAhead = () => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * HOUR_MS).toISOString();

it('40 orders at once over two processes for one slot of 3 take 3', async () => {
  const kitchen = await slotKitchen(food, { slotOrders: 3, slotMinutes: 60 });
  const slot = slotAhead();
  expect(await ordersAtOnce(40, kitchen.code, slot)).toEqual({ 201: 3, '409 slot_full': 37 });
  expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: slot, orders: 3, holds: 3 }]);
});

it('30 orders of 7 dishes at once over two processes for one slot of 20 dishes take 14', async () => {
  const kitchen = await slotKitchen(food, { slotDishes: 20, slotMinutes: 60 });
  const slot = slotAhead();
  expect(await ordersAtOnce(30, kitchen.code, slot, 7)).toEqual({ 201: 2, '409 slot_full': 28 });
  expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: slot, orders: 2, dishes: 14 }]);
});

it('one place that a cancelled order frees goes to one of 20 at both processes', async () => {
  const kitchen = await slotKitchen(food, { slotOrders: 1, slotMinutes: 60 });
  const slot = slotAhead();
  expect(await ordersAtOnce(1, kitchen.code, slot)).toEqual({ 201: 1 });
  expect(await ordersAtOnce(20, kitchen.code, slot)).toEqual({ '409 slot_full': 20 });
  const order = await food.service.db.row<{ id: number }>('SELECT id FROM customer_order WHERE kitchen_id = $1', [
    kitchen.id,
  ]);
  await food.owner.patch(`/api/orders/${order!.id}/status`, { status: 'cancelled', reason: 'The oven is cold' });
  expect(await ordersAtOnce(20, kitchen.code, slot)).toEqual({ 201: 1, '409 slot_full': 19 });
  expect(await slotRows(food, kitchen.id)).toMatchObject([{ starts_at: slot, orders: 1, holds: 1 }]);
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});
