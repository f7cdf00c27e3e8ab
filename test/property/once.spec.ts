import { randomUUID } from 'node:crypto';
import { Client as Connection } from 'pg';
import { property as definedProperty } from '#services/property/property';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { picture } from '../kit/media-files';
import { leadBody } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
/** The same service in another process: nothing is shared but the database. */
let other: TestService;
beforeAll(async () => {
  property = await startProperty();
  other = await startService(definedProperty, { TRUST_PROXY: '1' });
  for (const { clock } of [property.service, other]) clock.set('2026-05-09T08:00:00Z');
});
afterAll(async () => {
  await other?.close();
  await property?.service.close();
});
beforeEach(() => property.empty());

let visitors = 0;
const elsewhere = (): Client => other.anonymous.with({ 'X-Forwarded-For': `10.77.0.${++visitors}` });
const send = (caller: Client, values: object) => caller.post('/api/leads', leadBody(values));
const leads = async () =>
  (await property.service.db.row<{ count: number }>('SELECT count(*) AS count FROM lead'))!.count;

describe('two processes', () => {
  it('take a token once', async () => {
    const client_token = randomUUID();
    const answers = await race(20, index => send(index % 2 ? elsewhere() : property.visitor(), { client_token }));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await leads()).toBe(1);
  });

  it('answer a bot alike', async () => {
    const values = { client_token: randomUUID(), company: 'Spam Ltd' };
    const answers = await race(6, index => send(index % 2 ? elsewhere() : property.visitor(), values));
    expect(statuses(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await leads()).toBe(0);
  });

  it('wait longer for one another than a lock is waited for, when one of them stands still', async () => {
    // A connection is given up 15 % of this after a wait for a lock ended: longer than a machine stands still.
    const impatient = await startService(definedProperty, { TRUST_PROXY: '1', DATABASE_TIMEOUT_MS: '6000' });
    const frozen = new Connection({ connectionString: process.env['DATABASE_URL'] });
    await frozen.connect();
    try {
      const client_token = randomUUID();
      await frozen.query('BEGIN');
      await frozen.query(`INSERT INTO property.once_answer (kind, caller, key) VALUES ('lead', '', $1)`, [
        client_token,
      ]);
      const answer = send(impatient.anonymous, { client_token });
      const waiting = async () => {
        const row = await property.service.db.row<{ began: Date }>(
          `SELECT xact_start AS began FROM pg_sleep(0.02), pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return row?.began.getTime();
      };
      let first: number | undefined;
      while (first === undefined) first = await waiting();
      // The first wait ended as long as a lock is waited for; the second one has begun.
      let second: number | undefined;
      while (second === undefined || second === first) second = await waiting();
      await frozen.query('ROLLBACK');
      expect((await answer).status).toBe(201);
      expect(await leads()).toBe(1);
    } finally {
      await frozen.end();
      await impatient.close();
    }
  });
});

describe('misses', () => {
  it('close stored answers to whoever has had 120 in an hour, and nothing else', async () => {
    const client_token = randomUUID();
    const first = await send(property.visitor(), { client_token });
    const guesser = property.visitor();
    const guess = () => send(guesser, { client_token: randomUUID(), email: 'nobody' });
    for (let round = 0; round < 12; round++) expect(statuses(await race(10, guess))).toEqual({ 400: 10 });
    const refused = await send(guesser, { client_token, email: 'nobody' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send(guesser, {})).status).toBe(201);
    expect((await send(property.visitor(), { client_token })).body.data).toEqual(first.body.data);
    property.service.clock.advance({ hours: 1 });
    expect((await send(guesser, { client_token })).body.data).toEqual(first.body.data);
  });

  it('are given back for what was done', async () => {
    const caller = property.visitor();
    const client_token = randomUUID();
    await send(caller, { client_token });
    for (let guess = 0; guess < 119; guess++) await send(caller, { client_token: randomUUID(), email: 'nobody' });
    expect((await send(caller, { client_token })).status).toBe(201);
  });
});

it('an upload with a key is stored once; its fields and the content of its file are compared', async () => {
  const [one, two] = [await picture(300, 200).png().toBuffer(), await picture(200, 300).png().toBuffer()];
  const keyed = property.owner.with({ 'Idempotency-Key': randomUUID() });
  const send = (file: Buffer, fields = { for: 'property' }) => keyed.upload('/api/helpers/upload', file, fields);
  const [first, again] = [await send(one), await send(one)];
  expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
  expect((await send(two)).body.code).toBe('idempotency_mismatch');
  expect((await send(one, { for: 'profile' })).body.code).toBe('idempotency_mismatch');
  expect((await property.owner.upload('/api/helpers/upload', one, { for: 'property' })).text).not.toBe(first.text);
});
