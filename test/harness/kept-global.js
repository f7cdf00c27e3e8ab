const { TestEnvironment } = require('jest-environment-node');
const { shiftDate, shiftSeconds } = require('./shifted-clock.cjs');

// At its natural end a process frees its heap, which takes longer than the half second Jest waits for a worker.
if (process.send) process.on('beforeExit', () => process.exit());

const MAX_STACK_LINES = 20;

let kept;
let beginning;

/**
 * One global object for all test files of a worker, so that the modules of the application can be loaded once
 * (`kept-modules.js`). Whatever belongs to one file is put back when the file ends, and again before the next one begins,
 * should an end have failed: variables of the environment, timers, `process.exit`, and what Jest stores under symbols
 * (hooks, time limits, results). Jest itself puts back spies.
 */
module.exports = class KeptGlobal {
  constructor(config, context) {
    // Who watches changes sources between two runs of one process, so nothing is kept there.
    if (!kept || config.globalConfig.watch || config.globalConfig.watchAll) {
      kept = new TestEnvironment(config, context);
      shiftDate(kept.global, shiftSeconds());
      // With the 100 of Jest an error takes 50 µs, and a refused request throws several.
      kept.global.Error.stackTraceLimit = MAX_STACK_LINES;
      beginning = {
        env: { ...kept.global.process.env },
        exit: Reflect.get(kept.global.process, 'exit'),
        symbols: new Set(Object.getOwnPropertySymbols(kept.global)),
      };
    }
    this.kept = kept;
    this.global = kept.global;
    this.moduleMocker = kept.moduleMocker;
    this.fakeTimers = kept.fakeTimers;
    this.fakeTimersModern = kept.fakeTimersModern;
    this.putBack();
  }

  async setup() {}

  async teardown() {
    this.putBack();
    // Jest's own environment holds on to every former value of a global name, to clear them away with itself.
    this.kept._globalProxy.leftovers = [];
  }

  putBack() {
    this.fakeTimersModern.useRealTimers();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in beginning.env)) delete env[name];
    Object.assign(env, beginning.env);
    this.global.process.exit = beginning.exit;
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (!beginning.symbols.has(symbol)) Reflect.deleteProperty(this.global, symbol);
    }
  }

  exportConditions() {
    return this.kept.exportConditions();
  }

  getVmContext() {
    return this.kept.getVmContext();
  }
};
