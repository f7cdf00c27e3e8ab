/**
 * `node test/load/heap.mjs`: what rests in the heap after the garbage is collected, each 5,000 requests of mixed routes.
 * It grows while code warms up and memory fills with answers, and is flat after that. See README.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApplication } from './application.mjs';
import { chosenBuild } from './build.mjs';
import { onGround, preparedDatabase, RUNNING_DATABASE } from './ground.mjs';
import { load } from './load.mjs';
import { statusesOf } from './report.mjs';
import { anyOf, scenarios } from './scenarios.mjs';

const { values: options } = parseArgs({
  options: {
    build: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    each: { type: 'string', default: '5000' },
    ...RUNNING_DATABASE,
  },
});
const build = await chosenBuild(options);
const each = Number(options.each);
const SERVICES = 'food,stays,courses';
const MIXED = ['list', 'detail', 'search', 'stays', 'catalogue', 'quote', 'order', 'orders', 'overview'];

await onGround(options, async ground => {
  const { directory } = ground;
  const databaseUrl = await preparedDatabase(ground, 'heap', build, {
    dishes: 200,
    orders: 1000,
    environment: { SERVICES },
  });
  const told = join(directory, 'heap');
  const application = await startApplication({
    directory,
    name: 'application',
    build,
    databaseUrl,
    nodeOptions: ['--require', join(import.meta.dirname, 'floors/report-heap.cjs')],
    environment: { SERVICES, LOG_LEVEL: 'warn', HEAP_TOLD: told },
  });
  ground.closing.push(application.stop);
  const makers = [];
  for (const name of MIXED) {
    const requests = await scenarios[name].requests(application);
    makers.push(typeof requests === 'function' ? requests : () => anyOf(requests));
  }
  const next = () => anyOf(makers)();
  let before = await heapOf(application, told, 1);
  console.log(`at rest: ${before.toFixed(1)} MiB`);
  for (let sent = 0, looks = 2; sent < Number(options.requests); looks++) {
    const until = sent + each;
    const rounds = [];
    while (sent < until) {
      rounds.push(await load(application.port, next, { connections: 16, seconds: 0.2 }));
      sent += rounds.at(-1).requests;
    }
    const heap = await heapOf(application, told, looks);
    const more = ((heap - before) * 1024).toFixed(0);
    console.log(`after ${sent} requests: ${heap.toFixed(1)} MiB (${more} KiB more)  ${statusesOf(rounds)}`);
    before = heap;
  }
});

/** In MiB, as often as it was asked for. */
async function heapOf({ signal }, file, looks) {
  signal('SIGUSR2');
  for (;;) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    if (lines.length >= looks) return Number(lines.at(-1));
    await sleep(50);
  }
}
