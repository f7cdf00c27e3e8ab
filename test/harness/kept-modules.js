const asyncHooks = require('node:async_hooks');
const { isBuiltin } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const TESTS = path.join(__dirname, '..') + path.sep;
const KEPT = path.join(__dirname, 'kept') + path.sep;
/** What starts other programs and is no part of the application: Node loads it, and Jest could not. */
const OUTSIDE = new Set(['playwright-core', 'vite']);

/** The packages of Jest that keep something of a test file. */
const OF_A_FILE = new Set(['expect', '@jest/expect', 'jest-circus', 'jest-mock']);

/** The runtimes that load the application, by the global object they load it into. */
const applications = new WeakMap();

/**
 * Loads the modules of the application and of its packages once for all test files of a worker: they are some thousands,
 * and to load them takes longer than most files take to run. A test file and what it has from `test` are loaded anew,
 * but for what stands in `kept`.
 */
module.exports = class KeptModules extends Runtime {
  constructor(config, environment, resolver, transformer, sources, ...rest) {
    super(config, environment, resolver, transformer, sources, ...rest);
    if (!applications.has(environment.global)) {
      applications.set(environment.global, new Runtime(config, environment, resolver, transformer, new Map(), ...rest));
    }
    this.application = applications.get(environment.global);
    // One list for both, for the lines of stack traces are looked up in one.
    this.transformCache.sourceMaps = this.application.getSourceMaps();
    this.contexts = new Set();
  }

  /**
   * Jest loads itself for every file and never disables its `AsyncLocalStorage`: each one left slows down every promise of the
   * files that follow.
   */
  requireInternalModule(from, name) {
    if (isPackage(name) && !OF_A_FILE.has(name)) return this.application.requireInternalModule(from, name);
    const { contexts } = this;
    const { AsyncLocalStorage } = asyncHooks;
    asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        contexts.add(this);
      }
    };
    try {
      return super.requireInternalModule(from, name);
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  }

  teardown() {
    for (const context of this.contexts) context.disable();
    super.teardown();
  }

  requireModuleOrMock(from, name) {
    if (OUTSIDE.has(name)) return require(name);
    return isOfTheTest(from, name)
      ? super.requireModuleOrMock(from, name)
      : this.application.requireModuleOrMock(from, name);
  }
};

function isOfTheTest(from, name) {
  if (name.startsWith('.')) {
    const wanted = path.resolve(path.dirname(from), name);
    return wanted.startsWith(TESTS) && !wanted.startsWith(KEPT);
  }
  return isBuiltin(name) || name.startsWith('@jest/') || name === 'expect';
}

const isPackage = name => name !== undefined && !name.startsWith('.') && !path.isAbsolute(name) && !isBuiltin(name);
