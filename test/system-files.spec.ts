/** @no-database */
import { join } from 'node:path';
import { neededPrograms, type Program } from './harness/programs.cjs';
import { reachableFrom, ROOT, testFiles } from './source-files';

/** Modules of the tests that start processes and servers, with the program that they need. */
const STARTERS: Record<string, Program | undefined> = {
  'test/harness/own-process.ts': undefined,
  'test/harness/own-redis.ts': 'redis-server',
  'test/harness/own-pgbouncer.ts': 'pgbouncer',
  'test/harness/own-postgres.ts': 'ps',
  'test/harness/installed-postgres.ts': 'postgres',
  'test/browser/chromium.ts': 'chromium',
  // Loads modules with `require`, which all open pages.
  'test/browser/describe-cases.ts': 'chromium',
  'test/harness/later-node.ts': 'later-node',
  'test/harness/webhook-library.ts': 'webhook-libraries',
  'test/harness/mcp-conformance.ts': 'mcp-conformance',
};

const files = new Map(testFiles().map(file => [file.path, file]));
const specs = [...files.keys()].filter(path => path.endsWith('.spec.ts'));

/** The starters that a test file imports, directly or not. */
const startersOf = (path: string) =>
  reachableFrom([path], files)
    .map(file => file.path)
    .filter(imported => imported in STARTERS);

it('a test that starts processes or servers is a system test', () => {
  const starting = specs.filter(path => startersOf(path).length > 0);
  expect(starting.length).toBeGreaterThan(15);
  expect(starting.filter(path => !path.endsWith('.system.spec.ts'))).toEqual([]);
});

it('a system test names the programs that it needs, and no others', () => {
  const named = specs.map(path => [path, neededPrograms(join(ROOT, path)).sort()]);
  const needed = specs.map(path => [
    path,
    [...new Set(startersOf(path).flatMap(starter => STARTERS[starter] ?? []))].sort(),
  ]);
  expect(named).toEqual(needed);
});
