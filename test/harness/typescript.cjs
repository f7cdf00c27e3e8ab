/** Preloaded by a program that runs the sources as they are, in a process of its own: `node --require <this> src/main.ts`. */
const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { projects } = require('../../jest.config.js');
const { CompiledModules } = require('./compiled-modules.cjs');

const ROOT = path.join(__dirname, '../..');
const [[, [, typescript]], [packages, [, ecmascript]]] = Object.entries(projects[0].transform);
/** Packages of ES modules are compiled to CommonJS, as for Jest: V8 keeps no compiled code of ES modules. */
const ESM_PACKAGES = new RegExp(packages);

const store = new CompiledModules(ROOT, JSON.stringify(projects[0].transform));
// The modules of the application are loaded by then.
setImmediate(() => store.save());

const loadDefault = Module._extensions['.js'];
Module._extensions['.ts'] = load;
Module._extensions['.js'] = (module, filename) =>
  store.has(filename) || isCommonJs(filename) || ESM_PACKAGES.test(filename)
    ? load(module, filename)
    : loadDefault(module, filename);

function load(module, filename) {
  const script = store.scriptOf(filename, () => textOf(filename));
  const require = request => module.require(request);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.resolve.paths = request => Module._resolveLookupPaths(request, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  script.runInThisContext().call(module.exports, module.exports, require, module, filename, path.dirname(filename));
}

/** A module as the body of a CommonJS function. */
function textOf(filename) {
  const text = readFileSync(filename, 'utf8');
  const options = filename.endsWith('.ts') ? typescript : ESM_PACKAGES.test(filename) ? ecmascript : undefined;
  if (!options) return text.replace(/^#!.*/, '');
  // Nothing in these processes reads source maps, which are two thirds of each compiled file.
  return require('@swc/core').transformSync(text, { ...options, sourceMaps: false, filename }).code;
}

const commonJsFolders = new Map();

function isCommonJs(filename) {
  if (filename.endsWith('.cjs')) return true;
  return filename.endsWith('.js') && isCommonJsFolder(path.dirname(filename));
}

/** As the nearest `package.json` says. */
function isCommonJsFolder(folder) {
  const known = commonJsFolders.get(folder);
  if (known !== undefined) return known;
  const file = path.join(folder, 'package.json');
  const isRoot = path.dirname(folder) === folder;
  const is = statSync(file, { throwIfNoEntry: false })
    ? JSON.parse(readFileSync(file, 'utf8')).type !== 'module'
    : isRoot || isCommonJsFolder(path.dirname(folder));
  commonJsFolders.set(folder, is);
  return is;
}

const names = Object.entries(projects[0].moduleNameMapper).map(([name, place]) => [new RegExp(name), place]);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, isMain, options) => {
  const find = () => {
    const [pattern, place] = names.find(([name]) => name.test(request)) ?? [];
    const named = pattern && request.replace(pattern, place.replace('<rootDir>', ROOT));
    return resolve.call(Module, named ?? request, parent, isMain, options);
  };
  return parent?.filename && !options ? store.resolved(path.dirname(parent.filename), request, find) : find();
};
