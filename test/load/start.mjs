/**
 * `node test/load/start.mjs`: how long the built application takes to be healthy and what memory it rests at, beside one
 * service as the manuals of Nest and TypeORM write it. See README.md.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApplication } from './application.mjs';
import { chosenBuilds } from './build.mjs';
import { floors } from './floors.mjs';
import { databaseOfFloors, onGround, preparedDatabase, RUNNING_DATABASE } from './ground.mjs';
import { median } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rest: { type: 'string', default: '3' },
    build: { type: 'string', multiple: true },
    services: { type: 'string' },
    pin: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    node: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    ...RUNNING_DATABASE,
  },
});
const builds = await chosenBuilds(options);

await onGround(options, async ground => {
  const { directory } = ground;
  const common = { directory, pin: options.pin };
  const contenders = [];
  for (const [index, build] of builds.entries()) {
    const name = builds.length > 1 ? String.fromCharCode(65 + index) : 'application';
    const databaseUrl = await preparedDatabase(ground, `start_${index}`, build, {
      dishes: 200,
      orders: 1000,
      environment: environment(),
    });
    if (index === 0) {
      const settings = { ...common, name: 'nest', databaseUrl: await databaseOfFloors(ground, databaseUrl) };
      contenders.push({ name: 'nest', start: async () => floors.nest(settings), rounds: [] });
    }
    const settings = { ...common, name, databaseUrl, build, nodeOptions: nodeOptions(), environment: environment() };
    contenders.push({ name, start: async () => startApplication(settings), rounds: [] });
  }
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const { start, rounds } of contenders) rounds.push(await once(start));
  }
  const [floor] = contenders;
  for (const contender of contenders) report(contender, floor);
});

/** Started, left alone for a while, and ended. */
async function once(start) {
  const running = await start();
  const { startSeconds, startCpu } = running;
  await sleep(Number(options.rest) * 1000);
  const memory = running.memory();
  await running.stop();
  return { startSeconds, startCpu, memory };
}

/** The least of each: a start is slowed down by whatever else the machine does, and never hastened. */
function report({ name, rounds }, floor) {
  const least = (what, of = rounds) => Math.min(...of.map(round => round[what]));
  const ratio = what =>
    `x ${(least(what) / least(what, floor.rounds)).toFixed(2)} (median of the rounds ${median(rounds.map((round, index) => round[what] / floor.rounds[index][what])).toFixed(2)})`;
  console.log(
    `${name.padEnd(12)} healthy after ${least('startSeconds').toFixed(2)} s ${ratio('startSeconds')}` +
      `, processor ${least('startCpu').toFixed(2)} s ${ratio('startCpu')}` +
      `, at rest ${least('memory').toFixed(0)} MiB ${ratio('memory')}`,
  );
}

function nodeOptions() {
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : [];
  return [...options.node, ...profiling];
}

function environment() {
  return {
    ...(options.services && { SERVICES: options.services }),
    ...Object.fromEntries(options.env.map(text => text.split(/=(.*)/s, 2))),
  };
}
