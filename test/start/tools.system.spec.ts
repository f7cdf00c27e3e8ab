/** @no-database */
import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../source-files';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'quintet-tools-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ending {
  exitCode: number;
  said: string;
  complained: string;
}

/** Runs a program of the project to its end. */
async function node(args: string[], environment: Record<string, string> = {}): Promise<Ending> {
  return new Promise(resolve => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, args, { cwd: folder, env }, (failure, said, complained) =>
      resolve({ exitCode: Number(failure?.code ?? 0), said, complained }),
    );
  });
}

const tool = (name: string) => join(ROOT, 'tools', name);

it('says at once that the port is taken, before anything is installed, built or waited for', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { exitCode, said, complained } = await node([tool('start.mjs')], { PORT: String(port), NODE_ENV: '' });
  server.close();
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complained).toBe(
    `\nPort ${port} is taken: end the program that listens there, or choose another: PORT=${port + 1}.\n`,
  );
});

describe('data that lie elsewhere', () => {
  const open = () => join(folder, 'open');
  const place = async (clone: string) => {
    mkdirSync(open(), { recursive: true });
    const wanted = JSON.stringify(join(folder, clone, '.data/postgres'));
    const { said } = await node([
      '--input-type=module',
      '--eval',
      `import { elsewhere, removeElsewhere } from ${JSON.stringify(tool('elsewhere.mjs'))};
       import { mkdirSync } from 'node:fs';
       const { directory, orphans } = elsewhere(${wanted}, ${JSON.stringify(open())});
       mkdirSync(directory, { recursive: true });
       orphans.forEach(removeElsewhere);
       process.stdout.write(directory);`,
    ]);
    return said;
  };

  it('are found again, and go with the folder that names them', async () => {
    const first = await place('clone');
    expect(await place('clone')).toBe(first);
    rmSync(join(folder, 'clone/.data'), { recursive: true });
    const second = await place('clone');
    expect(second).not.toBe(first);
    expect(existsSync(first)).toBe(false);
    expect(readdirSync(open())).toHaveLength(2); // the data, and whose they are
  });

  it('are not shared with a copy of the folder', async () => {
    const first = await place('clone');
    cpSync(join(folder, 'clone'), join(folder, 'copy'), { recursive: true });
    expect(await place('copy')).not.toBe(first);
    expect(await place('clone')).toBe(first);
    expect(existsSync(first)).toBe(true);
  });
});

describe('start:prod', () => {
  const MAIN = `
    process.on('SIGTERM', () => { console.log('ended well'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('serving ' + process.env.SITE_OF_TEST);`;

  it('reads .env, and ends what it runs when npm is told to', async () => {
    cpSync(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true });
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
    mkdirSync(join(folder, 'dist/src'), { recursive: true });
    writeFileSync(join(folder, 'dist/src/main.js'), MAIN);
    writeFileSync(join(folder, '.env'), 'SITE_OF_TEST=shop.example\n');
    const npm = spawn('npm', ['run', '--silent', 'start:prod'], { cwd: folder });
    const heard = await new Promise<string>((resolve, reject) => {
      let text = '';
      npm.stdout.on('data', (part: Buffer) => {
        text += part.toString();
        if (text.includes('serving')) npm.kill('SIGTERM');
        if (text.includes('ended well')) resolve(text);
      });
      npm.once('error', reject);
      npm.stdout.once('end', () => resolve(text));
    });
    expect(heard).toBe('serving shop.example\nended well\n');
  });

  it('says that nothing is built', async () => {
    cpSync(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true });
    const { exitCode, complained } = await node([join(folder, 'tools/serve.mjs')]);
    expect({ exitCode, complained }).toEqual({
      exitCode: 1,
      complained: '\nNothing is built yet: npm ci && npm run build\n',
    });
  });
});

describe('advisories', () => {
  /** With an npm that answers this. */
  const ask = async (answer: unknown) => {
    const npm = join(folder, 'npm.js');
    writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify(answer))}); process.exit(1);`);
    return node([tool('advisories.mjs')], { npm_execpath: npm });
  };
  const via = [{ title: 'Reads too much', url: 'https://advisories.example/1' }];

  it.each([
    ['high', 1],
    ['moderate', 0],
  ])('are told, and %s ones end with %i', async (severity, exitCode) => {
    const answer = await ask({ vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2', via } } });
    expect(answer.exitCode).toBe(exitCode);
    expect(answer.said).toContain(`${severity}: leaky <2: Reads too much (https://advisories.example/1)`);
  });

  it('say so when they could not be checked', async () => {
    const { exitCode, complained } = await ask({ message: 'the registry does not answer', error: {} });
    expect({ exitCode, complained }).toEqual({
      exitCode: 2,
      complained: '\nAdvisories could not be checked: the registry does not answer\n',
    });
  });
});

it('the command line knows where the application of the folder listens, while it runs', async () => {
  cpSync(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true });
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { forgetProcess, keepProcess, runningProcess } from './tools/kept.mjs';
     const before = runningProcess();
     keepProcess({ PORT: '3500' });
     const during = runningProcess();
     forgetProcess();
     console.log(JSON.stringify({ before, during, after: runningProcess() }));`,
  );
  const { said } = await node(['start.mjs']);
  expect(JSON.parse(said)).toEqual({ during: { PORT: '3500' } });
  mkdirSync(join(folder, '.data'), { recursive: true });
  writeFileSync(join(folder, '.data/process.json'), JSON.stringify({ pid: process.pid, PORT: '3500', HOST: '' }));
  const another = `import { runningProcess } from './tools/kept.mjs'; console.log(runningProcess() ?? 'none')`;
  expect((await node(['--input-type=module', '--eval', another])).said).toBe('none\n');
});
