/** @no-database */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './source-files';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = <Shape>(path: string): Shape => JSON.parse(text(path)) as Shape;

interface Package {
  version: string;
  dependencies?: Record<string, string>;
}

const { version } = json<Package>('package.json');
const changelog = text('CHANGELOG.md');
const released = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title!);

it('the newest release of the changelog is the version of the project', () => {
  expect(released[0]).toBe('Unreleased');
  expect(released[1]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
  for (const title of released.slice(1)) expect(title).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
});

it('each version tells operators and builders what they will notice, and nothing else', () => {
  for (const part of changelog.split(/^## /m).slice(2)) {
    const headings = [...part.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
    expect(headings).toEqual(['What operators will notice', 'What builders will notice']);
  }
  const [, unreleased = ''] = changelog.split(/^## /m);
  for (const [, title] of unreleased.matchAll(/^### (.+)$/gm)) {
    expect(['What operators will notice', 'What builders will notice']).toContain(title);
  }
});

it('the clients, the sites and the lock file have the version of the project', () => {
  const lock = json<{ version: string; packages: Record<string, Package> }>('package-lock.json');
  expect([lock.version, lock.packages['']!.version]).toEqual([version, version]);
  expect(json<Package>('clients/package.json').version).toBe(version);
  const sites = readdirSync(join(ROOT, 'examples'))
    .map(name => `examples/${name}/package.json`)
    .filter(path => existsSync(join(ROOT, path)));
  expect(sites.length).toBeGreaterThan(0);
  for (const path of sites) {
    const site = json<Package>(path);
    expect([path, site.version]).toEqual([path, version]);
    expect([path, site.dependencies?.['quintet-clients'] ?? version]).toEqual([path, version]);
  }
});

it('the Kubernetes example and the guides name the version of the project', () => {
  for (const name of readdirSync(join(ROOT, 'deploy/kubernetes'))) {
    for (const [, tag] of text(`deploy/kubernetes/${name}`).matchAll(/image: \S+\/quintet:(\S+)/g))
      expect(tag).toBe(version);
  }
  for (const [, packed] of text('examples/README.md').matchAll(/quintet-clients-([\d.]+)\.tgz/g)) {
    expect(packed).toBe(version);
  }
});

describe('npm run release', () => {
  const WRITTEN = [
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
    'clients/package.json',
    'examples',
    'deploy/kubernetes',
  ];
  const copy = mkdtempSync(join(tmpdir(), 'quintet-release-'));
  const copied = (path: string) => readFileSync(join(copy, path), 'utf8');
  const release = async (...args: string[]): Promise<{ isDone: boolean; complaint: string }> =>
    new Promise(resolve => {
      execFile(process.execPath, [join(copy, 'tools/release.mjs'), ...args], (failure, _, complaint) =>
        resolve({ isDone: failure === null, complaint }),
      );
    });

  beforeAll(() => {
    const filter = (path: string) => !path.includes('node_modules');
    for (const path of [...WRITTEN, 'tools']) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter });
    // Right after a release nothing is unreleased.
    const line = '\n### What builders will notice\n\n- One line.\n';
    writeFileSync(join(copy, 'CHANGELOG.md'), changelog.replace('## Unreleased\n', `## Unreleased\n${line}`));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('refuses no version, a malformed one and one that is not newer', async () => {
    for (const args of [[], ['next'], [version], ['0.0.9']]) {
      const { isDone, complaint } = await release(...args);
      expect(isDone).toBe(false);
      expect(complaint).toMatch(/Which version|is not newer/);
    }
    expect(copied('package.json')).toBe(text('package.json'));
  });

  it('sets the version everywhere and dates what was unreleased', async () => {
    expect(await release('77.0.1')).toEqual({ isDone: true, complaint: '' });
    const paths = ['package.json', 'package-lock.json', 'clients/package.json', 'examples/storefront/package.json'];
    for (const path of paths) expect((JSON.parse(copied(path)) as Package).version).toBe('77.0.1');
    expect(copied('deploy/kubernetes/processes.yaml')).toContain('/quintet:77.0.1');
    expect(copied('examples/README.md')).not.toContain(`quintet-clients-${version}`);
    const titles = [...copied('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(['Unreleased', expect.stringMatching(/^77\.0\.1 \(/), ...released.slice(1)]);
    expect(copied('package-lock.json').replaceAll('77.0.1', version)).toBe(text('package-lock.json'));
    expect((await release('78.0.0')).complaint).toContain('nothing below "Unreleased"');
  });
});
