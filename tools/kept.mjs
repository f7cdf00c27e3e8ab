/** What `npm start` keeps in the folder of the project from one start to the next. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.mjs';
import { root } from './run.mjs';

export const DATA = join(root, '.data');
export const POSTGRES = { directory: join(DATA, 'postgres'), database: 'quintet' };

/** Kept, so that a restart signs nobody out. */
export function keptSecret() {
  const file = join(DATA, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(DATA, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

const PROCESS = join(DATA, 'process.json');

/** Stores where the application of this folder listens, for the command line. */
export function keepProcess({ PORT = '', HOST = '' }) {
  mkdirSync(DATA, { recursive: true });
  writeFileSync(PROCESS, JSON.stringify({ pid: process.pid, PORT, HOST }));
}

export function forgetProcess() {
  if (readProcess()?.pid === process.pid) rmSync(PROCESS, { force: true });
}

/** PORT and HOST of the application that runs from this folder, empty ones left out; undefined if none runs. */
export function runningProcess() {
  const { pid, PORT, HOST } = readProcess() ?? {};
  if (!isRunning(pid, 'start.mjs')) return undefined;
  return { ...(PORT && { PORT }), ...(HOST && { HOST }) };
}

function readProcess() {
  try {
    return JSON.parse(readFileSync(PROCESS, 'utf8'));
  } catch {
    return undefined;
  }
}
