/** @no-database */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../source-files';

const NEEDS_REDIS = "/** @needs redis-server */\nit('counts in Redis', () => undefined);";
const PASSES = "it('passes', () => undefined);";
const FAILS = "it('fails', () => { throw new Error('wrong'); });";
const CANNOT_RUN = "require('./not-there');";

let project: string;

/** A project with the commands of this one, its own tests, and a folder of programs that has nothing but Node. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'quintet-test-command-'));
  for (const folder of ['tools', '.ci', 'package-lock.json'])
    cpSync(join(ROOT, folder), join(project, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  for (const name of ['programs.cjs', 'counting-reporter.cjs'])
    write(`test/harness/${name}`, '', join(ROOT, 'test/harness', name));
  const scripts = {
    'lint:code': 'node -p "0"',
    'lint:imports': 'node -p "0"',
    typecheck: 'node -p "0"',
    test: 'node tools/test.mjs',
    'test:system': 'node tools/test.mjs --system',
    'test:full': 'node tools/test.mjs --full',
  };
  write('package.json', JSON.stringify({ scripts }));
  const projectNamed = (displayName: string, testMatch: string[]) => ({ displayName, testMatch, transform: {} });
  const projects = [
    projectNamed('unit', ['<rootDir>/src/**/*.spec.ts']),
    projectNamed('api', ['<rootDir>/test/**/*.spec.ts', '!**/*.system.spec.ts']),
    projectNamed('system', ['<rootDir>/test/**/*.system.spec.ts']),
  ];
  write('jest.config.js', `module.exports = ${JSON.stringify({ projects })}`);
  write('src/one.spec.ts', PASSES);
  write('test/two.spec.ts', PASSES);
  write('test/three.system.spec.ts', PASSES);
  write('test/shop/four.system.spec.ts', NEEDS_REDIS);
  mkdirSync(join(project, 'programs'));
  symlinkSync(process.execPath, join(project, 'programs/node'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string, source?: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  if (source) cpSync(source, join(project, path));
  else writeFileSync(join(project, path), text);
}

interface Ended {
  exitCode: number;
  output: string;
  lastLine: string;
}

/** Without what an outer `.ci/run` sets, so that these tests answer the same within it. */
const { CI: _ci, TEST_COUNTS: _counts, TEST_SEED: _seed, TEST_TRIALS: _trials, ...ENV } = process.env;

async function runCommand(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise(resolve => {
    execFile(program, args, { cwd: project, env }, (failure, stdout, stderr) => {
      const lastLine = stdout.trimEnd().split('\n').at(-1)!;
      resolve({ exitCode: Number(failure?.code ?? 0), output: stdout + stderr, lastLine });
    });
  });
}

/** Runs the system tests where only Node is installed. */
const systemTests = async (env: Record<string, string> = {}, ...args: string[]) =>
  runCommand(process.execPath, ['tools/test.mjs', '--system', ...args], { PATH: join(project, 'programs'), ...env });

describe('npm run test:system, with Node alone', () => {
  it('says what is missing, names and counts the files that it leaves out, and passes', async () => {
    const { exitCode, output, lastLine } = await systemTests();
    expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '1 passed, 0 failed' });
    expect(output).toMatch(/^Not installed: redis-server\. To install: .*install redis/);
    expect(output).toContain('Not run: 1 file\n  test/shop/four.system.spec.ts (needs redis-server)\n');
  });

  it.each([
    ['CI=true', { CI: 'true' }, []],
    ['--all', {}, ['--all']],
  ])('fails with %s before it runs anything', async (_name, env, args) => {
    const { exitCode, output } = await systemTests(env, ...args);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^\nNot installed: redis-server\. To install: .*\n$/);
  });

  it('passes a path on to Jest', async () => {
    const { exitCode, lastLine } = await systemTests({}, 'test/shop');
    expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '0 passed, 0 failed' });
  });
});

it('npm test counts a failure and a file that cannot run, once', async () => {
  write('test/two.spec.ts', FAILS);
  write('test/five.spec.ts', CANNOT_RUN);
  const { exitCode, output, lastLine } = await runCommand(process.execPath, ['tools/test.mjs'], ENV);
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '1 passed, 2 failed' });
  expect(output).toContain('  test/five.spec.ts (could not run)\n');
  expect(output).toContain('  test/two.spec.ts: fails\n');
  expect(output.match(/\d+ failed/g)).toEqual(['2 failed']);
  expect(output).not.toContain(tmpdir());
});

it('npm test -- food runs the tests of one service and of what all services share', async () => {
  const its = ['src/kit/a.spec.ts', 'src/services/food/b.spec.ts', 'test/food/c.spec.ts', 'test/contract/food.spec.ts'];
  const others = ['src/services/stays/d.spec.ts', 'test/stays/e.spec.ts', 'test/contract/stays.spec.ts'];
  for (const file of its) write(file, PASSES);
  for (const file of others) write(file, FAILS);
  const { exitCode, lastLine } = await runCommand(process.execPath, ['tools/test.mjs', 'food'], ENV);
  // And `src/one.spec.ts`.
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '5 passed, 0 failed' });
});

it('npm run test:full prints its seed first and runs all tests with every trial, also after a failure', async () => {
  const variables = '[process.env.TEST_TRIALS, process.env.TEST_SEED]';
  const passes = `it('passes', () => expect(${variables}).toEqual(['full', '271828']));`;
  for (const file of ['src/one.spec.ts', 'test/three.system.spec.ts']) write(file, passes);
  write('test/two.spec.ts', FAILS);
  rmSync(join(project, 'test/shop'), { recursive: true });
  const env = { ...ENV, TEST_SEED: '271828' };
  const { exitCode, output, lastLine } = await runCommand(process.execPath, ['tools/test.mjs', '--full'], env);
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '2 passed, 1 failed' });
  expect(output).toMatch(/^Seed 271828\. To repeat: TEST_SEED=271828 npm run test:full\n/);
});

describe('.ci/run', () => {
  /** With programs that pass for installed ones. */
  const ciRun = async () => {
    const postgres = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];
    for (const name of ['redis-server', 'ps', 'chromium', 'node22', 'node24', ...postgres])
      write(`programs/${name}`, '');
    for (const name of ['standardwebhooks', 'svix'])
      write(`test/harness/webhook-libraries/node_modules/${name}/package.json`, '{}');
    write('test/harness/mcp-conformance/node_modules/@modelcontextprotocol/conformance/dist/index.js', '');
    const PATH = `${join(project, 'programs')}:${process.env['PATH']}`;
    return runCommand('bash', ['.ci/run'], { ...ENV, PATH });
  };

  it('ends with one line for both commands', async () => {
    const { exitCode, output, lastLine } = await ciRun();
    expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '4 passed, 0 failed' });
    expect(output.match(/\d+ passed/g)).toEqual(['4 passed']);
  });

  it('fails with either of them, and runs the other', async () => {
    write('test/two.spec.ts', FAILS);
    const { exitCode, lastLine } = await ciRun();
    expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '3 passed, 1 failed' });
  });
});
