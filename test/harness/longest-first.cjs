const { existsSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that would otherwise run last on a machine without durations of earlier runs: Jest then sorts by size. */
const LONG = [
  'test/cache/races.system.spec.ts',
  'test/shared/several-processes.system.spec.ts',
  'test/cache/two-processes.system.spec.ts',
  'test/contract/examples.spec.ts',
  'test/contract/linted-descriptions.spec.ts',
  'test/shared/sign-ins-away.system.spec.ts',
  'test/operate/image.system.spec.ts',
  'test/browser/waiting.system.spec.ts',
  'test/shared/away-database.system.spec.ts',
  'test/fitness/demo.spec.ts',
  'test/contract/sent-comes-back.fitness.spec.ts',
  'test/cache/replicas.system.spec.ts',
  'test/food/orders-plans.spec.ts',
  'test/kit/jobs.spec.ts',
  'test/fitness/writing-limits.spec.ts',
  'test/kit/media-bucket.spec.ts',
];

const missing = LONG.find(file => !existsSync(join(__dirname, '../..', file)));
if (missing) throw new Error(`${missing}, named in test/harness/longest-first.cjs, does not exist.`);

/** Starts the longest files first, so that no worker is left with one of them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path, context, duration }) => {
      const index = LONG.indexOf(relative(context.config.rootDir, path).replaceAll(sep, '/'));
      return duration !== undefined || index < 0 ? LONG.length : index;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
