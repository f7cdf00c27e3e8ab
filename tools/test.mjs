/** `npm test`: lint, type check and the tests, on a fresh clone too. Arguments are passed on to Jest. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { npm, run, runMain, StepFailed } from './run.mjs';

const CHECKS = ['lint', 'typecheck'];

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const exitCodes = await Promise.all(CHECKS.map(script => npm('run', script, '--loglevel=error')));
  const failed = exitCodes.findIndex(exitCode => exitCode !== 0);
  if (failed >= 0) throw new StepFailed(`npm run ${CHECKS[failed]} failed.`, exitCodes[failed]);
  return await jest(process.argv.slice(2));
});

async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-results-'));
  const results = join(folder, 'results.json');
  try {
    const options = ['--json', `--outputFile=${results}`, ...args];
    const exitCode = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...options], {
      env: { ...process.env, NODE_ENV: 'test' },
    });
    console.log(summary(results));
    return exitCode;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A test file that could not run at all has no tests to count: it counts as one that failed. */
function summary(file) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    return `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`;
  } catch {
    return 'Jest ended without results.';
  }
}
