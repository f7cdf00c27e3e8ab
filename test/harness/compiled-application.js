const { existsSync } = require('node:fs');
const { CompiledModules, DYNAMIC_IMPORT } = require('./compiled-modules.cjs');

let store;

/** Lets a runtime of Jest take the modules that it loads as V8 compiled them for earlier runs. */
function keepCompiled({ executor, transformCache }, config, environment) {
  const { rootDir, transform, transformIgnorePatterns } = config;
  const parameters = executor.injectedModuleParameters;
  store ??= new CompiledModules(rootDir, JSON.stringify([transform, transformIgnorePatterns, parameters]), parameters);

  const transformAnew = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    const { text, sourceMap } = store.known(filename) ?? {};
    // The map is in the cache of Jest, which may have been emptied.
    if (!text || (sourceMap && !existsSync(sourceMap))) return transformAnew(filename, options);
    if (sourceMap) transformCache.sourceMaps.set(filename, sourceMap);
    return text.toString();
  };

  const compileAnew = executor.compile.bind(executor);
  executor.compile = (text, filename) => {
    const context = environment.getVmContext();
    // Jest carries out an `import()` only in what it compiled itself.
    if (!context || DYNAMIC_IMPORT.test(text)) return compileAnew(text, filename);
    try {
      const sourceMap = transformCache.sourceMaps.get(filename);
      return store.scriptOf(filename, () => text, sourceMap).runInContext(context);
    } catch {
      // Jest says what is wrong with a module that is no script.
      return compileAnew(text, filename);
    }
  };
}

/** Adds to the file what this process compiled, when it is much. */
const saveCompiled = () => store?.save();

module.exports = { keepCompiled, saveCompiled };
