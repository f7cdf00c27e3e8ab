/**
 * @no-database
 * @needs ps
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { command } from '../cli/commands';
import { type Forwarder, startForwarder } from '../harness/forwarder';
import { freePort } from '../../tools/free-port.cjs';
import { type OwnPostgres, type OwnReplica, startOwnPostgres } from '../harness/own-postgres';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { leadBody } from '../property/factories';

const NAME = 'database.test';
const folder = mkdtempSync(join(tmpdir(), 'quintet-failover-'));
const nameFile = join(folder, 'address');

let primary: OwnPostgres;
let standby: OwnReplica;
let addresses: Record<'hosts' | 'proxy' | 'name', string>;
const forwarders: Forwarder[] = [];
const processes: Record<string, OwnProcess> = {};

const portOf = (url: string) => Number(new URL(url).port);
const at = (host: string) => {
  const { username, password, pathname } = new URL(primary.url);
  return `postgres://${username}:${password}@${host}${pathname}`;
};
const forwarder = async (...options: Parameters<typeof startForwarder>) => {
  const started = await startForwarder(...options);
  forwarders.push(started);
  return started;
};

let proxy: Forwarder;
beforeAll(async () => {
  primary = await startOwnPostgres('property');
  standby = await primary.replicate();
  proxy = await forwarder(portOf(primary.url));
  const port = await freePort();
  const [first, second] = ['127.0.0.11', '127.0.0.12'];
  await forwarder(portOf(primary.url), { host: first, port });
  await forwarder(portOf(standby.url), { host: second, port });
  writeFileSync(nameFile, first);
  addresses = {
    hosts: `${at(`127.0.0.1:${portOf(standby.url)},127.0.0.1:${portOf(primary.url)}`)}?target_session_attrs=read-write`,
    proxy: at(`127.0.0.1:${proxy.port}`),
    name: at(`${NAME}:${port}`),
  };
  for (const [kind, url] of Object.entries(addresses))
    processes[kind] = await startProcess({
      SERVICES: 'property',
      DATABASE_URL: url,
      DATABASE_TIMEOUT_MS: '2000',
      TRUST_PROXY: '1',
      ...(kind === 'name' && {
        MOVING_NAME: NAME,
        MOVING_NAME_FILE: nameFile,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${join(__dirname, '../harness/moving-name.cjs')}`,
      }),
    });
});
afterAll(async () => {
  for (const { child } of Object.values(processes)) child.kill('SIGKILL');
  for (const each of forwarders) each.close();
  await standby?.remove();
  await primary?.remove();
  rmSync(folder, { recursive: true, force: true });
});

let visitors = 0;
const sendLead = async (kind: string, email: string): Promise<number> => {
  const response = await fetch(`${processes[kind]!.origin}/property/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${(++visitors % 250) + 1}` },
    body: JSON.stringify({ ...leadBody(), email }),
  });
  await response.text();
  return response.status;
};

async function emailsAt(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>('SELECT email FROM property.lead ORDER BY id');
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}

async function promote(): Promise<void> {
  const client = new Client({ connectionString: standby.superuser });
  await client.connect();
  await client.query('SELECT pg_promote()');
  await client.end();
}

const KINDS = ['hosts', 'proxy', 'name'];

it('an address of several hosts, a proxy and a name lead to the new primary, and every confirmed write is there', async () => {
  const confirmed: string[] = [];
  let sent = 0;
  const write = async (kind: string) => {
    const email = `lead-${(sent += 1)}@example.com`;
    const status = await sendLead(kind, email);
    if (status === 201) confirmed.push(email);
    return status;
  };
  for (const kind of KINDS) expect([kind, await write(kind)]).toEqual([kind, 201]);

  const end = new AbortController();
  const statuses = new Set<number>();
  const visitorsOf = KINDS.map(async kind => {
    while (!end.signal.aborted) {
      statuses.add(await write(kind));
      await sleep(20);
    }
  });
  // A server that stops in order sends the standby everything first.
  await primary.stop();
  await promote();
  proxy.leadTo(portOf(standby.url));
  writeFileSync(nameFile, '127.0.0.12');

  for (const kind of KINDS) while ((await write(kind)) !== 201) await sleep(100);
  end.abort();
  await Promise.all(visitorsOf);
  expect([...statuses].filter(status => status !== 201 && status !== 503)).toEqual([]);
  const stored = await emailsAt(standby.url);
  expect(confirmed.filter(email => !stored.includes(email))).toEqual([]);
  expect(stored.length).toBe(new Set(stored).size);
  for (const kind of KINDS) {
    const ready = async () => (await fetch(`${processes[kind]!.origin}/health/ready`)).status;
    while ((await ready()) !== 200) await sleep(100);
    expect([kind, processes[kind]!.child.exitCode]).toEqual([kind, null]);
  }
});

it('commands and a start find the server among several hosts, one of which is gone', async () => {
  const environment = { SERVICES: 'property', DATABASE_URL: addresses.hosts };
  const { data } = await command('migrate pending --json', { environment });
  expect(data).toBeDefined();
  processes['second'] = await startProcess(environment);
  expect((await fetch(`${processes['second'].origin}/property/api/properties`)).status).toBe(200);
});

it.each(['any', 'prefer-standby'])(
  'a process on servers of which %s will do goes on when one of them is gone',
  async target => {
    const DATABASE_URL = addresses.hosts.replace('read-write', target);
    const started = (processes[target] = await startProcess({ SERVICES: 'property', DATABASE_URL }));
    for (const _ of [1, 2, 3]) {
      expect((await fetch(`${started.origin}/property/api/properties`)).status).toBe(200);
      expect(await sendLead(target, `${target}-${visitors}@example.com`)).toBe(201);
    }
    expect(started.child.exitCode).toBeNull();
  },
);

it('says so where no server of the address is what it asks for', async () => {
  const { exitCode, complaint } = await command('migrate up', {
    environment: {
      SERVICES: 'property',
      DATABASE_URL: `${at(`127.0.0.1:${portOf(standby.url)}`)}?target_session_attrs=standby`,
    },
  });
  expect(exitCode).toBe(1);
  expect(complaint).toContain('target_session_attrs');
});
