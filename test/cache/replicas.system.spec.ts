/**
 * @no-database
 * @needs ps
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Log } from '#kit/log/log';
import { food as foodService } from '#services/food/food';
import { type Food, startFood } from '../food/food';
import { startService } from '../harness/app';
import { type OwnPostgres, type OwnReplica, startOwnPostgres } from '../harness/own-postgres';
import { ask, PAST_MEMORY } from './ask';

const LIST = '/food/api/products?limit=50';
/** Far more than what a read waits for a replica, on a busy machine too. */
const PATIENCE_MS = 60_000;

let postgres: OwnPostgres;
let replica: OwnReplica;
let operator: Client;
let food: Food;
const lines: string[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres('food');
  replica = await postgres.replicate();
  operator = new Client({ connectionString: replica.superuser });
  operator.on('error', () => undefined);
  await operator.connect();
  for (const kind of ['warn', 'info'] as const)
    jest.spyOn(Log.prototype, kind).mockImplementation((values: unknown, message?: unknown) => {
      lines.push([message, (values as { reason?: string }).reason].filter(Boolean).join(': '));
    });
  food = await startFood({
    DATABASE_URL: postgres.url,
    DATABASE_READ_URLS: replica.url,
    DATABASE_TIMEOUT_MS: String(PATIENCE_MS),
  });
});
afterAll(async () => {
  await operator?.end();
  await food?.service.close();
  await replica?.remove();
  await postgres?.remove();
});

const told = () => lines.filter(line => /replica/.test(line));
beforeEach(async () => {
  await readByReplica();
  lines.length = 0;
});

async function reads(target: 'replica' | 'primary' | 'failed'): Promise<number> {
  const { body } = await ask(food.service.origin, '/metrics');
  return Number(
    new RegExp(`^replica_reads_total{service="food",target="${target}"} (\\d+)`, 'm').exec(String(body))?.[1],
  );
}

let asked = 0;
/** Read anew each time, for nobody has asked for this before. */
const list = async () => price(`${LIST}&q=nothing${++asked}`);

/** Reads until one is answered as `isSo` says. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error(`it did not come to that; the log: ${lines.filter(line => line !== 'request').join('; ')}`);
}

const readByReplica = () =>
  until(async () => {
    const before = await reads('replica');
    await list();
    return (await reads('replica')) > before;
  });

const price = async (path = LIST, headers = {}) => {
  const { status, body } = await ask(food.service.origin, path, { headers });
  expect(status).toBe(200);
  return String(body);
};

/** Through the service, as its routes write. */
const rename = async (name: string) =>
  food.service.db.rows(
    `UPDATE dish SET name = jsonb_set(name, '{en}', to_jsonb($1::text)), search_text = lower($1) WHERE id = $2`,
    [name, food.dishes.soup.id],
  );

it('answers public reads from the replica, and whoever is signed in from the primary', async () => {
  const { rows } = await operator.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE application_name = 'quintet:food'`,
  );
  expect(rows.map(({ query }) => query).join()).toMatch(/FROM dish/);
  const before = await reads('replica');
  await price(LIST, PAST_MEMORY);
  await price(LIST, { Authorization: `Bearer ${food.owner.token}` });
  expect(await reads('replica')).toBe(before);
  expect(told()).toEqual([]);
});

it('gives what was written a moment ago, although the replica does not have it', async () => {
  await operator.query('SELECT pg_wal_replay_pause()');
  const person = new Client({ connectionString: postgres.url });
  await person.connect();
  try {
    for (let round = 1; round <= 5; round++) {
      await rename(`Own ${round}`);
      const [kept, anew] = await Promise.all([price(), price(`${LIST}&q=own`)]);
      expect([kept, anew]).toEqual([expect.stringContaining(`Own ${round}`), expect.stringContaining(`Own ${round}`)]);
      await sleep(100);
    }
    await person.query(`UPDATE food.dish SET name = '{"en": "Of others", "ar": "x"}' WHERE id = $1`, [
      food.dishes.soup.id,
    ]);
    await until(async () => (await price()).includes('Of others'));
    const { rows } = await operator.query(`SELECT FROM food.dish WHERE name ->> 'en' = 'Of others'`);
    expect(rows).toEqual([]);
    await until(async () => (await list()) !== '' && told().length > 0);
    const before = await reads('replica');
    await list();
    expect(await reads('replica')).toBe(before);
  } finally {
    await operator.query('SELECT pg_wal_replay_resume()');
    await person.end();
  }
  await readByReplica();
  expect(await price()).toContain('Of others');
  expect(told()).toEqual(['replica not usable: reading from the primary: is too far behind', 'replica usable again']);
});

const many = async () => Promise.all(Array.from({ length: 20 }, list));

it('goes on from the primary when the replica stands still, and reads it again', async () => {
  replica.freeze();
  try {
    const started = performance.now();
    await many();
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
    await until(async () => (await many()).length > 0 && told().length > 0);
    const attempts = async () => [await reads('replica'), await reads('failed')];
    const before = await attempts();
    await many();
    expect(await attempts()).toEqual(before);
  } finally {
    replica.thaw();
  }
  await readByReplica();
  expect(told()).toEqual([expect.stringContaining('replica not usable'), 'replica usable again']);
});

it('goes on from the primary when the replica is gone, and reads it again', async () => {
  await operator.end();
  await replica.stop();
  await many();
  await rename('While it was gone');
  expect(await price()).toContain('While it was gone');
  await until(async () => (await many()).length > 0 && told().length > 0);
  await replica.start();
  await readByReplica();
  expect(await price(`${LIST}&q=while`)).toContain('While it was gone');
  expect(told()).toEqual([expect.stringContaining('replica not usable'), 'replica usable again']);
});

it('never reads a server that is not a replica of the database', async () => {
  const wrong = await startService(foodService, { DATABASE_URL: postgres.url, DATABASE_READ_URLS: postgres.url });
  try {
    await until(async () => {
      await ask(wrong.origin, `${LIST}&q=${++asked}`);
      return told().some(line => line.endsWith('is not a replica'));
    });
    await ask(wrong.origin, `${LIST}&q=${++asked}`);
    expect(String((await ask(wrong.origin, '/metrics')).body)).toContain('{service="food",target="replica"} 0\n');
  } finally {
    await wrong.close();
  }
});
