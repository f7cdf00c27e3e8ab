/**
 * @no-database
 * @needs ps
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareServices } from '#host/preparation/prepare';
import { property } from '#services/property/property';
import { SystemClock } from '#kit/time/clock';
import { testConfiguration } from '../harness/configuration';
import { type OwnMailServer, startOwnMailServer } from '../harness/own-mail-server';
import { type OwnPostgres, startOwnPostgres } from '../harness/own-postgres';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { leadBody } from '../property/factories';

const MAIL_MS = 2_000;

let postgres: OwnPostgres;
let mails: OwnMailServer;
let running: OwnProcess;
let exitCode: number | null | undefined;

beforeAll(async () => {
  postgres = await startOwnPostgres('property');
  mails = await startOwnMailServer();
  running = await startProcess({
    SERVICES: 'property',
    DATABASE_URL: postgres.url,
    DATABASE_TIMEOUT_MS: '2000',
    SMTP_URL: mails.url,
    TRUST_PROXY: '1',
  });
  void running.ended.then(code => (exitCode = code));
});
afterAll(async () => {
  postgres?.thaw();
  running?.child.kill('SIGKILL');
  await mails?.close();
  await postgres?.remove();
});

/** Runs statements as the superuser of the server, one transaction each. */
async function administer(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: postgres.superuser });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function rows<Row>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await sleep(100);
}

const END_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IN ('own', 'renamed')`;
const RELOAD = 'SELECT pg_reload_conf()';

interface State {
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** What a write answers. */
  retryAfter: string;
}

const byStatements = (begin: string[], end: string[], retryAfter = '5'): State => ({
  begin: async () => administer(...begin),
  end: async () => administer(...end),
  retryAfter,
});

const STATES: [string, State][] = [
  ['is stopped', { begin: () => postgres.stop(), end: () => postgres.start(), retryAfter: '5' }],
  ['is frozen', { begin: async () => postgres.freeze(), end: async () => postgres.thaw(), retryAfter: '5' }],
  [
    'is read-only',
    byStatements(
      ['ALTER SYSTEM SET default_transaction_read_only = on', RELOAD],
      ['SET default_transaction_read_only = off', 'ALTER SYSTEM RESET default_transaction_read_only', RELOAD],
    ),
  ],
  [
    'is that of a former primary, whose connections stay read-only',
    byStatements(
      ['ALTER ROLE quintet SET default_transaction_read_only = on', END_SESSIONS],
      ['ALTER ROLE quintet RESET default_transaction_read_only'],
    ),
  ],
  [
    'is closed to connections',
    byStatements(
      ['ALTER DATABASE own ALLOW_CONNECTIONS false', END_SESSIONS],
      ['ALTER DATABASE own ALLOW_CONNECTIONS true'],
    ),
  ],
  [
    'has no connection left',
    byStatements(
      ['ALTER DATABASE own CONNECTION LIMIT 0', END_SESSIONS],
      ['ALTER DATABASE own CONNECTION LIMIT -1'],
      '1',
    ),
  ],
  [
    'does not let its role sign in',
    byStatements(['ALTER ROLE quintet NOLOGIN', END_SESSIONS], ['ALTER ROLE quintet LOGIN']),
  ],
  [
    'does not let its role connect',
    byStatements(
      ['REVOKE CONNECT ON DATABASE own FROM PUBLIC, quintet', END_SESSIONS],
      ['GRANT CONNECT ON DATABASE own TO PUBLIC, quintet'],
    ),
  ],
  [
    'has another name',
    byStatements(
      [
        END_SESSIONS,
        'ALTER DATABASE own ALLOW_CONNECTIONS false',
        END_SESSIONS,
        'ALTER DATABASE own RENAME TO renamed',
      ],
      ['ALTER DATABASE renamed RENAME TO own', 'ALTER DATABASE own ALLOW_CONNECTIONS true'],
    ),
  ],
];

let visitors = 0;
const sendLead = () =>
  fetch(`${running.origin}/property/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${++visitors}` },
    body: JSON.stringify(leadBody()),
  });
const statusOf = async (path: string) => (await fetch(running.origin + path)).status;

const add = (name: string) =>
  rows(`SELECT property_jobs.add_job('mail', '{"to":"${name}@example.com","subject":"A","text":"A","html":"A"}')`);

describe.each(STATES)('a database that %s during a mail of two seconds', (name, { begin, end, retryAfter }) => {
  it('ends no process, refuses writes with 503, and the mail is sent once', async () => {
    const sent = name.replaceAll(/\W+/g, '-');
    await until(async () => (await statusOf('/health/ready')) === 200);
    mails.hold();
    await add(sent);
    await until(() => mails.waiting() === 1);
    await begin();
    await sleep(MAIL_MS);
    mails.goOn();
    await until(() => mails.taken.some(({ to }) => to === `${sent}@example.com`));

    const refused = await sendLead();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, retryAfter]);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);

    await end();
    await until(async () => (await statusOf('/health/ready')) === 200);
    expect((await sendLead()).status).toBe(201);
    await until(async () => (await rows('SELECT FROM property_jobs.jobs')).length === 0);
    expect(mails.taken.filter(({ to }) => to === `${sent}@example.com`)).toHaveLength(1);
    expect(exitCode).toBeUndefined();
  });
});

it('a result that can never be stored ends no process either', async () => {
  mails.hold();
  await add('unstored');
  await until(() => mails.waiting() === 1);
  await rows('ALTER TABLE property_jobs._private_jobs RENAME TO moved_jobs');
  mails.goOn();
  await until(() => mails.taken.some(({ to }) => to === 'unstored@example.com'));
  await sleep(MAIL_MS);
  await rows('ALTER TABLE property_jobs.moved_jobs RENAME TO _private_jobs');
  expect(exitCode).toBeUndefined();
  await add('afterwards');
  await until(() => mails.taken.some(({ to }) => to === 'afterwards@example.com'));
});

it('a start on a read-only database says so in one sentence', async () => {
  await administer('ALTER DATABASE own SET default_transaction_read_only = on');
  const hosted = { ...property, seedDemo: async () => {}, drawDemo: async () => {} };
  const start = prepareServices([hosted], testConfiguration({ DATABASE_URL: postgres.url }), new SystemClock());
  await expect(start).rejects.toThrow(
    /^The database of property at .+ is read-only, as a standby is: let DATABASE_URL name the primary/,
  );
  await administer('SET default_transaction_read_only = off', 'ALTER DATABASE own RESET default_transaction_read_only');
});
