/**
 * @no-database
 * @needs ps
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import request from 'supertest';
import { Tokens } from '#kit/access/tokens';
import { isInterruption } from '#kit/database/database-refusals';
import { Jobs } from '#jobs/jobs';
import { Live } from '#live/live';
import { food } from '#services/food/food';
import { property as definedProperty } from '#services/property/property';
import { stays } from '#services/stays/stays';
import { startService, type TestService } from '../harness/app';
import type { Answer } from '../harness/client';
import { type OwnPostgres, startOwnPostgres } from '../harness/own-postgres';
import { race } from '../harness/race';
import { leadBody } from '../property/factories';
import { type Property, startProperty } from '../property/property';
import { closePages, openPage } from './sockets';

const PATIENCE_MS = 1000;
/** More than a service has connections. */
const MANY = 30;

let postgres: OwnPostgres;
let property: Property;
let services: Record<string, TestService>;

beforeAll(async () => {
  postgres = await startOwnPostgres('food', 'stays', 'property');
  const environment = { DATABASE_URL: postgres.url, DATABASE_TIMEOUT_MS: String(PATIENCE_MS) };
  property = await startProperty(environment);
  services = {
    food: await startService(food, environment),
    stays: await startService(stays, environment),
    property: property.service,
  };
});
afterAll(async () => {
  postgres?.thaw();
  closePages();
  for (const service of Object.values(services ?? {})) await service.close();
  await postgres?.remove();
});

const READS = [
  ['food', '/api/products'],
  ['stays', '/api/stays'],
  ['property', '/api/properties'],
] as const;

function expectAway(answers: Answer[]): void {
  for (const { status, text, headers } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toMatch(/service_unavailable|The service cannot be reached at the moment/);
  }
}

/** What a call answers, and that it was not kept waiting: far more than it may take, for a machine that is busy. */
async function inTime<Result>(call: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await call();
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS * 60);
  return result;
}

/** What a call answers at last: a machine that is busy may need longer than the patience of this test to connect anew. */
async function patiently<Told extends { status: number }>(call: () => Promise<Told>): Promise<Told> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (answer.status !== 503 || tries === 300) return answer;
    await sleep(200);
  }
}

const WAITING_JOBS = 'SELECT task_identifier, attempts, last_error FROM property_jobs.jobs';
const leads = () => seenByOthers('SELECT id FROM property.lead');
const sendLead = (sent = leadBody()) => property.visitor().post('/api/leads', sent);

/** Whether a statement was done at last, as the status of a request that sends it. */
const written = (statement: string) =>
  patiently(() =>
    property.service.db.rows(statement).then(
      () => ({ status: 200 }),
      (failure: unknown) => {
        if (isInterruption(failure)) return { status: 503 };
        throw failure;
      },
    ),
  );

const TROUBLES = [
  ['is stopped', () => postgres.stop(), () => postgres.start()],
  ['stands still', async () => postgres.freeze(), async () => postgres.thaw()],
] as const;

