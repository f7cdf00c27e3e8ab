/** @needs redis-server */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { SERVICES } from '#host/services';
import { makeDish, makeStaff } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { body } from '../food/placement.actors';
import { type OwnMailServer, startOwnMailServer } from '../harness/own-mail-server';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type OwnRedis, startOwnRedis } from '../harness/own-redis';
import { race } from '../harness/race';
import { trials } from '../harness/trials';
import { makeStay } from '../stays/factories';
import { bookingBody, type Stays, startStays } from '../stays/stays';

const PROCESSES = 4;
const GUESTS = trials(200, 60);

/** A process with a mail server of its own, so that it is known whose mail is under way. */
interface Place extends OwnProcess {
  mail: OwnMailServer;
}

let redis: OwnRedis;
let started: OwnProcess[] = [];
let [left, right]: Place[] = [];
/** Make what the processes serve, on their database. */
let food: Food;
let stays: Stays;

const server = process.env['DATABASE_URL']!;
const databaseUrl = `${server}_empty`;
const onServer = async (statement: string) => {
  const connection = new Connection({ connectionString: server });
  await connection.connect();
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
};
const database = new URL(databaseUrl).pathname.slice(1);

beforeAll(async () => {
  await onServer(`CREATE DATABASE ${database}`);
  redis = await startOwnRedis();
  const mails = [await startOwnMailServer(), await startOwnMailServer()] as const;
  const environment = {
    SERVICES: 'food,stays',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret for the tests of this project only',
    BCRYPT_ROUNDS: '4',
    TRUST_PROXY: '1',
    RATE_LIMIT_LOGIN: '6',
    RATE_LIMIT_ORDERS: '1000',
    FIRST_ADMIN_EMAIL: 'first@example.com',
    FIRST_ADMIN_PASSWORD: 'a password for tests',
  };
  started = await race(PROCESSES, async index => startProcess({ ...environment, SMTP_URL: mails[index % 2]!.url }));
  [left, right] = mails.map((mail, index) => ({ ...started[index]!, mail }));
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all([left?.mail.close(), right?.mail.close()]);
  await stays?.service.close();
  await food?.service.close();
  await redis?.stop();
  await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Asked {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

interface Told {
  status: number;
  retryAfter: number;
  body: { code?: string; data: never };
}

async function ask({ origin }: OwnProcess, method: Method, path: string, asked: Asked = {}): Promise<Told> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(asked.token === undefined ? {} : { Authorization: `Bearer ${asked.token}` }),
      ...asked.headers,
    },
    ...(asked.body && { body: JSON.stringify(asked.body) }),
  });
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, retryAfter, body: (await answer.json()) as Told['body'] };
}

/** The same of both processes in turns, all at once. */
const both = async (count: number, asks: (place: Place) => Promise<Told>) =>
  race(count, async index => asks(index % 2 ? left! : right!));
const counted = (answers: Told[]) =>
  Object.fromEntries(
    [200, 201, 401, 409, 429].map(status => [status, answers.filter(told => told.status === status).length]),
  );
const order = async (place: OwnProcess, email: string, key: string) =>
  ask(place, 'POST', '/food/api/orders', { body: body(food, { email }), headers: { 'Idempotency-Key': key } });
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await sleep(50);
};

it('processes started at once on an empty database migrate once and become healthy', async () => {
  for (const place of started) expect((await ask(place, 'GET', '/health')).status).toBe(200);
  const connection = new Connection({ connectionString: databaseUrl });
  await connection.connect();
  for (const name of ['food', 'stays']) {
    const { migrations } = SERVICES.find(({ definition }) => definition.name === name)!.definition;
    const run = await connection.query<{ name: string }>(`SELECT name FROM ${name}.schema_migration`);
    expect(run.rows.map(row => row.name).toSorted()).toEqual(migrations.map(migration => migration.name).toSorted());
    expect((await connection.query(`SELECT email FROM ${name}.account`)).rows).toEqual([
      { email: 'first@example.com' },
    ]);
  }
  await connection.end();
  for (const { child } of started.slice(2)) child.kill('SIGKILL');
  food = await startFood({ DATABASE_URL: databaseUrl });
  stays = await startStays({ DATABASE_URL: databaseUrl });
});

async function bothReachRedis(): Promise<boolean> {
  const metrics = await Promise.all(
    [left!, right!].map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()),
  );
  return metrics.every(text => /^redis_up 1$/m.test(text));
}

it('count wrong passwords together, and let nobody try again before the time they say', async () => {
  const signIn = async (place: Place, email: string, password: string) =>
    ask(place, 'POST', '/food/api/auth/login', { body: { email, password }, headers: { 'X-Forwarded-For': address } });
  let [email, address] = ['first@example.com', '10.0.0.1'];
  let answers: Told[] = [];
  let later: Told[] = [];
  // A process that Redis does not answer within 250 ms counts alone for half a second: that round says nothing.
  for (let round = 2; ; round += 1) {
    while (!(await bothReachRedis())) await sleep(50);
    const end = new AbortController();
    let isShared = true;
    const watch = async () => {
      while (isShared && !end.signal.aborted) isShared = await bothReachRedis();
    };
    const watching = watch();
    answers = await both(20, place => signIn(place, email, 'a wrong password'));
    later = [];
    for (const place of [left!, right!]) later.push(await signIn(place, email, 'a password for tests'));
    end.abort();
    await watching;
    if (isShared && (await bothReachRedis())) break;
    [email, address] = [`round-${round}@example.com`, `10.0.0.${round}`];
  }
  expect(counted(answers)).toMatchObject({ 401: 6, 429: 14 });
  for (const { status, retryAfter } of later)
    expect([status, retryAfter > 800 && retryAfter <= 900]).toEqual([429, true]);
});

