/**
 * `node test/load/run.mjs list detail --seconds 10`: how fast the built application answers. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../tools/build.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { root } from '../../tools/run.mjs';
import { pinPostgres, postgresCpu, startApplication } from './application.mjs';
import { fill } from './data.mjs';
import { load } from './load.mjs';
import { scenarios } from './scenarios.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
    dishes: { type: 'string', default: '200' },
    orders: { type: 'string', default: '10000' },
    build: { type: 'string', multiple: true },
    durable: { type: 'boolean', default: false },
    pin: { type: 'string' },
    'log-level': { type: 'string', default: 'info' },
    services: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = names.filter(name => !Object.hasOwn(scenarios, name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(scenarios).join(', ')}`);
const seconds = Number(options.seconds);
const connections = Number(options.connections);

if (!options.build) await ensureBuilt();
const builds = (options.build ?? [join(root, 'dist')]).map(build => resolve(build));
const directory = mkdtempSync(join(tmpdir(), 'quintet-load-'));
const closing = [async () => rmSync(directory, { recursive: true, force: true })];
let stopping = false;
const stopAll = async () => {
  if (stopping) return;
  stopping = true;
  for (const close of closing.reverse()) await close();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll().finally(() => process.exit(1)));

try {
  await measure();
} finally {
  await stopAll();
}

async function measure() {
  const postgres = await startPostgres({
    directory: join(directory, 'postgres'),
    database: 'postgres',
    durable: options.durable,
  });
  closing.push(async () => {
    await postgres.stop('immediate');
    rmSync(postgres.directory, { recursive: true, force: true });
  });
  if (options.pin) pinPostgres(postgres.directory, options.pin);
  const applications = [];
  for (const [index, build] of builds.entries()) applications.push(await start(postgres, build, index));
  for (const name of names) await compare(name, applications, postgres);
}

/** Started twice: what the first start does once in the life of a database is not what a start costs. */
async function start(postgres, build, index) {
  const name = builds.length > 1 ? String.fromCharCode(65 + index) : 'application';
  const { url } = await startPostgres({ directory: postgres.directory, database: `load_${index}`, durable: false });
  const settings = {
    build,
    databaseUrl: url,
    directory,
    name,
    pin: options.pin,
    environment: { LOG_LEVEL: options['log-level'], ...(options.services ? { SERVICES: options.services } : {}) },
  };
  await (await startApplication(settings)).stop();
  await fill(url, { dishes: Number(options.dishes), orders: Number(options.orders) });
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : [];
  const nodeOptions = [...options.node, ...profiling];
  const application = await startApplication({ ...settings, nodeOptions });
  closing.push(application.stop);
  console.log(
    `${name}: ${build}, healthy after ${application.startSeconds.toFixed(2)} s, ${application.memory().toFixed(0)} MiB`,
  );
  return application;
}

/** Builds take turns, so that whatever else the machine does meets them alike. The median round of each is told. */
async function compare(name, applications, postgres) {
  const makers = await Promise.all(applications.map(application => scenarios[name](application)));
  const measured = applications.map(() => []);
  for (const [index, { port }] of applications.entries())
    await load(port, makers[index], { connections, seconds: Number(options.warmup) });
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [index, application] of applications.entries())
      measured[index].push(await once(application, makers[index], postgres));
  }
  console.log(
    `\n${name}: ${connections} connections, ${options.rounds} x ${seconds} s, ${availableParallelism()} cores`,
  );
  const medians = measured.map(rounds => rounds.toSorted((a, b) => a.perSecond - b.perSecond)[rounds.length >> 1]);
  medians.forEach((median, index) => report(applications[index].name, median, measured[index]));
  for (const [index, median] of medians.entries()) {
    if (index === 0) continue;
    const requests = (median.perSecond / medians[0].perSecond).toFixed(2);
    const cpu = (leastOf(measured[index], 'cpu') / leastOf(measured[0], 'cpu')).toFixed(2);
    console.log(`  ${applications[index].name} / A: requests x ${requests}, least processor time of Node x ${cpu}`);
  }
}

async function once(application, next, { directory: data }) {
  const before = [application.cpu(), postgresCpu(data)];
  const result = await load(application.port, next, { connections, seconds });
  const perRequest = (after, index) => ((after - before[index]) * 1e6) / result.requests;
  return { ...result, cpu: perRequest(application.cpu(), 0), postgres: perRequest(postgresCpu(data), 1) };
}

function leastOf(rounds, what) {
  return Math.min(...rounds.map(round => round[what]));
}

function report(name, { perSecond, p50, p95, p99, errors, statuses }, rounds) {
  const all = rounds.map(round => Math.round(round.perSecond)).join(' ');
  const least = what => leastOf(rounds, what).toFixed(0);
  console.log(
    `  ${name.padEnd(12)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)} ms` +
      `  errors ${errors}  least processor µs/request: node ${least('cpu')}, postgres ${least('postgres')}  (${all})`,
  );
  if (errors > 0) console.log(`    answers by status: ${JSON.stringify(statuses)}`);
}
