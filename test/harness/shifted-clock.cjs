const childProcess = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, renameSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const { promisify } = require('node:util');

/** Servers of the tests that read the time of the machine. */
const SERVERS = new Set(['pg_ctl', 'redis-server']);

/**
 * Runs the tests at another time: `TEST_CLOCK` is a time of today in UTC (`00:30`) or an instant (`2026-12-31T23:45:00Z`),
 * at which the run begins. Moves `Date` in this process and in the Node processes it starts, and on Linux the clocks of
 * Postgres and Redis, for which a C compiler (`cc`) is needed. Without `TEST_CLOCK` nothing changes.
 */
function shiftProcess() {
  const { env } = process;
  if (!env.TEST_CLOCK) return;
  env.TEST_CLOCK_SHIFT_S ??= String(shiftTo(env.TEST_CLOCK));
  const option = `--require=${__filename}`;
  if (!env.NODE_OPTIONS?.includes(option)) env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${option}`.trim();
  shiftDate(globalThis, shiftSeconds());
  shiftServers();
}

const shiftSeconds = () => Number(process.env.TEST_CLOCK_SHIFT_S ?? 0);

function shiftTo(wanted) {
  const now = new Date();
  const isTimeOfDay = /^\d{2}:\d{2}$/.test(wanted);
  const instant = Date.parse(isTimeOfDay ? `${now.toISOString().slice(0, 10)}T${wanted}:00Z` : wanted);
  if (Number.isNaN(instant)) throw new Error(`TEST_CLOCK must be HH:MM or an instant, not ${wanted}`);
  return Math.round((instant - now.getTime()) / 1000);
}

/** Moves `Date` of a global object. Uses nothing outside it, so that its source can run in a page. */
function shiftDate(target, seconds) {
  const { Date: RealDate } = target;
  if (seconds === 0 || RealDate.isShifted) return;
  const now = () => RealDate.now() + seconds * 1000;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (real, parts, made) => Reflect.construct(real, parts.length === 0 ? [now()] : parts, made),
    apply: real => new real(now()).toString(),
    get: (real, name) => (name === 'now' ? now : name === 'isShifted' ? true : Reflect.get(real, name)),
  });
  RealDate.prototype.constructor = ShiftedDate;
  target.Date = ShiftedDate;
}

function shiftServers() {
  for (const name of ['execFile', 'spawn']) {
    const start = childProcess[name];
    const shifted = withLibrary(start);
    if (start[promisify.custom]) shifted[promisify.custom] = withLibrary(start[promisify.custom]);
    childProcess[name] = shifted;
  }
  syncBuiltinESMExports();
}

/** Starts a program as `start` does, a server under the moved clock. */
const withLibrary =
  start =>
  (program, args, options, ...rest) => {
    if (!SERVERS.has(basename(program))) return start(program, args, options, ...rest);
    const shift = { LD_PRELOAD: library(), CLOCK_SHIFT_S: String(shiftSeconds()) };
    return start(program, args, { ...options, env: { ...(options?.env ?? process.env), ...shift } }, ...rest);
  };

/** Compiled once a machine; Postgres, which may run as another user, must be able to read it. */
function library() {
  const source = join(__dirname, 'shifted-clock.c');
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
  const compiled = join(tmpdir(), `quintet-shifted-clock-${version}.so`);
  if (existsSync(compiled)) return compiled;
  const draft = `${compiled}.${process.pid}`;
  childProcess.execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', draft, source]);
  renameSync(draft, compiled);
  return compiled;
}

module.exports = { shiftDate, shiftSeconds };
shiftProcess();