it('take one order for a key that is sent to both at once', async () => {
  const key = randomUUID();
  const answers = await both(20, place => order(place, 'once@example.com', key));
  expect(counted(answers)).toMatchObject({ 201: 20 });
  expect(new Set(answers.map(told => (told.body.data as { order: { id: number } }).order.id)).size).toBe(1);
  expect(await food.service.db.rows(`SELECT 1 FROM customer_order WHERE email = 'once@example.com'`)).toHaveLength(1);
});

it('give the nights of a stay to one of those who ask for them in both', async () => {
  const { slug } = await makeStay(stays.service.db);
  const answers = await both(20, place =>
    ask(place, 'POST', '/stays/api/bookings', { body: bookingBody({ stay_slug: slug }) }),
  );
  expect(counted(answers)).toMatchObject({ 201: 1, 409: 19 });
});

it('feel at once what the other one did to an account', async () => {
  const colleague = async () => food.signIn('staff', await makeStaff(food.service.db, { role: 'Manager' }));
  const [moved, deleted, renewed] = [await colleague(), await colleague(), await colleague()];
  const seen = async (who: { token: string }) =>
    (await ask(right!, 'GET', '/food/api/promo', { token: who.token })).status;
  expect([await seen(moved), await seen(deleted), await seen(renewed)]).toEqual([200, 200, 200]);

  const { token } = food.owner;
  const kitchen = await food.service.db.row<{ id: number }>(`SELECT id FROM role WHERE name = 'Kitchen'`);
  const roles = { token, body: { role_ids: [kitchen!.id] } };
  expect((await ask(left!, 'PATCH', `/food/api/admins/${moved.id}/roles`, roles)).status).toBe(200);
  expect(await seen(moved)).toBe(403);
  expect((await ask(left!, 'DELETE', `/food/api/admins/${deleted.id}`, { token })).status).toBe(200);
  expect(await seen(deleted)).toBe(401);
  const password = { password: 'another password', password_confirmation: 'another password' };
  expect((await ask(left!, 'PATCH', `/food/api/admins/${renewed.id}`, { token, body: password })).status).toBe(200);
  expect(await seen(renewed)).toBe(401);
});

it('answer no older than a second what the other one changed', async () => {
  const { id } = await makeDish(food.service.db, { categoryId: food.category.id });
  const price = async (place: Place) =>
    (await ask(place, 'GET', `/food/api/products/${id}`)).body.data as { price: number };
  const followedMs: number[] = [];
  for (const cents of [910, 920, 930]) {
    await both(6, async place => ask(place, 'GET', `/food/api/products/${id}`));
    const changed = { token: food.owner.token, body: { price: cents / 100 } };
    expect((await ask(left!, 'PATCH', `/food/api/products/${id}`, changed)).status).toBe(200);
    expect((await price(left!)).price).toBe(cents / 100);
    const changedAt = performance.now();
    while ((await price(right!)).price !== cents / 100) await sleep(20);
    followedMs.push(Math.round(performance.now() - changedAt));
  }
  process.stdout.write(`The other process followed in ${followedMs.join(', ')} ms\n`);
});

it('keep what one that is killed has acknowledged, and finish its jobs', async () => {
  left!.mail.hold();
  const acknowledged: string[] = [];
  const guests = Array.from({ length: GUESTS }, (_, number) => `guest${number}@example.com`);
  const sender = async (place: Place) => {
    for (let email = guests.shift(); email; email = guests.shift()) {
      const key = randomUUID();
      const answer = await order(place, email, key).catch(() => order(right!, email, key));
      if (answer.status === 201) acknowledged.push(email);
    }
  };
  const senders = Promise.all([left!, right!, left!, right!].map(sender));
  await until(() => acknowledged.length >= GUESTS * 0.4 && left!.mail.waiting() > 0);
  left!.child.kill('SIGKILL');
  const killedAt = performance.now();
  await senders;
  expect(acknowledged).toHaveLength(GUESTS);
  const rows = await food.service.db.rows<{ email: string }>(
    `SELECT email FROM customer_order WHERE email LIKE 'guest%'`,
  );
  expect(rows.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());

  const isMailed = (email: string) => right!.mail.taken.some(({ to }) => to === email);
  await until(() => acknowledged.every(isMailed));
  // A job ends after its mail is taken.
  await until(async () => (await food.service.db.rows('SELECT 1 FROM food_jobs.jobs')).length === 0);
  process.stdout.write(
    `Its jobs were done ${Math.round((performance.now() - killedAt) / 1000)} s after it was killed\n`,
  );
  const ids = right!.mail.taken.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
