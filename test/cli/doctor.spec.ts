import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { certificateFinding } from '#cli/doctor/certificates';
import { CHECKS } from '#cli/doctor/doctor';
import { SystemClock } from '#kit/time/clock';
import { startOwnMailServer } from '../harness/own-mail-server';
import { LocalAi } from '../ai/local-ai';
import { selfSignedCertificate } from '../payments/self-signed-certificate';
import { command } from './commands';

interface Finding {
  check: string;
  state: string;
  message: string;
  advice?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'quintet-doctor-'));
const clients: Client[] = [];
const another = async (): Promise<Client> => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  clients.push(client);
  await client.connect();
  return client;
};
const servers: (Server | TlsServer)[] = [];

let database: Client;
let holder: Client;
let waiter: Client;
let waiting: Promise<unknown>;
beforeAll(async () => {
  [database, holder, waiter] = [await another(), await another(), await another()];
  // Begins to wait here, since only waits of ten seconds are reported. No other test reads the table.
  await holder.query('BEGIN; LOCK TABLE food.account');
  waiting = waiter.query('SELECT FROM food.account').catch(() => undefined);
});
afterAll(async () => {
  for (const client of clients) await client.end();
  clients.splice(0);
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the doctor finds, by check, with the settings of a healthy machine unless others are given. */
async function examine(environment: Record<string, string> = {}) {
  const { exitCode, data, complaint } = await command('doctor --json', {
    environment: { PORT: '1', MEDIA_ROOT: folder, ...environment },
  });
  expect(complaint).toBe('');
  const { ok, findings } = data as { ok: boolean; findings: Finding[] };
  expect(ok).toBe(exitCode === 0);
  return { exitCode, findings, of: (check: string) => findings.filter(finding => finding.check === check) };
}

const listening = async (server: Server | TlsServer): Promise<number> => {
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A processor that gives every request the same status. */
const processor = async (status: number) =>
  `http://127.0.0.1:${await listening(createServer((_, response) => void response.writeHead(status).end('{}')))}`;

it('finds nothing wrong with an installation that is well, and leaves nothing behind', async () => {
  const { exitCode, findings, of } = await examine();
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(exitCode).toBe(0);
  expect([...new Set(findings.map(({ check }) => check))]).toEqual(CHECKS.map(({ name }) => name));
  expect(of('versions').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^quintet \d+\.\d+\.\d+$/),
    `Node ${process.versions.node}`,
    expect.stringMatching(/^Postgres \d+/),
  ]);
  expect(of('database')[0]!.message).toMatch(/ answers within \d+\.\d ms$/);
  expect(of('migrations')[0]).toMatchObject({ state: 'ok', message: expect.stringContaining('none pending') });
  expect(of('jobs')[0]).toMatchObject({ state: 'ok', message: '0 waiting, oldest due for 0 s' });
  expect(of('clock')[0]!.state).toBe('ok');
  expect(of('storage')[0]!.state).toBe('ok');
  for (const check of ['process', 'replicas', 'redis', 'mail', 'processors', 'models', 'certificates', 'backup']) {
    expect(of(check)).toMatchObject([{ state: 'not configured' }]);
  }
  expect(readdirSync(join(folder, 'food'))).toEqual([]);
});

it('prints one line for each finding, with what to do', async () => {
  const { out, exitCode } = await command('doctor', { environment: { PORT: '1', MEDIA_ROOT: '/proc/nowhere' } });
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^ok +migrations +\d+ migrations of food, /m);
  expect(out).toMatch(
    /^FAIL +storage +folder \/proc\/nowhere: .+ Set MEDIA_ROOT to a folder that this user may write\.$/m,
  );
  expect(out).toMatch(/^- +redis +REDIS_URL is not set/m);
  expect(out).toMatch(/^(FAIL .+\n)+(warn .+\n)*(ok .+\n)+(- .+\n)+\n\d failed/);
  expect(out).toMatch(/\n2 failed, \d+ to look at\.\n$/);
});

it('says that a database is away, and what is unknown then', async () => {
  const url = new URL(process.env['DATABASE_URL']!);
  url.port = '1';
  url.password = 'a-very-secret-one';
  const { exitCode, findings, of } = await examine({ DATABASE_URL: url.href });
  expect(exitCode).toBe(1);
  expect(of('database')).toMatchObject([
    { state: 'failed', message: expect.stringContaining('refuses the connection') },
  ]);
  expect(of('database')[0]!.advice).toBeUndefined();
  for (const check of ['migrations', 'jobs', 'clock']) {
    expect(of(check)).toMatchObject([{ state: 'failed', message: expect.stringMatching(/^unknown, since /) }]);
  }
  const { out } = await command('doctor', { environment: { PORT: '1', MEDIA_ROOT: folder, DATABASE_URL: url.href } });
  expect(out).toMatch(
    /^FAIL +database .+ check DATABASE_URL, and that Postgres runs there\.?\nFAIL .+ See the check of the database/,
  );
  expect(JSON.stringify(findings)).not.toContain('a-very-secret-one');
});

