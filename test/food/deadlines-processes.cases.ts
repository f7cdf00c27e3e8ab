import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '#jobs/jobs';
import type { Order } from '#services/food/orders/order.entity';
import { command } from '../cli/commands';
import { race } from '../harness/race';
import { atRandom, type Choices, trials } from '../harness/trials';
import { heldPlaces, takePlace } from './deadlines.actors';
import { demoCall, standing, unpaidOrder } from './payments.actors';
import { food, originOf } from './two-processes';

const TRIALS = trials(200, 24);
const CONNECTIONS = 8;
const SWEEP = 'order-deadlines';
/** Orders whose deadline passes before anything else, and orders that are done before it. */
const LATE = 2;
const EARLY = 2;

type Deadline = 'hold_expires_at' | 'accept_by';
type Work = (order: Order, index: number) => Promise<unknown>;

/** Of an order that has one. */
const setDeadline = (deadline: Deadline, { id }: Order, inMs: number) =>
  food.service.db.rows(
    `UPDATE customer_order SET ${deadline} = clock_timestamp() + $2 * interval '1 millisecond'
     WHERE id = $1 AND ${deadline} IS NOT NULL`,
    [id, inMs],
  );

/** One of the processes sweeps; resolves when it has. */
async function sweep(): Promise<void> {
  await food.service.get(Jobs).enqueue(SWEEP, {});
  while (await food.service.db.row('SELECT id FROM food_jobs.jobs WHERE task_identifier = $1 LIMIT 1', [SWEEP]))
    await sleep(20);
}

/**
 * Works on each order over 8 connections while its deadline passes and both processes sweep. Deadlines and pauses are
 * measured in the time that the work before took, so that either rival may be first on a machine of any speed; of the
 * first orders it is known which one is.
 */
async function against(orders: Order[], deadline: Deadline, { below }: Choices, work: Work): Promise<void> {
  const rest = [...orders.entries()];
  const late = rest.splice(0, LATE);
  const early = rest.splice(0, EARLY);
  for (const [, order] of late) await setDeadline(deadline, order, -1000);
  await sweep();
  for (const [index, order] of [...late, ...early]) await work(order, index);
  const connection = async () => {
    let tookMs = 50;
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [index, order] = next;
      await setDeadline(deadline, order, below(Math.ceil(2 * tookMs)));
      await sleep(below(Math.ceil(2 * tookMs)));
      const startedAt = performance.now();
      await work(order, index);
      tookMs = performance.now() - startedAt;
    }
  };
  const end = new AbortController();
  const sweeps = async () => {
    while (!end.signal.aborted) {
      await food.service.get(Jobs).enqueue(SWEEP, {});
      await sleep(100);
    }
  };
  const connections = Promise.all(Array.from({ length: CONNECTIONS }, connection)).finally(() => end.abort());
  await Promise.all([connections, sweeps()]);
  for (const order of orders) await setDeadline(deadline, order, -1000);
  await sweep();
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
  return fetch(`${originOf(index)}/food/api/payments/webhooks/demo`, { method: 'POST', body, headers });
};

it(
  'payment and expiry at one instant over two processes: paid and held, or cancelled and due back (2.6)',
  atRandom(async choices => {
    const holdExpiresAt = new Date(Date.now() + 3_600_000);
    const orders = await race(TRIALS, () => unpaidOrder(food, 'demo', { holdExpiresAt }));
    for (const order of orders) await takePlace(food, order);
    await against(orders, 'hold_expires_at', choices, pay);
    const places = ({ id }: Order) => count('slot_hold WHERE order_id = $1', id);
    expect(await outcomesOf(orders, places)).toEqual(['cancelled refund_due refund_due* 0', 'pending paid paid* 1']);
    const { counter, holds } = await heldPlaces(food);
    expect(counter).toBe(holds);
  }),
);

it(
  'confirm and deadline at one instant over two processes: one wins, and one refund at most (2.14)',
  atRandom(async choices => {
    await food.service.db.rows('UPDATE kitchen SET accept_minutes = 60 WHERE id = $1', [food.downtown.id]);
    const orders = await race(TRIALS, () => unpaidOrder(food, 'demo'));
    for (const [index, order] of orders.entries()) await pay(order, index);
    const answers = new Set<number>();
    await against(orders, 'accept_by', choices, async ({ id }, index) => {
      const { status } = await fetch(`${originOf(index)}/food/api/orders/${id}/status`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${food.owner.token}` },
        body: JSON.stringify({ status: 'confirmed' }),
      });
      answers.add(status);
    });
    expect([...answers].toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refunds = ({ orderNumber }: Order) => count('refund WHERE reference = $1', orderNumber);
    expect(await outcomesOf(orders, refunds)).toEqual(['cancelled refund_due refund_due* 1', 'confirmed paid paid* 0']);
    await food.service.db.rows('UPDATE kitchen SET accept_minutes = 0 WHERE id = $1', [food.downtown.id]);
  }),
);

it('leaves books that agree', async () => {
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});
