/** @no-database */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { foodBooks } from '#services/food/books/food.books';
import { checksOf } from '#money/books/checks';
import { dataFolder } from '../harness/data-folder';
import { type DemoDatabase, recentDemoDatabase } from '../harness/demo-template';
import { linkDrawings } from '../harness/drawings';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { ROOT } from '../source-files';

const FOLDER = join(ROOT, 'test/load');
const SERVICES = ['food', 'courses', 'property', 'stays'];
/** As in the test of growth, which copies the same. Programs that start an application of their own use fitness as well. */
const DEMO_SERVICES = [...SERVICES, 'fitness'];
/** A program that waits for something in vain ends, and with it what it started. */
const PROGRAM_TIMEOUT_MS = 500_000;

let directory: string;
let demo: DemoDatabase;
let application: OwnProcess;

beforeAll(async () => {
  directory = mkdtempSync(join(dataFolder(), 'quintet-load-test-'));
  demo = await recentDemoDatabase(...DEMO_SERVICES);
  linkDrawings({ mediaRoot: directory }, DEMO_SERVICES);
  application = await startProcess({
    SERVICES: SERVICES.join(),
    DATABASE_URL: demo.url,
    DEMO_DATA: 'true',
    MEDIA_ROOT: directory,
    RATE_LIMIT_ORDERS: '100000',
    RATE_LIMIT_LOGIN: '100000',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  application?.child.kill('SIGTERM');
  await application?.ended;
  await demo?.drop();
  rmSync(directory, { recursive: true, force: true });
});

/** Runs a program of the folder to its end and returns the lines that it printed. */
async function run(name: string, ...args: string[]): Promise<string[]> {
  const program = [join(FOLDER, `${name}.mjs`), ...args];
  const options = { env: { ...process.env, MEDIA_ROOT: directory, TMPDIR: directory }, timeout: PROGRAM_TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, program, options, (failure, printed, complaints) => {
      if (failure) reject(new Error(`${name} failed: ${complaints}\n${printed}`, { cause: failure }));
      else resolve(printed.split('\n').filter(line => line !== ''));
    });
  });
}

const SOURCES = ['--build', '.'];
const onDatabase = () => ['--database', demo.url];
const onApplication = () => [...onDatabase(), '--origin', application.origin, '--pid', String(application.child.pid)];

/** Expects these lines and no others. */
const expectLines = (printed: string[], lines: RegExp[]) =>
  expect(printed).toEqual(lines.map(line => expect.stringMatching(line)));