it('says what is wrong with the environment, without a value', async () => {
  const { exitCode, findings } = await examine({ PORT: 'abc', STRIPE_SECRET_KEY: 'a-very-secret-one' });
  expect(exitCode).toBe(1);
  expect(findings).toMatchObject([{ check: 'configuration', state: 'failed' }]);
  expect(findings[0]!.message).toMatch(/PORT: .+; STRIPE_SECRET_KEY: /);
  expect(JSON.stringify(findings)).not.toContain('a-very-secret-one');
});

it('reports jobs that are late and jobs that were given up', async () => {
  await database.query(`SELECT food_jobs.add_job('mail', '{}', run_at => now() - interval '20 minutes')`);
  await database.query(`SELECT stays_jobs.add_job('mail', '{}', max_attempts => 1)`);
  await database.query('UPDATE stays_jobs._private_jobs SET attempts = 1');
  const { exitCode, of } = await examine();
  expect(exitCode).toBe(0);
  expect(of('jobs').map(({ state, message }) => [state, message])).toEqual([
    ['warning', 'food: the oldest job is due for 20 min'],
    ['warning', 'stays: 1 job given up'],
  ]);
  for (const service of ['food', 'stays']) await database.query(`DELETE FROM ${service}_jobs._private_jobs`);
});

it.each([
  [`now() - interval '30 seconds'`, undefined],
  [`now() + interval '2 minutes'`, undefined],
  [`now() - interval '20 minutes'`, /^Check that a process runs, and its clock/],
  [`now() + interval '6 hours'`, /^A clock was ahead/],
])('names the minute up to which jobs by the clock are scheduled: %s', async (last, advice) => {
  await database.query(
    `INSERT INTO food_jobs._private_known_crontabs (identifier, known_since, last_execution)
     VALUES ('mark_minute', now(), ${last})`,
  );
  const [found] = (await examine()).of('jobs');
  const stored = 'DELETE FROM food_jobs._private_known_crontabs RETURNING last_execution AS last';
  const minute = (await database.query<{ last: Date }>(stored)).rows[0]!.last.toISOString().slice(0, 16);
  expect(found!.message.endsWith(`up to ${minute.replace('T', ' ')} UTC`)).toBe(true);
  expect([found!.state, found!.advice ?? '']).toEqual([
    advice ? 'warning' : 'ok',
    expect.stringMatching(advice ?? /^$/),
  ]);
});

it('says that a database is read-only', async () => {
  const url = new URL(process.env['DATABASE_URL']!);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const { of } = await examine({ DATABASE_URL: url.href });
  const found = of('database').filter(({ state }) => state === 'failed');
  expect(found).toMatchObject([{ message: expect.stringMatching(/ is read-only$/) }]);
});

it('connects to the mail server and sends nothing', async () => {
  const mail = await startOwnMailServer();
  expect((await examine({ SMTP_URL: mail.url })).of('mail')).toMatchObject([{ state: 'ok' }]);
  expect([mail.taken, mail.waiting()]).toEqual([[], 0]);
  await mail.close();
  expect((await examine({ SMTP_URL: mail.url })).of('mail')).toMatchObject([{ state: 'failed' }]);
});

it('says that Redis is away', async () => {
  const { exitCode, of } = await examine({ REDIS_URL: 'redis://user:a-very-secret-one@127.0.0.1:1' });
  expect(exitCode).toBe(1);
  expect(of('redis')).toMatchObject([{ state: 'failed', message: expect.stringMatching(/^127\.0\.0\.1:1: /) }]);
});

it.each([
  [200, 'ok', 'ok'],
  [401, 'failed', 'failed'],
  [403, 'warning', 'failed'],
  [503, 'failed', 'failed'],
])('processors that answer %i are %s and %s', async (status, stripe, paypal) => {
  const address = await processor(status);
  const { findings, of } = await examine({
    STRIPE_SECRET_KEY: 'sk_test_a-very-secret-one',
    STRIPE_WEBHOOK_SECRET: 'whsec_a-very-secret-one',
    STRIPE_API_BASE: address,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'a-very-secret-one',
    PAYPAL_API_BASE: address,
  });
  const states = of('processors').map(({ state }) => state);
  expect(states).toEqual([stripe, paypal, 'ok', 'warning']);
  expect(of('processors')[3]!.message).toBe(
    'webhooks of PayPal are refused in food, courses, property, stays, fitness',
  );
  expect(JSON.stringify(findings)).not.toContain('a-very-secret-one');
});

