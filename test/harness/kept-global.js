const { TestEnvironment } = require('jest-environment-node');

let kept;

/**
 * One global object for all test files of a worker, so that the modules of the application can be loaded once
 * (`kept-modules.js`). Whatever belongs to one file is put back when the file ends: variables of the environment,
 * timers, `process.exit`, and what Jest stores under symbols (hooks, time limits, results). Jest itself puts back spies.
 */
module.exports = class KeptGlobal {
  constructor(config, context) {
    // Who watches changes sources between two runs of one process, so nothing is kept there.
    if (!kept || config.globalConfig.watch || config.globalConfig.watchAll) kept = new TestEnvironment(config, context);
    this.kept = kept;
    this.global = kept.global;
    this.moduleMocker = kept.moduleMocker;
    this.fakeTimers = kept.fakeTimers;
    this.fakeTimersModern = kept.fakeTimersModern;
    this.symbols = new Set(Object.getOwnPropertySymbols(this.global));
    this.process = { env: { ...this.global.process.env }, exit: this.global.process.exit };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.process.env)) delete env[name];
    Object.assign(env, this.process.env);
    this.global.process.exit = this.process.exit;
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (!this.symbols.has(symbol)) Reflect.deleteProperty(this.global, symbol);
    }
    // Jest's own environment holds on to every former value of a global name, to clear them away with itself.
    this.kept._globalProxy.leftovers = [];
  }

  exportConditions() {
    return this.kept.exportConditions();
  }

  getVmContext() {
    return this.kept.getVmContext();
  }
};
