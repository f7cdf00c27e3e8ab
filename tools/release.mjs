/**
 * `npm run release -- 0.2.0`: sets the version wherever it is written and makes a section of the changelog of what was
 * unreleased. Commits nothing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runMain } from './run.mjs';

const UNRELEASED = '## Unreleased\n';

await runMain(async () => {
  const [next = ''] = process.argv.slice(2);
  const current = JSON.parse(read('package.json')).version;
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error('Which version? For example: npm run release -- 0.2.0');
  if (!isNewer(next, current)) throw new Error(`${next} is not newer than ${current}.`);
  const [, unreleased = ''] = read('CHANGELOG.md').split(/^## .*\n/m);
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md has nothing below "Unreleased".');

  const examples = readdirSync(join(root, 'examples')).map(name => `examples/${name}/package.json`);
  const manifests = readdirSync(join(root, 'deploy/kubernetes')).map(name => `deploy/kubernetes/${name}`);
  const packages = ['package.json', 'clients/package.json', ...examples.filter(path => existsSync(join(root, path)))];
  for (const path of packages) {
    replace(path, `"version": "${current}"`, `"version": "${next}"`);
    replace(path, `"quintet-clients": "${current}"`, `"quintet-clients": "${next}"`);
  }
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = lock.packages[''].version = next;
  write('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
  for (const path of manifests) replace(path, `/quintet:${current}`, `/quintet:${next}`);
  replace('examples/README.md', `quintet-clients-${current}.tgz`, `quintet-clients-${next}.tgz`);
  const day = new Date().toISOString().slice(0, 10);
  replace('CHANGELOG.md', UNRELEASED, `${UNRELEASED}\n## ${next} (${day})\n`);
  console.log(`Version ${next}. Read the difference, run the tests, then:
  git commit --all --message "Release ${next}" && git tag --annotate v${next} --message "Release ${next}"`);
});

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function write(path, text) {
  writeFileSync(join(root, path), text);
}

function replace(path, from, to) {
  write(path, read(path).replaceAll(from, to));
}

function isNewer(next, current) {
  const [a, b] = [next, current].map(version => version.split('.').map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] > b[index];
}
