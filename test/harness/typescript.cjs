/** Preloaded by a program that runs the sources as they are, in a process of its own: `node --require <this> src/main.ts`. */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync, version } = require('@swc/core');
const { projects } = require('../../jest.config.js');

const ROOT = path.join(__dirname, '../..');
// Nothing in these processes reads source maps, which are two thirds of each compiled file.
const options = { ...projects[0].transform['^.+\\.ts$'][1], sourceMaps: false };
const hash = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32);

const FOLDER = path.join(ROOT, 'node_modules/.cache/test-sources', hash(version, JSON.stringify(options)));
mkdirSync(FOLDER, { recursive: true });

Module._extensions['.ts'] = (module, filename) => {
  module._compile(compiled(readFileSync(filename, 'utf8'), filename), filename);
};

/** From a folder that all processes and runs share: a test starts up to ten processes, each of them loads 1,500 files. */
function compiled(source, filename) {
  const file = path.join(FOLDER, hash(filename, source));
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...options, filename });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    return code;
  }
}

const names = Object.entries(projects[0].moduleNameMapper).map(([name, place]) => [new RegExp(name), place]);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  const [pattern, place] = names.find(([name]) => name.test(request)) ?? [];
  const named = pattern && request.replace(pattern, place.replace('<rootDir>', ROOT));
  return resolve.call(Module, named ?? request, ...rest);
};
