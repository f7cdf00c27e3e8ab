import { createHash } from 'node:crypto';
import { hashSync } from 'bcrypt';
import { Tokens } from '#kit/access/tokens';
import { Log } from '#kit/log/log';
import { property as hosted } from '#services/property/property';
import { startService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { PASSWORD } from '../property/factories';
import { type Actor, type Property, startProperty } from '../property/property';
import { message, post } from './mcp-client';

const KEYS = '/api/access-keys';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
beforeEach(() => property.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => property.service.close());

const db = () => property.service.db;
const endpoint = () => `${property.service.origin}/property/mcp`;

/** The status of a request with the key, and the code of its refusal. */
async function use(key: string): Promise<[status: number, code: unknown]> {
  const { status, body } = await post(endpoint(), message('ping'), { token: key });
  return [status, body.code];
}

const VALID = [200, undefined];
const REVOKED = [401, 'access_key_revoked'];

async function createKey(actor: Actor, values: object = {}): Promise<{ id: number; key: string }> {
  const { status, body } = await actor.post(KEYS, { name: 'Assistant', password: PASSWORD, ...values });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data;
}

const agent = () => property.member({ role: 'Agent' });

describe('an access key', () => {
  it('is shown whole in the response that creates it and nowhere else', async () => {
    const actor = await agent();
    const { id, key } = await createKey(actor);
    expect(key).toMatch(/^qk_[A-Za-z0-9]{40}$/);
    const { body, text } = await actor.get(KEYS);
    expect(body.data).toEqual([
      {
        id,
        name: 'Assistant',
        prefix: key.slice(0, 8),
        toolsets: null,
        read_only: true,
        status: 'active',
        expires_at: null,
        last_used_at: null,
        created_at: '2026-05-09T12:00:00.000Z',
      },
    ]);
    expect(text).not.toContain(key.slice(8));
    const rows = await db().rows<{ secret_hash: string }>('SELECT * FROM access_key WHERE id = $1', [id]);
    expect(rows[0]!.secret_hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(key.slice(8));
    expect(await use(key)).toEqual(VALID);
  });

  it('needs the password of the account', async () => {
    const actor = await agent();
    const { status, body } = await actor.post(KEYS, { name: 'Assistant', password: 'a wrong one' });
    expect([status, body.codes]).toEqual([400, { password: [{ code: 'wrong_password' }] }]);
    expect((await actor.post(KEYS, { name: 'Assistant' })).body.errors).toHaveProperty('password');
    expect((await actor.get(KEYS)).body.data).toEqual([]);
  });

  it('cannot be used to guess the password', async () => {
    const actor = await agent();
    const visitor = property.visitor();
    const token = (await property.service.get(Tokens).signIn('staff', { id: actor.id, tokenVersion: 1 })).token;
    const guesses = await race(15, () => visitor.as(token).post(KEYS, { name: 'x', password: 'a wrong one' }));
    expect(statuses(guesses)).toEqual({ 400: 10, 429: 5 });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ toolsets: [] }, 'toolsets'],
    [{ toolsets: ['no_such_tools'] }, 'toolsets'],
    [{ toolsets: 'overview' }, 'toolsets'],
    [{ read_only: 'no' }, 'read_only'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
    [{ expires_at: '2026-05-09T12:00:00Z' }, 'expires_at'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    [{ owner: 1 }, 'owner'],
  ])('is refused with %j', async (values, field) => {
    const body = { name: 'Assistant', password: PASSWORD, ...values };
    const refused = await property.owner.post(KEYS, body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
    expect((await property.owner.inArabic().post(KEYS, body)).body.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('stores its toolsets in one spelling, once', async () => {
    const { toolsets } = (
      await (
        await agent()
      ).post(KEYS, {
        name: 'Assistant',
        password: PASSWORD,
        toolsets: ['Overview', 'overview'],
      })
    ).body.data;
    expect(toolsets).toEqual(['overview']);
  });

  it('is deleted by its owner alone', async () => {
    const [actor, other] = [await agent(), await agent()];
    const { id, key } = await createKey(actor);
    expect((await other.get(KEYS)).body.data).toEqual([]);
    for (const path of [id, 0, 'x', 2_147_483_647]) expect((await other.delete(`${KEYS}/${path}`)).status).toBe(404);
    expect(await use(key)).toEqual(VALID);
    expect((await actor.delete(`${KEYS}/${id}`)).status).toBe(200);
    expect(await use(key)).toEqual(REVOKED);
    expect((await actor.get(KEYS)).body.data).toEqual([]);
    expect((await actor.delete(`${KEYS}/${id}`)).status).toBe(404);
  });

  it('ends when it expires, to the millisecond', async () => {
    const actor = await agent();
    const { key } = await createKey(actor, { expires_at: '2026-05-09T13:00:00Z' });
    property.service.clock.set('2026-05-09T12:59:59.999Z');
    expect(await use(key)).toEqual(VALID);
    property.service.clock.set('2026-05-09T13:00:00Z');
    expect(await use(key)).toEqual([401, 'access_key_expired']);
    expect((await actor.get(KEYS)).body.data).toMatchObject([{ status: 'expired' }]);
  });

  it('is unknown when no such key was created, and no token for the API', async () => {
    const { key } = await createKey(await agent());
    expect(await use(`qk_${'a'.repeat(40)}`)).toEqual([401, 'access_key_unknown']);
    expect(await use('qk_short')).toEqual([401, 'access_key_unknown']);
    expect((await property.anonymous.as(key).get('/api/auth/me')).status).toBe(401);
  });

  it('notes its use at most once a minute', async () => {
    const actor = await agent();
    const { key } = await createKey(actor);
    const lastUse = async () => (await actor.get(KEYS)).body.data[0].last_used_at as string;
    const used: string[] = [];
    for (const time of ['12:00:10', '12:01:09.999', '12:01:10']) {
      property.service.clock.set(`2026-05-09T${time}Z`);
      await race(3, () => use(key));
      used.push(await lastUse());
    }
    expect(used.map(time => time.slice(11, 19))).toEqual(['12:00:10', '12:00:10', '12:01:10']);
  });
});

describe('an account', () => {
  it('has at most 20 active keys, however many are created at once', async () => {
    const actor = await agent();
    const keys = [];
    for (let number = 0; number < 16; number += 1) keys.push(await createKey(actor));
    const answers = await race(10, () => actor.post(KEYS, { name: 'Assistant', password: PASSWORD }));
    expect(statuses(answers)).toEqual({ 201: 4, 409: 6 });
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('too_many_access_keys');
    expect((await actor.get(KEYS)).body.data).toHaveLength(20);
    await actor.delete(`${KEYS}/${keys[0]!.id}`);
    await createKey(actor, { expires_at: '2026-05-09T12:30:00Z' });
    expect((await actor.post(KEYS, { name: 'Assistant', password: PASSWORD })).status).toBe(409);
    property.service.clock.set('2026-05-09T12:30:00Z');
    await createKey(actor);
  });

  const NEW = 'another-horse-9';
  const ways: [string, (actor: Actor) => Promise<unknown>][] = [
    [
      'changes its password',
      actor =>
        actor.patch('/api/admins/profile/password', {
          current_password: PASSWORD,
          password: NEW,
          password_confirmation: NEW,
        }),
    ],
    [
      'gets a new password from the team',
      actor => property.owner.patch(`/api/admins/${actor.id}`, { password: NEW, password_confirmation: NEW }),
    ],
    ['is deleted', actor => property.owner.delete(`/api/admins/${actor.id}`)],
  ];
  it.each(ways)('that %s loses its keys', async (_, change) => {
    const actor = await agent();
    const { key } = await createKey(actor);
    expect(await use(key)).toEqual(VALID);
    expect(await change(actor)).toMatchObject({ status: 200 });
    expect(await use(key)).toEqual(REVOKED);
  });

  it('does not get its keys back with its row', async () => {
    const actor = await agent();
    const { key } = await createKey(actor);
    await property.owner.delete(`/api/admins/${actor.id}`);
    await db().rows('UPDATE account SET deleted_at = NULL WHERE id = $1', [actor.id]);
    expect(await use(key)).toEqual(REVOKED);
  });

  it('sees which keys a new password revoked', async () => {
    const actor = await agent();
    await createKey(actor);
    await db().rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [actor.id]);
    const { token } = await property.service.get(Tokens).signIn('staff', { id: actor.id, tokenVersion: 2 });
    expect((await property.anonymous.as(token).get(KEYS)).body.data).toMatchObject([{ status: 'revoked' }]);
  });

  it('creates no key while its password changes', async () => {
    const actor = await agent();
    const next = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
    const answers = await race(6, index =>
      index === 0
        ? actor.patch('/api/admins/profile/password', next)
        : actor.post(KEYS, { name: 'Assistant', password: PASSWORD }),
    );
    const keys = answers.slice(1).flatMap(({ status, body }) => (status === 201 ? [body.data.key as string] : []));
    expect(answers[0]!.status).toBe(200);
    for (const key of keys) expect(await use(key)).toEqual(REVOKED);
  });
});

it('keys that ended are deleted after 90 days, and no others', async () => {
  await db().rows('DELETE FROM access_key');
  const actor = await agent();
  const [kept, deleted, expiring] = [
    await createKey(actor),
    await createKey(actor),
    await createKey(actor, { expires_at: '2026-05-10T12:00:00Z' }),
  ];
  await actor.delete(`${KEYS}/${deleted.id}`);
  const revoking = await agent();
  await createKey(revoking);
  await db().rows('UPDATE account SET token_version = 2 WHERE id = $1', [revoking.id]);
  const stored = async () => {
    await db().rows(`SELECT property_jobs.add_job('delete_ended_access_keys')`);
    await property.service.doJobs();
    return (await db().rows<{ id: number }>('SELECT id FROM access_key ORDER BY id')).map(({ id }) => id);
  };
  property.service.clock.set('2026-08-07T11:59:59Z');
  expect(await stored()).toHaveLength(4);
  property.service.clock.set('2026-08-07T12:00:01Z');
  expect(await stored()).toEqual([kept.id, expiring.id]);
  property.service.clock.set('2026-08-08T12:00:01Z');
  expect(await stored()).toEqual([kept.id]);
});

it('no key is written to the log', async () => {
  const lines: string[] = [];
  const log = new Log('trace', () => ({ write: (line: string) => void lines.push(line) }));
  const service = await startService(hosted, {}, log);
  try {
    const hash = hashSync(PASSWORD, 4);
    const account = await service.db.row<{ id: number }>(
      `INSERT INTO account (username, first_name, last_name, email, password_hash)
       VALUES ('logged', 'Huda', 'Nasser', 'logged@example.com', $1) RETURNING id`,
      [hash],
    );
    const { token } = await service.get(Tokens).signIn('staff', { id: account!.id, tokenVersion: 1 });
    const actor = service.anonymous.as(token);
    const { key } = (await actor.post(KEYS, { name: 'Assistant', password: PASSWORD })).body.data;
    const url = `${service.origin}/property`;
    await post(`${url}/mcp`, message('tools/list'), { token: key });
    await post(`${url}/mcp?key=${key}`, `{"${key}`, { token: key });
    await post(`${url}/mcp/${key}`, message('ping'), { token: key });
    await post(`${url}/api/${key}`, message('ping'), { headers: { 'X-Request-Id': key } });
    log.error({ err: new Error(`cannot use ${key}`) }, `a library wrote ${key}`);
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.join('\n')).toContain('/property/mcp');
    expect(lines.join('\n')).not.toContain(key.slice(8));
  } finally {
    await service.close();
  }
});
