/** @no-database */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../source-files';

interface State {
  open: boolean;
  role: object;
  program: string;
  foreign: number;
  owner: string;
}

let found: {
  refused: string;
  leftBehind: boolean;
  isFound: boolean;
  isEndNoticed: boolean;
  before: State & { mode: number };
  after: State;
};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-own-postgres-'));
  try {
    const trial = join(ROOT, 'test/start/own-postgres.mjs');
    found = JSON.parse((await promisify(execFile)(process.execPath, [trial, folder])).stdout) as typeof found;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const INSUFFICIENT_PRIVILEGE = '42501';
const closed = {
  open: false,
  role: { rolsuper: false, rolcreaterole: false },
  program: INSUFFICIENT_PRIVILEGE,
  foreign: 0,
  owner: 'quintet',
};

it('lets nobody in without the password that it made up, and the application be no superuser', () => {
  expect(found.before).toEqual({ ...closed, mode: 0o600 });
});

it('closes what an older version left open, and hands its data over', () => {
  expect(found.after).toEqual(closed);
});

it('does not stay behind when the database cannot be made', () => {
  expect(found.refused).not.toBe('');
  expect(found.leftBehind).toBe(false);
});

it('is found by the command line where it runs', () => {
  expect(found.isFound).toBe(true);
});

it('is noticed when it ends', () => {
  expect(found.isEndNoticed).toBe(true);
});
