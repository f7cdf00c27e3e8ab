/** @no-database */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { command } from '../cli/commands';
import { ROOT, siteFolders } from '../source-files';

const MAX_SCRIPT_BYTES = 64 * 1024;
const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc');
/** Installed with a site, besides the clients. */
const PACKAGES = ['openapi-fetch', 'socket.io-client', '@types/node', 'vite'];

/** A folder outside the repository. */
let folder: string;
const run = promisify(execFile);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quintet-sites-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `npm install` in the folder of a site would, without a registry. */
async function install(site: string): Promise<void> {
  const { dependencies } = jsonIn(site, 'package.json') as { dependencies: Record<string, string> };
  const installed = join(site, 'node_modules');
  for (const name of PACKAGES) {
    mkdirSync(join(installed, name, '..'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  }
  const archive = /^file:(\.\/quintet-clients-.+\.tgz)$/.exec(dependencies['quintet-clients']!)![1]!;
  const clients = join(installed, 'quintet-clients');
  mkdirSync(clients);
  await run('tar', ['-xzf', join(site, archive), '-C', clients, '--strip-components=1']);
}

const jsonIn = (site: string, file: string): unknown => JSON.parse(readFileSync(join(site, file), 'utf8'));

it.each(siteFolders())(
  '`site new` makes a site from %s that builds outside the repository, in at most 64 KB of JavaScript',
  async name => {
    const site = join(folder, `my-${name}`);
    const { complaint, exitCode, out } = await command(
      `site new my-${name} --from ${name} --to ${site} --api https://api.example.com`,
    );
    expect([exitCode, complaint]).toEqual([0, '']);
    expect(out).toContain('npm install && npm run dev');
    expect(jsonIn(site, 'package.json')).toMatchObject({ name: `my-${name}` });
    const title = `My ${name[0]!.toUpperCase()}${name.slice(1)}`;
    expect(jsonIn(site, 'theme.json')).toMatchObject({ name: { en: title, ar: title } });
    await install(site);
    await run(process.execPath, [COMPILER, '-p', site]);
    const outDir = join(site, 'dist');
    await build({ root: site, configFile: join(site, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain(`<title>${title}</title>`);
    const scripts = readdirSync(join(outDir, 'assets')).filter(file => file.endsWith('.js'));
    const texts = scripts.map(file => readFileSync(join(outDir, 'assets', file)));
    expect(texts.some(text => text.includes('https://api.example.com'))).toBe(true);
    expect(texts.some(text => text.includes(title))).toBe(true);
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeGreaterThan(10 * 1024);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  },
);

it('refuses a folder that is not empty, one in the project, an unknown starter and an unusable name', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'note.txt'), 'mine');
  const refused = async (line: string) => {
    const { exitCode, complaint } = await command(`site new ${line}`);
    return [exitCode, complaint];
  };
  expect(await refused(`taken --from storefront --to ${taken}`)).toEqual([1, expect.stringContaining('is not empty')]);
  expect(readdirSync(taken)).toEqual(['note.txt']);
  const inside = join(ROOT, 'my-shop');
  expect(await refused(`my-shop --from storefront --to ${inside}`)).toEqual([
    1,
    expect.stringContaining('lies in the project'),
  ]);
  expect(existsSync(inside)).toBe(false);
  const known = `Use one of ${siteFolders().join(', ')}.`;
  expect(await refused('my-shop --from bakery')).toEqual([2, expect.stringContaining(known)]);
  expect(await refused('my-shop')).toEqual([2, `--from is required. ${known}\n`]);
  expect(await refused('My_Shop --from storefront')).toEqual([2, expect.stringContaining('small letters')]);
});
