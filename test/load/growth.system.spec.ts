/** @no-database */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../harness/data-folder';
import { type DemoDatabase, recentDemoDatabase } from '../harness/demo-template';
import { linkDrawings } from '../harness/drawings';
import { ROOT } from '../source-files';

const SERVICES = ['food', 'courses', 'property', 'stays', 'fitness'];
const TIMEOUT_MS = 580_000;
/** Blocks of 8 KB. A page of twenty records reads less than 1,000 at any size, one with a lookup for each row of a table more. */
const MAX_BUFFERS = '2000';
/** The tables that grow most have 113 blocks (seats) to 840 (bookings) at this size, an index that counts their rows 30 to 60. */
const MAX_SCAN = '105';

let directory: string;
let demo: DemoDatabase;
beforeAll(async () => {
  directory = mkdtempSync(join(dataFolder(), 'quintet-growth-test-'));
  demo = await recentDemoDatabase(...SERVICES);
  linkDrawings({ mediaRoot: directory }, SERVICES);
});
afterAll(async () => {
  await demo?.drop();
  rmSync(directory, { recursive: true, force: true });
});

/** Runs the program and returns the lines that it printed. */
async function run(...args: string[]): Promise<string[]> {
  const program = [join(ROOT, 'test/load/growth.mjs'), '--build', ROOT, '--database', demo.url, ...args];
  const options = { env: { ...process.env, MEDIA_ROOT: directory, TMPDIR: directory }, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, program, { ...options, maxBuffer: 2 ** 26 }, (failure, printed, complaints) => {
      if (failure) reject(new Error(`growth failed: ${complaints}\n${printed}`, { cause: failure }));
      else resolve(printed.split('\n').filter(line => line !== ''));
    });
  });
}

it('no read reads more than its page with ten thousand orders, five thousand bookings and ten thousand seats', async () => {
  const bounds = ['--buffers', MAX_BUFFERS, '--scan', MAX_SCAN, '--values', '0', '--rounds', '0'];
  const printed = await run('--size', '0.01', ...bounds);
  const [grown, asked] = printed;
  expect(grown).toMatch(/\d{4} rows of food.customer_order, \d{4,5} rows of courses.enrollment, /);
  expect(asked).toMatch(/^\d{4} requests to \d{3} routes, \d{3} of them with a record$/);
  expect(printed.filter(line => /^(over|failed):/.test(line))).toEqual([]);
});
