/** @needs pgbouncer */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BooksChecks } from '#money/books/books-checks.service';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { command } from '../cli/commands';
import { type Food, startFood } from '../food/food';
import { body, placed } from '../food/placement.actors';
import { type OwnPgBouncer, startPgBouncer } from '../harness/own-pgbouncer';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race, statuses } from '../harness/race';
import { makeStay } from '../stays/factories';
import { bookingBody, type Stays, startStays } from '../stays/stays';

const JWT_SECRET = 'a secret for the tests of this project only';

const direct = process.env['DATABASE_URL']!;

let pooler: OwnPgBouncer;
let food: Food;
let stays: Stays;
let other: OwnProcess;
beforeAll(async () => {
  pooler = await startPgBouncer(direct, 'transaction');
  const environment = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, JWT_SECRET };
  stays = await startStays(environment);
  food = await startFood(environment);
  other = await processAt(pooler);
});
afterAll(async () => {
  await end(other);
  await food?.service.close();
  await stays?.service.close();
  await pooler?.close();
});

const processAt = async ({ url }: OwnPgBouncer) =>
  startProcess({
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: direct,
    JWT_SECRET,
    SERVICES: 'food,stays',
    TRUST_PROXY: '1',
    RATE_LIMIT_ORDERS: '1000',
  });

async function end(running: OwnProcess | undefined): Promise<void> {
  running?.child.kill('SIGKILL');
  await running?.ended;
}

const elsewhere = async (path: string, init: RequestInit = {}, { origin } = other) => {
  const response = await fetch(origin + path, init);
  return { status: response.status, body: (await response.json()) as { data: never } };
};
const placeElsewhere = (key = randomUUID(), running = other) =>
  elsewhere(
    '/food/api/orders',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body(food)),
    },
    running,
  );

it('serves each service its own tables while many requests share few connections', async () => {
  const { slug } = await makeStay(stays.service.db);
  const [orders, bookings, lists] = await Promise.all([
    race(30, async index => (index % 2 ? placeElsewhere() : placed(food).then(() => ({ status: 201 })))),
    race(12, async () => stays.anonymous.post('/api/bookings', bookingBody({ stay_slug: slug }))),
    race(30, async index => elsewhere(index % 2 ? '/food/api/products' : '/stays/api/stays')),
  ]);
  expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201));
  // The nights are those of one guest.
  expect(statuses(bookings as never)[201]).toBe(1);
  expect(lists.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
});

it('stores the delivery of a webhook with the COMMIT of a change', async () => {
  const { db } = food.service;
  await db.rows(
    `INSERT INTO webhook_endpoint (url, types, is_thin, api_version, secret)
     VALUES ('https://hooks.example.com/', '{food.dish.changed}', false, '1', 'sealed')`,
  );
  const { id } = food.dishes.soup;
  expect((await food.owner.patch(`/api/products/${id}`, { price: 7.25 })).status).toBe(200);
  expect(await db.rows('SELECT type, record_id AS id FROM webhook_delivery')).toEqual([
    { type: 'food.dish.changed', id },
  ]);
  await db.rows('DELETE FROM webhook_endpoint');
});

it('places an order once, however often and wherever it is sent', async () => {
  const before = await food.service.db.row<{ orders: number }>('SELECT count(*) AS orders FROM customer_order');
  const key = randomUUID();
  const sent = await race(12, async () => placeElsewhere(key));
  const ids = sent.filter(({ status }) => status === 201).map(answer => JSON.stringify(answer.body.data));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  const after = await food.service.db.row<{ orders: number }>('SELECT count(*) AS orders FROM customer_order');
  expect(after!.orders - before!.orders).toBe(1);
});

it('shows a change in the other process at once', async () => {
  const { id, slug } = food.dishes.soup;
  const priceElsewhere = async () =>
    ((await elsewhere(`/food/api/products/slug/${slug}`)).body as { data: { price: number } }).data.price;
  for (const price of [7, 8, 9]) {
    await priceElsewhere();
    expect((await food.owner.patch(`/api/products/${id}`, { price })).status).toBe(200);
    // The notification is under way.
    while ((await priceElsewhere()) !== price) await sleep(20);
  }
});

it('does jobs, checks the books and reconciles over the direct address', async () => {
  const { order } = await placed(food);
  await food.service.doJobs();
  expect(await food.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  expect(await food.service.get(PaymentReconciliation).run()).toEqual([]);
  expect(order.id).toEqual(expect.any(Number));
});

it('ends a transaction that was refused, and keeps its limits', async () => {
  const { db } = food.service;
  const settings = await db.row<Record<string, string>>(
    `SELECT current_setting('search_path') AS path, current_setting('jit') AS jit, current_setting('timezone') AS zone,
       current_setting('lock_timeout') AS "lock"`,
  );
  expect(settings).toMatchObject({ path: 'food,public', jit: 'off', zone: 'UTC', lock: expect.stringMatching(/s$/) });
  const refused = db.transaction(async () => {
    await db.rows(`UPDATE setting SET value = '77' WHERE key = 'delivery_fee'`);
    await db.rows('SELECT 1 / 0');
  });
  await expect(refused).rejects.toThrow('division by zero');
  await expect(db.rows('SELECT * FROM no_such_table')).rejects.toThrow('no_such_table');
  expect(await db.rows(`SELECT key FROM setting WHERE value = '77'`)).toEqual([]);
});

it('is found by the doctor where Postgres itself is needed', async () => {
  const examine = async (environment: Record<string, string>) => {
    const { data } = await command('doctor --json', { environment: { PORT: '1', SERVICES: 'food', ...environment } });
    const { findings } = data as { findings: { check: string; state: string; message: string; advice?: string }[] };
    return findings.filter(({ check }) => check === 'pooler').map(({ state, advice }) => [state, advice]);
  };
  expect(await examine({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct })).toEqual([['ok', undefined]]);
  expect(await examine({ DATABASE_URL: direct })).toEqual([['not configured', undefined]]);
  expect(await examine({ DATABASE_URL: pooler.url })).toEqual([
    ['failed', 'Set DATABASE_DIRECT_URL to the address of Postgres itself.'],
  ]);
  expect(await examine({ DATABASE_URL: direct, DATABASE_DIRECT_URL: pooler.url })).toEqual([
    ['failed', 'Let DATABASE_DIRECT_URL name Postgres itself.'],
    ['ok', undefined],
  ]);
});

it('stops a start without the direct address in one sentence', async () => {
  const { exitCode, complaint } = await command('migrate up', {
    environment: { SERVICES: 'food', DATABASE_URL: pooler.url },
  });
  expect(exitCode).toBe(1);
  expect(complaint).toContain('DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL');
});

it('serves a process as well where PgBouncer lends whole sessions', async () => {
  const lending = await startPgBouncer(direct, 'session');
  const running = await processAt(lending);
  try {
    const placements = await race(10, async () => placeElsewhere(randomUUID(), running));
    expect(placements.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await elsewhere('/stays/api/stays', {}, running)).status).toBe(200);
  } finally {
    await end(running);
    await lending.close();
  }
});
