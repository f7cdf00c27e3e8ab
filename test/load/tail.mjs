/**
 * `node test/load/tail.mjs export picture`: the time of a guest's reads while other people cause heavy work, one kind at a
 * time and then all together, and the longest delay of the event loop. See README.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postgresCpu } from './application.mjs';
import { chosenBuild } from './build.mjs';
import { disturbances, startProcessor } from './disturbances.mjs';
import { onGround, preparedDatabase, RUNNING_DATABASE, standingApplication } from './ground.mjs';
import { load, request } from './load.mjs';
import { statusesOf } from './report.mjs';
import { anyOf } from './scenarios.mjs';

const READS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(page => `/food/api/products?page=${page}`),
  ...[1, 2, 3, 4].map(guests => `/stays/api/stays?guests=${guests}`),
  '/courses/api/users/courses',
].map(path => request('GET', path));
const VISITORS = 4;
/** Between two reads of a visitor. */
const PAUSE_MS = 10;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '10000' },
    scale: { type: 'string', default: '1' },
    cold: { type: 'boolean', default: false },
    durable: { type: 'boolean', default: false },
    pin: { type: 'string' },
    build: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    ...RUNNING_DATABASE,
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(disturbances);
const seconds = Number(options.seconds);
const build = await chosenBuild(options);

await onGround(options, async ground => {
  const { directory, closing, postgres } = ground;
  const environment = {
    SERVICES: 'food,courses,stays,fitness',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'a secret for measuring with',
    CALENDAR_FETCH_PRIVATE: 'true',
    ...(await startProcessor(closing)),
    ...(options.cold && { RESPONSE_CACHE_MB: '0' }),
    ...Object.fromEntries(options.env.map(text => text.split(/=(.*)/s, 2))),
  };
  const sizes = { dishes: 200, orders: Number(options.orders) };
  const databaseUrl = await preparedDatabase(ground, 'tail', build, { environment, ...sizes });
  const delayFile = join(directory, 'delays');
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : [];
  const application = await standingApplication(ground, {
    build,
    databaseUrl,
    environment: { ...environment, DELAY_FILE: delayFile },
    nodeOptions: [...profiling, '--require', join(import.meta.dirname, 'floors/report-delay.cjs')],
  });
  const context = { application, build, environment, databaseUrl, closing, scale: Number(options.scale) };
  const works = new Map();
  for (const name of names) works.set(name, await disturbances[name].prepare(context));

  const measured = { application, postgres, delayFile };
  await reads(application, Math.min(2, seconds));
  await measure('quiet', new Map(), measured);
  for (const [name, work] of works) await measure(name, new Map([[name, work]]), measured);
  if (works.size > 1) await measure('together', works, measured);
});

async function reads({ port }, forSeconds) {
  const pause = () => sleep(PAUSE_MS);
  return load(port, () => anyOf(READS), { connections: VISITORS, seconds: forSeconds, pause });
}

async function measure(name, works, { application, postgres, delayFile }) {
  await delaysOf(application, delayFile);
  const before = [application.cpu(), postgresCpu(postgres.pid)];
  const end = performance.now() + seconds * 1000;
  const [result, ...times] = await Promise.all([
    reads(application, seconds),
    ...[...works].map(([work, once]) => repeat(once, end, disturbances[work].perSecond)),
  ]);
  const used = [application.cpu() - before[0], postgresCpu(postgres.pid) - before[1]].map(each => each.toFixed(1));
  const [longest] = await delaysOf(application, delayFile);
  const [p50, p99, most] = ['p50', 'p99', 'most'].map(what => result[what].toFixed(1));
  console.log(
    `${name.padEnd(14)} p50 ${p50}  p99 ${p99}  most ${most} ms  event loop at most ${longest.toFixed(0)} ms  ` +
      `node ${used[0]} s, postgres ${used[1]} s  ${statusesOf([result])}${toldOf(times.flat())}`,
  );
}

/** Does the work again and again until then. Returns the milliseconds of each. */
async function repeat(once, end, perSecond) {
  const times = [];
  const timed = async () => {
    const started = performance.now();
    await once();
    times.push(performance.now() - started);
  };
  const pending = [];
  do {
    if (perSecond) pending.push(timed(), sleep(1000 / perSecond));
    await (perSecond ? pending.at(-1) : timed());
  } while (performance.now() < end);
  await Promise.all(pending);
  return times;
}

function toldOf(times) {
  if (times.length === 0) return '';
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return `  ${times.length} times, ${mean.toFixed(0)} ms each`;
}

/** The longest delay of the event loop since the last call, and its 99th percentile, in milliseconds. */
async function delaysOf({ signal }, file) {
  const count = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const before = count().length;
  signal('SIGUSR2');
  while (count().length === before) await sleep(20);
  return count().at(-1).split(' ').map(Number);
}
