import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';

const GRACE_MS = 30_000; // for requests under way
const FOLLOW = ['--import', new URL('./end-with-launcher.mjs', import.meta.url).href];
const BUILT = [...FOLLOW, 'dist/src/main.js'];
const WATCHED = [...FOLLOW, 'node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch', '--preserveWatchOutput'];

/**
 * Runs the application to its end. It leads a process group of its own: Ctrl-C reaches it once, through us, however often
 * it reaches us.
 */
export function application({ settings, started } = {}) {
  return run(process.execPath, BUILT, { ...surroundings(settings), started });
}

/** The same, built and started anew at every change of its sources. */
export async function watchedApplication({ settings, started }) {
  let group;
  const exitCode = await run(process.execPath, WATCHED, {
    ...surroundings(settings),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    wholeGroup: process.platform !== 'win32',
    started: child => {
      group = child.pid;
      started?.(child);
    },
  });
  // The compiler goes at once, and what it runs when its requests are answered.
  for (let waited = 0; isAlive(group) && waited < GRACE_MS; waited += 100) await sleep(100);
  return exitCode;
}

function surroundings(settings) {
  return {
    env: { ...process.env, ...settings },
    graceMs: GRACE_MS,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  };
}

function isAlive(group) {
  try {
    return process.platform !== 'win32' && process.kill(-group, 0);
  } catch {
    return false;
  }
}