/** By name of the program: runs it small and checks what it prints. The first one fills the database for all. */
const programs: Record<string, () => Promise<void>> = {
  fill: async () => {
    const printed = await run('fill', ...onDatabase(), '--dishes', '60', '--orders', '600');
    expect(printed).toEqual(['60 published dishes, 600 orders']);
    await expectValidOrders();
  },

  run: async () => {
    const short = ['--seconds', '0.1', '--warmup', '0', '--rounds', '1', '--connections', '2'];
    const printed = await run('run', ...onApplication(), ...short, '--floors', 'all');
    const read = { application: '200', bytes: '200' };
    const [quoted, shown] = [{ application: '200' }, { application: '200' }];
    expect(statusesIn(printed)).toEqual({
      list: { ...read, statement: '200', nest: '200' },
      detail: { ...read, statement: '200' },
      page: { ...read, statement: '200' },
      search: read,
      categories: read,
      kitchens: read,
      homes: read,
      stays: read,
      facets: read,
      settings: read,
      catalogue: read,
      quote: quoted,
      order: { application: '201', statement: '201', nest: '201' },
      slot: { application: '201' },
      booking: { application: '201' },
      orders: shown,
      overview: shown,
    });
    expect(printed.filter(line => line.includes('requests x'))).toHaveLength(17);
  },

  'sign-in': async () =>
    expectLines(await run('sign-in', ...onApplication(), '--seconds', '0.1', '--rounds', '1', '--waiting', '2'), [
      /^sign-ins [\d.]+\/s, bcrypt alone [\d.]+\/s: x /,
      /^processor time of one: /,
      /^a read quiet: p50 [\d.]+ ms, p99 [\d.]+ ms {2}200: \d+$/,
      /^a read while 2 sign-ins wait: p50 [\d.]+ ms, p99 [\d.]+ ms {2}200: \d+$/,
      /^p99 of a read x /,
    ]),

  sockets: async () => {
    const small = ['--idle', '4', '--listening', '2', '--accounts', '2', '--orders', '1', '--settle', '0.1'];
    expectLines(await run('sockets', ...onApplication(), ...small), [
      /^4 idle pages: /,
      /^1 orders to 2 pages: notified -?\d+ ms after the order was stored/,
    ]);
  },

  'picture-under-load': async () =>
    expectLines(await run('picture-under-load', ...onApplication(), '--seconds', '0.1'), [
      /^alone +\d+ pictures/,
      /^with sign-ins +\d+ pictures/,
      /^sign-ins .* responses 200$/,
    ]),

  tools: async () => {
    const small = ['--services', 'food', '--calls', '2', '--warmup', '2', '--rounds', '1'];
    expectLines(await run('tools', ...SOURCES, ...onDatabase(), ...small), [
      /^food: the first list /,
      /^food, the owner: \d+ tools /,
      /^menu_list_products +route /,
      /^menu_get_product +route /,
      /^order_handling_list +route /,
      /^team_list +route /,
      /^overview_get +route /,
    ]);
  },

  tail: async () => {
    const works = ['export', 'orders', 'picture', 'calendar', 'sign-ins', 'books', 'reconciliation'];
    expectLines(await run('tail', ...SOURCES, ...onDatabase(), '--seconds', '0.1', '--scale', '0.05'), [
      /^quiet .* event loop at most \d+ ms .* {2}200: \d+$/,
      ...[...works, 'together'].map(name => new RegExp(`^${name} .*  200: \\d+  \\d+ times, \\d+ ms each$`)),
    ]);
  },

  heap: async () =>
    expectLines(await run('heap', ...SOURCES, ...onDatabase(), '--requests', '20', '--each', '20'), [
      /^at rest: [\d.]+ MiB$/,
      /^after \d+ requests: [\d.]+ MiB .* {2}(200: \d+|201: \d+|, )+$/,
    ]),

  start: async () =>
    expectLines(await run('start', ...SOURCES, ...onDatabase(), '--services', 'food', '--rounds', '1', '--rest', '0'), [
      /^nest +healthy after /,
      /^application +healthy after /,
    ]),

  /** On a Postgres, a database and with an application that the program starts, as all do without an option. */
  ingest: async () => {
    const small = ['--members', '20', '--days', '5', '--connections', '2', '--seconds', '0.1'];
    expectLines(await run('ingest', ...SOURCES, ...small), [
      /^day .* push {2}201: \d+$/,
      /^quarter .* push {2}201: \d+$/,
      /^sessions .* push {2}201: \d+$/,
    ]);
  },

  pictures: async () =>
    expectLines(await run('pictures', ...SOURCES, '--pictures', '2', '--megapixels', '4'), [
      /^bounded .* 2 x 4 files of 1600 x 1200$/,
      /^unbounded .* 2 x 4 files of 1600 x 1200$/,
    ]),
};

/** The books agree with the orders, and orders under way of a kitchen with limits hold a slot. */
async function expectValidOrders(): Promise<void> {
  const client = new Client({ connectionString: demo.url, options: '-c search_path=food,public' });
  await client.connect();
  try {
    const differences = [];
    for (const { sql } of checksOf(foodBooks)) differences.push(...(await client.query<object>(sql)).rows);
    expect(differences).toEqual([]);
    const { rows } = await client.query<{ copied: boolean; holds: boolean }>(
      `SELECT DISTINCT o.id > 1000 AS copied, hold.order_id IS NOT NULL AS holds
       FROM customer_order o JOIN kitchen k ON k.id = o.kitchen_id LEFT JOIN slot_hold hold ON hold.order_id = o.id
       WHERE k.slot_orders IS NOT NULL AND o.id > 1000 AND o.status IN ('pending', 'confirmed', 'preparing', 'ready')`,
    );
    expect(rows).toEqual([{ copied: true, holds: true }]);
  } finally {
    await client.end();
  }
}

/** The statuses that `run` printed, by scenario and by what was measured. */
function statusesIn(printed: string[]): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let scenario = '';
  for (const line of printed) {
    scenario = /^(\w+): \d+ connections/.exec(line)?.[1] ?? scenario;
    const [, name, statuses] = /^ {2}(\w+) +\d+\/s .* ms {2}(.+) {2}least processor/.exec(line) ?? [];
    if (name && statuses) (found[scenario] ??= {})[name] = statuses.replaceAll(/: \d+/g, '');
  }
  return found;
}

it.each(Object.entries(programs))('%s ends well, and every request as it should', async (_, runSmall) => {
  await runSmall();
});

/** Programs with a test file of their own. */
const ELSEWHERE = ['growth'];

it('every program of the folder is run here and described in its README', () => {
  const sources = readdirSync(FOLDER).filter(name => name.endsWith('.mjs'));
  const isProgram = (name: string) => !/^export /m.test(readFileSync(join(FOLDER, name), 'utf8'));
  const found = sources.filter(isProgram).map(name => name.slice(0, -'.mjs'.length));
  expect([...Object.keys(programs), ...ELSEWHERE].toSorted()).toEqual(found.toSorted());
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const described = new Set([...readme.matchAll(/node test\/load\/([\w-]+)\.mjs/g)].map(([, name]) => name));
  expect(described).toEqual(new Set(found));
});
