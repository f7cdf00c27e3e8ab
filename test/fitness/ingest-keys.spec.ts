import { createHash } from 'node:crypto';
import { race, statuses } from '../harness/race';
import { spend } from '../harness/spend';
import { type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

const KEYS = '/api/fitness/devices/keys';
const WHOAMI = '/api/ingest/whoami';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
  await fitness.service.db.rows(
    `INSERT INTO device (key, name, maker, kind, figures, position) VALUES
     ('apple-watch', '{"en": "Watch", "ar": "ساعة"}', 'Apple', 'watch', '{steps}', 1),
     ('scale', '{"en": "Scale", "ar": "ميزان"}', 'Withings', 'scale', '{}', 2)`,
  );
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

describe('an ingest key', () => {
  it('is shown whole in the answer that makes it and nowhere else', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post(KEYS, { name: 'Bridge', device_key: 'apple-watch' });
    expect(status).toBe(201);
    const { key, prefix } = body.data;
    expect(key).toMatch(/^qk_[0-9a-f]+_[0-9a-f]{64}$/);
    expect(body.data).toMatchObject({
      name: 'Bridge',
      device_key: 'apple-watch',
      last_used_at: null,
      prefix: key.split('_')[1],
    });
    const secret = key.split('_')[2];
    const device = fitness.anonymous.with({ 'X-Api-Key': key });
    const told = await Promise.all([
      member.get(KEYS),
      device.get(WHOAMI),
      member.get('/api/fitness/devices'),
      member.get('/api/notifications'),
    ]);
    expect(told.map(answer => answer.status)).toEqual([200, 200, 200, 200]);
    expect(told.map(answer => answer.text).join()).not.toContain(secret);
    const rows = await fitness.service.db.rows('SELECT * FROM ingest_key WHERE prefix = $1', [prefix]);
    expect(rows).toMatchObject([{ secret_hash: createHash('sha256').update(key).digest('hex') }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('says whose it is', async () => {
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    const { client } = await bridgeOf(fitness, member, 'Ring');
    expect((await client.get(WHOAMI)).body.data).toMatchObject({
      name: 'Ring',
      account: { id: member.id, username: member.username, timezone: 'Asia/Dubai' },
    });
  });

  it('notes its use, once a minute', async () => {
    const member = await fitness.member();
    const { client } = await bridgeOf(fitness, member);
    const lastUse = async () => (await member.get(KEYS)).body.data[0].last_used_at;
    expect(await lastUse()).toBeNull();
    await client.get(WHOAMI);
    expect(await lastUse()).toBe('2026-05-09T12:00:00.000Z');
    fitness.service.clock.advance({ seconds: 30 });
    await client.get(WHOAMI);
    expect(await lastUse()).toBe('2026-05-09T12:00:00.000Z');
    fitness.service.clock.advance({ seconds: 30 });
    await client.get(WHOAMI);
    expect(await lastUse()).toBe('2026-05-09T12:01:00.000Z');
  });

  it('is refused in one way whatever is wrong with it', async () => {
    const { db } = fitness.service;
    const [member, closed, deleted, former] = [
      await fitness.member(),
      await fitness.member(),
      await fitness.member(),
      await fitness.member(),
    ];
    const [revoked, other] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    const [ofClosed, ofDeleted, ofFormer] = [
      await bridgeOf(fitness, closed),
      await bridgeOf(fitness, deleted),
      await bridgeOf(fitness, former),
    ];
    expect((await member.delete(`${KEYS}/${revoked.id}`)).body.data).toMatchObject([{ id: other.id }]);
    await db.rows('DELETE FROM account WHERE id = $1', [closed.id]);
    await db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [deleted.id]);
    await db.rows('DELETE FROM account_role WHERE account_id = $1', [former.id]);
    const unknown = other.key.replace(/.$/, last => (last === '0' ? '1' : '0'));
    const anonymous = fitness.anonymous;
    const callers = {
      missing: anonymous,
      empty: anonymous.with({ 'X-Api-Key': '' }),
      malformed: anonymous.with({ 'X-Api-Key': 'qk_nothing' }),
      unknown: anonymous.with({ 'X-Api-Key': unknown }),
      'a token': member,
      'a key as a token': anonymous.as(other.key),
      revoked: revoked.client,
      'of a closed account': ofClosed.client,
      'of a deleted account': ofDeleted.client,
      'of nobody who records': ofFormer.client,
    };
    const answers = new Set<string>();
    for (const [who, caller] of Object.entries(callers)) {
      for (const answer of [
        await caller.get(WHOAMI),
        await caller.post('/api/ingest/daily-metrics', { days: [{ date: '2026-05-01', steps: 1 }] }),
        await caller.post('/api/ingest/sessions', { wrong: true }),
      ]) {
        expect([who, answer.status]).toEqual([who, 401]);
        answers.add(answer.text);
      }
    }
    expect(answers.size).toBe(1);
    expect((await other.client.get(WHOAMI)).status).toBe(200);
    expect((await other.client.get('/api/fitness/devices')).status).toBe(401);
    expect((await anonymous.as(other.key).get('/api/fitness/devices')).status).toBe(401);
  });

  it('may ask 600 times a minute, each for itself', async () => {
    const member = await fitness.member();
    const [busy, calm] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await spend(fitness.service, 'ingest', busy.id, 580);
    const answers = await race(20, () => busy.client.get(WHOAMI));
    expect(statuses(answers)).toEqual({ 200: 20 });
    const over = await busy.days({ date: '2026-05-01', steps: 1 });
    expect([over.status, over.headers['retry-after']]).toEqual([429, '60']);
    expect((await calm.client.get(WHOAMI)).status).toBe(200);
    fitness.service.clock.advance({ seconds: 60 });
    expect((await busy.client.get(WHOAMI)).status).toBe(200);
  });

  it("is its member's own: nobody else sees or revokes it", async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    const { id, client } = await bridgeOf(fitness, member);
    expect((await other.get(KEYS)).body.data).toEqual([]);
    expect((await other.delete(`${KEYS}/${id}`)).status).toBe(404);
    expect((await client.get(WHOAMI)).status).toBe(200);
    expect(statuses(await race(5, () => member.delete(`${KEYS}/${id}`)))).toEqual({ 200: 1, 404: 4 });
  });

  it('is one of 20 at most, also when they are made at once', async () => {
    const member = await fitness.member();
    const answers = await race(25, () => member.post(KEYS, { name: 'Again' }));
    expect(statuses(answers)).toEqual({ 201: 20, 409: 5 });
    expect((await member.post(KEYS, { name: 'Again' })).body.message).toBe('too_many_ingest_keys');
  });

  it('needs a name, and a device that there is', async () => {
    const member = await fitness.member();
    expect((await member.post(KEYS, { name: ' ' })).body.errors).toHaveProperty('name');
    const { status, body } = await member.post(KEYS, { name: 'A', device_key: 'toaster' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['device_key']]);
    expect(body.message).not.toContain('{{');
  });
});

describe('devices', () => {
  it('are connected and disconnected in turn', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post('/api/fitness/devices/scale/toggle');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      connected_count: 1,
      devices: [
        { key: 'apple-watch', is_connected: false },
        { key: 'scale', is_connected: true, connected_at: '2026-05-09T12:00:00.000Z' },
      ],
    });
    expect((await member.get('/api/fitness/devices')).body.data).toEqual(body.data);
    expect((await member.post('/api/fitness/devices/scale/toggle')).body.data.connected_count).toBe(0);
    await race(7, () => member.post('/api/fitness/devices/scale/toggle'));
    expect((await member.get('/api/fitness/devices')).body.data.connected_count).toBe(1);
    expect((await member.post('/api/fitness/devices/toaster/toggle')).status).toBe(404);
  });

  it('cannot be fetched from, whichever', async () => {
    const member = await fitness.member();
    for (const key of ['scale', 'toaster']) {
      const { status, body } = await member.inArabic().post(`/api/fitness/devices/${key}/sync`);
      expect([status, body.message, body.code]).toEqual([400, 'device_sync_unavailable', 'device_sync_unavailable']);
    }
  });

  it('are of members only', async () => {
    const coach = await fitness.coach();
    for (const staff of [fitness.owner, coach]) {
      const calls = [
        staff.get('/api/fitness/devices'),
        staff.get(KEYS),
        staff.post(KEYS, { name: 'A' }),
        staff.post('/api/fitness/devices/scale/sync'),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
    }
  });
});
