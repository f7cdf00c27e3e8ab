const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');
const { DefaultReporter } = require('@jest/reporters');

/**
 * Reports files as Jest does by default, but no summary: it names the failed tests and writes the counts to the file
 * `JEST_COUNTS`, from which `tools/test.mjs` prints the closing line.
 */
module.exports = class CountingReporter extends DefaultReporter {
  onRunComplete(contexts, results) {
    super.onRunComplete(contexts, results);
    const failed = results.testResults.flatMap(namesOfFailed);
    if (failed.length > 0) this.log(['\nFailed:', ...failed].join('\n  '));
    this.log(`\nTests ended after ${Math.round((Date.now() - results.startTime) / 1000)} s.`);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results;
    // A file that could not run has no tests to count: it counts as one that failed.
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    writeFileSync(process.env.JEST_COUNTS, JSON.stringify(counts));
  }
};

function namesOfFailed({ testFilePath, testExecError, testResults }) {
  const file = relative(process.cwd(), testFilePath);
  if (testExecError) return [`${file} (could not run)`];
  return testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
}
