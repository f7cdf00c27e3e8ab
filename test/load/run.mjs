/**
 * `node test/load/run.mjs list order --floors all`: how fast the built application answers, beside what the same costs
 * without it. See README.md.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresCpu } from './application.mjs';
import { chosenBuilds } from './build.mjs';
import { floors } from './floors.mjs';
import { databaseOfFloors, onGround, preparedDatabase, RUNNING_APPLICATION, standingApplication } from './ground.mjs';
import { load } from './load.mjs';
import { report } from './report.mjs';
import { anyOf, scenarios } from './scenarios.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    warmup: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '5' },
    dishes: { type: 'string', default: '200' },
    orders: { type: 'string', default: '10000' },
    build: { type: 'string', multiple: true },
    floors: { type: 'string' },
    cold: { type: 'boolean', default: false },
    durable: { type: 'boolean', default: false },
    pin: { type: 'string' },
    'log-level': { type: 'string', default: 'info' },
    services: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    node: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    ...RUNNING_APPLICATION,
  },
});
const names = known(positionals, scenarios);
const wantedFloors =
  options.floors === undefined ? [] : known(options.floors === 'all' ? [] : options.floors.split(','), floors);
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const services = options.services && { SERVICES: options.services };
const data = { dishes: Number(options.dishes), orders: Number(options.orders), environment: services };

const builds = await chosenBuilds(options);

await onGround(options, async ground => {
  const databases = [];
  for (const [index, build] of builds.entries())
    databases.push(await preparedDatabase(ground, `load_${index}`, build, data));
  const others = await standingFloors(ground, databases[0]);
  const applications = [];
  for (const [index, databaseUrl] of databases.entries())
    applications.push(await application(ground, databaseUrl, index));
  for (const name of names) await compare(name, applications, others, ground);
});

/** These, or all when none is named. */
function known(asked, all) {
  const unknown = asked.filter(name => !Object.hasOwn(all, name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(all).join(', ')}`);
  return asked.length > 0 ? asked : Object.keys(all);
}

async function application(ground, databaseUrl, index) {
  const build = builds[index];
  const name = builds.length > 1 ? String.fromCharCode(65 + index) : 'application';
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : [];
  const running = await standingApplication(ground, {
    build,
    databaseUrl,
    name,
    nodeOptions: [...options.node, ...profiling],
    environment: {
      LOG_LEVEL: options['log-level'],
      ...services,
      ...(options.cold && { RESPONSE_CACHE_MB: '0' }),
      ...Object.fromEntries(options.env.map(text => text.split(/=(.*)/s, 2))),
    },
  });
  const started = options.origin ?? `${build}, healthy after ${running.startSeconds.toFixed(2)} s`;
  console.log(`${name}: ${started}, ${running.memory().toFixed(0)} MiB`);
  return running;
}

/** Floors that answer every scenario. */
async function standingFloors(ground, databaseUrl) {
  const wanted = wantedFloors.filter(name => name !== 'bytes');
  if (wanted.length === 0) return {};
  const floorUrl = await databaseOfFloors(ground, databaseUrl);
  const started = {};
  for (const name of wanted) {
    started[name] = await floors[name]({ name, databaseUrl: floorUrl, directory: ground.directory, pin: options.pin });
    ground.closing.push(started[name].stop);
  }
  return started;
}

/** Builds and floors take turns, so that whatever else the machine does meets them alike. */
async function compare(name, applications, standing, ground) {
  const scenario = scenarios[name];
  const contenders = [];
  for (const running of applications) contenders.push({ running, requests: await scenario.requests(running) });
  const [{ requests }] = contenders;
  for (const floor of scenario.floors.filter(floor => wantedFloors.includes(floor))) {
    const running =
      standing[floor] ??
      (await floors.bytes({
        name: floor,
        application: applications[0],
        requests,
        directory: ground.directory,
        pin: options.pin,
      }));
    contenders.push({ running, requests, floor });
  }
  for (const { running, requests } of contenders)
    await load(running.port, maker(requests), { connections, seconds: Number(options.warmup) });
  const rounds = contenders.map(() => []);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [index, contender] of contenders.entries()) rounds[index].push(await once(contender, ground));
  }
  const cold = options.cold ? ', nothing from memory' : '';
  console.log(
    `\n${name}${cold}: ${connections} connections, ${rounds[0].length} x ${seconds} s, ${availableParallelism()} cores`,
  );
  report(contenders.map(({ running, floor }, index) => ({ name: running.name, floor, rounds: rounds[index] })));
  await Promise.all(contenders.filter(({ floor }) => floor === 'bytes').map(({ running }) => running.stop()));
}

function maker(requests) {
  return typeof requests === 'function' ? requests : () => anyOf(requests);
}

async function once({ running, requests }, { postgres: { pid } }) {
  const before = [running.cpu(), postgresCpu(pid)];
  const result = await load(running.port, maker(requests), { connections, seconds });
  const perRequest = (after, index) => ((after - before[index]) * 1e6) / result.requests;
  return { ...result, cpu: perRequest(running.cpu(), 0), postgres: perRequest(postgresCpu(pid), 1) };
}