describe.each(TROUBLES)('while the database %s', (_, begin, end) => {
  let stored: number;
  beforeAll(async () => {
    for (const [name, path] of READS)
      expect((await patiently(() => services[name]!.anonymous.get(path))).status).toBe(200);
    stored = (await leads()).length;
    await begin();
  });

  // With a cookie, as answers from memory stay true for a moment: nobody can have written.
  it.each(READS)('%s says so in time, to everybody', async (name, path) => {
    const visitor = services[name]!.anonymous.with({ Cookie: 'seen=1' });
    expectAway(await race(MANY, () => inTime(() => visitor.get(path))));
  });

  it('signed-in callers and writers are told as well', async () => {
    expectAway(await race(MANY, () => inTime(() => property.owner.get('/api/leads'))));
    expectAway(await race(MANY, () => inTime(sendLead)));
  });

  it('health is told as documented', async () => {
    const told = { success: true, data: { status: 'degraded', database: 'down' }, message: '' };
    for (const service of Object.values(services)) {
      const answer = await service.anonymous.get('/api/health');
      expect([answer.status, answer.body]).toEqual([200, told]);
    }
    expect((await request(property.service.host.server).get('/health')).status).toBe(503);
  });

  it('and once it is back everything is as it was', async () => {
    await end();
    for (const [name, path] of READS) {
      const answers = await race(MANY, () => patiently(() => services[name]!.anonymous.get(path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(await leads()).toHaveLength(stored);
    const sent = leadBody();
    expect((await patiently(() => sendLead(sent))).status).toBe(201);
    expect(await leads()).toHaveLength(stored + 1);
  });
});

it('leaves nothing of a transaction in whose midst the database stood still', async () => {
  const { db } = property.service;
  const work = db.transaction(async () => {
    await db.rows(`UPDATE setting SET value = '"half"'`);
    postgres.freeze();
    await db.rows('SELECT 1');
  });
  await expect(work).rejects.toThrow('Query read timeout');
  postgres.thaw();
  const update = () => written(`UPDATE account SET first_name = 'Kept' WHERE email = 'owner@example.com'`);
  for (const { status } of await race(MANY, update)) expect(status).toBe(200);
  expect(await seenByOthers(`SELECT 1 FROM property.setting WHERE value = '"half"'`)).toEqual([]);
  expect(await seenByOthers(`SELECT 1 FROM property.account WHERE first_name = 'Kept'`)).toHaveLength(1);
});

it('keeps sockets open, and jobs wait and go on', async () => {
  const { service, owner } = property;
  const jobs = service.get(Jobs);
  const done: string[] = [];
  let finish = () => {};
  let begun = () => {};
  const underWay = new Promise<void>(resolve => (begun = resolve));
  jobs.handle<{ name: string }>('away-test', async ({ name }) => {
    if (name === 'first') {
      begun();
      await new Promise<void>(resolve => (finish = resolve));
    }
    done.push(name);
  });
  await jobs.start(); // stopped with the service
  const { token } = await service.get(Tokens).signIn('staff', { id: owner.id, tokenVersion: 1 });
  const page = await openPage(`${service.origin}/property/auth`, { auth: { token: token } });
  await jobs.enqueue('away-test', { name: 'first' });
  await jobs.enqueue('away-test', { name: 'later' }, { runAt: new Date(Date.now() + 1000) });
  await underWay;
  await postgres.stop();
  finish();
  await sleep(1500);
  await postgres.start();
  let waiting = await seenByOthers(WAITING_JOBS);
  for (let waited = 0; waited < 60_000 && waiting.length > 0; waited += 200) {
    await sleep(200);
    waiting = await seenByOthers(WAITING_JOBS);
  }
  expect(waiting).toEqual([]);
  expect(done.sort()).toEqual(['first', 'later']);
  service.get(Live).permissionsUpdated([owner.id]);
  expect((await page.next())[0]).toBe('permissions-updated');
});

describe('a process that stands still in a transaction', () => {
  /** From the end of a wait for a lock to that of the connection it is 15 % of the limit: longer than a machine stands still. */
  let slow: TestService;
  beforeAll(async () => {
    const environment = { DATABASE_URL: postgres.url, DATABASE_TIMEOUT_MS: '6000', TRUST_PROXY: '1' };
    slow = await startService(definedProperty, environment);
  });
  afterAll(() => slow?.close());

  it('keeps others waiting only so long, and then loses what it held', async () => {
    const { db } = slow;
    const { id } = (await patiently(sendLead)).body.data;
    let wake = () => {};
    const asleep = new Promise<void>(resolve => (wake = resolve));
    let locked = () => {};
    const held = new Promise<void>(resolve => (locked = resolve));
    const stuck = db.transaction(async () => {
      await db.rows('SELECT 1 FROM lead WHERE id = $1 FOR UPDATE', [id]);
      locked();
      await asleep;
      await db.rows(`UPDATE lead SET name = 'Lost' WHERE id = $1`, [id]);
    });
    stuck.catch(() => undefined);
    await held;
    const handle = () => property.owner.at(slow.origin).patch(`/api/leads/${id}`, { status: 'contacted' });
    const busy = await inTime(handle);
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '1']);
    expect(busy.body.message).toBe('The service is busy. Please try again.');
    expect((await patiently(handle)).status).toBe(200);
    wake();
    await expect(stuck).rejects.toThrow('not queryable');
    expect(await seenByOthers(`SELECT 1 FROM property.lead WHERE name = 'Lost'`)).toEqual([]);
  });
});

async function seenByOthers(statement: string): Promise<unknown[]> {
  const connection = new Connection({ connectionString: postgres.url });
  await connection.connect();
  try {
    return (await connection.query(statement)).rows;
  } finally {
    await connection.end();
  }
}
