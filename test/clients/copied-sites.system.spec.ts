/** @no-database */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT, siteFolders } from '../source-files';

const MAX_SCRIPT_BYTES = 60 * 1024;
const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc');
/** Installed with a site, besides the clients. */
const PACKAGES = ['openapi-fetch', 'socket.io-client', '@types/node', 'vite'];

/** A folder outside the repository. */
let folder: string;
const run = promisify(execFile);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quintet-sites-'));
  const installed = join(folder, 'node_modules');
  for (const name of PACKAGES) {
    mkdirSync(join(installed, name, '..'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  }
  await installClients(installed);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `npm pack` and `npm install` of the clients would. */
async function installClients(installed: string): Promise<void> {
  const source = join(folder, 'clients');
  cpSync(join(ROOT, 'clients'), source, { recursive: true, filter: path => !/\/(dist|node_modules)(\/|$)/.test(path) });
  await run(process.execPath, [COMPILER, '-p', source]);
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--loglevel=error'], { cwd: source });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const target = join(installed, 'quintet-clients');
  mkdirSync(target);
  await run('tar', ['-xzf', join(source, filename), '-C', target, '--strip-components=1']);
}

function copySite(name: string): string {
  const copy = join(folder, name);
  const withoutPackages = (path: string) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(ROOT.length));
  cpSync(join(ROOT, 'examples', name), copy, { recursive: true, filter: withoutPackages });
  cpSync(join(ROOT, 'examples/kit'), join(copy, 'kit'), { recursive: true });
  return copy;
}

it.each(siteFolders())(
  'a copy of %s with the kit builds outside the repository with the packed clients, in at most 60 KB of JavaScript',
  async name => {
    const copy = copySite(name);
    await run(process.execPath, [COMPILER, '-p', copy]);
    const outDir = join(copy, 'dist');
    await build({ root: copy, configFile: join(copy, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
    expect(existsSync(join(outDir, 'index.html'))).toBe(true);
    const scripts = readdirSync(join(outDir, 'assets')).filter(file => file.endsWith('.js'));
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, 'assets', file))).length, 0);
    expect(bytes).toBeGreaterThan(10 * 1024);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  },
);
