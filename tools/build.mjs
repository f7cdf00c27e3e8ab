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
const NEST_BUILD = ['node_modules/@nestjs/cli/bin/nest.js', 'build'];
const OFFICE_INPUTS = [
  'examples/office/index.html',
  'examples/office/theme.json',
  'examples/office/build.config.ts',
  'examples/office/src',
  'examples/kit',
  'clients/src/answers.ts',
  'clients/src/money.ts',
  'package-lock.json',
];

/** Builds `dist` and the page of the offices unless they were built from exactly these sources. */
export async function ensureBuilt() {
  await ensureStep('dist', INPUTS, 'Building ...', NEST_BUILD, ['tools/build-widgets.mjs']);
  await ensureOfficeBuilt();
}

/** Builds the page of the offices, which the process serves from `examples/office/dist`. */
export const ensureOfficeBuilt = () =>
  ensureStep('examples/office/dist', OFFICE_INPUTS, 'Building the office ...', ['tools/build-office.mjs']);

async function ensureStep(folder, inputs, message, ...commands) {
  const stamp = join(root, folder, '.build-stamp');
  const sources = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(message);
  for (const command of commands) {
    const exitCode = await run(process.execPath, command);
    if (exitCode !== 0) throw new StepFailed('The build failed.', exitCode);
  }
  writeFileSync(stamp, sources);
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) {
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
