import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { foundPlace, removeElsewhere } from './elsewhere.mjs';
import { freePort } from './free-port.cjs';
import { isRunning } from './lock.mjs';
import { applicationAddress, newSecrets, openDatabase, writeSecrets } from './postgres-access.mjs';
import { postgresPrograms } from './postgres-programs.mjs';

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=200'];
/** Several workers of Jest keep applications of all services, and open some thousand connections. */
const OF_TESTS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=600',
  'scram_iterations=1',
  // Its counts of rows would change plans in the middle of a test, and its transactions keep rows from being visible to all.
  'autovacuum=off',
  // Races that end in a deadlock wait for it.
  'deadlock_timeout=100ms',
];

/**
 * Starts a Postgres of our own on a free port of this machine, or takes over the one a killed run left behind.
 * `durable: false` gives up safety against a power cut for speed, and lets its user create databases: for tests only.
 * Answers the `url` of the named database, created when absent, for a role that owns it and is no superuser, the `port`,
 * and the `directory` it keeps its data in, which is another one than asked for where root's Postgres account may not
 * enter that.
 */
export async function startPostgres({ directory: wanted, database, durable }) {
  const programs = postgresPrograms();
  const { directory, orphans } = programs.place(wanted);
  for (const orphan of orphans) {
    await stopPostgres(orphan, 'immediate').catch(() => undefined);
    removeElsewhere(orphan);
  }
  const port = (await runningPort(directory)) ?? (await start(programs, directory, durable));
  const stop = mode => stopPostgres(directory, mode);
  try {
    const url = await openDatabase({ directory, port, database, createsDatabases: !durable });
    return { url, port, directory, stop };
  } catch (failure) {
    await stop('fast').catch(() => undefined);
    throw failure;
  }
}

/** The address of a database of the Postgres that runs on this directory already; undefined where none does. */
export async function runningPostgres({ directory: wanted, database }) {
  const directory = foundPlace(wanted);
  const port = await runningPort(directory);
  return port && applicationAddress({ directory, port, database });
}

/** Calls `ended` each time the server of a data directory ends. Returns a function that stops watching. */
export function watchPostgres(directory, ended) {
  const file = join(directory, 'postmaster.pid');
  let wasRunning = true;
  const watch = setInterval(() => {
    const running = isRunning(Number(linesOf(file)[0]), 'postgres');
    if (wasRunning && !running) ended();
    wasRunning = running;
  }, 1000).unref();
  return () => clearInterval(watch);
}

/** Stops the server of a data directory: `fast` closes it properly, `immediate` is for data nobody wants any more. */
export async function stopPostgres(directory, mode = 'fast') {
  if (!existsSync(join(directory, 'postmaster.pid'))) return;
  await postgresPrograms().run('pg_ctl', ['stop', '-w', '-D', directory, '-m', mode]);
}

/** The port of a server that already runs on this data directory, once it accepts connections. */
async function runningPort(directory) {
  const file = join(directory, 'postmaster.pid');
  for (let waited = 0; ; waited += 100) {
    const [pid, , , port, , , , status] = linesOf(file);
    if (!isRunning(Number(pid), 'postgres')) {
      // Left by a crash. Postgres sees that itself, unless the number belongs to another program of its user by now.
      if (isRunning(Number(pid))) rmSync(file, { force: true });
      return undefined;
    }
    if (status?.trim() === 'ready' && (await accepts(Number(port)))) return Number(port);
    if (waited > 60_000) throw new Error(`The Postgres on ${directory} (process ${pid}) does not answer.`);
    await sleep(100);
  }
}

/** None when the file is not there, which it may cease to be at any moment. */
function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

async function start(programs, directory, durable) {
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(programs, directory, durable);
  const log = join(directory, 'server.log');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const settings = [`port=${port}`, ...SETTINGS, ...(durable ? [] : OF_TESTS)].map(setting => `-c ${setting}`);
    rmSync(log, { force: true });
    try {
      await programs.run('pg_ctl', ['start', '-w', '-D', directory, '-l', log, '-o', settings.join(' ')]);
      return port;
    } catch (failure) {
      // Another program may have taken the port meanwhile.
      const reason = existsSync(log) ? readFileSync(log, 'utf8') : failure.message;
      if (attempt < 3 && reason.includes('could not bind')) continue;
      throw new Error(`Postgres did not start:\n${reason}`, { cause: failure });
    }
  }
}

/** Made beside its place and then moved there, so that an interrupted attempt never looks like a database. */
async function initialise(programs, directory, durable) {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  programs.give(draft);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = durable ? [] : ['--no-sync'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${draft}.password`];
  const secrets = newSecrets();
  try {
    writeFileSync(`${draft}.password`, secrets.superuser, { mode: 0o600 });
    programs.give(`${draft}.password`);
    await programs.run('initdb', ['-D', draft, ...access, '-E', 'UTF8', ...locale, ...sync]);
    writeSecrets(draft, secrets);
  } catch (failure) {
    throw new Error(`Postgres could not set up its data in ${directory}: ${lastLine(failure)}`, { cause: failure });
  } finally {
    rmSync(`${draft}.password`, { force: true });
  }
  renameSync(draft, directory);
}

const lastLine = ({ stderr, message }) => (stderr || message).trim().split('\n').at(-1);

function accepts(port) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
