/** Preloaded by a program that runs the sources as they are, in a process of its own: `node --require <this> src/main.ts`. */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { projects } = require('../../jest.config.js');

const ROOT = path.join(__dirname, '../..');
const [, options] = projects[0].transform['^.+\\.ts$'];

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  module._compile(code, filename);
};

const names = Object.entries(projects[0].moduleNameMapper);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  const [pattern, place] = names.find(([name]) => new RegExp(name).test(request)) ?? [];
  const named = pattern && request.replace(new RegExp(pattern), place.replace('<rootDir>', ROOT));
  return resolve.call(Module, named ?? request, ...rest);
};
