import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '#kit/jobs/jobs';
import type { Order } from '#services/food/orders/order.entity';
import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race } from '../harness/race';
import { heldPlaces, takePlace } from './deadlines.actors';
import { demoCall, type PaidFood, startPaidFood, standing, unpaidOrder } from './payments.actors';

const TRIALS = 200;
const CONNECTIONS = 8;
let food: PaidFood;
let processes: OwnProcess[] = [];

beforeAll(async () => {
  const shared = { JWT_SECRET: 'a secret for tests only', DEMO_WEBHOOK_SECRET: 'demo-webhook-secret' };
  food = await startPaidFood(shared);
  const environment = { SERVICES: 'food', DEMO_PAYMENTS: 'true', ...food.environment };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await food?.close();
});

const anyOrigin = (index: number) => processes[index % processes.length]!.origin;
type Deadline = 'hold_expires_at' | 'accept_by';

/**
 * Works on each order over 8 connections while its deadline passes and both processes sweep. Deadlines and pauses are
 * measured in the time that the work before took, so that either rival is first now and then on a machine of any speed.
 */
async function against(orders: Order[], deadline: Deadline, work: (order: Order, index: number) => Promise<unknown>) {
  const waiting = [...orders.entries()];
  const connection = async () => {
    let tookMs = 50;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, order] = next;
      await food.service.db.rows(
        `UPDATE customer_order SET ${deadline} = clock_timestamp() + $2 * interval '1 millisecond' WHERE id = $1`,
        [order.id, randomInt(0, Math.ceil(2 * tookMs))],
      );
      await sleep(randomInt(0, Math.ceil(2 * tookMs)));
      const startedAt = performance.now();
      await work(order, index);
      tookMs = performance.now() - startedAt;
    }
  };
  let isWorking = true;
  const sweeps = async () => {
    for (let left = 20; left > 0; left -= isWorking ? 0 : 1) {
      await food.service.get(Jobs).enqueue('order-deadlines', {});
      await sleep(100);
    }
  };
  const connections = Promise.all(Array.from({ length: CONNECTIONS }, connection)).finally(() => (isWorking = false));
  await Promise.all([connections, sweeps()]);
}

async function outcomesOf(orders: Order[], more: (order: Order) => Promise<unknown>): Promise<string[]> {
  const outcomes = new Set<string>();
  for (const order of orders) {
    const { status, paymentStatus, payments } = await standing(food, order);
    outcomes.add([status, paymentStatus, ...payments, await more(order)].join(' '));
  }
  return [...outcomes].toSorted();
}

const count = async (statement: string, value: unknown) =>
  (await food.service.db.row<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`, [value]))!.count;

const pay = ({ orderNumber }: Order, index: number) => {
  const event = { id: randomUUID(), type: 'payment.succeeded', order_number: orderNumber, amount: 26.1 };
  const { body, headers } = demoCall(event);
  return fetch(`${anyOrigin(index)}/food/api/payments/webhooks/demo`, { method: 'POST', body, headers });
};

it('payment and expiry at one instant over two processes: paid and held, or cancelled and due back (2.6)', async () => {
  const holdExpiresAt = new Date(Date.now() + 300_000);
  const orders = await race(TRIALS, () => unpaidOrder(food, 'demo', { holdExpiresAt }));
  for (const order of orders) await takePlace(food, order);
  await against(orders, 'hold_expires_at', pay);
  const places = ({ id }: Order) => count('slot_hold WHERE order_id = $1', id);
  expect(await outcomesOf(orders, places)).toEqual(['cancelled refund_due refund_due* 0', 'pending paid paid* 1']);
  const { counter, holds } = await heldPlaces(food);
  expect(counter).toBe(holds);
});

it('confirm and deadline at one instant over two processes: one wins, and one refund at most (2.14)', async () => {
  await food.service.db.rows('UPDATE kitchen SET accept_minutes = 20 WHERE id = $1', [food.downtown.id]);
  const orders = await race(TRIALS, () => unpaidOrder(food, 'demo'));
  for (const [index, order] of orders.entries()) await pay(order, index);
  const answers = new Set<number>();
  await against(orders, 'accept_by', async ({ id }, index) => {
    const { status } = await fetch(`${anyOrigin(index)}/food/api/orders/${id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${food.owner.token}` },
      body: JSON.stringify({ status: 'confirmed' }),
    });
    answers.add(status);
  });
  expect([...answers].toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refunds = ({ orderNumber }: Order) => count('refund WHERE reference = $1', orderNumber);
  expect(await outcomesOf(orders, refunds)).toEqual(['cancelled refund_due refund_due* 1', 'confirmed paid paid* 0']);
});

it('leaves books that agree', async () => {
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});