it('says that a processor cannot be reached', async () => {
  const away = { STRIPE_SECRET_KEY: 'sk_live_key', STRIPE_API_BASE: 'http://127.0.0.1:1' };
  const [stripe] = (await examine(away)).of('processors');
  expect(stripe).toMatchObject({ state: 'failed', message: expect.stringContaining('Stripe cannot be reached') });
});

it.each(['openai', 'anthropic'] as const)(
  'asks the server of the models for its list (%s), without a chat',
  async protocol => {
    const ai = await new LocalAi().start();
    const environment = ai.environment(protocol);
    const stated = async (changes: Record<string, string>) => {
      const { findings, of } = await examine({ ...environment, ...changes });
      expect(JSON.stringify(findings)).not.toContain(ai.key);
      return of('models').map(({ state, message }) => `${state}: ${message}`);
    };
    const host = new URL(ai.url).host;
    expect(await stated({ AI_IMAGE_MODEL: '' })).toEqual([
      `ok: ${host} accepts the key and has large-model, small-model`,
    ]);
    expect(await stated({})).toEqual([`warning: ${host} does not list picture-model`]);
    expect(await stated({ AI_API_KEY: 'a-very-secret-one' })).toEqual([`failed: ${host} refuses AI_API_KEY`]);
    expect(await stated({ AI_BASE_URL: `${ai.url}/elsewhere` })).toEqual([
      `ok: ${host} answers, but has no list of models to check AI_MODELS against`,
    ]);
    expect(ai.requests).toEqual([]);
    await ai.stop();
    expect(await stated({})).toEqual([expect.stringMatching(`^failed: ${host}: `)]);
  },
);

it.each([
  ['491231235959Z', /localhost \(PUBLIC_URL\) is not valid: /],
  ['210101000000Z', /localhost \(PUBLIC_URL\) ended on 2021-01-01$/],
])('looks at the certificate of an address: valid to %s', async (to, message) => {
  const { certificate, privateKey } = selfSignedCertificate('localhost', { from: '200101000000Z', to });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const port = await listening(createTlsServer({ cert: certificate, key }));
  const [found] = (await examine({ PUBLIC_URL: `https://localhost:${port}` })).of('certificates');
  expect(found).toMatchObject({ state: 'failed', message: expect.stringMatching(message) });
});

it('warns two weeks before a certificate ends', () => {
  const until = (days: number) => new Date(Date.now() + days * 86_400_000 + 3_600_000).toUTCString();
  const found = (days: number) =>
    certificateFinding('shop', { validTo: until(days), problem: undefined }, new SystemClock());
  expect([found(14).state, found(13).state]).toEqual(['ok', 'warning']);
  expect(found(13).message).toMatch(/, in 13 days$/);
});

it.each([
  [1, 'ok'],
  [30, 'warning'],
  [80, 'failed'],
])('reports the age of the last finished backup: %i hours', async (hours, state) => {
  const backups = mkdtempSync(join(folder, 'backups-'));
  const time = Date.now() / 1000 - hours * 3600;
  for (const [name, age] of [
    ['quintet-20261122-0300.dump', 0],
    ['quintet-20261121-0300.dump', 86_400],
  ] as const) {
    writeFileSync(join(backups, name), 'dump');
    utimesSync(join(backups, name), time - age, time - age);
  }
  writeFileSync(join(backups, 'quintet-20261123-0300.dump.part'), 'unfinished');
  const [found] = (await examine({ BACKUP_FOLDER: backups })).of('backup');
  expect(found).toMatchObject({ state, message: expect.stringContaining('quintet-20261122-0300.dump, ') });
});

it('fails without a backup, and without the folder', async () => {
  const empty = mkdtempSync(join(folder, 'backups-'));
  for (const BACKUP_FOLDER of [empty, join(empty, 'nowhere')]) {
    expect((await examine({ BACKUP_FOLDER })).of('backup')).toMatchObject([{ state: 'failed' }]);
  }
});

it('names the connection that holds a lock', async () => {
  const [holderPid, waiterPid] = [holder, waiter].map(client => (client as Client & { processID: number }).processID);
  const isLong = `SELECT FROM pg_stat_activity WHERE pid = $1 AND clock_timestamp() - state_change > interval '10 s'`;
  while ((await database.query(isLong, [waiterPid])).rowCount === 0) await delay(100);
  const { of } = await examine();
  await holder.query('ROLLBACK');
  await waiting;
  expect(of('database')).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(`for a lock of connection ${holderPid}$`) }),
  );
});
