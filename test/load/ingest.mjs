/**
 * `node test/load/ingest.mjs day quarter sessions`: how many pushes of devices a second the fitness service takes, beside
 * `--members 1000` with `--days 1000` stored days each. `--pin 0` keeps application and Postgres on one processor,
 * `--seconds 5`, `--connections 16`, `--build <dist>`, `--durable`. See README.md.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { postgresCpu } from './application.mjs';
import { chosenBuild } from './build.mjs';
import { newDatabase, onGround, RUNNING_APPLICATION, standingApplication } from './ground.mjs';
import { load, request } from './load.mjs';
import { statusesOf } from './report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    members: { type: 'string', default: '1000' },
    days: { type: 'string', default: '1000' },
    pin: { type: 'string' },
    durable: { type: 'boolean', default: false },
    build: { type: 'string' },
    profile: { type: 'string' },
    ...RUNNING_APPLICATION,
  },
});
const MEMBERS = Number(options.members);
const DAY_MS = 86_400_000;

const hex = (text, length) => createHash('sha512').update(text).digest('hex').slice(0, length);
const keyOf = member => `qk_${hex(`prefix ${member}`, 10)}_${hex(`secret ${member}`, 64)}`;
const dayBack = days => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const upTo = most => Math.floor(Math.random() * most);

const dayOf = date => ({
  date,
  steps: upTo(20_000),
  distance_m: upTo(15_000),
  active_minutes: upTo(90),
  calories: upTo(900),
  floors: upTo(30),
  resting_heart_rate: 50 + upTo(30),
});
let sent = 0;
const session = () => {
  const started = Date.now() - upTo(300) * DAY_MS - upTo(DAY_MS);
  return {
    external_id: `load-${++sent}`,
    kind: 'run',
    started_at: new Date(started).toISOString(),
    ended_at: new Date(started + 1_800_000).toISOString(),
    calories: upTo(500),
    distance_m: upTo(10_000),
  };
};
const push = (path, body) =>
  request('POST', `/fitness/api/ingest/${path}`, { headers: { 'X-Api-Key': keyOf(1 + upTo(MEMBERS)) }, body });

const scenarios = {
  /** What a watch sends all day: today, with other figures. */
  day: () => push('daily-metrics', { days: [dayOf(dayBack(0))] }),
  /** A quarter of a year of one member, every figure of every day another one. */
  quarter: () => push('daily-metrics', { days: Array.from({ length: 92 }, (_, back) => dayOf(dayBack(back))) }),
  /** Three trainings that are new. */
  sessions: () => push('sessions', { sessions: [session(), session(), session()] }),
};
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);

const build = await chosenBuild(options);
const connections = Number(options.connections);
const seconds = Number(options.seconds);
await onGround(options, async ground => {
  const nodeOptions = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : [];
  const { pid } = ground.postgres;
  const databaseUrl = await newDatabase(ground, 'ingest');
  const environment = { SERVICES: 'fitness', DEMO_DATA: 'false', LOG_LEVEL: 'warn' };
  const application = await standingApplication(ground, { build, databaseUrl, environment, nodeOptions });
  await fill(databaseUrl);
  for (const name of names) {
    await load(application.port, scenarios[name], { connections, seconds: Math.min(1, seconds) });
    const before = [application.cpu(), postgresCpu(pid)];
    const result = await load(application.port, scenarios[name], { connections, seconds });
    const each = (after, at) => (((after - before[at]) * 1000) / result.requests).toFixed(2);
    const used = `node ${each(application.cpu(), 0)} ms, postgres ${each(postgresCpu(pid), 1)} ms a push`;
    console.log(
      `${name.padEnd(9)} ${result.perSecond.toFixed(0).padStart(5)}/s  p50 ${result.p50.toFixed(1)}  p95 ${result.p95.toFixed(1)} ms  ` +
        `${used}  ${statusesOf([result])}`,
    );
  }
});

/** Members with a key each, and days of the past from that key. */
async function fill(url) {
  const client = new Client({ connectionString: url, options: '-c search_path=fitness,public' });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO account (id, username, first_name, last_name, email, password_hash)
       SELECT 100000 + n, 'load-' || n, 'Load', 'Member', 'load-' || n || '@example.com', 'none' FROM generate_series(1, $1) n`,
      [MEMBERS],
    );
    await client.query(
      `INSERT INTO account_role (account_id, role_id)
       SELECT a.id, r.id FROM account a, role r WHERE a.id > 100000 AND r.name = 'Member'`,
    );
    const keys = Array.from({ length: MEMBERS }, (_, at) => keyOf(at + 1));
    await client.query(
      `INSERT INTO ingest_key (id, account_id, name, prefix, secret_hash)
       SELECT 100000 + n, 100000 + n, 'Load', split_part(key, '_', 2), encode(sha256(key::bytea), 'hex')
       FROM unnest($1::text[]) WITH ORDINALITY AS sent (key, n)`,
      [keys],
    );
    await client.query(
      `INSERT INTO daily_metric (account_id, date, source, steps, distance_m, active_minutes, calories_kcal, floors)
       SELECT account_id, current_date - n, 'key:' || id, 5000 + n, 4000, 40, 400, 7
       FROM ingest_key, generate_series(1, $1) n WHERE id > 100000`,
      [Number(options.days)],
    );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
