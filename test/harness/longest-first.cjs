const { existsSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that would otherwise run last on a machine without durations of earlier runs: Jest then sorts by size. The first one
 * draws the demo pictures of all services, which those after it find.
 */
const LONG = [
  'test/cache/races.system.spec.ts',
  'test/shared/several-processes.system.spec.ts',
  'test/stays/storm.system.spec.ts',
  'test/stays/races.system.spec.ts',
  'test/food/books-storm.system.spec.ts',
  'test/cache/two-processes.system.spec.ts',
  'test/browser/pages.system.spec.ts',
  'test/shared/sign-ins-away.system.spec.ts',
  'test/browser/assistant.system.spec.ts',
  'test/cache/replicas.system.spec.ts',
  'test/browser/dashboard.system.spec.ts',
  'test/browser/host.system.spec.ts',
  'test/browser/storefront-food.system.spec.ts',
  'test/browser/homes.system.spec.ts',
  'test/browser/storefront-nights.system.spec.ts',
  'test/browser/host-prices.system.spec.ts',
  'test/browser/stays-changes.system.spec.ts',
  'test/browser/stays-waiting.system.spec.ts',
  'test/stays/calendar-installations.system.spec.ts',
  'test/food/deadlines.system.spec.ts',
  'test/clients/copied-sites.system.spec.ts',
  'test/shared/away-database.system.spec.ts',
  'test/browser/gym.system.spec.ts',
  'test/shared/ending.system.spec.ts',
  'test/food/studio-killed.system.spec.ts',
  'test/browser/waiting.system.spec.ts',
  'test/start/backup.system.spec.ts',
  'test/stays/help-random.spec.ts',
  'test/stays/cancellation-random.spec.ts',
  'test/contract/examples.spec.ts',
  'test/fitness/event-waiting-list-random.spec.ts',
  'test/stays/rates-random.spec.ts',
  'test/food/help-facts.spec.ts',
  'test/fitness/demo.spec.ts',
  'test/food/quote-tokens-storm.spec.ts',
  'test/contract/linted-descriptions.spec.ts',
  'test/mcp/five-services.spec.ts',
  'test/cli/person.spec.ts',
  'test/demo/protection.spec.ts',
  'test/tools/read-tools.spec.ts',
  'test/demo/nightly.spec.ts',
  'test/demo/reset.spec.ts',
  'test/cache/cached-routes.spec.ts',
  'test/cli/maintenance.spec.ts',
  'test/tools/catalogues.spec.ts',
  'test/cli/doctor.spec.ts',
  'test/contract/fitness.spec.ts',
  'test/courses/order-refunds.spec.ts',
  'test/food/orders-plans.spec.ts',
  'test/contract/reader.spec.ts',
  'test/contract/live-updates.spec.ts',
  'test/contract/courses.spec.ts',
  'test/contract/sent-comes-back.fitness.spec.ts',
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
