import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../tools/build.mjs';
import { root } from '../../tools/run.mjs';

const TYPESCRIPT = join(root, 'test/harness/typescript.cjs');

/** The folder to measure: that of `--build`, or `dist`, which is built first where a program will be started. */
export async function chosenBuild({ build, origin }) {
  const [folder] = await chosenBuilds({ build: build && [build], origin });
  return folder;
}

export async function chosenBuilds({ build, origin }) {
  if (!build && !origin) await ensureBuilt();
  return (build ?? [join(root, 'dist')]).map(folder => resolve(folder));
}

/** `--build .` runs the sources as they are: Node then compiles each file as it is loaded. */
const isSources = build => build === root;

export const nodeOptionsFor = build => (isSources(build) ? ['--require', TYPESCRIPT] : []);

/** The path of a module of a build, `src/main` for example. */
export const moduleOf = (build, name) => join(build, `${name}.${isSources(build) ? 'ts' : 'js'}`);

/** Loads modules of a build into this process. */
export function loaderOf(build) {
  const load = createRequire(import.meta.url);
  if (isSources(build)) load(TYPESCRIPT);
  return name => load(moduleOf(build, name));
}
