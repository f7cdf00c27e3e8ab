import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends the whole command with this message and exit code. */
export class StepFailed extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

let stopSignal;

/**
 * Runs a program to its end on this terminal and answers its exit code (128 + n after signal n).
 * A signal that asks us to stop is passed on once: npm and the terminal both deliver Ctrl-C, and a second one would
 * cut short the program's own way of ending. A program that has not ended `graceMs` later is killed. `wholeGroup` means
 * what it started as well, for a program that leads a process group and does not pass signals on itself.
 */
export function run(command, args, { started = () => {}, graceMs = 5_000, wholeGroup = false, ...options } = {}) {
  if (stopSignal) throw new StepFailed('Stopped.', 128 + constants.signals[stopSignal]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const send = signal => (wholeGroup ? process.kill(-child.pid, signal) : child.kill(signal));
    let asked = false;
    const passOn = signal => {
      if (asked) return;
      asked = true;
      send(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      setTimeout(() => send('SIGKILL'), graceMs).unref();
    };
    const settle = (finish, value) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      finish(value);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.once('spawn', () => started(child));
    child.once('error', failure => settle(reject, failure));
    child.once('exit', (code, signal) => settle(resolve, code ?? 128 + constants.signals[signal]));
  });
}

/** Runs npm, also from within an npm script: the npm that runs us, without the settings it made up for that script. */
export function npm(...args) {
  const kept = /^npm_config_(cache|registry|cafile|ca|proxy|https_proxy|noproxy|userconfig|offline|prefer_offline)$/i;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)),
  );
  const script = process.env.npm_execpath ?? '';
  if (basename(script).startsWith('npm')) return run(process.execPath, [script, ...args], { env });
  return run('npm', args, { env, shell: process.platform === 'win32' });
}

/** Runs a command-line tool's main, says why it failed in one line and sets the exit code. */
export async function runMain(main) {
  // A signal that arrives between two programs must not skip the cleaning up, but start no further program either.
  for (const signal of SIGNALS) process.on(signal, () => (stopSignal ??= signal));
  if (process.env.npm_lifecycle_event) endWithParent();
  try {
    process.exitCode = await main();
  } catch (failure) {
    console.error(stopSignal && failure instanceof StepFailed ? '\nStopped.' : `\n${inWords(failure)}`);
    process.exitCode = failure.exitCode ?? 1;
  }
}

const WORDS = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a disk that is read-only',
  ENOSPC: 'lies on a disk that is full',
};

/** What the system says of a folder or a file, in a sentence. */
function inWords({ code, path, message }) {
  return path && code in WORDS ? `${path} ${WORDS[code]}.` : message;
}

/** npm hands SIGTERM to the shell between it and us, and that shell dies without passing it on. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}
