import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { body } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import type { Answer } from '../harness/client';
import { waitsFor } from '../harness/locks';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { leadBody } from '../property/factories';
import { type Property, startProperty } from '../property/property';

/**
 * Idle transactions end after twice, a request gives up waiting for one after 2.4 times. From the end of a wait for a lock to
 * that of the connection it is 15 % of this: longer than a machine stands still.
 */
const DATABASE_TIMEOUT_MS = '6000';

let food: Food;
let property: Property;
let other: OwnProcess;
beforeAll(async () => {
  food = await startFood({ DATABASE_TIMEOUT_MS });
  property = await startProperty({ DATABASE_TIMEOUT_MS });
  other = await startProcess({ SERVICES: 'food,property', DATABASE_TIMEOUT_MS });
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await food?.service.close();
  await property?.service.close();
});

interface Case {
  path: string;
  /** What is written while the token is claimed and before it is committed. */
  table: string;
  request: () => { body: object; headers: Record<string, string> };
  here: (body: object, headers: Record<string, string>) => Promise<Answer>;
  /**
   * What the process that stood still answers when it goes on: what is written by one statement is with the database
   * already and takes effect, a transaction is ended before it is whole.
   */
  frozen: 201 | 503;
}

const CASES: [string, Case][] = [
  [
    'an order',
    {
      path: '/food/api/orders',
      table: 'food.customer_order',
      request: () => ({ body: body(food), headers: { 'Idempotency-Key': randomUUID() } }),
      here: (values, headers) => food.anonymous.post('/api/orders', values, { headers }),
      frozen: 201,
    },
  ],
  [
    'a lead',
    {
      path: '/property/api/leads',
      table: 'property.lead',
      request: () => ({ body: leadBody(), headers: {} }),
      here: (values, headers) => property.visitor().post('/api/leads', values, { headers }),
      frozen: 503,
    },
  ],
];

it.each(CASES)('%s is taken although the process that was taking it stands still', async (_, tried) => {
  const { path, table, request, here } = tried;
  const { body: sent, headers } = request();
  const there = () =>
    fetch(other.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sent),
    });
  const rows = async () => (await food.service.db.rows(`SELECT 1 FROM ${table}`)).length;
  const before = await rows();

  const frozen = await withTableHeld(table, async waitForWriter => {
    const answer = there();
    await waitForWriter();
    other.child.kill('SIGSTOP');
    return answer;
  });
  const answer = await here(sent, headers);
  expect(answer.status).toBe(201);
  other.child.kill('SIGCONT');
  const late = await frozen();
  expect(late.status).toBe(tried.frozen);
  if (late.status === 201) expect(((await late.json()) as Answer['body']).data).toEqual(answer.body.data);
  const again = await there();
  expect([again.status, ((await again.json()) as Answer['body']).data]).toEqual([201, answer.body.data]);
  expect(await rows()).toBe(before + 1);
});

/** Lets nobody write to the table during `work`, which can wait until somebody tries. Its answer is for later. */
async function withTableHeld<Result>(
  table: string,
  work: (waitForWriter: () => Promise<void>) => Promise<Result>,
): Promise<() => Promise<Result>> {
  const connection = new Connection({ connectionString: process.env['DATABASE_URL'] });
  await connection.connect();
  let stopped = () => {};
  const untilStopped = new Promise<void>(resolve => (stopped = resolve));
  try {
    await connection.query('BEGIN');
    await connection.query(`LOCK TABLE ${table} IN SHARE MODE`);
    const result = work(async () => {
      while ((await connection.query(waitsFor(table))).rowCount === 0) await sleep(20);
      setImmediate(stopped);
    });
    result.catch(() => undefined);
    await untilStopped;
    return () => result;
  } finally {
    await connection.query('ROLLBACK');
    await connection.end();
  }
}
