/** `npm test`: lint, type check and the tests, on a fresh clone too. Arguments are passed on to Jest. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { npm, run, runMain, StepFailed } from './run.mjs';

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  for (const script of ['lint', 'typecheck']) {
    const exitCode = await npm('run', script, '--loglevel=error');
    if (exitCode !== 0) throw new StepFailed(`npm run ${script} failed.`, exitCode);
  }
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
