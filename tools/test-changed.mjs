/**
 * `npm run test:changed`: the unit tests that import what has changed since the branch left `main`, and the api tests whose names
 * say that they are about it. `-- --since=HEAD~1` compares with another commit, `-- --list` names the tests only, `-- <files>` takes
 * these files as changed. Everything is what `npm test` runs.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { apiTestsOf, sourcesOf } from './changed-tests.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, run, runMain } from './run.mjs';

const JEST = ['node_modules/jest/bin/jest.js', '--silent'];
const options = process.argv.slice(2);
const files = options.filter(option => !option.startsWith('--'));
const since = options.find(option => option.startsWith('--since='))?.slice('--since='.length);

const linesOf = text => text.split('\n').filter(Boolean);
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const testFiles = () =>
  readdirSync(join(root, 'test'), { recursive: true }).map(name => `test/${name.replaceAll(sep, '/')}`);

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const changed = files.length > 0 ? files : changedFiles(since ?? branchPoint());
  const specs = [...new Set([...unitTestsOf(changed), ...apiTestsOf(changed, testFiles())])].sort();
  if (specs.length === 0) {
    console.log(
      changed.length === 0 ? 'Nothing has changed.' : `${changed.length} changed files, and no test is about them.`,
    );
    return 0;
  }
  console.log(`${specs.length} test files for ${changed.length} changed files:\n  ${specs.join('\n  ')}\n`);
  if (options.includes('--list')) return 0;
  return await run(process.execPath, [...JEST, '--selectProjects', 'unit', 'api', '--runTestsByPath', ...specs], {
    env: { ...process.env, NODE_ENV: 'test' },
  });
});

/** Where this branch left `main`; the last commit on `main` itself and where there is none. */
function branchPoint() {
  try {
    return git('merge-base', 'main', 'HEAD').trim();
  } catch {
    return 'HEAD';
  }
}

/** Committed, staged, unstaged and new files. */
function changedFiles(commit) {
  return [
    ...linesOf(git('diff', '--name-only', commit)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
}

function unitTestsOf(changed) {
  const sources = sourcesOf(changed, root);
  if (sources.length === 0) return [];
  const args = [...JEST, '--selectProjects', 'unit', '--listTests', '--findRelatedTests', ...sources];
  const found = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return linesOf(found)
    .filter(line => line.startsWith(root)) // Jest also names its projects
    .map(path => relative(root, path).replaceAll(sep, '/'));
}
