/**
 * `npm test`: lint, types and the unit and api tests. `npm run test:system` (`--system`): the tests that start processes,
 * browsers and servers. Both work on a fresh clone. Further arguments are passed on to Jest.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { npm, run, runMain, StepFailed } from './run.mjs';
import { filesIn, filesToLeaveOut, missingNotice, notRunNotice } from './system-tests.mjs';

// System tests wait for other processes half the time.
const SYSTEM_WORKERS = Math.min(Math.max(availableParallelism(), 2) * 2, 12);
const CHECKS = ['lint:code', 'lint:imports', 'typecheck'];
const OWN_OPTIONS = ['--system', '--all'];

const { CI = 'false', TEST_COUNTS } = process.env;
const options = process.argv.slice(2);
const jestOptions = options.filter(option => !OWN_OPTIONS.includes(option));

await runMain(async () => {
  try {
    checkNode();
    const { counts, exitCode } = options.includes('--system') ? await systemTests() : await checksAndTests();
    if (!TEST_COUNTS) console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
    record(counts);
    return exitCode;
  } catch (failure) {
    record({ passed: 0, failed: 1 });
    throw failure;
  }
});

async function checksAndTests() {
  await ensureInstalled();
  const exitCodes = await Promise.all(CHECKS.map(script => npm('run', script, '--loglevel=error')));
  const failed = exitCodes.findIndex(exitCode => exitCode !== 0);
  if (failed >= 0) throw new StepFailed(`npm run ${CHECKS[failed]} failed.`, exitCodes[failed]);
  return await jest(['--selectProjects', 'unit', 'api']);
}

/** Leaves out the files whose programs are missing, except with `--all` or CI=true, where these must be installed. */
async function systemTests() {
  const leftOut = filesToLeaveOut();
  if (leftOut.length > 0) {
    if (CI !== 'false' || options.includes('--all')) throw new StepFailed(missingNotice(leftOut), 1);
    console.log(`${missingNotice(leftOut)}\nLeft out without them: ${filesIn(leftOut)}.\n`);
  }
  await ensureInstalled();
  const ignored = leftOut.map(({ file }) => `--testPathIgnorePatterns=/${file.replaceAll('.', '\\.')}$`);
  const selection = ['--selectProjects', 'system', '--passWithNoTests'];
  const result = await jest([...selection, `--maxWorkers=${SYSTEM_WORKERS}`, ...ignored]);
  if (leftOut.length > 0) console.log(notRunNotice(leftOut));
  return result;
}

async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-counts-'));
  const env = { ...process.env, NODE_ENV: 'test', JEST_COUNTS: join(folder, 'counts.json') };
  // Options of Jest that take several values would take a path that follows them for one more.
  const program = ['node_modules/jest/bin/jest.js', ...jestOptions, '--reporters=./test/harness/counting-reporter.cjs'];
  try {
    const exitCode = await run(process.execPath, [...program, ...args], { env });
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
