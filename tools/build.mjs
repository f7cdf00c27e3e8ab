import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, StepFailed } from './run.mjs';

const INPUTS = [
  'package.json',
  'src',
  'migrations',
  'seeds',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
  'package-lock.json',
  'clients/src',
  'examples/kit',
  'examples/storefront/src',
  'examples/widgets',
  'tools/build-widgets.mjs',
];

/** Builds `dist` unless it was built from exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist/.build-stamp');
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building ...');
  const exitCode = await run(process.execPath, ['node_modules/@nestjs/cli/bin/nest.js', 'build']);
  if (exitCode !== 0) throw new StepFailed('The build failed.', exitCode);
  const widgets = await run(process.execPath, ['tools/build-widgets.mjs']);
  if (widgets !== 0) throw new StepFailed('The build of the widgets failed.', widgets);
  writeFileSync(stamp, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true })
    .map(name => join(path, name))
    .filter(file => statSync(join(root, file)).isFile() && !file.endsWith('.spec.ts'))
    .sort();
}
