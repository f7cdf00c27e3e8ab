import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../tools/free-port.cjs';
import { moduleOf, nodeOptionsFor } from './build.mjs';

const NO_LIMIT = '999999999';
const PATIENCE_MS = 600_000;

/** Starts a build on a database of its own and waits until it is healthy. Nothing of it counts attempts that are many here. */
export async function startApplication({ build, environment, nodeOptions = [], ...settings }) {
  const unlimited = { RATE_LIMIT_ORDERS: NO_LIMIT, RATE_LIMIT_LOGIN: NO_LIMIT, TRUST_PROXY: '1' };
  const { MEDIA_ROOT } = process.env;
  return startProgram({
    ...settings,
    script: moduleOf(build, 'src/main'),
    nodeOptions: [...nodeOptionsFor(build), ...nodeOptions],
    environment: {
      HOST: '127.0.0.1',
      JWT_SECRET: 'a secret for measuring with',
      ...unlimited,
      ...(MEDIA_ROOT && { MEDIA_ROOT }),
      ...environment,
    },
  });
}

/** Starts a program of Node that listens at `PORT`, everything it says kept in a file as in service; waits until it is healthy. */
export async function startProgram({
  script,
  args = [],
  databaseUrl,
  directory,
  name,
  environment = {},
  nodeOptions = [],
  pin,
}) {
  const port = await freePort();
  const file = join(directory, `${name}.log`);
  const log = openSync(file, 'w');
  const [command, words] = pinned(pin, process.execPath, [...nodeOptions, script, ...args]);
  const started = performance.now();
  const child = spawn(command, words, {
    cwd: directory,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl ?? '',
      ...movedClock(),
      ...environment,
    },
  });
  closeSync(log);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  await healthy(child, origin, file);
  return {
    ...runningProgram({ name, origin, pid: child.pid }),
    startSeconds: (performance.now() - started) / 1000,
    /** Seconds of processor time until then. */
    startCpu: cpuOf(child.pid),
    signal: name => child.kill(name),
    stop,
  };
}

/** A program that listens at an address of this machine, started here or elsewhere. */
export const runningProgram = ({ name, origin, pid }) => ({
  name,
  origin,
  port: Number(new URL(origin).port),
  memory: () => Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024,
  /** Seconds of processor time the process has used. */
  cpu: () => cpuOf(pid),
});

/** What moves the clock of a test run (`TEST_CLOCK`). */
function movedClock() {
  const { TEST_CLOCK, TEST_CLOCK_SHIFT_S, NODE_OPTIONS } = process.env;
  return TEST_CLOCK ? { TEST_CLOCK, TEST_CLOCK_SHIFT_S, NODE_OPTIONS } : {};
}

/** A program that runs on the processors of a list such as `0` or `0,1`; undefined leaves that to the system. */
const pinned = (pin, command, args) => (pin ? ['taskset', ['-c', pin, command, ...args]] : [command, args]);

/** Keeps a Postgres, and every connection it takes from now on, on these processors. */
export function pinPostgres(server, pin) {
  execFileSync('taskset', ['-cp', pin, server]);
}

/** Seconds of processor time a Postgres has used, its connections included. Linux only. */
export function postgresCpu(server) {
  const connections = readdirOr('/proc')
    .filter(pid => /^\d+$/.test(pid))
    .map(statOf)
    .filter(stat => stat[1] === server);
  const own = statOf(server);
  const ticks = [...connections, own].map(ticksOf);
  return [...ticks, ticksOfEnded(own)].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The process of the Postgres at an address, which starts one for each connection. */
export async function postgresPid(connectionString) {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const server = statOf(rows[0].pid)[1];
  await client.end();
  return server;
}

async function healthy(child, origin, log) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 20) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`${log} did not start:\n${readOr(log).slice(-2000)}`);
}

const TICKS_PER_SECOND = 100;

const cpuOf = pid => ticksOf(statOf(pid)) / TICKS_PER_SECOND;

const ticksOf = stat => Number(stat[11]) + Number(stat[12]);

/** Of processes that it started and that ended. */
const ticksOfEnded = stat => Number(stat[13]) + Number(stat[14]);

/** The fields of /proc/<pid>/stat after the name of the program: state, parent, ... */
const statOf = pid => readOr(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');

function readOr(file, otherwise = '') {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function readdirOr(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
