/**
 * `node test/load/sign-in.mjs`: how many people sign in a second, beside what bcrypt alone can do on as many threads, and
 * how long a read takes while sixty of them wait. `--build <dist>` measures another build. See README.md.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { postgresCpu, startProgram } from './application.mjs';
import { chosenBuild } from './build.mjs';
import { onGround, preparedDatabase, RUNNING_APPLICATION, standingApplication } from './ground.mjs';
import { load, request } from './load.mjs';
import { median, statusesOf } from './report.mjs';

const ACCOUNT = { email: 'owner@food.example', password: 'demo-password' };
const READ = request('GET', '/food/api/products?page=1');
const SIGN_IN = request('POST', '/food/api/auth/login', { body: ACCOUNT });
/** Between two reads of a visitor. */
const PAUSE_MS = 2;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    waiting: { type: 'string', default: '60' },
    threads: { type: 'string', default: '2' },
    build: { type: 'string' },
    pin: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    ...RUNNING_APPLICATION,
  },
});
const build = await chosenBuild(options);
const seconds = Number(options.seconds);
const waiting = Number(options.waiting);

await onGround(options, async ground => {
  const databaseUrl = await preparedDatabase(ground, 'sign_in', build, { dishes: 200, orders: 100 });
  const environment = {
    LOG_LEVEL: 'warn',
    PASSWORD_WORKERS: options.threads,
    PASSWORD_QUEUE_MAX: '1000',
    ...Object.fromEntries(options.env.map(text => text.split(/=(.*)/s, 2))),
  };
  const application = await standingApplication(ground, { build, databaseUrl, environment });
  const alone = await startProgram({
    directory: ground.directory,
    pin: options.pin,
    name: 'bcrypt',
    script: join(import.meta.dirname, 'floors/bcrypt-alone.mjs'),
    args: [options.threads, ACCOUNT.password, await storedHash(databaseUrl)],
  });
  ground.closing.push(alone.stop);
  await signIns(application, Math.min(1, seconds));
  await reads(application, Math.min(1, seconds));

  const rounds = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    const compared = await costing(() => comparedAlone(alone), alone, ground);
    const signedIn = await costing(() => signIns(application, seconds), application, ground);
    const quiet = await reads(application, seconds);
    const [beside] = await Promise.all([reads(application, seconds), signIns(application, seconds)]);
    rounds.push({ compared, signedIn, quiet, beside });
  }
  report(rounds);
});

/** How many a second, and the milliseconds of processor time each took of the program and of Postgres. */
async function costing(work, running, { postgres: { pid } }) {
  const before = [running.cpu(), postgresCpu(pid)];
  const started = performance.now();
  const perSecond = await work();
  const each = (1000 * 1000) / (perSecond * (performance.now() - started));
  return { perSecond, node: (running.cpu() - before[0]) * each, postgres: (postgresCpu(pid) - before[1]) * each };
}

async function storedHash(connectionString) {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT password_hash FROM food.account WHERE email = $1', [ACCOUNT.email]);
  await client.end();
  return rows[0].password_hash;
}

async function comparedAlone({ origin }) {
  const answer = await fetch(`${origin}/compare?seconds=${seconds}`);
  return Number(await answer.text());
}

async function signIns({ port }, forSeconds) {
  const result = await load(port, () => SIGN_IN, { connections: waiting, seconds: forSeconds });
  const statuses = statusesOf([result]);
  if (!/^200: \d+$/.test(statuses)) throw new Error(`sign-ins answered ${statuses}`);
  return result.perSecond;
}

/** The times of reads of one visitor, one after another, in milliseconds. */
async function reads({ port }, forSeconds) {
  return load(port, () => READ, { connections: 1, seconds: forSeconds, pause: () => sleep(PAUSE_MS) });
}

function report(rounds) {
  const of = take => median(rounds.map(take));
  const ratio = of(({ signedIn, compared }) => signedIn.perSecond / compared.perSecond);
  const [ofSignIns, ofBcrypt] = [
    what => of(({ signedIn }) => signedIn[what]),
    what => of(({ compared }) => compared[what]),
  ];
  console.log(
    `sign-ins ${ofSignIns('perSecond').toFixed(2)}/s, bcrypt alone ${ofBcrypt('perSecond').toFixed(2)}/s: x ${ratio.toFixed(2)}`,
  );
  const [node, postgres, bcrypt] = [ofSignIns('node'), ofSignIns('postgres'), ofBcrypt('node')];
  console.log(
    `processor time of one: ${node.toFixed(1)} ms of Node and ${postgres.toFixed(1)} ms of Postgres, ${bcrypt.toFixed(1)} ms of bcrypt alone: x ${(bcrypt / (node + postgres)).toFixed(2)}`,
  );
  tell(
    'quiet',
    rounds.map(({ quiet }) => quiet),
  );
  tell(
    `while ${waiting} sign-ins wait`,
    rounds.map(({ beside }) => beside),
  );
  console.log(`p99 of a read x ${of(({ beside, quiet }) => beside.p99 / quiet.p99).toFixed(1)}`);
}

function tell(name, rounds) {
  const [p50, p99] = ['p50', 'p99'].map(what => median(rounds.map(round => round[what])).toFixed(2));
  console.log(`a read ${name}: p50 ${p50} ms, p99 ${p99} ms  ${statusesOf(rounds)}`);
}
