import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '#kit/jobs/jobs';
import type { Order } from '#services/food/orders/order.entity';
import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race } from '../harness/race';
import { heldPlaces, takePlace } from './deadlines.actors';
import { demoCall, type PaidFood, startPaidFood, standing, unpaidOrder } from './payments.actors';

jest.setTimeout(300_000); // processes start slowly on a busy machine
const TRIALS = 200;
const CONNECTIONS = 8;
/** Before the first deadline. */
const LEAD_MS = 700;
/** Between two deadlines. */
const APART_MS = 20;
const AROUND_MS = 100;

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
 * Works on each order about when its deadline passes, over 8 connections, while both processes sweep. Deadlines follow each
 * other, so that however slow the machine is, either rival is first now and then.
 */
async function against(orders: Order[], deadline: Deadline, work: (order: Order, index: number) => Promise<unknown>) {
  const begins = Date.now() + LEAD_MS;
  const endOf = (index: number) => begins + index * APART_MS;
  await food.service.db.rows(
    `UPDATE customer_order o SET ${deadline} = ended.at
     FROM unnest($1::integer[], $2::timestamptz[]) AS ended (id, at) WHERE o.id = ended.id AND o.${deadline} IS NOT NULL`,
    [orders.map(({ id }) => id), orders.map((_, index) => new Date(endOf(index)))],
  );
  let next = 0;
  const connection = async () => {
    for (let index = next++; index < orders.length; index = next++) {
      await sleep(Math.max(0, endOf(index) + randomInt(-AROUND_MS, 3 * AROUND_MS) - Date.now()));
      await work(orders[index]!, index);
    }
  };
  const sweeps = async () => {
    for (let times = 0; times < 60; times++) {
      await food.service.get(Jobs).enqueue('order-deadlines', {});
      await sleep(100);
    }
  };
  await Promise.all([sweeps(), ...Array.from({ length: CONNECTIONS }, connection)]);
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
