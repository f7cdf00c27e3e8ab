/** @no-database */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../source-files';

const LINES = 5000;

/** Writes lines for a terminal and ends the process at once. */
const PROGRAM = `
  const { Log, standardOutput } = require(${JSON.stringify(join(ROOT, 'src/kit/log/log.ts'))});
  const { readableLines } = require(${JSON.stringify(join(ROOT, 'src/host/start/readable-lines.ts'))});
  const log = new Log('info', () => standardOutput(readableLines(false)));
  for (let number = 1; number <= ${LINES}; number++) log.info({ number }, 'line');
  process.exit(0);`;

it('loses no line when the process ends', async () => {
  const hook = join(ROOT, 'test/harness/typescript.cjs');
  const output = await new Promise<string>((resolve, reject) => {
    const args = ['--require', hook, '--eval', PROGRAM];
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 24 }, (failure, out) =>
      failure ? reject(failure) : resolve(out),
    );
  });
  const lines = output.trimEnd().split('\n');
  expect(lines).toHaveLength(LINES);
  expect(lines.at(-1)).toMatch(new RegExp(`^\\d\\d:\\d\\d:\\d\\d line \\{"number":${LINES}\\}$`));
});
