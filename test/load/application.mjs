import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NO_LIMIT = '999999999';
const PATIENCE_MS = 120_000;

/** Starts a build on a database of its own and waits until it is healthy. Nothing of it counts attempts that are many here. */
export async function startApplication({ build, environment, ...settings }) {
  const unlimited = { RATE_LIMIT_ORDERS: NO_LIMIT, RATE_LIMIT_LOGIN: NO_LIMIT };
  return startProgram({
    ...settings,
    script: join(build, 'src/main.js'),
    environment: { HOST: '127.0.0.1', JWT_SECRET: 'a secret for measuring with', ...unlimited, ...environment },
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
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl ?? '', ...environment },
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
    name,
    port,
    origin,
    startSeconds: (performance.now() - started) / 1000,
    /** Seconds of processor time until then. */
    startCpu: cpuOf(child.pid),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${child.pid}/status`))?.[1] ?? Number.NaN) / 1024,
    /** Seconds of processor time the process has used. */
    cpu: () => cpuOf(child.pid),
    signal: name => child.kill(name),
    stop,
  };
}

/** A program that runs on the processors of a list such as `0` or `0,1`; undefined leaves that to the system. */
const pinned = (pin, command, args) => (pin ? ['taskset', ['-c', pin, command, ...args]] : [command, args]);

/** Keeps the Postgres of a data directory, and every connection it takes from now on, on these processors. */
export function pinPostgres(directory, pin) {
  execFileSync('taskset', ['-cp', pin, postgresPid(directory)]);
}

/** Seconds of processor time the Postgres of a data directory has used, its connections included. Linux only. */
export function postgresCpu(directory) {
  const server = postgresPid(directory);
  const ours = readdirOr('/proc').filter(pid => /^\d+$/.test(pid) && statOf(pid)[1] === server);
  const ended = statOf(server)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks) / TICKS_PER_SECOND, 0);
  return [server, ...ours].reduce((sum, pid) => sum + cpuOf(pid), ended);
}

const postgresPid = directory => readOr(join(directory, 'postmaster.pid')).split('\n')[0];

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

function cpuOf(pid) {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
}

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

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
