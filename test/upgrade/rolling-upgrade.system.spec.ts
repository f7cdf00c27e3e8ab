import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Food, startFood } from '../food/food';
import { waitsFor } from '../harness/locks';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race } from '../harness/race';
import { makeStay } from '../stays/factories';
import { type Stays, startStays } from '../stays/stays';
import { Visitors } from './visitors';

const OLD_ORDERS = 2_500;
const STAYS = 20;

const ENVIRONMENT = {
  SERVICES: 'food,stays',
  JWT_SECRET: 'a secret for the tests of this project only',
  BCRYPT_ROUNDS: '4',
  TRUST_PROXY: '1',
  // Requests wait three seconds for a migration; on a busy machine everything else may take as long.
  DATABASE_TIMEOUT_MS: '10000',
};

let food: Food;
let stays: Stays;
const processes: OwnProcess[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  food = await startFood();
  stays = await startStays();
  await food.service.db.rows(
    `INSERT INTO customer_order (caller, idempotency_key, kitchen_code, status, payment_method, fulfillment, name, email, phone,
       subtotal_cents, total_cents, placed_at)
     SELECT 'guest:old', 'old-' || number, 'downtown', 'delivered', 'demo', 'pickup', 'Sara Haddad', 'old@example.org',
       '+1 212 555 0199', 2000, 2000, now() - number * interval '1 hour'
     FROM generate_series(1, $1::integer) number`,
    [OLD_ORDERS],
  );
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  for (const client of clients) await client.end();
  await stays?.service.close();
  await food?.service.close();
});

const start = (preload?: string) =>
  race(2, async () => {
    const started = await startProcess(ENVIRONMENT, { preload });
    processes.push(started);
    return started;
  });

/** A report that has read these tables, and reads on. */
async function openReport(...tables: readonly string[]): Promise<Client> {
  const report = new Client({ connectionString: process.env['DATABASE_URL'] });
  clients.push(report);
  await report.connect();
  await report.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  for (const table of tables) await report.query(`SELECT count(*) FROM ${table}`);
  return report;
}

const isFound = async (statement: string) => (await food.service.db.rows(statement)).length > 0;
const isBlocked = () => isFound(`${waitsFor('food.customer_order')} AND mode = 'AccessExclusiveLock'`);
const isIndexWaiting = () =>
  isFound(`SELECT FROM pg_stat_progress_create_index WHERE phase = 'waiting for old snapshots'`);
const isFilled = async () => !(await isFound('SELECT FROM customer_order WHERE mail_domain IS NULL LIMIT 1'));

it('replaces two processes by those of a later version, while visitors order and book and reports are open', async () => {
  const old = await start();
  const slugs = await race(STAYS, async () => (await makeStay(stays.service.db)).slug);
  const visitors = new Visitors(
    food,
    slugs,
    old.map(({ origin }) => origin),
  );
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) {
      expect(visitors.failures).toEqual([]);
      await sleep(50);
    }
  };
  const acknowledged = (count: number) => {
    const [orders, bookings] = [visitors.orders.length + count, visitors.bookings.length + count];
    return until(() => visitors.orders.length >= orders && visitors.bookings.length >= bookings);
  };
  try {
    await acknowledged(5);
    const [ofOrders, ofSettings] = [
      await openReport('food.customer_order', 'stays.booking'),
      await openReport('food.setting'),
    ];
    const starting = start('test/upgrade/later-version.ts');
    starting.catch((failure: unknown) => visitors.failures.push(String(failure)));
    // The new column waits for the first report and gives way twice.
    await until(isBlocked);
    await until(async () => !(await isBlocked()));
    await acknowledged(5);
    await until(isBlocked);
    await ofOrders.query('COMMIT');
    // The index waits for the second one, and nobody for the index.
    await until(isIndexWaiting);
    await acknowledged(20);
    await ofSettings.query('COMMIT');
    const renewed = await starting;
    await acknowledged(5);
    for (const [index, { origin, child, ended }] of old.entries()) {
      visitors.lead(renewed[index]!.origin);
      await visitors.leave(origin);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    await until(isFilled);
    await acknowledged(5);
  } finally {
    await visitors.end();
  }
  expect(visitors.failures).toEqual([]);
  const orders = await food.service.db.rows<{ email: string }>(
    `SELECT email FROM customer_order WHERE email LIKE 'visitor-%' AND mail_domain = 'example.com'`,
  );
  expect(orders.map(({ email }) => email).toSorted()).toEqual(visitors.orders.toSorted());
  const bookings = await stays.service.db.rows<{ token: string }>(
    `SELECT client_token AS token FROM booking WHERE arrival_note = ''`,
  );
  expect(bookings.map(({ token }) => token).toSorted()).toEqual(visitors.bookings.toSorted());
  expect(
    await isFound(`SELECT FROM pg_index WHERE indexrelid = 'customer_order_mail_domain_idx'::regclass AND indisvalid`),
  ).toBe(true);
  expect(await isFound(`SELECT FROM pg_proc WHERE proname = 'require_slot' AND prosrc LIKE '%later version%'`)).toBe(
    true,
  );
  expect(processes.slice(2).map(({ child }) => child.exitCode)).toEqual([null, null]);
});
