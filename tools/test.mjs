/**
 * `npm test`: lint, types and the unit and api tests. `npm run test:system` (`--system`): the tests that start processes,
 * browsers and servers. `npm run test:full` (`--full`): both, with every trial of random tests, storms and races. All work on a
 * fresh clone. `npm test -- food`: types, and the tests of one service and of what all services share. Further arguments are
 * passed on to Jest.
 */
import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { npm, root, run, runMain, StepFailed } from './run.mjs';
import { filesIn, filesToLeaveOut, missingNotice, notRunNotice } from './system-tests.mjs';

// System tests wait for other processes half the time.
const SYSTEM_WORKERS = Math.min(Math.max(availableParallelism(), 2) * 2, 12);
// Tests make many objects and keep few: 7 % less processor time for a run.
const YOUNG_GENERATION = '--max-semi-space-size=64';
const CHECKS = ['lint:code', 'lint:imports', 'typecheck'];
const OWN_OPTIONS = ['--system', '--full', '--all'];

const { CI = 'false', TEST_COUNTS } = process.env;
// One for all workers of Jest, each of which would choose its own.
const { TEST_SEED = `${randomInt(2 ** 31)}` } = process.env;
const options = process.argv.slice(2);
const isFull = options.includes('--full');
const services = options.filter(isService);
const jestOptions = options.filter(option => !OWN_OPTIONS.includes(option) && !isService(option));

await runMain(async () => {
  try {
    checkNode();
    const { counts, exitCode } = await tests();
    if (!TEST_COUNTS) console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
    record(counts);
    return exitCode;
  } catch (failure) {
    record({ passed: 0, failed: 1 });
    throw failure;
  }
});

function tests() {
  if (isFull) return everything();
  return options.includes('--system') ? systemTests() : checksAndTests();
}

async function everything() {
  console.log(`Seed ${TEST_SEED}. To repeat: TEST_SEED=${TEST_SEED} npm run test:full\n`);
  // Before the first tests, because a missing program may be a failure.
  const leftOut = leaveOut();
  const [first, second] = [await checksAndTests(), await systemTests(leftOut)];
  const counts = {
    passed: first.counts.passed + second.counts.passed,
    failed: first.counts.failed + second.counts.failed,
  };
  return { counts, exitCode: first.exitCode || second.exitCode };
}

async function checksAndTests() {
  await ensureInstalled();
  const checks = services.length > 0 ? ['typecheck'] : CHECKS;
  const exitCodes = await Promise.all(checks.map(script => npm('run', script, '--loglevel=error')));
  const failed = exitCodes.findIndex(exitCode => exitCode !== 0);
  if (failed >= 0) throw new StepFailed(`npm run ${checks[failed]} failed.`, exitCodes[failed]);
  return await jest(['--selectProjects', 'unit', 'api', ...pathsOf(services)]);
}

/** Whether a service has this name. */
function isService(name) {
  return /^[a-z]+$/.test(name) && existsSync(join(root, 'src/services', name));
}

/** The tests of these services, of the folders they share, and what the contract says of them; everything for none. */
function pathsOf(names) {
  if (names.length === 0) return [];
  const some = `(${names.join('|')})`;
  const folders = [
    'src/(?!services/)',
    `src/services/${some}/`,
    `test/(${some}|shared|kit)/`,
    `test/contract/(.+\\.)?${some}\\.`,
  ];
  return [`--testPathPatterns=${folders.join('|')}`];
}

/** The files whose programs are missing, except with `--all` or CI=true, where these must be installed. */
function leaveOut() {
  const leftOut = filesToLeaveOut();
  if (leftOut.length === 0) return leftOut;
  if (CI !== 'false' || options.includes('--all')) throw new StepFailed(missingNotice(leftOut), 1);
  console.log(`${missingNotice(leftOut)}\nLeft out without them: ${filesIn(leftOut)}.\n`);
  return leftOut;
}

async function systemTests(leftOut = leaveOut()) {
  await ensureInstalled();
  const ignored = leftOut.map(({ file }) => `--testPathIgnorePatterns=/${file.replaceAll('.', '\\.')}$`);
  const selection = ['--selectProjects', 'system', '--passWithNoTests'];
  const result = await jest([...selection, `--maxWorkers=${SYSTEM_WORKERS}`, ...ignored]);
  if (leftOut.length > 0) console.log(notRunNotice(leftOut));
  return result;
}

async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-counts-'));
  const env = { ...process.env, NODE_ENV: 'test', TEST_SEED, JEST_COUNTS: join(folder, 'counts.json') };
  if (isFull) env.TEST_TRIALS = 'full';
  // Options of Jest that take several values would take a path that follows them for one more.
  const program = ['node_modules/jest/bin/jest.js', ...jestOptions, '--reporters=./test/harness/counting-reporter.cjs'];
  try {
    const exitCode = await run(process.execPath, [YOUNG_GENERATION, ...program, ...args], { env });
    return { exitCode, counts: readCounts(env.JEST_COUNTS, exitCode) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Jest writes no counts when it finds no tests or cannot start. */
function readCounts(file, exitCode) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (exitCode === 0) return { passed: 0, failed: 0 };
  throw new StepFailed('Jest ended without results.', exitCode);
}

/** `.ci/run` names a file in TEST_COUNTS, in which it collects the counts of both commands for one closing line. */
function record({ passed, failed }) {
  if (TEST_COUNTS) appendFileSync(TEST_COUNTS, `${passed} ${failed}\n`);
}
