/**
 * `node test/load/sockets.mjs`: what open pages cost the built application in memory, and how soon they hear of an order.
 * See README.md.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { chosenBuild } from './build.mjs';
import { onGround, preparedDatabase, RUNNING_APPLICATION, standingApplication } from './ground.mjs';

const { values: options } = parseArgs({
  options: {
    idle: { type: 'string', default: '2000' },
    listening: { type: 'string', default: '500' },
    accounts: { type: 'string', default: '50' },
    orders: { type: 'string', default: '20' },
    settle: { type: 'string', default: '4' },
    build: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    ...RUNNING_APPLICATION,
  },
});
const OPENED_AT_ONCE = 50;
const EVENT_TIMEOUT_MS = 60_000;
const BETWEEN_ORDERS_MS = 150;
const PASSWORD = 'demo-password';

const settleMs = Number(options.settle) * 1000;
const build = await chosenBuild(options);

await onGround(options, async ground => {
  const databaseUrl = await preparedDatabase(ground, 'sockets', build, {
    dishes: 20,
    orders: 20,
    environment: { SERVICES: 'food' },
  });
  const emails = await addStaff(databaseUrl, Number(options.accounts));
  const application = await standingApplication(ground, {
    build,
    databaseUrl,
    environment: { SERVICES: 'food', ...Object.fromEntries(options.env.map(text => text.split(/=(.*)/s, 2))) },
  });
  const tokens = [];
  for (const email of emails) tokens.push(await signIn(application, email));
  const order = await orderOf(application);
  for (let warm = 0; warm < Number(options.orders); warm++) await place(application, order);
  await sleep(settleMs);
  const before = application.memory();

  const pages = [];
  while (pages.length < Number(options.idle)) {
    const more = Math.min(OPENED_AT_ONCE, Number(options.idle) - pages.length);
    pages.push(
      ...(await Promise.all(Array.from({ length: more }, (_, n) => open(application, tokens[n % tokens.length])))),
    );
  }
  await sleep(settleMs);
  const after = application.memory();
  const cpu = application.cpu();
  await sleep(settleMs);
  const load = (100 * (application.cpu() - cpu)) / (settleMs / 1000);
  console.log(
    `${pages.length} idle pages: ${(after - before).toFixed(1)} MiB above ${before.toFixed(0)} MiB, ` +
      `${(((after - before) * 1024) / pages.length).toFixed(1)} KiB each, ${load.toFixed(1)} % of a processor`,
  );

  for (const page of pages.splice(Number(options.listening))) page.disconnect();
  await sleep(Math.min(1000, settleMs));
  const delays = [];
  const last = [];
  for (let number = 0; number < Number(options.orders); number++) {
    const heard = pages.map(delayOfNext);
    await place(application, order);
    const round = await Promise.all(heard);
    delays.push(...round);
    last.push(Math.max(...round));
    await sleep(BETWEEN_ORDERS_MS);
  }
  console.log(
    `${options.orders} orders to ${pages.length} pages: notified ${percentile(delays, 50)} ms after the order was stored (median), ` +
      `${percentile(delays, 95)} ms (95th percentile); the last page after ${percentile(last, 50)} ms (median)`,
  );
  for (const page of pages) page.disconnect();
});

/** The delay of the next order that a page is notified of, in milliseconds. */
async function delayOfNext(page) {
  const [order] = await once(page, 'order:created', { signal: AbortSignal.timeout(EVENT_TIMEOUT_MS) });
  return since(order);
}

/** From the start of the statement that stored the order, which is a little before its commit. */
function since({ updated_at: stored }) {
  return Date.now() - Date.parse(stored);
}

function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
}

/** Accounts like the owner's, with the same password. Answers their addresses. */
async function addStaff(databaseUrl, count) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `WITH owner AS (SELECT * FROM food.account WHERE email = 'owner@food.example'), added AS (
       INSERT INTO food.account (username, first_name, last_name, email, password_hash)
       SELECT 'page-' || n, 'Page', n::text, 'page-' || n || '@food.example', owner.password_hash
       FROM owner, generate_series(1, $1::integer) AS n RETURNING id, email
     ), given AS (
       INSERT INTO food.account_role (account_id, role_id)
       SELECT added.id, held.role_id FROM added, owner JOIN food.account_role held ON held.account_id = owner.id
     )
     SELECT email FROM added`,
    [count],
  );
  await client.end();
  return rows.map(({ email }) => email);
}

async function ask({ origin }, path, body, headers = {}) {
  const answer = await fetch(`${origin}/food/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`);
  return data;
}

async function signIn(application, email) {
  const { access_token: token } = await ask(application, '/auth/login', { email, password: PASSWORD });
  return token;
}

async function orderOf(application) {
  const { items } = await ask(application, '/products?limit=50');
  const { id, option_groups: groups } = items.find(({ is_available }) => is_available);
  const chosen = groups.flatMap(({ key, min, choices }) =>
    choices.slice(0, min).map(choice => ({ group: key, choice: choice.key })),
  );
  return {
    lines: [{ product_id: id, quantity: 2, options: chosen }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup',
    name: 'Sara',
    email: 'sara@example.com',
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  };
}

async function place(application, order) {
  await ask(application, '/orders', order, { 'Idempotency-Key': randomUUID() });
}

function open({ origin }, token) {
  return new Promise((resolve, reject) => {
    const page = io(`${origin}/food/notifications`, { auth: { token }, transports: ['websocket'], forceNew: true });
    page.once('connect', () => resolve(page));
    page.once('connect_error', reject);
  });
}
