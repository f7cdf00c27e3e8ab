import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installCommand, missingPrograms, neededPrograms, programTitle } from '../test/harness/programs.cjs';
import { root } from './run.mjs';

/** The system tests that need a program which is missing here: their paths and the names of these programs. */
export function filesToLeaveOut() {
  const missing = missingPrograms();
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter(name => name.endsWith('.system.spec.ts'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .sort()
    .map(file => ({ file, programs: neededPrograms(join(root, file)).filter(name => missing.includes(name)) }))
    .filter(({ programs }) => programs.length > 0);
}

/** What is missing, and the command that installs it. */
export function missingNotice(leftOut) {
  const names = [...new Set(leftOut.flatMap(({ programs }) => programs))];
  return `Not installed: ${names.map(programTitle).join(', ')}. To install: ${installCommand(names)}`;
}

export const filesIn = leftOut => (leftOut.length === 1 ? '1 file' : `${leftOut.length} files`);

/** Names and counts what was not run. */
export function notRunNotice(leftOut) {
  const lines = leftOut.map(({ file, programs }) => `  ${file} (needs ${programs.map(programTitle).join(', ')})`);
  return [`\nNot run: ${filesIn(leftOut)}`, ...lines, missingNotice(leftOut)].join('\n');
}
