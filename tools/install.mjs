import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './lock.mjs';
import { npm, root, StepFailed } from './run.mjs';

/** Nest is published as ES modules only, which this CommonJS project loads by `require`. */
export function checkNode() {
  if (process.features.require_module) return;
  throw new Error(
    `Node 20.19 or newer is needed (of version 22: 22.12 or newer); this is Node ${process.versions.node}.`,
  );
}

/** Installs the packages of package-lock.json unless they are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const lock = await takeLock(join(root, '.data/install.lock'), { script: '.mjs' });
  try {
    console.log('Installing packages ...');
    // Building needs the development packages, also where NODE_ENV=production would leave them out.
    const exitCode = await npm('ci', '--include=dev', '--loglevel=error');
    if (exitCode !== 0) throw new StepFailed('Installing packages failed.', exitCode);
  } finally {
    lock.release();
  }
}

/** npm writes what it installed into node_modules/.package-lock.json, whoever called it. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packages(installed);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
