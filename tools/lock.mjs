import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether a process lives and its command line holds the given word. The word guards against a number that was given
 * to another program since; where command lines cannot be read (no /proc) a living process counts.
 */
export function isRunning(pid, word = '') {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (failure) {
    if (failure.code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
  } catch {
    return true;
  }
}

/**
 * Takes a lock file that names the process holding it, or fails when that process goes on running. One that was
 * killed leaves the file behind; it counts for nothing, and the program it had `started` is not left in the way.
 */
export async function takeLock(file, { script, program }) {
  const [holder, left] = read(file);
  if (holder !== process.pid && !(await hasEnded(holder, script))) throw alreadyRunning(holder);
  if (!(await hasEnded(left, program))) process.kill(left, 'SIGKILL');
  write(file, [process.pid]);
  // Of two that got here at the same moment the later one wrote last; a moment later both see whose lock it is.
  await sleep(150);
  const [winner] = read(file);
  if (winner !== process.pid) throw alreadyRunning(winner);
  return {
    started: child => write(file, [process.pid, child.pid]),
    release: () => {
      if (read(file)[0] === process.pid) rmSync(file);
    },
  };
}

function alreadyRunning(pid) {
  return new Error(`Already running in this folder, as process ${pid}: end that first.`);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').map(Number);
  } catch {
    return [];
  }
}

function write(file, pids) {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, pids.join('\n'));
  renameSync(draft, file);
}

/** Waits a little for a process that may be ending already: stopped or, with its launcher killed, told to stop. */
async function hasEnded(pid, word) {
  for (let waited = 0; isRunning(pid, word); waited += 100) {
    if (waited === 0) console.log(`Process ${pid} is running in this folder; waiting for it to end ...`);
    if (waited === 10_000) return false;
    await sleep(100);
  }
  return true;
}
